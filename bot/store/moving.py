"""Everything from an SQLite file into a PostgreSQL database.

A table is copied in the order of its key, some rows in a transaction. So what is there after a kill
is the beginning of each table, which is found again by comparing: nothing else has to be
remembered. Until all of it is there and compared, the target's version says so to every bot.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, Table, Text, func, inspect, select, text
from sqlalchemy import tuple_ as row_of

from bot.store.database import Database
from bot.store.migrate import HEAD, MOVING, is_known, lock, upgrade, version
from bot.store.schema import metadata

AT_ONCE = 1000  # rows in memory, and in a transaction
LEFT = {"processes", "deliveries", "serves"}  # of processes and updates that are over, and schemas
TABLES = tuple(table for table in metadata.sorted_tables if table.name not in LEFT)

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
        """Read on."""
        for row in rows:
            self._hash.update(repr(tuple(row)).encode())
        if rows:
            self.count += len(rows)
            self.last = key_in(table, rows[-1])

    def same(self, other: "Sum") -> bool:
        """Whether the rows are equal."""
        return self.count == other.count and self._hash.digest() == other._hash.digest()


class Move:
    """One move from a file that nobody else uses to a server, so many rows ``at_once``."""

    def __init__(
        self, source: Database, target: Database, tell: Tell, at_once: int = AT_ONCE
    ) -> None:
        self._source = source
        self._target = target
        self._tell = tell
        self._at_once = at_once

    async def total(self) -> int:
        """The rows that there are to move."""
        return sum([await self._source.read(_count, table) for table in TABLES])

    async def copy(self) -> None:
        """Copy what is not there yet. Raises NotEmpty, and writes no row, where something else is
        there."""
        begun = await self._target.write(_begin)
        there = [await self._beginning(table) for table in TABLES]
        for table, beginning in zip(TABLES, there, strict=True):
            if begun:
                await self._copy(table, beginning.last)
            elif beginning.count < await self._source.read(_count, table):
                raise NotEmpty(f"its table {table.name} lacks rows of the file")

    async def check(self) -> dict[str, int]:
        """Compare both sides, and open the target for bots; the number of rows by table. Raises
        Differing."""
        counts = {}
        for table in TABLES:
            ours, theirs = await self._sum(table), await self._target_sum(table, self._tell)
            if not ours.same(theirs):
                raise Differing(table.name)
            counts[table.name] = ours.count
        numbers = await self._source.read(_numbers)
        await self._target.write(_finish, numbers)
        return counts

    async def _beginning(self, table: Table) -> Sum:
        """What is there of a table: how the file's begins. Raises NotEmpty for other rows."""
        there = await self._target_sum(table, lambda _: None)
        if there.count and not there.same(await self._sum(table, there.count)):
            raise NotEmpty(f"its table {table.name} has rows that the file has not")
        self._tell(there.count)
        return there

    async def _copy(self, table: Table, last: Key | None) -> None:
        while rows := await self._source.read(_next, table, last, self._at_once):
            await self._target.write(_put, table, rows)
            last = key_in(table, rows[-1])
            self._tell(len(rows))

    async def _sum(self, table: Table, most: int | None = None) -> Sum:
        """Of the file's table, or of no more than its first rows."""
        found = Sum()
        while most is None or found.count < most:
            limit = self._at_once if most is None else min(self._at_once, most - found.count)
            rows = await self._source.read(_next, table, found.last, limit)
            if not rows:
                break
            found.add(table, rows)
        return found

    async def _target_sum(self, table: Table, tell: Tell) -> Sum:
        return await self._target.read(_sum, table, self._at_once, tell)


def key_in(table: Table, row: Row[Any]) -> Key:
    """The primary key of a row."""
    return tuple(row._mapping[column] for column in table.primary_key)


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _next(connection: Connection, table: Table, last: Key | None, limit: int) -> list[Row[Any]]:
    """The rows of an SQLite table after a key."""
    key = tuple(table.primary_key)
    chosen = select(table).order_by(*key).limit(limit)
    if last is not None:
        chosen = chosen.where(row_of(*key) > row_of(*last))
    return list(connection.execute(chosen))


def _sum(connection: Connection, table: Table, at_once: int, tell: Tell) -> Sum:
    """Of a PostgreSQL table, which comes in the order of bytes, as SQLite has it."""
    found = Sum()
    ordered = select(table).order_by(*map(_in_bytes, table.primary_key))
    for rows in _streamed(connection, ordered, at_once):
        found.add(table, rows)
        tell(len(rows))
    return found


def _streamed(
    connection: Connection, chosen: Select[Any], at_once: int
) -> Iterator[Sequence[Row[Any]]]:
    streaming = chosen.execution_options(yield_per=at_once)
    with connection.execute(streaming) as result:
        yield from result.partitions()


def _in_bytes(column: Column[Any]) -> Any:
    return column.collate("C") if isinstance(column.type, Text) else column


def _begin(connection: Connection) -> bool:
    """Close an empty target to bots, with the present schema; False when it is full and open.
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
    if any(connection.execute(select(table).limit(1)).first() for table in TABLES):
        return False
    connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": MOVING + HEAD})
    return True


def _put(connection: Connection, table: Table, rows: Iterable[Row[Any]]) -> None:
    connection.execute(table.insert(), [dict(row._mapping) for row in rows])


def _numbers(connection: Connection) -> dict[str, int]:
    """The last number that each table of a file has given to a row."""
    rows = connection.execute(text("SELECT name, seq FROM sqlite_sequence"))
    known = {row.name: row.seq for row in rows}
    return {table.name: known[table.name] for table in TABLES if known.get(table.name)}


def _finish(connection: Connection, numbers: dict[str, int]) -> None:
    """Go on with the numbers, know how large the tables are, and open to bots; nothing where that
    has been done before."""
    if version(connection) == HEAD:
        return
    for name, last in numbers.items():
        sequence = func.pg_get_serial_sequence(name, "id")
        connection.execute(select(func.setval(sequence, last)))
    connection.execute(text("ANALYZE"))
    connection.execute(text("UPDATE alembic_version SET version_num = :it"), {"it": HEAD})
