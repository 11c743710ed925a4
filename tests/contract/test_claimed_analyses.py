"""Of several processes one analyses a match: the others show how far it is, and go on where it
stood when that one ends, however it ends."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, cast

import pytest

from bot.background import end
from bot.errors import DatabaseDown
from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis
from bot.features.analysis.analyst import Analyst
from bot.features.analysis.interrupted_analyses import InterruptedAnalyses
from bot.players.workers import Urgency, Workers
from bot.running.service import Tables
from bot.running.timing import Timing
from bot.store.database import Database
from bot.store.store import Store
from bot.tables.table import Match, Table
from engines.game import Rated, View
from tests import postgres
from tests.bot.club import ANN, BEN, Club
from tests.patience import PATIENCE

PLIES = 12
LAPSE = 0.6


class Thinkers(Workers):
    """They rate all moves alike, each question once ``go`` is set and counted in ``asked``."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        self.asked.append(view.game)
        await self.go.wait()
        return tuple(Rated(move, 0.0) for move in view.moves)


class Mortal:
    """The database of a process that may be killed: then nothing is kept any more."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.dead = False

    async def write_relaxed(self, *work: Any) -> Any:
        if self.dead:
            raise DatabaseDown("killed")
        return await self._database.write_relaxed(*work)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)


class Process:
    """What a process has to do with analyses."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = Tables(store)
        self.thinkers = Thinkers()
        self.mortal = Mortal(store.database)
        database = cast("Database", self.mortal)
        self.analyst = Analyst(database, self.thinkers, Timing(progress=0.0), lapse=LAPSE)
        self.interrupted = InterruptedAnalyses(database, self.tables, self.analyst, lapse=LAPSE)
        self.told = 0
        self.analyst.listen(self._count)
        self.listening = asyncio.create_task(self._listen())

    def _count(self, _code: str) -> None:
        self.told += 1

    async def _listen(self) -> None:
        async for what in self.store.database.changes():
            if what.startswith(f"{rows.SIGNAL} "):
                self.analyst.on_signal(what.removeprefix(f"{rows.SIGNAL} "))

    async def heard(self) -> None:
        """Wait until it hears of the others."""
        await until(lambda: self.store.database.relinked is not None)

    async def die(self) -> None:
        """End as kill -9 ends it: nothing is said any more."""
        self.mortal.dead = True
        await self.analyst.close()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.005)


async def found_by(find: Callable[[], Awaitable[Analysis]]) -> Analysis:
    async with asyncio.timeout(PATIENCE):
        while not (found := await find()).done:
            await asyncio.sleep(0.005)
    return found


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Process]:
    async with AsyncExitStack() as stack:
        store = await Store.open(url)
        stack.push_async_callback(store.close)
        made = Process(store)
        stack.push_async_callback(made.analyst.close)
        stack.push_async_callback(end, [made.listening])
        yield made


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


async def over(store: Store) -> tuple[Table, Match]:
    club = Club(store)
    table = await club.moved(await club.seated("reversi", ANN, BEN), PLIES)
    table = await club.matches.resign(table.code, BEN)
    assert table.match is not None
    return table, table.match


async def test_asked_for_at_two_processes_at_once_it_is_made_once(url: str) -> None:
    async with process(url) as one, process(url) as other:
        table, match = await over(one.store)
        await asyncio.gather(one.heard(), other.heard())
        begin = table.code, table.game, match
        await asyncio.gather(one.analyst.begin(*begin), other.analyst.begin(*begin))
        await until(lambda: bool(one.thinkers.asked or other.thinkers.asked))
        working, idle = (one, other) if one.thinkers.asked else (other, one)
        assert idle.analyst.works(table.code, match), "the other shows that it is being made"
        working.thinkers.go.set()
        idle.thinkers.go.set()
        found = await found_by(lambda: idle.analyst.find(table.code, match))
        assert not idle.analyst.works(table.code, match)
        assert idle.told > 1, "it could follow the progress"
        assert found == await working.analyst.find(table.code, match)
        assert idle.thinkers.asked == [] and len(working.thinkers.asked) == len(found.steps)
        await idle.analyst.begin(*begin)
        assert idle.thinkers.asked == []


async def test_a_long_wait_for_a_worker_is_no_end(url: str) -> None:
    async with process(url) as one, process(url) as other:
        table, match = await over(one.store)
        await one.analyst.begin(table.code, table.game, match)
        await until(lambda: bool(one.thinkers.asked))
        for _ in range(8):
            await asyncio.sleep(LAPSE / 4)
            await other.interrupted.tick()
        assert other.thinkers.asked == []
        one.thinkers.go.set()
        await found_by(lambda: one.analyst.find(table.code, match))


@pytest.mark.parametrize("killed", [True, False])
async def test_what_a_process_leaves_half_done_another_goes_on_with(url: str, killed: bool) -> None:
    async with process(url) as one, process(url) as other:
        table, match = await over(one.store)
        one.thinkers.go.set()
        await one.analyst.begin(table.code, table.game, match)
        await until(lambda: len(one.thinkers.asked) > 4)
        one.thinkers.go.clear()
        await (one.die() if killed else one.analyst.close())
        half = await rows.load(other.store.database, table.code, match.number, PLIES)
        assert 0 < half.at < PLIES and not half.done
        other.thinkers.go.set()
        if killed:
            await other.interrupted.tick()
            assert other.thinkers.asked == [], "it may be alive"
        async with asyncio.timeout(PATIENCE):
            while not other.thinkers.asked:
                await other.interrupted.tick()
                await asyncio.sleep(0.02)
        found = await found_by(lambda: other.analyst.find(table.code, match))
        assert found.steps[: len(half.steps)] == half.steps, "where it stood"
        assert len(other.thinkers.asked) == len(found.steps) - len(half.steps)
        assert await rows.unfinished(other.store.database) == []


async def test_one_that_was_taken_for_dead_gives_way(url: str) -> None:
    async with process(url) as one, process(url) as other:
        table, match = await over(one.store)
        await one.analyst.begin(table.code, table.game, match)
        await until(lambda: bool(one.thinkers.asked))
        now = time.time() + 100.0
        taking = partial(rows.claim, other.store.database, table.code, match.number)
        async with asyncio.timeout(PATIENCE):
            while not await taking(now, now - LAPSE):  # the one is just saying that it is alive
                await asyncio.sleep(0.005)
        before = one.told
        one.thinkers.go.set()
        await until(lambda: one.told > before)
        found = await rows.load(other.store.database, table.code, match.number, PLIES)
        assert found == Analysis(PLIES), "nothing was written over what the other one finds"
        assert len(one.thinkers.asked) < PLIES - 1
