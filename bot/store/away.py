"""Who is away, and was: each span of time of a person."""

from sqlalchemy import Connection, delete, insert, select, update

from bot.store.queries import read, write
from bot.store.schema import away

Span = tuple[float, float]


@read
def spans(connection: Connection, person: str, since: float) -> list[Span]:
    """When the person was or will be away after ``since``: beginnings and ends in Unix time."""
    found = select(away.c.began, away.c.until).where(away.c.person == person, away.c.until > since)
    return [(row.began, row.until) for row in connection.execute(found.order_by(away.c.began))]


@write
def go(connection: Connection, person: str, began: float, until: float) -> None:
    """The person is away from now on; an earlier absence ends here, or is forgotten when it has
    hardly begun."""
    connection.execute(delete(away).where(away.c.person == person, away.c.began == began))
    come_back.within(connection, person, began)
    connection.execute(insert(away).values(person=person, began=began, until=until))


@write
def come_back(connection: Connection, person: str, now: float) -> None:
    """The person is back."""
    here = (away.c.person == person, away.c.until > now)
    connection.execute(update(away).where(*here).values(until=now))


@read
def present(connection: Connection, now: float) -> list[tuple[str, float]]:
    """Everybody who is away now, and until when."""
    found = select(away.c.person, away.c.until).where(away.c.until > now)
    return [(row.person, row.until) for row in connection.execute(found)]
