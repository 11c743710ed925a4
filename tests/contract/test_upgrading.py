"""Versions that run beside each other on one schema: every migration says whether it only widens
what there was, and what an older version asks and writes means the same on the newer schema."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Boolean,
    Connection,
    Double,
    Float,
    Integer,
    MetaData,
    Table,
    and_,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.types import TypeEngine

from bot.errors import Fault
from bot.running.fleet import Fleet
from bot.store import processes as process_rows
from bot.store import tables as table_rows
from bot.store.database import Database, connect, parse
from bot.store.migrate import FIRST, FOLDER, HEAD, InTheWay, migrate, scripts_in, upgrade
from bot.store.migrate import oldest as oldest_served
from bot.store.migrate import version as present
from bot.store.store import Store
from tests import postgres
from tests.contract.conftest import both
from tests.contract.versions import FOLDER as KEPT

OLDER = ("0006", "0009", "0012")  # versions whose statements must work on
WIDER, NARROWER = "9001", "9002"
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "{0}"
down_revision = "{1}"
{2}


def upgrade() -> None:
    {3}
"""


def scripts() -> list[Any]:
    """All migrations, the first one first."""
    found = scripts_in(FOLDER).iterate_revisions(HEAD, "base")
    return [script.module for script in found][::-1]


def test_every_migration_says_whether_it_widens_or_takes_away() -> None:
    known = {module.revision for module in scripts()}
    for module in scripts():
        says = getattr(module, "expands", None), getattr(module, "contracts", None)
        assert says in {(True, None)} | {(None, number) for number in known}, module.revision
        assert says[1] is None or says[1] < module.revision, "an earlier release needs it no more"


Shape = dict[str, dict[str, Any]]


def shape(connection: Connection) -> Shape:
    """What a statement can meet: columns, keys, and what must be unique or known elsewhere."""
    asked: Any = inspect(connection)  # all tables at once: a server takes long over each question
    columns, keys = asked.get_multi_columns(), asked.get_multi_pk_constraint()
    unique, indices = asked.get_multi_unique_constraints(), asked.get_multi_indexes()
    foreign, checks = asked.get_multi_foreign_keys(), asked.get_multi_check_constraints()
    return {
        where[1]: {
            "columns": {column["name"]: column for column in found},
            "key": keys[where]["constrained_columns"],
            "unique": {
                tuple(each["column_names"])
                for each in (
                    *unique[where],
                    *(index for index in indices[where] if index["unique"]),
                )
            },
            "foreign": {tuple(each["constrained_columns"]) for each in foreign[where]},
            "checks": len(checks[where]),
        }
        for where, found in columns.items()
    }


def wider(before: Shape, after: Shape) -> None:
    """All that could be asked and written before means the same."""
    for name, old in before.items():
        assert name in after, f"{name} is gone"
        new = after[name]
        for column, was in old["columns"].items():
            now = new["columns"].get(column)
            assert now is not None, f"{name}.{column} is gone"
            assert str(now["type"]) == str(was["type"]), f"{name}.{column} has another type"
            assert now["nullable"] or not was["nullable"], f"{name}.{column} may not be left out"
            assert now["default"] is not None or was["default"] is None
        added = new["columns"].keys() - old["columns"].keys()
        for column in added:
            its = new["columns"][column]
            assert its["nullable"] or its["default"] is not None, f"{name}.{column} must be written"
        assert new["key"] == old["key"] and new["checks"] == old["checks"]
        for what in ("unique", "foreign"):
            narrower = new[what] - old[what]
            assert all(set(columns) & added for columns in narrower), f"{name}: {narrower}"


@both
async def test_a_migration_that_expands_does_so(empty: str) -> None:
    database = await connect(parse(empty))
    try:
        before: Shape = {}
        for module in scripts():
            await database.write(upgrade, module.revision)
            after = await database.read(shape)
            if getattr(module, "expands", False):
                wider(before, after)
            before = after
    finally:
        await database.close()


VALUES: tuple[tuple[type[TypeEngine[Any]], Any], ...] = (
    (Boolean, True),
    (Integer, 7),
    (Float, 1.5),
    (Double, 1.5),
)


def made_up(table: Table) -> dict[str, Any]:
    """A row with something in every column."""
    return {
        column.name: next((v for kind, v in VALUES if isinstance(column.type, kind)), "7")
        for column in table.columns
    }


