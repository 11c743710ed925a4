"""The bot's process as the week sees it: it is asked to do things, and let to rest, or killed."""

import os
import random
import socket
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.people import Chat, Person
from tests.forks import ROOT, Fork, begun
from tests.patience import PATIENCE
from tests.week.wire import (
    Act,
    Answered,
    Call,
    Close,
    Frames,
    Posted,
    Reached,
    Rested,
    Until,
    send,
)

Handler = Callable[[Call], Reached]


class Died(Exception):
    """The process has been killed."""


@dataclass(slots=True)
class Doom:
    """When the process is to be killed: with its so-manieth word, or so many seconds after the
    next thing that it is told to do."""

    frames: int = 0
    seconds: float = 0.0


class Bot:
    """One process after the other on the same database. ``platform`` answers its calls."""

    def __init__(self, folder: Path, platform: Handler, dice: random.Random) -> None:
        self._url = f"sqlite:///{folder / 'week.db'}"
        self.log = folder / "log"
        self._platform = platform
        self._dice = dice
        self._numbers = 0
        self._process: subprocess.Popen[bytes] | Fork | None = None
        self.doom: Doom | None = None
        self.answers: dict[int, Answered] = {}
        self.now = 0.0
        self.cpu = 0.0  # of the processes that are over
        self._latest = 0.0  # of the one that runs

    @property
    def runs(self) -> bool:
        return self._process is not None

    def start(self, at: float) -> None:
        """Start at this Unix time, and let it rest."""
        ours, its = socket.socketpair()
        ours.settimeout(PATIENCE)
        with self.log.open("ab") as log:
            words = ["tests.week.program", self._url, repr(at)]
            files = log.fileno(), log.fileno(), its.fileno()
            self._process = begun(words, ROOT, os.environ, files)
        its.close()
        self._sock, self._frames = ours, Frames()
        self.now = at
        self._latest = 0.0
        self.until(at)

    def act(
        self,
        person: Person,
        chat: Chat,
        what: str,
        message: str = "",
        args: dict[str, str] | None = None,
    ) -> Answered:
        """Have somebody press or type; what came of it. Raises Died."""
        self._numbers += 1
        number = self._numbers
        given = None if args is None else tuple(args.items())
        self._send(Act(number, person, chat, what, message, given))
        if self.doom is not None and self.doom.seconds:
            time.sleep(self.doom.seconds)
            self.kill()
            self._drained()
            if number not in self.answers:
                raise Died
        at = self.now
        while number not in self.answers:
            self.until(at)
            at += 0.5
        return self.answers.pop(number)

    def posted(self, number: int, chat: Chat, message: str, person: str | None) -> None:
        """The screen of an answer stands. Raises Died."""
        if self.runs:
            self._send(Posted(number, chat, message, person))

    def until(self, at: float) -> None:
        """Let time pass until then, and everything be done. Raises Died."""
        if not self.runs:
            raise Died
        self._numbers += 1
        self._send(Until(self._numbers, at))
        while True:
            for frame in self._received():
                if isinstance(frame, Rested):
                    self._latest = frame.cpu
                    if frame.number == self._numbers:
                        self.now = max(self.now, at)
                        return
                else:
                    self._take(frame)

    def _received(self) -> list[object]:
        data = self._sock.recv(1 << 20)
        if not data:
            self._over()
            raise RuntimeError("the bot has ended by itself")
        return self._frames.fed(data)

    def _take(self, frame: object) -> None:
        doomed = self._is_doomed()
        if isinstance(frame, Answered):
            self.answers[frame.number] = frame
        if isinstance(frame, Call):
            if doomed and self._dice.random() < 0.4:
                self._die()  # the platform never got it
            reached = self._platform(frame)
            if doomed:
                self._die()  # the platform got it, and nobody heard of that
            self._send(reached)
        elif doomed:
            self._die()

    def _is_doomed(self) -> bool:
        if self.doom is None or not self.doom.frames:
            return False
        self.doom.frames -= 1
        return not self.doom.frames

    def _die(self) -> None:
        self.kill()
        self._drained()
        raise Died

    def kill(self) -> None:
        """End it as ``kill -9`` does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        self.doom = None

    def _drained(self) -> None:
        """What it said before it was killed has been said."""
        while data := self._rest_of():
            for frame in self._frames.fed(data):
                if isinstance(frame, Answered):
                    self.answers[frame.number] = frame
                elif isinstance(frame, Call):
                    self._platform(frame)
        self._over()

    def _rest_of(self) -> bytes:
        try:
            return self._sock.recv(1 << 20)
        except ConnectionError:
            return b""

    def stop(self) -> None:
        """End it in good order."""
        assert self._process is not None
        self._send(Close())
        while data := self._rest_of():
            for frame in self._frames.fed(data):
                if not isinstance(frame, Rested):
                    self._take(frame)
        assert self._process.wait(PATIENCE) == 0, self.log.read_text()[-3000:]
        self._over()

    def _over(self) -> None:
        self.cpu += self._latest
        self._latest = 0.0
        self._sock.close()
        self._process = None

    def _send(self, thing: object) -> None:
        try:
            send(self._sock, thing)
        except OSError:
            if self.runs:
                raise
            raise Died from None

    def seconds(self) -> float:
        """Of the processor, of all processes together."""
        return self.cpu + self._latest
