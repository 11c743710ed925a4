"""The bot of the simulated week: the real desk, store and workers in a process of its own, which
may be killed. ``python -m tests.week.program URL START`` with a socket as its standard input."""

import asyncio
import logging
import random
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from itertools import count
from typing import Any

from bot.desk.platform import Gone, Newest, Shown
from bot.desk.reply import Reply
from bot.people import Chat, Display
from bot.players.workers import Urgency, Workers
from bot.preferences.chat_choices import Choosers
from bot.running.timing import Timing
from bot.screens import Screen
from bot.store.database import Database, open_database
from bot.store.leases import Leases
from bot.store.store import Store
from engines.game import Rated, View
from tests.desks import desk_of
from tests.starting import start
from tests.thinking import LATE
from tests.week.stepped import SteppedLoop
from tests.week.wire import (
    Act,
    Answered,
    Call,
    Close,
    Frames,
    Posted,
    Reached,
    Rested,
    Sight,
    Until,
    send,
)

PLATFORMS = {"telegram": False, "discord": True}  # whether private screens show in shared chats
RARELY = Timing(orders=60.0)  # operators want nothing: to look each second was most of the work
THOUGHT = 0.03  # real seconds that a computer player has; whom it beats is no matter here


class Watched:
    """A database; time stands while it works."""

    def __init__(self, database: Database, loop: SteppedLoop) -> None:
        self._database = database
        self._loop = loop
        self.alone = database.alone
        self.queue = database.queue

    async def close(self) -> None:
        await self._database.close()

    def is_outage(self, error: Exception) -> bool:
        return self._database.is_outage(error)

    async def read(self, work: Any, *args: Any, **options: Any) -> Any:
        with self._loop.working():
            return await self._database.read(work, *args, **options)

    async def write(self, work: Any, *args: Any, **options: Any) -> Any:
        with self._loop.working():
            return await self._database.write(work, *args, **options)

    async def write_relaxed(self, work: Any, *args: Any, **options: Any) -> Any:
        with self._loop.working():
            return await self._database.write_relaxed(work, *args, **options)

    async def write_reserved(self, work: Any, *args: Any, **options: Any) -> Any:
        with self._loop.working():
            return await self._database.write_reserved(work, *args, **options)

    @property
    def relinked(self) -> int | None:
        return self._database.relinked

    def changes(self) -> AsyncIterator[str]:
        return self._database.changes()

    def duty(self, name: str, eager: bool = True) -> AbstractAsyncContextManager[asyncio.Event]:
        return self._database.duty(name, eager)

    def leases(self) -> AbstractAsyncContextManager[Leases]:
        return self._database.leases()


class Players(Workers):
    """Real players with little time to think, during which no other time passes."""

    def __init__(self, loop: SteppedLoop) -> None:
        super().__init__(1, LATE)
        self._stepped = loop

    async def choose(
        self, view: View, level: str, seconds: float, urgency: Urgency = Urgency.PLAY
    ) -> str:
        with self._stepped.working():
            return await super().choose(view, level, THOUGHT, urgency)

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        with self._stepped.working():
            return await super().rate(view, THOUGHT, urgency)


class Fault(Exception):
    """The platform has failed, or says that it has."""


class Remote:
    """A platform whose chats are in the other process. Every call takes its time."""

    theme = "light"
    choosers = Choosers.PLAYERS

    def __init__(self, name: str, ask: Callable[..., Any]) -> None:
        self.name = name
        self.shows_privately = PLATFORMS[name]
        self.hands_alone = False
        self.largest_file = 10_000_000
        self.longest_caption, self.longest_text = 1000, 4000
        self._ask = ask
        self._dice = random.Random(name)

    async def run(self) -> None:
        await asyncio.Event().wait()

    def owns(self, chat: Chat) -> bool:
        return True

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        await self._travel()
        screen = await newest()
        await self._ask(self.name, "show", display=display, sight=Sight.of(screen))
        await self._travel()
        return screen

    def shows_hands(self, chat: Chat) -> bool:
        return self.shows_privately

    async def repost(self, display: Display, newest: Newest) -> Shown:
        await self._travel()
        screen = await newest()
        message = await self._ask(self.name, "repost", display=display, sight=Sight.of(screen))
        await self._travel()
        return Shown(screen, display.chat, message)

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        await self._travel()
        screen = await newest()
        message = await self._ask(self.name, "post", chat=chat, sight=Sight.of(screen))
        await self._travel()
        return Shown(screen, chat, message)

    def reaches(self, person: str) -> bool | None:
        return True

    async def private_chat(self, person: str) -> Chat | None:
        found: Chat | None = await self._ask(self.name, "private_chat", person=person)
        return found

    async def has_member(self, chat: Chat, account: str) -> bool:
        return False

    def sequence(self, display: Display) -> int:
        return int(display.message)

    def app_link(self, path: str, chat: Chat) -> None:
        """None: there is no app."""

    def sends_elsewhere(self) -> bool:
        return False

    def invitation(self, code: str) -> str | None:
        return None

    def shows_pictures(self, chat: Chat) -> bool:
        return True

    def link(self, code: str) -> str:
        return f"https://{self.name}.example/{code}"

    async def remove(self, display: Display) -> None:
        await self._travel()
        await self._ask(self.name, "remove", display=display)

    async def _travel(self) -> None:
        await asyncio.sleep(self._dice.uniform(0.02, 0.3))


