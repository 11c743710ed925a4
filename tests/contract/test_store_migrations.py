"""A database of any age is brought to the present schema, once, and never half."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.errors import Fault
from bot.store import Store
from bot.store.database import Database, connect, parse
from bot.store.migrate import HEAD, configuration, upgrade, version
from bot.store.schema import metadata
from bot.tables.table import Chair, Match, Series, Status, Table
from engines.game import Outcome
from tests import postgres

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


async def test_an_empty_database_gets_the_present_schema(url: str) -> None:
    await (await Store.open(url)).close()
    database = await opened(url)
    try:
        assert await database.read(version) == HEAD
        differences = await database.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
        )
        assert differences == []
    finally:
        await database.close()


async def test_a_database_of_the_first_version_keeps_its_tables(url: str) -> None:
    def write_first(connection: Connection) -> None:
        upgrade(connection, "0001")
        for row in FIRST_ROWS:
            connection.execute(text(row))

    database = await opened(url)
    await database.write(write_first)
    await database.close()
    store = await Store.open(url)
    try:
        assert await store.load("ABCDE") == FIRST_TABLE
        assert [display.message for display in await store.displays("ABCDE")] == ["12"]
    finally:
        await store.close()


async def test_tables_of_the_version_before_run_on_and_may_share_no_origin(url: str) -> None:
    def write_third(connection: Connection) -> None:
        upgrade(connection, "0001")
        for row in FIRST_ROWS:
            connection.execute(text(row))
        connection.execute(text(FIRST_ROWS[0].replace("(1, 'ABCDE'", "(2, 'FGHJK'")))
        if connection.dialect.name == "postgresql":  # whose ids go on from those that it gave
            connection.execute(text("SELECT setval('tables_id_seq', 2)"))
        upgrade(connection, "0003")

    database = await opened(url)
    await database.write(write_third)
    await database.close()
    store = await Store.open(url)
    try:
        before = await store.load("ABCDE")
        assert before == FIRST_TABLE and before.match is not None
        match = replace(before.match, moves=(*before.match.moves, "e6"))
        after = before.changed(match=match)
        await store.commit(before, after)
        assert await store.load("ABCDE") == after
        assert sorted(await store.unfinished()) == ["ABCDE", "FGHJK"]
        await store.create(replace(before, code="KLMNP", match=None), origin="discord:1")
        assert await store.opened_by("discord:1") == "KLMNP"
    finally:
        await store.close()


async def test_opening_again_changes_nothing(url: str) -> None:
    for _ in range(3):
        store = await Store.open(url)
        await store.close()
    database = await opened(url)
    try:
        assert await database.read(version) == HEAD
    finally:
        await database.close()


async def test_processes_that_start_at_once_migrate_once(server: postgres.Server) -> None:
    url = server.empty()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    for store in stores:
        assert await store.unfinished() == []
        await store.close()


async def test_a_migration_that_breaks_off_leaves_nothing_behind(url: str) -> None:
    def broken(connection: Connection) -> None:
        upgrade(connection, HEAD)
        raise InterruptedError

    database = await opened(url)
    try:
        with pytest.raises(InterruptedError):
            await database.write(broken)
        names = await database.read(lambda connection: inspect(connection).get_table_names())
        assert [name for name in names if not name.startswith("sqlite_")] == []
    finally:
        await database.close()


async def test_a_schema_of_a_newer_version_is_a_fault_and_stays_as_it_is(url: str) -> None:
    await (await Store.open(url)).close()
    database = await opened(url)
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
    )
    await database.close()
    with pytest.raises(Fault, match="newer version of Crosstable"):
        await Store.open(url)
    database = await opened(url)
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
    scripts = ScriptDirectory.from_config(configuration(None))
    assert scripts.get_heads() == [HEAD]
    assert len(scripts.get_bases()) == 1
