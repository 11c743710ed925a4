"""Whose time would run out while nothing may ring."""

from msgspec import Struct
from sqlalchemy import Connection, and_, select

from bot.people import PersonPreferences
from bot.store.queries import read
from bot.store.schema import people, seats, tables
from bot.tables.table import Status


class Threatened(Struct, frozen=True):
    """A table with this ``code`` where somebody who has ``chosen`` quiet hours is to move until the
    Unix time ``deadline``."""

    code: str
    deadline: float
    chosen: PersonPreferences


@read
def threatened(connection: Connection, now: float, until: float) -> list[Threatened]:
    """Those whose deadlines lie between these Unix times."""
    in_turn = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.turn)
    found = (
        select(tables.c.code, tables.c.deadline, people.c.zone, people.c.quiet)
        .join(seats, in_turn)
        .join(people, people.c.key == seats.c.person)
        .where(tables.c.status == Status.PLAYING.value, people.c.quiet != "")
        .where(tables.c.deadline > now, tables.c.deadline < until)
    )
    return [
        Threatened(row.code, row.deadline, PersonPreferences(zone=row.zone, quiet=row.quiet))
        for row in connection.execute(found)
    ]
