"""What falls due at a table happens once: with several processes at the same moment, with commits
that break off, and after restarts."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from sqlalchemy import Connection, text

from bot.people import Chat, Person
from bot.running.clocks import Clocks
from bot.running.matches import Matches
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.store.table_store import TableStore
from bot.tables import lobby
from bot.tables.clocks import DAY, HOUR, MINUTE
from bot.tables.table import Series, Status, Table
from tests import postgres
from tests.bot.clock import START, Clock
from tests.campaigns import so_many

ANN, BEN = Person("rooms", "ann", "Ann"), Person("rooms", "ben", "Ben")
CHAT = Chat("rooms", "lounge")
TABLES, LOOKS = 6, 4

LIVES = 15 * MINUTE  # a process that is killed soon

# How much later something happens at a table that nobody touches, and what.
COURSE = (
    (2.25 * DAY, "reminder"),
    (0.75 * DAY, "overdue"),
    (1 * DAY, "takeover"),
    (23 * DAY, "warning"),
    (3 * DAY, "called off"),
)


class Killed(Exception):
    """The process ends here."""


class Breaking(TableStore):
    """Breaks off before a commit or just after it, at random moments."""

    luck = random.Random(0)

    async def commit(self, *what: object, **named: object) -> None:
        moment = self.luck.random()
        if moment < 0.3:
            raise Killed
        await super().commit(*what, **named)  # type: ignore[arg-type]
        if moment > 0.7:
            raise Killed


@dataclass
class Process:
    """What one process has of a table's life."""

    store: Store
    tables: Tables
    presence: Presence
    clocks: Clocks


@asynccontextmanager
async def process(
    url: str, clock: Clock, kind: type[TableStore] = TableStore
) -> AsyncIterator[Process]:
    store = await Store.open(url)
    store.tables = kind(store.database, store.renamings)
    presence = Presence(store.database, clock)
    tables = Tables(store, clock, presence=presence)
    try:
        yield Process(store, tables, presence, Clocks(store.database, tables, presence.last, clock))
    finally:
        await tables.close()
        await presence.close()
        await store.close()


async def dealt(at: Process) -> str:
    """A match between Ann and Ben with three days each; its code."""
    tables = at.tables
    table = await tables.open("reversi", ANN, {"first": "1"}, Series(), clock="3d+1d")
    await tables.change(table.code, lambda before: lobby.joined(before, BEN))
    await Matches(at.store.database, tables).start(table.code, ANN)
    for who in (ANN, BEN):
        at.presence.sign(table.code, who.key, CHAT)
    await at.presence.write()
    return table.code


async def kept(store: Store, code: str) -> Table:
    table = await table_rows.load(store.database, code)
    assert table is not None
    return table


def happened(table: Table) -> int:
    """How many things of the course have happened, by what the table is like."""
    signs = (
        table.turn.reminded or table.turn.overdue is not None or table.chairs[0].level,
        table.turn.overdue is not None or table.chairs[0].level,
        bool(table.chairs[0].level),
        bool(table.turn.warned) or table.status is Status.OVER,
        table.status is Status.OVER,
    )
    return sum(map(bool, signs))


async def notices(store: Store, kind: str) -> int:
    """How many rows of a kind the outbox has had."""

    def count(connection: Connection) -> int:
        found = connection.execute(
            text("SELECT count(*) FROM notices WHERE kind = :kind"), {"kind": kind}
        )
        return int(found.scalar_one())

    return await store.database.read(count)


async def test_two_processes_at_the_same_moment_do_everything_once(
    server: postgres.Server,
) -> None:
    url, clock = await server.fresh(), Clock()
    async with process(url, clock) as one, process(url, clock) as other:
        codes = [await dealt(one) for _ in range(TABLES)]
        for code in codes:
            await other.tables.get(code)
        for number, (seconds, _) in enumerate(COURSE, 1):
            clock.turn(seconds)
            for _ in range(LOOKS):
                await asyncio.gather(
                    *(each.clocks.tick() for each in (one, other, one, other)),
                )
                clock.turn(1.5)  # who came too late looks again
            for code in codes:
                table = await kept(one.store, code)
                assert happened(table) == number
                assert table.revision == 2 + number, "each is one change"
        assert await notices(one.store, "reminder") == TABLES
        assert await notices(one.store, "warning") == TABLES, "Ben alone is left at each"


@pytest.mark.parametrize("seed", range(so_many(1, 2)))
async def test_killed_at_random_and_started_again_everything_happens_once(
    url: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    async with process(url, clock) as first:
        codes = [await dealt(first) for _ in range(4)]
    Breaking.luck = random.Random(seed)
    number = starts = 0
    while number < len(COURSE):
        async with process(url, clock, Breaking) as broken:
            await broken.clocks.start()
            await broken.clocks.close()
            clock.turn(LIVES)
            await broken.clocks.tick()
            number = min([happened(await kept(broken.store, code)) for code in codes])
        clock.turn(12 * HOUR - LIVES)
        starts += 1
        assert clock.now < START + 60 * DAY
    async with process(url, clock) as last:
        for code in codes:
            table = await kept(last.store, code)
            assert table.revision == 2 + len(COURSE)
            assert table.match is not None and table.match.outcome is not None
        assert await notices(last.store, "reminder") == len(codes)
        assert await notices(last.store, "warning") == len(codes)
    assert starts > 50


async def test_after_a_start_ten_minutes_are_left(url: str) -> None:
    clock = Clock()
    async with process(url, clock) as first:
        code = await dealt(first)
    clock.turn(9 * DAY)
    async with process(url, clock) as second:
        await second.clocks.start()
        await second.clocks.close()
        clock.turn(10 * MINUTE - 1)
        await second.clocks.tick()
        assert (await kept(second.store, code)).turn.overdue is None
        clock.turn(1)
        await second.clocks.tick()
        assert (await kept(second.store, code)).turn.overdue == clock.now
