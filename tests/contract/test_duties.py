"""A duty is one process's, and the next one's as soon as that has ended."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import asyncpg
import pytest
from sqlalchemy import event, text

from bot.background import end
from bot.store.database import parse
from bot.store.duties import duty
from bot.store.leader import run_as_leader
from bot.store.postgres import engine_for
from bot.store.session_leases import leases
from bot.store.store import Store
from tests import postgres
from tests.patience import PATIENCE

TERMINATE = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
)


class Process:
    """One that does its duty whenever it has it; ``turns`` counts how often that began."""

    def __init__(self, store: Store, name: str = "tables", eager: bool = True) -> None:
        self.store = store
        self.turns = 0
        self.busy = False
        self._task = asyncio.create_task(run_as_leader(store.database, name, self._work, eager))

    async def _work(self) -> None:
        self.turns, self.busy = self.turns + 1, True
        try:
            await asyncio.Event().wait()
        finally:
            self.busy = False

    async def stop(self) -> None:
        await end([self._task])


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def waiting(store: Store) -> int:
    """How many stand in line for a duty."""
    count = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    return int(await store.database.read(lambda c: c.execute(count).scalar_one()))


async def in_line(store: Store, wanted: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while await waiting(store) != wanted:
            await asyncio.sleep(0.01)


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def stores(url: str) -> AsyncIterator[list[Store]]:
    async with AsyncExitStack() as stack:
        opened = [await Store.open(url) for _ in range(3)]
        for store in opened:
            stack.push_async_callback(store.close)
        yield opened


async def test_the_next_in_line_takes_over_when_the_first_ends(stores: list[Store]) -> None:
    first = Process(stores[0])
    await until(lambda: first.busy)
    second = Process(stores[1])
    await in_line(stores[2], 1)
    assert not second.busy
    await first.stop()
    await until(lambda: second.busy)
    assert (first.turns, second.turns) == (1, 1)
    await second.stop()


async def test_duties_of_other_names_are_others(stores: list[Store]) -> None:
    one, other = Process(stores[0], "telegram a"), Process(stores[1], "telegram b")
    await until(lambda: one.busy and other.busy)
    await one.stop()
    await other.stop()


async def test_whoever_loses_the_session_stops_and_stands_in_line_again(
    stores: list[Store],
) -> None:
    first = Process(stores[0])
    await until(lambda: first.busy)
    second = Process(stores[1])
    await in_line(stores[2], 1)
    await stores[2].database.write(lambda connection: connection.execute(TERMINATE))
    await until(lambda: second.busy and not first.busy)
    await in_line(stores[2], 1)
    await second.stop()
    await until(lambda: first.turns == 2 and first.busy)
    await first.stop()


async def test_that_a_session_has_ended_is_heard_before_it_is_looked_at(
    stores: list[Store], url: str
) -> None:
    engine = engine_for(parse(url), kept=0)
    async with (
        duty(engine, 1000.0, "tables", beat=1000.0, deaf=1000.0) as lost,
        leases(engine, retry=1000.0, beat=1000.0, deaf=1000.0) as held,
    ):
        assert await held.take("a shard")
        await stores[0].database.write(lambda connection: connection.execute(TERMINATE))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(lost.wait(), held.lost.wait())


async def test_one_who_is_not_eager_fills_in_until_somebody_is(stores: list[Store]) -> None:
    lazy = Process(stores[0], eager=False)
    await until(lambda: lazy.busy)
    eager = Process(stores[1])
    await until(lambda: eager.busy and not lazy.busy)
    await eager.stop()
    await until(lambda: lazy.busy)
    await lazy.stop()


async def test_work_that_fails_gives_the_duty_back(stores: list[Store]) -> None:
    async def fail() -> None:
        raise KeyError("unforeseen")

    with pytest.raises(KeyError):
        await run_as_leader(stores[0].database, "tables", fail)
    second = Process(stores[1])
    await until(lambda: second.busy)
    await second.stop()


async def test_a_file_has_one_process_which_has_every_duty(tmp_path: object) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    try:
        busy = [Process(store), Process(store, eager=False), Process(store, "telegram a")]
        await until(lambda: all(process.busy for process in busy))
        for process in busy:
            await process.stop()
    finally:
        await store.close()


async def test_a_connection_that_ends_as_it_is_made_is_asked_for_again(url: str) -> None:
    engine, refusals = engine_for(parse(url), kept=0), 0

    def refuse(*_: object) -> None:
        nonlocal refusals
        refusals += 1
        if refusals % 2:
            raise asyncpg.InterfaceError("connection is closed")

    event.listen(engine.sync_engine, "connect", refuse)
    async with asyncio.timeout(PATIENCE):
        async with duty(engine, 0.0, "tables") as lost:
            assert not lost.is_set()
        async with leases(engine, retry=0.0) as held:
            assert await held.take("shard 0")
    assert refusals == 4
    await engine.dispose()
