"""How soon a move made at one process is seen on every open page, at that process and at another
one that shares its PostgreSQL server: ``python -m tests.bench pages``. With ``--tables`` so many
tables are played at once, each with pages at both processes; ``--played`` moves are made in all."""

import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests import postgres
from tests.bench.rows import Row, row
from tests.bot.mortal import PROGRAM, Mortal, Page
from tests.patience import PATIENCE

TABLES, PLAYED = 10, 400
READERS = 2  # pages at each process and table that only look
PAUSE = 0.5  # seconds on average between two moves at a table


class Reader(Page):
    """A page that notes when it shows which revision."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.shown: dict[int, float] = {}
        self.changed = asyncio.Event()

    async def read(self) -> None:
        """Take in whatever is told."""
        while True:
            self.keep(await self.hear(3600.0))

    def keep(self, message: dict[str, Any]) -> None:
        super().keep(message)
        if message["type"] == "screen":
            self.shown[self.revision] = time.perf_counter()
            self.changed.set()

    async def until(self, revision: int) -> float:
        """When it showed this revision, or a later one."""
        async with asyncio.timeout(PATIENCE):
            while self.revision < revision:
                self.changed.clear()
                await self.changed.wait()
        return min(at for seen, at in self.shown.items() if seen >= revision)


class Table:
    """A match that one page plays by itself, and those that look on."""

    def __init__(self, player: Page, here: list[Reader], there: list[Reader], seed: int) -> None:
        self._player = player
        self._readers = here, there
        self._dice = random.Random(seed)
        self.seconds: tuple[list[float], list[float], list[float]] = [], [], []

    @classmethod
    async def open(cls, urls: tuple[str, str], seed: int, stack: AsyncExitStack) -> "Table":
        player = await Page.open(urls[0])
        stack.push_async_callback(player.close)
        code = await player.play("reversi")
        for verb in ("also", "start"):
            await player.press(player.buttons(verb)[0])
        readers: tuple[list[Reader], list[Reader]] = [], []
        for url, pages in zip(urls, readers, strict=True):
            for _ in range(READERS):
                page = await Reader.open(url)
                stack.push_async_callback(page.close)
                await page.come_back(code)
                reading = asyncio.create_task(page.read())
                stack.callback(reading.cancel)
                pages.append(page)
        return cls(player, *readers, seed)

    async def play(self, moves: int) -> None:
        """Make so many moves, each after all pages have shown the one before."""
        for _ in range(moves):
            await asyncio.sleep(self._dice.uniform(0.0, 2 * PAUSE))
            choices = self._player.buttons("mine", "move") or self._player.buttons("rematch")
            began = time.perf_counter()
            await self._player.press(self._dice.choice(choices))
            own, here, there = self.seconds
            own.append(time.perf_counter() - began)
            for pages, seconds in zip(self._readers, (here, there), strict=True):
                for page in pages:
                    seconds.append(await page.until(self._player.revision) - began)


async def rows(tables: int = TABLES, played: int = PLAYED) -> list[Row]:
    """A row for the page that makes the move, for others at its process, and at the other one."""
    with tempfile.TemporaryDirectory() as folder, postgres.running() as server:
        return await _measured(Path(folder), server.empty(), tables, played)


async def _measured(folder: Path, url: str, tables: int, played: int) -> list[Row]:
    async with AsyncExitStack() as stack:
        urls = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            bot = Mortal(folder / name, PROGRAM, DATABASE_URL=url, ROLES="web", LOG_LEVEL="WARNING")
            await asyncio.to_thread(bot.start)
            stack.callback(bot.kill)
            urls.append(bot.url)
        # Half of the tables are played at either process.
        pairs = [(urls[at % 2], urls[1 - at % 2]) for at in range(tables)]
        matches = [await Table.open(pair, at, stack) for at, pair in enumerate(pairs)]
        await asyncio.gather(*(match.play(2) for match in matches))
        for match in matches:
            for seconds in match.seconds:
                seconds.clear()
        await asyncio.gather(*(match.play(max(1, played // tables)) for match in matches))
    whats = "the page that moves", "others at its process", "pages at another process"
    remark = f"{tables} tables at once, {2 * READERS} more pages at each"
    return [
        row(what, [one for match in matches for one in match.seconds[at]], remark)
        for at, what in enumerate(whats)
    ]
