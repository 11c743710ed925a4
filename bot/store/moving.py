"""Everything from an SQLite file into a PostgreSQL database, or back into a file.

A table is copied in the order of its key, some rows in a transaction. So what is there after a kill
is the beginning of each table, which is found again by comparing: nothing else has to be
remembered. Until all of it is there and compared, the target's version says so to every bot.
"""

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    Text,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy import tuple_ as row_of

from bot.store.database import Database
from bot.store.migrate import HEAD, MOVING, SILENT, is_known, lock, upgrade, version
from bot.store.schema import metadata

AT_ONCE = 1000  # rows in memory, and in a transaction
LEFT = {"processes", "deliveries", "serves"}  # of processes and updates that are over, and schemas


def all_tables() -> tuple[Table, ...]:
    """What is moved, also of features, each table behind those that it refers to."""
    return tuple(table for table in metadata.sorted_tables if table.name not in LEFT)


Key = tuple[Any, ...]
Tell = Callable[[int], None]
"""Called with the number of rows that were copied or compared since the last call."""


class NotEmpty(Exception):
    """The target has other data, in words."""


class Differing(Exception):
    """A table is not the same on both sides."""


@dataclass(slots=True)
class Sum:
    """How many rows were read in the order of their key, a digest of them, and the last key."""

    count: int = 0
    last: Key | None = None
    _hash: Any = field(default_factory=hashlib.sha256)

    def add(self, table: Table, rows: Sequence[Row[Any]]) -> None:
        """Reads on."""
        for row in rows:
            self._hash.update(repr(tuple(row)).encode())
        if rows:
            self.count += len(rows)
            self.last = key_in(table, rows[-1])

    def same(self, other: "Sum") -> bool:
        """Whether the rows are equal."""
        return self.count == other.count and self._hash.digest() == other._hash.digest()


class SourceInUse(Exception):
    """Processes are alive that change the source meanwhile."""


@dataclass(eq=False, repr=False)
class DatabaseMove:
    """One move from a database that no bot uses to another one, so many rows ``at_once``."""

    _source: Database
    _target: Database
    _tell: Tell
    _at_once: int = AT_ONCE

    async def total(self) -> int:
        """The rows that there are to move."""
        return sum([await self._source.read(_count, table) for table in all_tables()])

    async def copy(self) -> None:
        """Copies what is not there yet. Raises NotEmpty, and writes no row, where something else is
        there; SourceInUse."""
        await self._source.read(_check_idle)
        begun = await self._target.write(_begin)
        there = [await self._beginning(table) for table in all_tables()]
        for table, beginning in zip(all_tables(), there, strict=True):
            if begun:
                last = beginning.last
                while rows := await self._source.read(_next, table, last, self._at_once):
                    await self._target.write(_put, table, rows)
                    last = key_in(table, rows[-1])
                    self._tell(len(rows))
            elif beginning.count < await self._source.read(_count, table):
                raise NotEmpty(f"its table {table.name} lacks rows of the source")

    async def check(self) -> dict[str, int]:
        """Compares both sides, and opens the target for bots; the number of rows by table. Raises
        Differing, SourceInUse."""
        counts = {}
        for table in all_tables():
            ours = await self._source.read(_sum, table, self._at_once)
            theirs = await self._target.read(_sum, table, self._at_once, self._tell)
            if not ours.same(theirs):
                raise Differing(table.name)
            counts[table.name] = ours.count
        await self._source.read(_check_idle)
        numbers = await self._source.read(_numbers)
        await self._target.write(_finish, numbers)
        return counts

    async def _beginning(self, table: Table) -> Sum:
        """What is there of a table: how the source's begins. Raises NotEmpty for other rows."""
        there = await self._target.read(_sum, table, self._at_once)
        if there.count:
            beginning = await self._source.read(_sum, table, self._at_once, most=there.count)
            if not there.same(beginning):
                raise NotEmpty(f"its table {table.name} has rows that the source has not")
        self._tell(there.count)
        return there


