"""Keys that have become others and still stand in finished tables: see ``renamings``.

Whoever reads a table that is listed here reads it with the keys that hold, and whoever would change
it meets a Conflict until they stand there. What is read by somebody's key, or depends on all that
stands under it, comes after their renaming.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, exists, func, insert, or_, select, true

from bot.store.schema import displays, notices, renamed_tables, renamings, tables

IS_LISTED = exists().where(renamed_tables.c.table == tables.c.id).correlate(tables)
"""Whether keys are still to become others at a table of a statement."""

LogEntry = tuple[str, int | None, str | None, float]  # of a log: move, seat, who, at


class Unfinished(Exception):
    """Other keys are still to stand in finished tables of these ``people``, of anybody if ()."""

    def __init__(self, *people: str) -> None:
        super().__init__()
        self.people = people


def begin(connection: Connection, own: Mapping[str, Collection[int]], key: str) -> None:
    """Lets ``key`` stand for each of some keys at its ``own`` finished tables, by id, from now on,
    and soon be written there."""
    below = {
        table.name: (connection.scalar(select(func.max(table.c.id))) or 0) + 1
        for table in (displays, notices)
    }
    rows = [{"old": old, "key": key} | below for old in own]
    listed = [{"table": table, "old": old, "key": key} for old in own for table in own[old]]
    for table, found in ((renamings, rows), (renamed_tables, listed)):
        if found:
            connection.execute(insert(table), found)


def check(connection: Connection, *people: str) -> None:
    """Raises Unfinished while other keys are to stand somewhere for these people, or for anybody
    where none are given."""
    if is_pending(connection, people):
        raise Unfinished(*people)


def is_pending(connection: Connection, people: Collection[str] = ()) -> bool:
    """Whether other keys are still to stand somewhere for these people; for anybody if ()."""
    found = select(renamings.c.old).where(of(people)).limit(1)
    return connection.execute(found).first() is not None


def of(people: Collection[str]) -> ColumnElement[bool]:
    """Where keys are to become others for these people; for anybody if ()."""
    return or_(renamings.c.old.in_(people), renamings.c.key.in_(people)) if people else true()


def keys_of(connection: Connection, person: str) -> list[str]:
    """The key of a person, and those that still stand for it somewhere."""
    olds = select(renamings.c.old).where(renamings.c.key == person)
    return [person, *connection.scalars(olds)]


def names_at(connection: Connection, own: Collection[int]) -> dict[int, dict[str, str]]:
    """By table, which keys are to be read for those that stand there."""
    found: dict[int, dict[str, str]] = {}
    listed = select(renamed_tables).where(renamed_tables.c.table.in_(own))
    for row in connection.execute(listed):
        found.setdefault(row.table, {})[row.old] = row.key
    return found


def entries(log: Iterable[Sequence[Any]], names: Mapping[str, str]) -> list[LogEntry]:
    """A log with the keys that are to be read in it."""
    return [(move, seat, names.get(who, who), at) for move, seat, who, at in log]


def current(person: ColumnElement[str], table: ColumnElement[int]) -> ColumnElement[str]:
    """The key that is to be read for the one in a column ``person`` of a ``table``."""
    here = renamed_tables.c.table == table, renamed_tables.c.old == person
    key = select(renamed_tables.c.key).where(*here).correlate_except(renamed_tables)
    return func.coalesce(key.scalar_subquery(), person)