class Program:
    """The bot, doing what comes in by the socket."""

    def __init__(self, sock: socket.socket, url: str, start: float) -> None:
        self._sock = sock
        self._url = url
        self._start = start
        self._frames = Frames()
        self._numbers = count()
        self._calls: dict[int, asyncio.Future[Reached]] = {}
        self._replies: dict[int, Reply] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit, self._told = 0, 0
        self._closing = asyncio.Event()
        self.loop = SteppedLoop(self._rested)

    def now(self) -> float:
        return self._start + self.loop.time()

    async def run(self) -> None:
        loop = self.loop
        with loop.working():
            database = await open_database(self._url)
        workers = Players(loop)
        store = Store(Watched(database, loop))
        self._desk = desk_of(store, workers, clock=self.now, repeated=0.0, timing=RARELY)
        for name in PLATFORMS:
            self._desk.attach(Remote(name, self._ask))
        loop.add_reader(self._sock, self._read)
        await start(self._desk)
        await self._closing.wait()
        with loop.working():
            await self._desk.close()
            await workers.close()
            await store.close()

    def _rested(self) -> None:
        if self._told != self._limit:
            self._told = self._limit
            send(self._sock, Rested(self._limit, time.process_time()))

    def _read(self) -> None:
        data = self._sock.recv(1 << 20)
        if not data:
            sys.exit("the week is over")
        for frame in self._frames.fed(data):
            self._take(frame)

    def _take(self, frame: object) -> None:
        match frame:
            case Until(number, at):
                self._limit = number
                self.loop.until(at - self._start)
            case Reached(number):
                future = self._calls.pop(number)
                if not future.done():
                    future.set_result(frame)
            case Act():
                self._begin(self._act(frame))
            case Posted():
                self._begin(self._posted(frame))
            case Close():
                self._closing.set()

    def _begin(self, work: Any) -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, act: Act) -> None:
        origin = f"{act.person.key}.{act.number}"
        who, chat = act.person, act.chat
        if act.args is None:
            reply = await self._desk.press(who, chat, act.what, act.message, origin)
        else:
            reply = await self._desk.command(who, chat, act.what, dict(act.args), origin)
        self._replies = {act.number: reply, **dict(list(self._replies.items())[:50])}
        sight = Sight.of(reply.screen) if reply.screen else None
        told = Answered(act.number, reply.notice, reply.refused, sight, reply.private)
        send(self._sock, told)

    async def _posted(self, posted: Posted) -> None:
        screen = self._replies[posted.number].screen
        assert screen is not None
        await self._desk.posted(screen, posted.chat, posted.message, posted.person)

    async def _ask(self, platform: str, method: str, **what: Any) -> Any:
        number = next(self._numbers)
        future = self._calls[number] = self.loop.create_future()
        send(self._sock, Call(number, self.now(), platform, method, **what))
        with self.loop.working():
            reached = await future
        if reached.error == "gone":
            raise Gone
        if reached.error:
            raise Fault("injected")
        return reached.value


def main() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    sock = socket.socket(fileno=sys.stdin.fileno())
    program = Program(sock, sys.argv[1], float(sys.argv[2]))
    with asyncio.Runner(loop_factory=lambda: program.loop) as runner:
        runner.run(program.run())


if __name__ == "__main__":
    main()
