"""A database of any age is brought to the present schema, once, and never half."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from bot.errors import Fault
from bot.people import Person
from bot.running.clocks import Clocks
from bot.running.matches import Matches
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import displays as display_rows
from bot.store import tables as table_rows
from bot.store.database import Database, connect, parse
from bot.store.migrate import FOLDER, HEAD, scripts_in, upgrade, version
from bot.store.schema import metadata
from bot.store.store import Store
from bot.tables.clocks import DAY
from bot.tables.table import Chair, Maker, Match, Series, Status, Table
from engines import GAMES
from engines.game import Outcome
from tests import postgres
from tests.bot.clock import Clock
from tests.contract.conftest import both

# A table as the first schema kept it: a match of two, the first over, the second begun.
FIRST_ROWS = (
    """INSERT INTO tables VALUES (1, 'ABCDE', 'reversi', 'web:1', 'playing', 9,
       '[["first","1"]]', 'match', 2, 0, '[[[1],[20,44],"full"]]', 1, NULL, 1e9, 1e9)""",
    "INSERT INTO seats VALUES (1, 0, 'Ann', 'web:1', ''), (1, 1, '', NULL, 'club')",
    "INSERT INTO matches VALUES (1, 0, 'one', 'aa', '[[1],[20,44],\"full\"]', 1e9, 1e9)",
    "INSERT INTO matches VALUES (1, 1, 'two', 'bb', NULL, 1e9, 1e9)",
    "INSERT INTO moves VALUES (1, 0, 0, 'f5', 1e9), (1, 1, 0, 'd3', 1e9), (1, 1, 1, 'c5', 1e9)",
    "INSERT INTO displays VALUES (1, 1, 'telegram', '-1', '', FALSE, '12', NULL, 9)",
)
FIRST_TABLE = Table(
    "ABCDE",
    "reversi",
    "web:1",
    Status.PLAYING,
    9,
    (("first", "1"),),
    (Chair("Ann", "web:1"), Chair("", level="club")),
    Series("match", 2, 0, (Outcome((1,), (20, 44), "full"),)),
    Match(1, "two", "bb", ("d3", "c5")),
)


async def opened(url: str) -> Database:
    return await connect(parse(url))


@both
async def test_an_empty_database_gets_the_present_schema(empty: str) -> None:
    await (await Store.open(empty)).close()
    database = await opened(empty)
    try:
        assert await database.read(version) == HEAD
        differences = await database.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        assert differences == []
    finally:
        await database.close()


@both
async def test_a_database_of_the_first_version_keeps_its_tables(empty: str) -> None:
    def write_first(connection: Connection) -> None:
        upgrade(connection, "0001")
        for row in FIRST_ROWS:
            connection.execute(text(row))

    database = await opened(empty)
    await database.write(write_first)
    await database.close()
    store = await Store.open(empty)
    try:
        assert await table_rows.load(store.database, "ABCDE") == FIRST_TABLE
        assert [
            display.message for display in await display_rows.of_table(store.database, "ABCDE")
        ] == ["12"]
    finally:
        await store.close()


@both
async def test_tables_of_the_version_before_run_on_and_may_share_no_origin(empty: str) -> None:
    def write_third(connection: Connection) -> None:
        upgrade(connection, "0001")
        for row in FIRST_ROWS:
            connection.execute(text(row))
        connection.execute(text(FIRST_ROWS[0].replace("(1, 'ABCDE'", "(2, 'FGHJK'")))
        if connection.dialect.name == "postgresql":  # whose ids go on from those that it gave
            connection.execute(text("SELECT setval('tables_id_seq', 2)"))
        upgrade(connection, "0003")

    database = await opened(empty)
    await database.write(write_third)
    await database.close()
    store = await Store.open(empty)
    try:
        before = await table_rows.load(store.database, "ABCDE")
        assert before == FIRST_TABLE and before.match is not None
        match = replace(before.match, moves=(*before.match.moves, "e6"))
        after = before.changed(match=match)
        await store.tables.commit(before, after)
        assert await table_rows.load(store.database, "ABCDE") == after
        assert sorted(await table_rows.unfinished(store.database)) == ["ABCDE", "FGHJK"]
        await store.tables.create(replace(before, code="KLMNP", match=None), origin="discord:1")
        assert await table_rows.opened_by(store.database, "discord:1") == "KLMNP"
    finally:
        await store.close()


async def test_opening_again_changes_nothing(empty: str) -> None:
    for _ in range(3):
        store = await Store.open(empty)
        await store.close()
    database = await opened(empty)
    try:
        assert await database.read(version) == HEAD
    finally:
        await database.close()


async def test_processes_that_start_at_once_migrate_once(server: postgres.Server) -> None:
    url = server.empty()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    for store in stores:
        assert await table_rows.unfinished(store.database) == []
        await store.close()


@both
async def test_a_migration_that_breaks_off_leaves_nothing_behind(empty: str) -> None:
    def broken(connection: Connection) -> None:
        upgrade(connection, HEAD)
        raise InterruptedError

    database = await opened(empty)
    try:
        with pytest.raises(InterruptedError):
            await database.write(broken)
        names = await database.read(lambda connection: inspect(connection).get_table_names())
        assert [name for name in names if not name.startswith("sqlite_")] == []
    finally:
        await database.close()


@both
async def test_a_schema_of_a_newer_version_is_a_fault_and_stays_as_it_is(own: str) -> None:
    await (await Store.open(own)).close()
    database = await opened(own)

    def make_newer(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE serves SET oldest = '9999'"))  # it took something away

    await database.write(make_newer)
    await database.close()
    with pytest.raises(Fault, match="newer version of Crosstable"):
        await Store.open(own)
    with pytest.raises(Fault, match="newer version of Crosstable"):
        await Store.open(own, reading=True)
    database = await opened(own)
    assert await database.read(version) == "9999"
    await database.close()


async def test_tables_of_another_program_are_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/other.db"
    database = await opened(url)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE tables (x)")))
    await database.close()
    with pytest.raises(Fault, match=r"other\.db"):
        await Store.open(url)
    database = await opened(url)
    found = await database.read(lambda connection: inspect(connection).get_table_names())
    assert found == ["tables"]
    await database.close()


def test_every_step_follows_the_one_before() -> None:
    scripts = scripts_in(FOLDER)
    assert scripts.get_heads() == [HEAD]
    assert len(scripts.get_bases()) == 1


# Tables of the version before clocks: one that plays, one whose next match waits, and a lobby.
FIFTH = {
    "ABCDE": ("playing", 9, "NULL"),
    "FGHJK": ("playing", 5, "1"),
    "KLMNP": ("lobby", 1, "NULL"),
}
SETUP = GAMES["reversi"].deal(2, {"first": "1"}, "0" * 64)


def write_fifth(connection: Connection) -> None:
    upgrade(connection, "0005")
    for key, (code, (status, revision, due)) in enumerate(FIFTH.items(), 1):
        match = "0" if status == "playing" else "NULL"
        connection.execute(
            text(
                "INSERT INTO tables (id, code, game, host, status, revision, options, kind, length,"
                f" first, results, match, due, hints, created, updated) VALUES ({key}, '{code}',"
                f" 'reversi', 'web:1', '{status}', {revision}, '[]', 'match', 2, 0, '[]', {match},"
                f" {due}, TRUE, 1e9, 1e9)"
            )
        )
        connection.execute(
            text(
                f'INSERT INTO seats ("table", seat, name, person, level, former) VALUES'
                f" ({key}, 0, 'Ann', 'web:1', '', NULL), ({key}, 1, 'Ben', 'web:2', '', NULL)"
            )
        )
        if status == "playing":
            outcome = "'[[1],[20,44],\"full\"]'" if due != "NULL" else "NULL"
            connection.execute(
                text(
                    'INSERT INTO matches ("table", number, setup, seed, outcome, created, updated)'
                    f" VALUES ({key}, 0, '{SETUP}', 'aa', {outcome}, 1e9, 1e9)"
                )
            )
    connection.execute(
        text(
            'INSERT INTO moves ("table", match, ply, move, at)'
            " VALUES (1, 0, 0, 'd3', 1e9), (1, 0, 1, 'c3', 1e9)"
        )
    )


@both
async def test_tables_from_before_clocks_go_on_and_nothing_is_overdue_at_once(empty: str) -> None:
    database = await opened(empty)
    await database.write(write_fifth)
    await database.close()
    store, clock = await Store.open(empty), Clock()
    tables = Tables(store, clock)
    presence = Presence(store.database, clock)
    clocks = Clocks(store.database, tables, presence.last, clock)
    try:
        waking = await table_rows.waking(store.database, clock.now, 9)
        assert sorted(code for code, _ in waking) == sorted(FIFTH)
        await clocks.start()
        await clocks.close()
        await clocks.tick()
        running = await tables.get("ABCDE")
        assert running.revision == 9, "old buttons still work"
        assert (running.clock, running.turn.seat) == ("none", 0)
        assert running.turn.deadline == clock.now + 3 * DAY
        lobby_ = await tables.get("KLMNP")
        assert (lobby_.status, lobby_.revision) == (Status.LOBBY, 1)
        dealt = await tables.get("FGHJK")
        assert dealt.match is not None and dealt.match.number == 1, "the next match was due"
        assert dealt.turn.deadline == clock.now + 3 * DAY
        moved = await Matches(store.database, tables).move(
            "ABCDE", 9, Person("web", "1", "Ann"), ("c4",)
        )
        assert moved.match is not None and moved.match.moves == ("d3", "c3", "c4")
        assert moved.match.makers == (Maker(), Maker(), Maker(0, "web:1"))
        clock.turn(DAY - 1)
        await clocks.tick()
        assert (await tables.get("KLMNP")).status is Status.LOBBY
        clock.turn(1)
        await clocks.tick()
        assert (await tables.get("KLMNP")).status is Status.CLOSED
        clock.turn(2 * DAY)
        await clocks.tick()
        late = await table_rows.load(store.database, "FGHJK")
        assert late is not None and late.turn.overdue == clock.now
    finally:
        await tables.close()
        await presence.close()
        await store.close()
