"""Who wants to see no ratings while they play a match that counts."""

from collections.abc import Collection

from sqlalchemy import Connection, and_, select

from bot.store.queries import read
from bot.store.schema import matches, people, seats, tables
from bot.tables.table import Status

_HIDES = people.c.ratings.is_(False)
_PLAYS = (
    seats.join(tables, tables.c.id == seats.c.table)
    .join(matches, and_(matches.c.table == tables.c.id, matches.c.number == tables.c.match))
    .join(people, people.c.key == seats.c.person)
)


@read
def any_hides(connection: Connection, keys: Collection[str]) -> bool:
    """Whether one of the people with these keys wants that."""
    found = select(people.c.key).where(_HIDES, people.c.key.in_(keys)).limit(1)
    return connection.scalar(found) is not None


@read
def is_hidden(connection: Connection, person: str) -> bool:
    """Whether the person with this key wants that, and plays such a match or has the next one of a
    series before them. Seats at running tables have the keys that hold."""
    found = (
        select(seats.c.table)
        .select_from(_PLAYS)
        .where(seats.c.person == person, _HIDES, tables.c.status == Status.PLAYING.value)
        .where(tables.c.rated, matches.c.own)
    )
    return connection.scalar(found.limit(1)) is not None
