"""Whatever falls due is claimed in the transaction that does it: by one of the processes that look,
while the others pass it over, and by another one when that one dies in the middle."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import Connection, Select, insert, select, text, update
from sqlalchemy import Table as Rows

from bot.people import Chat, Person
from bot.running.fleet import KEEPER, Fleet
from bot.running.matches import Matches
from bot.store import notices as notice_rows
from bot.store import schema
from bot.store import tables as table_rows
from bot.store.database import Database, parse
from bot.store.postgres import engine_for
from bot.store.renamings import Renamings
from bot.store.store import Store
from bot.store.table_store import TableStore
from bot.store.tables import claim, commit
from bot.tables import lobby
from bot.tables.clocks import DAY, MINUTE
from bot.tables.notices import Notice, NoticeKind
from bot.tables.table import Chair, Series, Status, Table
from tests import postgres
from tests.bot.clock import Clock
from tests.contract.test_deadlines import Killed, Process, dealt, kept, notices, process
from tests.patience import PATIENCE

ANN, BEN = Person("rooms", "ann", "Ann"), Person("rooms", "ben", "Ben")
FOREVER = 1000.0
LOBBIES, RUNNING = 200, 20  # thousands are measured in tests/bench/deadlines.py
CHAT = Chat("rooms", "lounge")


def cloned(connection: Connection, code: str, number: int) -> list[str]:
    """So many more tables like the one with this code, with all that they consist of."""
    row = dict(connection.execute(_of(schema.tables, "code", code)).mappings().one())
    key = row.pop("id")
    codes = [f"{code}{at}" for at in range(number)]
    rows = [row | {"code": one, "origin": None} for one in codes]
    connection.execute(insert(schema.tables), rows)
    made = select(schema.tables.c.id).where(schema.tables.c.code.startswith(code))
    keys = [found for found in connection.scalars(made) if found != key]
    for table in (schema.seats, schema.matches, schema.moves, schema.signs):
        parts = connection.execute(_of(table, "table", key)).mappings().all()
        if parts:
            rows = [dict(part) | {"table": one} for one in keys for part in parts]
            connection.execute(insert(table), rows)
    return codes


def _of(table: Rows, column: str, value: object) -> Select[Any]:
    return select(table).where(table.c[column] == value)


def changed(at: Process, done: Counter[str]) -> None:
    """Count what this process does to tables."""
    at.tables.listen(lambda table: done.update([table.code]))


async def look(*processes: Process, clock: Clock, until: Callable[[], bool]) -> None:
    """All look at once, and again later for what somebody else was at."""
    async with asyncio.timeout(PATIENCE):
        while not until():
            await asyncio.gather(*(each.clocks.tick() for each in processes))
            clock.turn(1.5)


async def test_many_deadlines_at_the_same_moment_take_effect_once_each(url: str) -> None:
    clock, alone = Clock(), url.startswith("sqlite")
    done = Counter[str](), Counter[str]()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(process(url, clock))
        # A file has one process, in which two looks may meet all the same.
        other = one if alone else await stack.enter_async_context(process(url, clock))
        waiting = await one.tables.open("reversi", ANN, {}, Series())
        running = await dealt(one)
        await one.store.database.write(cloned, waiting.code, LOBBIES)
        await one.store.database.write(cloned, running, RUNNING)
        changed(one, done[0])
        if not alone:
            changed(other, done[1])
        clock.turn(2.25 * DAY)  # lobbies close, and whoever is in turn is reminded
        both = done[0], done[1]
        total = LOBBIES + 1 + RUNNING + 1
        await look(one, other, clock=clock, until=lambda: sum(map(len, both)) >= total)
        assert set((done[0] + done[1]).values()) == {1}, "each is one change"
        assert len(done[0] + done[1]) == total
        if not alone:
            assert min(map(len, both)) > total / 10, "both have done their part"
        stands = await one.store.database.read(_standing)
        assert stands == {("closed", 1): LOBBIES + 1, ("playing", 3): RUNNING + 1}
        assert await notices(one.store, "reminder") == RUNNING + 1
        assert await table_rows.waking(one.store.database, clock.now, 9) == []


def _standing(connection: Connection) -> dict[tuple[str, int], int]:
    rows = connection.execute(select(schema.tables.c.status, schema.tables.c.revision))
    return dict(Counter((status, revision) for status, revision in rows))


class Stuck(TableStore):
    """Claims a table, and then does not come to its commit: the server works at a statement. Once
    that is cut off the process has ended, and tries nothing again."""

    ended = False

    def __init__(self, database: Database, renamings: Renamings) -> None:
        super().__init__(database, renamings)
        self.database = database

    async def commit(self, before: Table, after: Table, *_: object, **__: object) -> None:
        def work(connection: Connection) -> None:
            if self.ended:
                raise Killed
            self.ended = True
            claim(connection, before)
            commit(connection, before, after)
            connection.execute(text("SELECT pg_sleep(600)"))

        await self.database.write(work)


SLEEPER = "FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'"
CUT, ASLEEP = (
    text(f"SELECT {what} {SLEEPER}") for what in ("pg_terminate_backend(pid)", "count(*)")
)


async def test_a_claim_is_passed_over_and_ends_with_the_connection_of_whoever_has_it(
    server: postgres.Server,
) -> None:
    url, clock = await server.fresh(), Clock()
    async with process(url, clock) as one, process(url, clock, Stuck) as stuck:
        code = await dealt(one)
        clock.turn(2.25 * DAY)
        dying = asyncio.create_task(stuck.clocks.tick())
        await asleep(one.store)
        began = time.monotonic()
        await one.clocks.tick()
        assert time.monotonic() - began < PATIENCE / 2, "nobody waits for whoever is at it"
        assert (await kept(one.store, code)).revision == 2
        assert await notices(one.store, "reminder") == 0
        await one.store.database.write(lambda connection: connection.execute(CUT).all())
        await dying
        assert (await kept(one.store, code)).revision == 2, "nothing of it is left"
        clock.turn(1.5)
        await one.clocks.tick()
        assert (await kept(one.store, code)).turn.reminded
        assert (await kept(one.store, code)).revision == 3
        assert await notices(one.store, "reminder") == 1


async def asleep(store: Store) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await store.database.read(lambda c: c.execute(ASLEEP).scalar_one()):
            await asyncio.sleep(0.01)


async def test_a_pause_between_matches_ends_once(server: postgres.Server) -> None:
    url, clock = await server.fresh(), Clock()
    async with process(url, clock) as one, process(url, clock) as other:
        tables, matches = one.tables, Matches(one.store.database, one.tables)
        table = await tables.open("reversi", ANN, {"first": "1"}, Series("match", 2))
        await tables.change(table.code, lambda before: lobby.joined(before, BEN))
        await matches.start(table.code, ANN)
        over = await matches.resign(table.code, BEN)
        assert over.due is not None and over.match is not None
        clock.turn(over.due - clock.now)
        for _ in range(3):
            await asyncio.gather(one.clocks.tick(), other.clocks.tick(), one.clocks.tick())
            clock.turn(1.5)
        after = await kept(other.store, table.code)
        assert after.match is not None and after.match.number == over.match.number + 1
        assert after.revision == over.revision + 1


async def test_a_notice_that_somebody_is_at_is_passed_over(server: postgres.Server) -> None:
    url = await server.fresh()
    one, other = await Store.open(url), await Store.open(url)
    ben = Chair("Ben", BEN.key)
    table = Table("ABCDE", "reversi", BEN.key, Status.LOBBY, chairs=(ben,))
    first = Notice(BEN.key, NoticeKind.TURN, 1, "0.0.0")
    try:
        await one.tables.create(table)
        await one.tables.commit(table, after := table.changed(), due=[first])
        await one.tables.commit(
            after, after.changed(), due=[Notice(BEN.key, NoticeKind.END, 2, "0")]
        )
        async with engine_for(parse(url), kept=0).begin() as connection:
            held = update(schema.notices).where(schema.notices.c.kind == "turn").values(about="x")
            await connection.execute(held)
            async with asyncio.timeout(PATIENCE):
                found = await notice_rows.claim(other.database, ["rooms"], 100.0, 40.0)
            assert [claimed.notice.kind for claimed in found] == [NoticeKind.END]
        (left,) = await notice_rows.claim(other.database, ["rooms"], 100.0, 40.0)
        assert left.notice.kind is NoticeKind.TURN
    finally:
        await one.close()
        await other.close()


@pytest.fixture
async def fleets(server: postgres.Server) -> AsyncIterator[Callable[..., Fleet]]:
    """Processes that keep tables, with so many seconds until they are gone, and between two
    signs of life."""
    url = await server.fresh()
    async with AsyncExitStack() as stack:
        stores = [await Store.open(url) for _ in range(3)]
        for store in stores:
            stack.push_async_callback(store.close)

        def fleet(gone: float, beat: float = 0.02) -> Fleet:
            made = Fleet(stores.pop().database, [KEEPER], beat, gone)
            stack.push_async_callback(made.close)
            return made

        yield fleet


async def test_the_first_process_knows_that_nobody_was_there_and_the_next_since_when(
    fleets: Callable[..., Fleet],
) -> None:
    first, second, third = fleets(60.0), fleets(60.0), fleets(60.0)
    await first.start()
    assert await first.served(KEEPER) is None
    assert await first.served("telegram") is None
    await second.start()
    since = await second.served(KEEPER)
    assert since is not None and 0 < since < PATIENCE
    await first.close()
    await third.start()
    later = await third.served(KEEPER)
    assert later is not None, "the second was there when the first went"


async def test_one_that_was_killed_a_moment_before_does_not_count(
    fleets: Callable[..., Fleet],
) -> None:
    killed, first = fleets(60.0, FOREVER), fleets(0.5)
    await killed.start()
    await first.start()
    assert await first.served(KEEPER) is None


async def test_time_is_granted_only_where_nobody_was_there(url: str) -> None:
    clock = Clock()
    async with process(url, clock) as first:
        code = await dealt(first)
    clock.turn(3 * DAY - MINUTE)
    async with process(url, clock) as joins:
        await joins.clocks.start(served=3600.0)
        await joins.clocks.close()
        assert (await kept(joins.store, code)).turn.deadline == clock.now + MINUTE
        await joins.clocks.start()
        await joins.clocks.close()
        assert (await kept(joins.store, code)).turn.deadline == clock.now + 10 * MINUTE


async def test_what_nobody_could_answer_waits_as_long_in_a_process_that_joins(url: str) -> None:
    clock = Clock()
    async with process(url, clock) as first:
        waiting = await first.tables.open("reversi", ANN, {}, Series())
    clock.turn(3 * DAY)
    async with process(url, clock) as joins:
        await joins.clocks.start(served=9 * MINUTE)
        await joins.clocks.close()
        await joins.clocks.tick()
        assert (await kept(joins.store, waiting.code)).status is Status.LOBBY
        clock.turn(MINUTE)
        await joins.clocks.tick()
        assert (await kept(joins.store, waiting.code)).status is Status.CLOSED