def rows_of(number: str, table: Table) -> list[dict[str, Any]]:
    """What a database of that version held, else a made-up row."""
    file = KEPT / f"version_{number}.json"
    if not file.exists():
        return [made_up(table)]
    kept: dict[str, list[dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return kept.get(table.name, [])


def asks_and_writes(connection: Connection, number: str, known: MetaData) -> int:
    """Insert, read, change and delete rows in all tables with statements that name every column
    that a version knew, and no other; how many rows that were."""
    count = 0
    written = [(table, rows) for table in known.sorted_tables if (rows := rows_of(number, table))]
    for table, rows in written:
        connection.execute(insert(table), rows)
    for table, rows in written:
        key = list(table.primary_key)
        found = [dict(row) for row in connection.execute(select(table).order_by(*key)).mappings()]
        assert len(found) == len(rows), table.name
        for row in rows:
            whole = next(one for one in found if row.items() <= one.items())
            here = and_(*(column == whole[column.name] for column in key))
            again = connection.execute(update(table).where(here).values(whole))
            assert again.rowcount == 1
            count += 1
    for table, rows in reversed(written):
        assert connection.execute(table.delete()).rowcount == len(rows)
    return count


def reflected(connection: Connection) -> MetaData:
    known = MetaData()
    known.reflect(connection)
    known.remove(known.tables["alembic_version"])
    return known


@pytest.mark.parametrize(
    ("kind", "number"),
    [*(("sqlite", number) for number in OLDER), ("postgresql", OLDER[0])],
    indirect=["kind"],
)
async def test_what_an_older_version_asks_and_writes_works_on_the_newest_schema(
    empty: str, number: str
) -> None:
    database = await connect(parse(empty))
    try:
        await database.write(upgrade, number)
        known = await database.read(reflected)
        await database.write(migrate)
        assert await database.read(present) == HEAD
        assert await database.write(asks_and_writes, number, known) >= len(known.tables)
    finally:
        await database.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The migrations of a later version: one more that widens, then one that takes away."""
    made = tmp_path / "later"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(FOLDER, made, ignore=ignored)
    for number, before, says, does in (
        (WIDER, HEAD, "expands = True", "op.add_column('chats', sa.Column('more', sa.Text))"),
        (NARROWER, WIDER, f'contracts = "{WIDER}"', "op.drop_column('chats', 'palette')"),
    ):
        content = MIGRATION.format(number, before, says, does)
        (made / "versions" / f"_{number}_later.py").write_text(content, encoding="utf-8")
    return made


async def migrated(url: str, folder: Path, head: str) -> Database:
    database = await connect(parse(url))
    await database.write(migrate, folder, head)
    return database


async def test_a_version_goes_on_with_a_newer_schema_that_is_only_wider(
    own: str, folder: Path
) -> None:
    await (await Store.open(own)).close()
    database = await migrated(own, folder, WIDER)
    assert await database.read(oldest_served) == FIRST
    await database.close()
    for reading in (False, True):
        store = await Store.open(own, reading=reading)
        assert await table_rows.unfinished(store.database) == []
        await store.close()
    database = await connect(parse(own))
    assert await database.read(present) == WIDER, "it is left as it is"
    await database.close()


async def test_a_version_that_needs_what_was_taken_away_does_not_start(
    own: str, folder: Path
) -> None:
    await (await Store.open(own)).close()
    database = await migrated(own, folder, NARROWER)
    assert await database.read(oldest_served) == WIDER
    await database.write(migrate, folder, WIDER)  # one that knows as much may run on it
    assert await database.read(present) == NARROWER
    await database.close()
    with pytest.raises(Fault, match="newer version of Crosstable"):
        await Store.open(own)


async def test_nothing_is_taken_away_from_processes_that_are_alive(
    server: postgres.Server, folder: Path
) -> None:
    url = await server.own()
    store = await Store.open(url)
    fleet = Fleet(store.database, ["web"])
    await fleet.start()
    database = await migrated(url, folder, WIDER)
    try:
        with pytest.raises(InTheWay):
            await database.write(migrate, folder, NARROWER)
        assert await database.read(present) == WIDER
        await fleet.close()
        await database.write(migrate, folder, NARROWER)
        assert await database.read(present) == NARROWER
    finally:
        await database.close()
        await store.close()


async def test_one_that_ended_without_a_word_stands_in_the_way_for_a_moment_only(
    server: postgres.Server, folder: Path
) -> None:
    url = await server.own()
    store = await Store.open(url)
    await process_rows.beat(store.database, "killed", ["web"], 60.0)
    await store.close()
    database = await migrated(url, folder, WIDER)
    with pytest.raises(InTheWay):
        await database.write(migrate, folder, NARROWER)
    later = text("UPDATE processes SET seen = seen - 11")
    await database.write(lambda connection: connection.execute(later))
    await database.write(migrate, folder, NARROWER)
    await database.close()


async def test_one_that_takes_away_could_not_say_that_it_widens(empty: str, folder: Path) -> None:
    database = await migrated(empty, folder, WIDER)
    before = await database.read(shape)
    await database.write(migrate, folder, NARROWER)
    with pytest.raises(AssertionError, match="palette is gone"):
        wider(before, await database.read(shape))
    await database.close()
