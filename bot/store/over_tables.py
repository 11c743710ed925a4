"""Who is who at tables that are over: there are many, and nothing happens there any more, so that
they are changed together."""

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import Connection, and_, exists, or_, select, update

from bot.store.schema import displays, moves, seats, tables
from bot.store.tables import UNFINISHED
from bot.tables.computers import NAMES

AT_ONCE = 500  # tables in a statement
NOTHING = "[]"  # is proposed or refused, where nobody else is named


def rename(
    connection: Connection, own: Collection[int], olds: Collection[str], key: str
) -> dict[int, str]:
    """Lets ``key`` stand for the persons ``olds`` at those of their ``own`` tables, by id, that are
    over; the codes of these by id. They are no newer, and what shows them shows them still."""
    found: dict[int, str] = {}
    seated = or_(seats.c.person.in_(olds), seats.c.former.in_(olds))
    for some in _parts(sorted(own)):
        over = select(tables.c.id, tables.c.code).where(
            tables.c.id.in_(some),
            tables.c.status.not_in(UNFINISHED),
            tables.c.proposal == NOTHING,
            or_(
                tables.c.host.in_(olds),
                exists().where(seats.c.table == tables.c.id, seated),
            ),
        )
        codes = {row.id: row.code for row in connection.execute(over)}
        _rename(connection, list(codes), olds, key)
        found |= codes
    return found


def rename_moves(
    connection: Connection, own: Sequence[int], olds: Collection[str], key: str
) -> None:
    """Lets ``key`` stand for whoever made moves at their ``own`` tables: these are known, for there
    are many more moves than tables."""
    for some in _parts(own):
        mine = and_(moves.c.table.in_(some), moves.c.who.in_(olds))
        connection.execute(update(moves).where(mine).values(who=key))


def call(connection: Connection, person: str, was: str, name: str) -> list[str]:
    """Lets the seats of a person at tables that are over bear a name in place of what it ``was``;
    the codes of these tables."""
    theirs = or_(seats.c.person == person, seats.c.former == person)
    strange = and_(theirs, seats.c.name == was)
    over = select(tables.c.id, tables.c.code).where(
        tables.c.status.not_in(UNFINISHED),
        tables.c.id.in_(select(seats.c.table).where(strange)),
    )
    codes = {row.id: row.code for row in connection.execute(over)}
    for some in _parts(sorted(codes)):
        connection.execute(update(seats).where(seats.c.table.in_(some), strange).values(name=name))
        changed = update(tables).where(tables.c.id.in_(some))
        connection.execute(changed.values(revision=tables.c.revision + 1))
    return list(codes.values())


def remove_names(connection: Connection, own: Sequence[int], person: str, name: str) -> None:
    """At their ``own`` tables that are over nobody reads any more what a person was called, nor
    where a computer player has taken their seat and still bears that ``name``."""
    left = and_(seats.c.level != "", seats.c.former.is_(None), seats.c.name.not_in((*NAMES, "")))
    made = exists().where(
        moves.c.table == seats.c.table, moves.c.seat == seats.c.seat, moves.c.who == person
    )
    given_up = and_(left, or_(seats.c.name == name, made))
    for some in _parts(own):
        theirs = or_(seats.c.person == person, seats.c.former == person, given_up)
        mine = update(seats).where(seats.c.table.in_(some), theirs)
        connection.execute(mine.values(name=""))


def _parts(own: Sequence[int]) -> Iterator[Sequence[int]]:
    return (own[first : first + AT_ONCE] for first in range(0, len(own), AT_ONCE))


def _rename(connection: Connection, own: Sequence[int], olds: Collection[str], key: str) -> None:
    for column in (seats.c.person, seats.c.former):
        mine = and_(seats.c.table.in_(own), column.in_(olds))
        connection.execute(update(seats).where(mine).values({column.name: key}))
    hosted = and_(tables.c.id.in_(own), tables.c.host.in_(olds))
    connection.execute(update(tables).where(hosted).values(host=key))
    stands = select(tables.c.revision).where(tables.c.id == displays.c.table).scalar_subquery()
    current = and_(displays.c.table.in_(own), displays.c.shown == stands)
    connection.execute(update(displays).where(current).values(shown=displays.c.shown + 1))
    mine = tables.c.id.in_(own)
    connection.execute(update(tables).where(mine).values(revision=tables.c.revision + 1))
