"""Tables with a row for each person's seat at each match that is over: they are written as the
match ends, and follow who is who as the matches themselves do. Other tables hear of that end."""

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update
from sqlalchemy import Table as Rows

from bot.store.schema import metadata
from bot.tables.table import Table

SEATED = "seated rows"  # in the info of a table
ENDED = "match ended"  # there too: the MatchEnded of a table whose rows change with that
AT_ONCE = 500  # tables in a statement

MatchEnded = Callable[[Connection, int, Table, float], None]
"""Hears that a match is over at the table with this id, within the transaction of its end."""

Rival = tuple[int, str, str]
"""A seat, the key of the person or the level of the computer player there, and their name."""


class SeatedRows(Struct, frozen=True):
    """The rows of a table with the columns ``table``, ``match``, ``seat``, ``person`` and
    ``rivals``, JSON of all other seats as ``Rival``. ``ended`` writes those of a match that is
    over, given the table's id, the table and the Unix time. ``called`` is what /mydata tells them
    as, without what is ``left_out``."""

    called: str
    ended: Callable[[Connection, int, Table, float], None]
    left_out: tuple[str, ...] = ()


def seated_tables() -> Iterator[tuple[Rows, SeatedRows]]:
    """All tables with such rows."""
    for table in metadata.sorted_tables:
        if rows := table.info.get(SEATED):
            yield table, rows


def match_ended(connection: Connection, key: int, before: Table, after: Table, now: float) -> None:
    """Writes what follows from the match that has just ended at the table with this id, if one
    has."""
    match, known = after.match, before.match
    if match is None or match.outcome is None:
        return
    if known is not None and known.number == match.number and known.outcome is not None:
        return
    for _, rows in seated_tables():
        rows.ended(connection, key, after, now)
    for rows_of in metadata.sorted_tables:
        if hear := rows_of.info.get(ENDED):
            hear(connection, key, after, now)


def rename(connection: Connection, own: Sequence[int], olds: Collection[str], key: str) -> None:
    """Lets ``key`` stand for the persons ``olds`` at these tables."""
    for table, _ in seated_tables():
        for here in _parts(table, own):
            theirs = and_(here, table.c.person.in_(olds))
            connection.execute(update(table).where(theirs).values(person=key))
            _rewrite(connection, table, here, olds, lambda _, name: (key, name))


def forget(connection: Connection, own: Sequence[int], olds: Collection[str], ghost: str) -> None:
    """At these tables somebody of whom nothing is known stands for the persons ``olds``."""
    for table, _ in seated_tables():
        for here in _parts(table, own):
            connection.execute(delete(table).where(here, table.c.person.in_(olds)))
            _rewrite(connection, table, here, olds, lambda _who, _name: (ghost, ""))


def remove(connection: Connection, keys: Collection[str]) -> None:
    """Deletes the rows of these persons."""
    for table, _ in seated_tables():
        connection.execute(delete(table).where(table.c.person.in_(keys)))


def call(connection: Connection, person: str, was: str, name: str) -> None:
    """Lets others read another name of a person in place of what it ``was``."""
    old, new = (_dump([person, each])[1:-1] for each in (was, name))
    for table, _ in seated_tables():
        met = select(table.c.table).where(table.c.person == person)
        here = and_(table.c.table.in_(met), names(connection, table.c.rivals, person))
        said = func.replace(table.c.rivals, old, new)
        connection.execute(update(table).where(here).values(rivals=said))


def give(
    connection: Connection,
    key: str,
    back: str,
    table: int,
    seats: Collection[tuple[int, int]],
    later: tuple[int, Collection[int]],
) -> None:
    """At a table of both, these pairs of match and seat are of the person ``back`` again, and of
    the matches ``later`` than a number certain seats."""
    last, chairs = later

    def given(match: int, seat: int) -> bool:
        return (match, seat) in seats or (match > last and seat in chairs)

    for rows, _ in seated_tables():
        found = connection.execute(select(rows).where(rows.c.table == table)).mappings().all()
        for row in found:
            rivals = [
                (seat, back if who == key and given(row["match"], seat) else who, name)
                for seat, who, name in json.loads(row["rivals"])
            ]
            mine = row["person"] == key and given(row["match"], row["seat"])
            changed = {"rivals": _dump(rivals), "person": back if mine else row["person"]}
            connection.execute(update(rows).where(_is(rows, row)).values(changed))


def told(
    connection: Connection, keys: Collection[str]
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """What /mydata tells of these persons, by its name."""
    for table, rows in seated_tables():
        columns = [column for column in table.c if column.name not in rows.left_out]
        found = connection.execute(select(*columns).where(table.c.person.in_(keys))).mappings()
        yield rows.called, [dict(row) for row in found]


def names(connection: Connection, rivals: ColumnElement[str], who: str) -> ColumnElement[bool]:
    """Where the ``rivals`` name a person by the key, or a computer player by the level."""
    return holds(connection, rivals, f",{_dump(who)},")


def holds(connection: Connection, column: ColumnElement[str], part: str) -> ColumnElement[bool]:
    """Where a text has this part, letter by letter."""
    find = func.strpos if connection.dialect.name == "postgresql" else func.instr
    return find(column, part) > 0


def packed(rivals: Sequence[Rival]) -> str:
    """Rivals as they stand in the column."""
    return _dump(rivals)


def _rewrite(
    connection: Connection,
    table: Rows,
    here: ColumnElement[bool],
    olds: Collection[str],
    known: Callable[[str, str], tuple[str, str]],
) -> None:
    """Lets the rivals ``olds`` have another key and name."""
    named = or_(*(names(connection, table.c.rivals, old) for old in olds))
    for row in connection.execute(select(table).where(here, named)).mappings().all():
        rivals = [
            (seat, *(known(who, name) if who in olds else (who, name)))
            for seat, who, name in json.loads(row["rivals"])
        ]
        connection.execute(update(table).where(_is(table, row)).values(rivals=_dump(rivals)))


def _is(table: Rows, row: Mapping[Any, Any]) -> ColumnElement[bool]:
    return and_(*(column == row[column.name] for column in table.primary_key))


def _parts(table: Rows, own: Sequence[int]) -> Iterator[ColumnElement[bool]]:
    for first in range(0, len(own), AT_ONCE):
        yield table.c.table.in_(own[first : first + AT_ONCE])


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
