"""Tables behind the desk: a press until everybody sees it, many tables. Their memory has a
benchmark of its own: here the rooms would count, which keep every screen."""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.desk import Desk
from bot.desk.platform import Newest
from bot.people import Chat, Display, Person
from bot.players.workers import Workers
from bot.screens import Screen
from bot.store.store import Store
from tests import archive
from tests.bench.rows import Row, row
from tests.bot.rooms import Rooms, payload, person, room
from tests.desks import desk_of
from tests.starting import start

ARCHIVE = 100_000
PRESSES = 200
TABLES = 200
EACH = 5  # presses at each of them


class Timed(Rooms):
    """Rooms in which somebody can wait for a revision to be shown."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._seen: dict[str, asyncio.Event] = {}

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        screen = await super().show(display, newest, playing)
        self.history.clear()
        self._seen.setdefault(display.chat.key, asyncio.Event()).set()
        return screen

    async def shown(self, chat: Chat, revision: int) -> Screen:
        """The chat's screen once it shows this revision."""
        while True:
            event = self._seen.setdefault(chat.key, asyncio.Event())
            event.clear()
            if (screen := self.screen(chat)).revision >= revision:
                return screen
            await event.wait()


@dataclass
class Player:
    """Somebody who plays both sides of a Reversi match in a room of their own."""

    rooms: Timed
    who: Person
    chat: Chat
    dice: random.Random
    screen: Screen

    @classmethod
    async def sit_down(cls, rooms: Timed, name: str) -> "Player":
        who, chat = person(name), room(name)
        reply = await rooms.desk.command(who, chat, "play", {"game": "reversi"})
        screen = await rooms.post(who, chat, reply)
        player = cls(rooms, who, chat, random.Random(name), screen)
        for verb in ("also", "start"):
            await player.press(payload(player.screen, verb))
        return player

    async def press(self, wanted: str) -> float:
        """Press; the seconds until the room shows what came of it."""
        began = time.perf_counter()
        reply = await self.rooms.desk.press(self.who, self.chat, wanted)
        assert not reply.refused, reply.notice
        self.screen = await self.rooms.shown(self.chat, self.screen.revision + 1)
        return time.perf_counter() - began

    async def move(self) -> float:
        """Any legal move, or the next match."""
        choices = [button.payload for button in self.screen.choices]
        return await self.press(
            self.dice.choice(choices) if choices else payload(self.screen, "rematch")
        )


@asynccontextmanager
async def _desk(folder: Path, matches: int) -> AsyncIterator[Timed]:
    """A desk with so many finished matches in its database."""
    path = folder / f"{matches}.db"
    store = await Store.open(f"sqlite:///{path}")
    if matches:
        await asyncio.to_thread(archive.fill, path, matches)
    workers = Workers(1)
    desk = desk_of(store, workers)
    rooms = Timed(desk)
    desk.attach(rooms)
    await start(desk)
    yield rooms
    await desk.close()
    await workers.close()
    await store.close()


async def _archived(matches: int) -> list[Row]:
    """A press with an empty database and with a full one, in turn, so that both have the same
    machine."""
    seconds: dict[int, list[float]] = {0: [], matches: []}
    with tempfile.TemporaryDirectory() as folder:
        async with _desk(Path(folder), 0) as empty, _desk(Path(folder), matches) as full:
            players = {
                count: await Player.sit_down(rooms, "ann")
                for count, rooms in ((0, empty), (matches, full))
            }
            for number in range(PRESSES):
                turns = list(players.items())
                for count, player in turns if number % 2 else reversed(turns):
                    seconds[count].append(await player.move())
    ratio = statistics.median(seconds[matches]) / statistics.median(seconds[0])
    return [
        row("a press until it is shown, empty database", seconds[0]),
        row(f"the same, {matches:,} matches before", seconds[matches], f"{ratio:.2f} times"),
    ]


async def _crowd() -> list[Row]:
    """Many tables pressed at once."""
    with tempfile.TemporaryDirectory() as folder:
        async with _desk(Path(folder), 0) as rooms:
            first = await Player.sit_down(rooms, "first")
            await first.move()
            players = await asyncio.gather(
                *(Player.sit_down(rooms, f"player{number}") for number in range(TABLES))
            )
            began = time.perf_counter()
            played = await asyncio.gather(*(_moves(player, EACH) for player in players))
            rate = TABLES * EACH / (time.perf_counter() - began)
    each = [seconds for table in played for seconds in table]
    return [row(f"a press at {TABLES} tables at once", each, f"{rate:.0f} a second")]


async def _moves(player: Player, count: int) -> list[float]:
    return [await player.move() for _ in range(count)]


async def rows(matches: int = ARCHIVE) -> list[Row]:
    """All of it."""
    return [*await _archived(matches), *await _crowd()]


def main() -> None:
    """Print the rows."""
    for what, count, median, p95, remark in asyncio.run(rows()):
        print(f"{what:50} {count:6} {median:8.2f} ms {p95:8.2f} ms  {remark}")


if __name__ == "__main__":
    main()