def key_in(table: Table, row: Row[Any]) -> Key:
    """The primary key of a row."""
    return tuple(row._mapping[column] for column in table.primary_key)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _next(connection: Connection, table: Table, last: Key | None, limit: int) -> list[Row[Any]]:
    """The rows of a table after a key."""
    key = _ordered(connection, table)
    chosen = select(table).order_by(*key).limit(limit)
    if last is not None:
        chosen = chosen.where(row_of(*key) > row_of(*last))
    return list(connection.execute(chosen))


def _sum(
    connection: Connection,
    table: Table,
    at_once: int,
    tell: Tell = lambda _: None,
    most: int | None = None,
) -> Sum:
    """Of a table, or of no more than its first rows."""
    found = Sum()
    ordered = select(table).order_by(*_ordered(connection, table)).limit(most)
    with connection.execute(ordered.execution_options(yield_per=at_once)) as result:
        for rows in result.partitions():
            found.add(table, rows)
            tell(len(rows))
    return found


def _ordered(connection: Connection, table: Table) -> list[ColumnElement[Any]]:
    """The key of a table in the order of bytes, which SQLite has by itself."""
    if connection.dialect.name == "sqlite":
        return list(table.primary_key)
    return [c.collate("C") if isinstance(c.type, Text) else c for c in table.primary_key]


def _check_idle(connection: Connection) -> None:
    """Raises SourceInUse while processes are alive at a server. A file has no other process."""
    if connection.dialect.name == "postgresql":
        alive = text(
            "SELECT count(*) FROM processes"
            " WHERE seen > extract(epoch FROM clock_timestamp()) - :silent"
        )
        if connection.scalar(alive, {"silent": SILENT}):
            raise SourceInUse


def _begin(connection: Connection) -> bool:
    """Closes an empty target to bots, with the present schema; False when it is full and open.
    Raises NotEmpty."""
    lock(connection)
    number = version(connection)
    if number == MOVING + HEAD:
        return True
    if number is None and inspect(connection).get_table_names():
        raise NotEmpty("it has tables that are not Crosstable's")
    if number is not None and not is_known(number):
        raise NotEmpty("it belongs to another version of Crosstable")
    if number != HEAD:
        upgrade(connection, HEAD)
    if any(connection.execute(select(table).limit(1)).first() for table in all_tables()):
        return False
    connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": MOVING + HEAD})
    return True


def _put(connection: Connection, table: Table, rows: Iterable[Row[Any]]) -> None:
    connection.execute(table.insert(), [dict(row._mapping) for row in rows])


def _numbers(connection: Connection) -> dict[str, int]:
    """The last number that each table has given to a row."""
    if connection.dialect.name == "sqlite":
        rows = connection.execute(text("SELECT name, seq FROM sqlite_sequence"))
        known = {row.name: row.seq for row in rows}
        return {table.name: known[table.name] for table in all_tables() if known.get(table.name)}
    last = text(
        "SELECT last_value FROM pg_sequences"
        " WHERE pg_get_serial_sequence(:name, 'id') = schemaname || '.' || sequencename"
    )
    named = [
        table.name for table in all_tables() if table.dialect_kwargs.get("sqlite_autoincrement")
    ]
    numbers = {name: connection.scalar(last, {"name": name}) for name in named}
    return {name: number for name, number in numbers.items() if number}


def _finish(connection: Connection, numbers: dict[str, int]) -> None:
    """Goes on with the numbers, learns how large the tables are, and opens to bots; nothing where
    that has been done before."""
    if version(connection) == HEAD:
        return
    for name, last in numbers.items():
        _go_on(connection, name, last)
    connection.execute(text("ANALYZE"))
    connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": HEAD})


def _go_on(connection: Connection, name: str, last: int) -> None:
    """Lets a table's numbers go on after the last one that was given."""
    if connection.dialect.name == "postgresql":
        sequence = func.pg_get_serial_sequence(name, "id")
        connection.execute(select(func.setval(sequence, last)))
        return
    row = {"name": name, "last": last}
    connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
    connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), row)
