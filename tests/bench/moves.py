"""What a move costs the server when two pages look on: the processor's time, of it that of the
event loop, and how many a second there are at most: ``python -m tests.bench moves``; with
``--tables`` so many tables at once."""

import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from tests.bench.cpu import spent, spent_by_loop
from tests.bench.pages import Reader
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal, Page

TABLES = 100  # with two people each
PLAYED = 1000
ALONE = 20  # moves of one table alone: more in a row would be held back
WARMUP = 4  # moves at each table that are not measured


class Match:
    """A match that one page plays by itself, another page looking on."""

    def __init__(self, player: Page, reader: Reader, seed: int) -> None:
        self._player = player
        self._reader = reader
        self._rng = random.Random(seed)
        self.seconds: list[float] = []

    @classmethod
    async def open(cls, url: str, number: int, stack: AsyncExitStack) -> "Match":
        """Deals a match; each table's people come from an address of their own, as people do."""
        address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        player = await Page.open(url, address)
        stack.push_async_callback(player.close)
        code = await player.play("reversi")
        for verb in ("also", "start"):
            await player.press(player.buttons(verb)[0])
        reader = await Reader.open(url, address)
        stack.push_async_callback(reader.close)
        await reader.come_back(code)
        reading = asyncio.create_task(reader.read())
        stack.callback(reading.cancel)
        return cls(player, reader, number)

    async def play(self, moves: int) -> None:
        """Makes so many moves, each once both pages show the one before."""
        for _ in range(moves):
            choices = self._player.buttons("mine", "move") or self._player.buttons("rematch")
            began = time.perf_counter()
            await self._player.press(self._rng.choice(choices))
            await self._reader.until(self._player.revision)
            self.seconds.append(time.perf_counter() - began)


@dataclass(frozen=True, slots=True)
class Cost:
    """How long each of some moves took until both pages showed it, how long all of them together,
    and the seconds of the processor that they cost the server: its event loop and all of it."""

    what: str
    seconds: list[float]
    took: float
    loop: float
    all: float

    @property
    def each(self) -> float:
        """The milliseconds of the processor that a move costs."""
        return self.all / len(self.seconds) * 1000

    def row(self, more: str = "") -> Row:
        """The same in one line, and what there is to say ``more``."""
        made = len(self.seconds)
        loop = self.loop / made * 1000
        parts = f"{self.each:.1f} ms of the processor a move ({loop:.1f} in the event loop)"
        return row(self.what, self.seconds, f"{parts}, {made / self.took:.0f} moves/s{more}")


async def rows(tables: int = TABLES, played: int = PLAYED) -> list[Row]:
    """A row for one table alone and one for many: how soon both pages show a move."""
    with tempfile.TemporaryDirectory() as folder:
        bot = Mortal(Path(folder), PROGRAM, ROLES="web", LOG_LEVEL="WARNING")
        await asyncio.to_thread(bot.start)
        try:
            return [(await measured(bot, number, played)).row() for number in (1, tables)]
        finally:
            bot.kill()


async def measured(bot: Mortal, tables: int, played: int) -> Cost:
    """What moves cost when so many tables play at once."""
    each = min(ALONE, max(1, played // tables))
    async with AsyncExitStack() as stack:
        matches = [await Match.open(bot.url, at, stack) for at in range(tables)]
        await asyncio.gather(*(match.play(WARMUP) for match in matches))
        for match in matches:
            match.seconds.clear()
        loop, processor = spent_by_loop(bot.pid), spent(bot.pid)
        began = time.perf_counter()
        await asyncio.gather(*(match.play(each) for match in matches))
        took = time.perf_counter() - began
        cost = spent_by_loop(bot.pid) - loop, spent(bot.pid) - processor
    seconds = [one for match in matches for one in match.seconds]
    return Cost(f"a move on both pages, {2 * tables} people", seconds, took, *cost)
