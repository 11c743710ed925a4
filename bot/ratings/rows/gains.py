"""What a match has changed of its players' ratings, as people see it."""

from sqlalchemy import Connection, bindparam, func, select, true

from bot.people import is_gone
from bot.ratings.rating import Skill
from bot.store.pending_names import current
from bot.store.queries import read
from bot.store.schema import people, ratings, tables

PERSON = current(ratings.c.person, ratings.c.table)
OF_MATCH = (
    select(
        PERSON.label("person"),
        ratings.c.mu_before,
        ratings.c.sigma_before,
        ratings.c.mu,
        ratings.c.sigma,
        func.coalesce(people.c.ladder, true()).label("shown"),
    )
    .select_from(ratings.outerjoin(people, people.c.key == PERSON))
    .where(ratings.c.table == bindparam("key"), ratings.c.match == bindparam("number"))
    .order_by(ratings.c.seat)
)
KEY = select(tables.c.id).where(tables.c.code == bindparam("wanted"))


def of_match(connection: Connection, table: int, number: int) -> tuple[int | None, ...]:
    """The change for each seat, None of who stays out of the ladder
    or is forgotten; () where nothing changed."""
    rows = connection.execute(OF_MATCH, {"key": table, "number": number})
    return tuple(
        Skill(row.mu, row.sigma).shown - Skill(row.mu_before, row.sigma_before).shown
        if row.shown and not is_gone(row.person)
        else None
        for row in rows
    )


@read
def of_table(connection: Connection, code: str, number: int) -> tuple[int | None, ...]:
    """The same of a match of the table with this code."""
    key = connection.scalar(KEY, {"wanted": code})
    return () if key is None else of_match(connection, key, number)
