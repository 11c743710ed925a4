"""The puzzles and own moves that somebody has missed, until they find the answer."""

from sqlalchemy import (
    Column,
    Connection,
    Double,
    PrimaryKeyConstraint,
    Table,
    Text,
    and_,
    delete,
    select,
)

from bot.store.growth import RULE, Rule
from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.queries import read, write
from bot.store.schema import metadata
from bot.store.upsert import upsert

puzzle_misses = Table(
    "puzzle_misses",
    metadata,
    Column("person", Text, nullable=False),
    Column("puzzle", Text, nullable=False),  # "reversi.12", or of an own match "match ABCDE:0:17"
    Column("at", Double, nullable=False),  # when it was missed last
    PrimaryKeyConstraint("person", "puzzle", name="puzzle_misses_key"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("puzzle", "miss", "missed", newest=True),
        RULE: Rule("until the puzzle is solved", "at"),
    },
)


@write
def miss(connection: Connection, person: str, puzzle: str, now: float) -> None:
    """The person has not found the answer to a puzzle."""
    key = {"person": person, "puzzle": puzzle}
    connection.execute(upsert(connection, puzzle_misses, key, {"at": now}))


@write
def learn(connection: Connection, person: str, puzzle: str) -> None:
    """The person has found it."""
    mine = and_(puzzle_misses.c.person == person, puzzle_misses.c.puzzle == puzzle)
    connection.execute(delete(puzzle_misses).where(mine))


@read
def missed(connection: Connection, person: str) -> list[str]:
    """What the person has missed, first what they have not seen for longest."""
    mine = select(puzzle_misses.c.puzzle).where(puzzle_misses.c.person == person)
    return list(connection.scalars(mine.order_by(puzzle_misses.c.at, puzzle_misses.c.puzzle)))
