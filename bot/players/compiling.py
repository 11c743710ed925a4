"""Compiling what computer players need, on a machine that has never run the program.

Each game is compiled by a process of its own that gives way to everything else and says what it has
done, a line a module. A process that is stopped loses only the kernel that it was at: what it has
compiled lies on the disk.
"""

import asyncio
import importlib
import logging
import math
import os
import sys
import threading
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial

from bot.background import end
from bot.log import about
from bot.players.surroundings import apart, environment, give_way
from bot.players.thinker import known
from engines.game import Game
from engines.kernels import compiled

LIMIT = 600.0  # seconds in which a game is compiled on any machine
USUAL = 30.0  # seconds that a game takes, until its own pace is known
STEP = 5  # seconds to which an estimate is rounded up
_NICE = 10
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many of the modules of a game are compiled, and about how many ``seconds`` the rest
    takes, in steps of five; ``failed`` where no player is to be had, however long one waits."""

    done: int
    of: int
    seconds: int = field(default=0, compare=False)
    failed: bool = False


@dataclass(slots=True)
class _Cold:
    """A game that is not ready; ``ready`` is set once it is, or cannot be made so."""

    progress: Progress
    ready: asyncio.Event = field(default_factory=asyncio.Event)


class Compiling:
    """The games of ``games``, named as ``module:mapping``, whose players have to be compiled first,
    so many ``at_once``; what somebody waits for comes before the rest. Every step is told with the
    game's key to those who listen, the last one too."""

    def __init__(self, games: str, at_once: int | None = None) -> None:
        self._games = games
        self._at_once = at_once or max(1, (os.cpu_count() or 2) - 1)  # one core is the bot's
        self._begun: dict[str, float] = {}
        self._wanted: list[str] = []  # of those that are not ready, in the order of the wishes
        self._running: dict[str, asyncio.Task[None]] = {}
        self._listeners: list[Callable[[str], None]] = []
        self._closed = False

    @cached_property
    def _cold(self) -> dict[str, _Cold]:
        """Every game that is not ready. Its sources and caches are looked through when somebody
        first asks, which a start need not wait for."""
        cold = {key: game for key, game in known(self._games).items() if not compiled(game)}
        return {key: _Cold(_progress(0, len(game.kernels))) for key, game in cold.items()}

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with a game's key whenever more of it is compiled."""
        self._listeners.append(listener)

    @property
    def over(self) -> bool:
        """Whether nothing is left to be compiled."""
        return not self._cold

    def progress(self, game: str) -> Progress | None:
        """How far a game is; None when it is ready."""
        cold = self._cold.get(game)
        return None if cold is None else cold.progress

    def start(self) -> None:
        """Compiles everything in the background."""
        while not self._closed and len(self._running) < self._at_once and (key := self._next()):
            with about(""):
                task = asyncio.create_task(self._compile(key), name=f"compiling {key}")
                task.add_done_callback(partial(self._ended, key))
            self._running[key] = task

    def _next(self) -> str | None:
        """The game that is compiled as soon as there is a place for it."""
        waiting = (key for key in (*self._wanted, *self._cold) if key not in self._running)
        return next(waiting, None)

    async def ready(self, game: str) -> None:
        """Waits until a game is ready, which is now compiled before those that nobody wants."""
        cold = self._cold.get(game)
        if cold is not None:
            self.want(game)
            await cold.ready.wait()

    def want(self, game: str) -> None:
        """Compiles a game before those that nobody wants."""
        if game in self._cold and game not in self._wanted:
            self._wanted.append(game)
        self.start()
        self._make_room()

    def _make_room(self) -> None:
        """Stops what nobody wants, one for each wanted game that has to wait; it begins when the
        other has ended."""
        stopping = [task for task in self._running.values() if task.cancelling()]
        kept_waiting = len(set(self._wanted) - self._running.keys()) - len(stopping)
        unwanted = [
            task
            for key, task in self._running.items()
            if key not in self._wanted and task not in stopping
        ]
        for task in unwanted[: max(0, kept_waiting)]:
            task.cancel()

    async def finish(self) -> None:
        """Compiles everything now."""
        for game in tuple(self._cold):
            await self.ready(game)

    async def close(self) -> None:
        """Stops compiling; the next start goes on."""
        self._closed = True
        await end(tuple(self._running.values()))

    def _ended(self, key: str, task: "asyncio.Task[None]") -> None:
        del self._running[key]
        if not task.cancelled():
            if (error := task.exception()) is not None:
                # Whoever asks next hears what is wrong, or has it compiled by a player.
                log.error("could not compile the computer players of %s", key, exc_info=error)
            if key in self._wanted:
                self._wanted.remove(key)
            self._cold.pop(key).ready.set()
            self._tell(key)
        self.start()

    def _tell(self, key: str) -> None:
        for listener in self._listeners:
            listener(key)

    async def _compile(self, key: str) -> None:
        code = "from bot.players.compiling import main; main()"
        self._begun[key] = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code, self._games, key),
            stdin=PIPE,
            stdout=PIPE,
            env=environment({}),
            **apart(),
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(LIMIT):
                async for _ in process.stdout:
                    self._step(key)
                if await process.wait():
                    raise ChildProcessError(f"exit status {process.returncode}")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def _step(self, key: str) -> None:
        before = self._cold[key].progress
        # What was compiled before a process was stopped is only loaded, and counts at once.
        done, taken = min(before.done + 1, before.of), time.monotonic() - self._begun[key]
        self._cold[key].progress = _progress(done, before.of, taken)
        self._tell(key)


def _progress(done: int, of: int, taken: float = 0.0) -> Progress:
    """With ``done`` of the modules compiled in ``taken`` seconds."""
    pace = taken / done if done else USUAL / max(1, of)
    steps = math.ceil(pace * (of - done) / STEP)
    return Progress(done, of, STEP * max(1, steps))


def compile_game(games: Mapping[str, Game], key: str) -> None:
    """Compiles the modules of a game one after the other, and says so after each."""
    for name in games[key].kernels:
        importlib.import_module(name)
        print(name, flush=True)
    games[key].warm()


def main() -> None:
    """The two arguments name the games and the one to compile."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    give_way(_NICE)
    compile_game(known(sys.argv[1]), sys.argv[2])


def _end_with_parent() -> None:
    """Whoever started this process holds its input open; at its end nobody waits any more."""
    while os.read(0, 1024):  # sys.stdin has a lock, for which the interpreter's end would wait
        pass
    os._exit(0)
