"""What is known of somebody to whom a computer player is to be an even match."""

from msgspec import Struct
from sqlalchemy import Connection, select

from bot.ratings.rating import START, Skill
from bot.store.person_queries import read_of_person
from bot.store.schema import beaten, seats, standings, tables
from engines.strength import EVEN


class KnownStrength(Struct, frozen=True):
    """A person's skill among people, how they have met computer players, (level, matches, points),
    and the level of the last one that was to be as strong as they are, "" without one."""

    skill: Skill
    met: tuple[tuple[str, int, float], ...]
    last: str


@read_of_person
def known(connection: Connection, person: str, game: str) -> KnownStrength:
    """What is known of a person at a game."""
    own = select(standings.c.mu, standings.c.sigma).where(
        standings.c.person == person, standings.c.game == game
    )
    found = connection.execute(own).first()
    met = select(beaten).where(beaten.c.person == person, beaten.c.game == game)
    theirs = select(seats.c.table).where(seats.c.person == person)
    last = (
        select(seats.c.level)
        .join(tables, seats.c.table == tables.c.id)
        .where(tables.c.id.in_(theirs), tables.c.game == game)
        .where(seats.c.level.like(f"{EVEN}%"))
        .order_by(tables.c.updated.desc())
        .limit(1)
    )
    return KnownStrength(
        Skill(*found) if found else START,
        tuple((row.level, row.matches, row.points) for row in connection.execute(met)),
        connection.scalar(last) or "",
    )
