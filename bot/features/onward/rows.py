"""How somebody's latest matches against a computer of a level ended."""

from sqlalchemy import Connection, select

from bot.store import codec
from bot.store.person_queries import read_of_person
from bot.store.schema import matches, seats, tables
from engines.game import Outcome, Seat


@read_of_person
def latest(
    connection: Connection, person: str, game: str, level: str, most: int
) -> list[tuple[Outcome, Seat]]:
    """The last outcomes of the person's matches of a game at tables where a computer of this level
    plays, the latest first, each with the person's seat."""
    against = select(seats.c.table).where(seats.c.level == level)
    found = (
        select(matches.c.outcome, seats.c.seat)
        .join(tables, matches.c.table == tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == person, tables.c.game == game)
        .where(matches.c.outcome.is_not(None), tables.c.id.in_(against))
        .order_by(tables.c.updated.desc(), matches.c.number.desc())
        .limit(most)
    )
    rows = ((codec.outcome_from(text), seat) for text, seat in connection.execute(found))
    return [(outcome, seat) for outcome, seat in rows if outcome is not None]
