"""The copy that is kept of a database before its schema changes, and the way back to it.

A file gets a copy beside it, ``crosstable.db.schema-0015``; on a server the tables are copied into
a schema of their own, ``crosstable_0015``. Both are named after the schema that they have. One that
was made before, by a start that did not come to its end, is replaced.
"""

import asyncio
import logging
import sqlite3
from pathlib import Path

from sqlalchemy import (
    BigInteger,
    Connection,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError

from bot.errors import Fault
from bot.store import copies
from bot.store.copies import Unfit
from bot.store.migrate import HEAD, SILENT, lock, version
from bot.store.schema import metadata

PREFIX = "crosstable_"  # of the schemas on a server that are copies
PRESENT = {"alembic_version", "serves", "processes"}  # say what is now, whatever comes back

log = logging.getLogger(__name__)


class DatabaseInUse(Exception):
    """Processes are alive that would go on with what is no longer there."""


def beside(file: Path, number: str) -> Path:
    """Where the copy of a file with this schema lies."""
    return file.with_name(f"{file.name}.schema-{number}")


async def copy_file(file: Path, number: str) -> None:
    """Copies a file that has the schema ``number``. Raises Fault."""
    copy = beside(file, number)
    try:
        await asyncio.to_thread(copies.back_up, file, copy, lambda _done, _of: None, replacing=True)
    except (Unfit, sqlite3.Error, OSError) as error:
        reason = ((isinstance(error, OSError) and error.strerror) or str(error)).rstrip(".")
        raise Fault(
            f"Cannot copy {file} to {copy} before its schema changes: {reason}. Nothing has "
            "changed."
        ) from None
    log.info("copied %s, which has schema %s, to %s; migrating it to %s", file, number, copy, HEAD)


def copy_schema(connection: Connection, number: str) -> str:
    """Copies all tables of a server's database, as they are at one moment, while others go on; the
    name of the copy. Raises Fault."""
    name = f"{PREFIX}{number}"
    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    try:
        connection.execute(text(f"DROP SCHEMA IF EXISTS {name} CASCADE"))
        connection.execute(text(f"CREATE SCHEMA {name}"))
        for table in inspect(connection).get_table_names():
            connection.execute(text(f'CREATE TABLE {name}."{table}" AS TABLE "{table}"'))
    except DBAPIError as error:
        reason = str(error.orig).rpartition(">: ")[2].strip().rstrip(".")
        raise Fault(
            f"Cannot copy the tables into the schema {name} before they change: {reason}. Nothing "
            "has changed."
        ) from None
    log.info("copied all tables to the schema %s; migrating them to %s", name, HEAD)
    return name


def schemas(connection: Connection) -> dict[str, int]:
    """The copies on a server: their bytes by name."""
    if connection.dialect.name != "postgresql":
        return {}
    names = [one for one in inspect(connection).get_schema_names() if one.startswith(PREFIX)]
    size = text(
        "SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) FROM pg_class c"
        " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = :name AND c.relkind = 'r'"
    )
    return {name: int(connection.scalar(size, {"name": name}) or 0) for name in sorted(names)}


def take_back(connection: Connection, name: str) -> dict[str, int]:
    """Puts the rows of a copy in the place of those that there are, at the present schema; the
    number of rows by table. What came with later schemas and refers to none of them stays. Raises
    LookupError, DatabaseInUse."""
    lock(connection)
    asked = inspect(connection)
    if name not in schemas(connection):
        raise LookupError
    if version(connection) and connection.scalar(
        text("SELECT count(*) FROM processes WHERE seen > extract(epoch FROM now()) - :silent"),
        {"silent": SILENT},
    ):
        raise DatabaseInUse
    there = set(asked.get_table_names(schema=name)) - PRESENT
    known = [table.name for table in metadata.sorted_tables if table.name in there]
    quoted = ", ".join(f'"{table}"' for table in known)
    connection.execute(text(f"TRUNCATE {quoted} CASCADE"))
    return {table: _put_back(connection, metadata.tables[table], name) for table in known}


def _put_back(connection: Connection, table: Table, name: str) -> int:
    """How many rows of the table's copy stand in it again; its numbers go on after the last."""
    copied = Table(table.name, MetaData(), schema=name, autoload_with=connection)
    columns = [column.name for column in copied.columns]
    done = connection.execute(insert(table).from_select(columns, select(copied)))
    if "id" in columns and isinstance(table.c.id.type, BigInteger):
        sequence, last = func.pg_get_serial_sequence(table.name, "id"), func.max(table.c.id)
        connection.execute(select(func.setval(sequence, select(last).scalar_subquery())))
    return done.rowcount
