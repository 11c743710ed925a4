"""Which games somebody knows."""

from sqlalchemy import Connection, or_, select

from bot.store.person_queries import read_of_person
from bot.store.schema import seats, tables
from bot.tables.table import Status

PLAYED = (Status.PLAYING.value, Status.OVER.value)


@read_of_person
def played(connection: Connection, person: str) -> set[str]:
    """The games that a person has begun to play."""
    own = or_(seats.c.person == person, seats.c.former == person)
    sat = select(seats.c.table).where(own)
    found = select(tables.c.game).where(tables.c.id.in_(sat), tables.c.status.in_(PLAYED))
    return set(connection.scalars(found.distinct()))
