"""Whose ratings are whose, when accounts become one person and when somebody is forgotten."""

from collections.abc import Collection

from sqlalchemy import Connection, exists, or_, select, update

from bot.store.ratings import in_turn
from bot.store.rebuilt import rebuild
from bot.store.schema import beaten, ratings, standings

RATED = (ratings, standings, beaten)


def join(connection: Connection, people: Collection[str], key: str, met: bool) -> None:
    """Let what ``people`` have earned be one person's. Where several of them have earned anything,
    or have ``met`` at a table, all ratings follow anew from the matches, whose moves are that
    person's already: a sum or a mean of ratings is none."""
    rated = [person for person in people if _is_rated(connection, person)]
    if met or len(rated) > 1:
        rebuild(connection)
        return
    for person in rated:
        rename(connection, person, key)


def rename(connection: Connection, person: str, key: str) -> None:
    """Let the ratings of a person stand under another key, which has none yet."""
    in_turn(connection)
    for table in RATED:
        mine = table.c.person == person
        connection.execute(update(table).where(mine).values(person=key))


def _is_rated(connection: Connection, person: str) -> bool:
    found = (exists().where(table.c.person == person) for table in RATED)
    return bool(connection.scalar(select(or_(*found))))
