"""Open tables, and who has asked for somebody to play with."""

from collections.abc import Collection

from sqlalchemy import (
    Column,
    Connection,
    Double,
    Index,
    PrimaryKeyConstraint,
    Table,
    Text,
    and_,
    func,
    or_,
    select,
)
from sqlalchemy.sql.elements import ColumnElement

from bot.ratings.rating import MEAN, Skill
from bot.store.growth import RULE, Rule
from bot.store.person_queries import read_of_person
from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.queries import read, write
from bot.store.schema import metadata, seats, standings, tables
from bot.store.upsert import upsert
from bot.tables.table import Status

# When a person last asked for somebody to play a game with, and the table that was opened for it.
play_asks = Table(
    "play_asks",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("code", Text, nullable=False),  # "" where they sat down at somebody else's
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "game", name="play_asks_key"),
    Index("play_asks_at", "at"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("game", "ask", "play_requests", newest=True),
        RULE: Rule("one a person and game"),
    },
)

_OPEN = and_(tables.c.status == Status.LOBBY.value, tables.c.open)


@write
def note_ask(connection: Connection, person: str, game: str, code: str, now: float) -> None:
    """Notes that a person has asked for somebody, and the table that is opened for it."""
    row = {"person": person, "game": game}, {"code": code, "at": now}
    connection.execute(upsert(connection, play_asks, *row))


@read_of_person
def asked(connection: Connection, person: str, since: float) -> dict[str, set[str]]:
    """Who else than this person has asked since a moment, by game."""
    found = select(play_asks.c.game, play_asks.c.person).where(
        play_asks.c.at >= since, play_asks.c.person != person
    )
    people: dict[str, set[str]] = {}
    for game, other in connection.execute(found):
        people.setdefault(game, set()).add(other)
    return people


@read
def is_asked_for(connection: Connection, code: str) -> bool:
    """Whether a table was opened for whoever comes, so that a match begins with them."""
    return connection.scalar(select(play_asks.c.code).where(play_asks.c.code == code)) is not None


@read_of_person
def own(connection: Connection, person: str, game: str) -> list[str]:
    """The codes of the open tables of a game where a person sits or is the host."""
    found = select(tables.c.code).where(_OPEN, tables.c.game == game, _has(person))
    return list(connection.scalars(found.order_by(tables.c.id)))


@read_of_person
def near(connection: Connection, person: str, games: Collection[str], limit: int) -> list[str]:
    """The codes of open tables of these games without the person, those first whose host
    plays the game about as well as the person does, and of two such the older one."""
    mine, theirs = standings.alias(), standings.alias()
    far = func.abs(func.coalesce(theirs.c.mu, MEAN) - func.coalesce(mine.c.mu, MEAN))
    found = (
        select(tables.c.code)
        .outerjoin(mine, and_(mine.c.person == person, mine.c.game == tables.c.game))
        .outerjoin(theirs, and_(theirs.c.person == tables.c.host, theirs.c.game == tables.c.game))
        .where(_OPEN, tables.c.game.in_(games), ~_has(person))
        .order_by(far, tables.c.id)
        .limit(limit)
    )
    return list(connection.scalars(found))


@read
def skills(connection: Connection, people: Collection[str], game: str) -> dict[str, Skill]:
    """How well people play a game, by their keys; without those who have no rating."""
    found = select(standings.c.person, standings.c.mu, standings.c.sigma).where(
        standings.c.person.in_(people), standings.c.game == game
    )
    return {person: Skill(mu, sigma) for person, mu, sigma in connection.execute(found)}


def _has(person: str) -> ColumnElement[bool]:
    """Where a person sits or is the host."""
    return or_(
        tables.c.host == person,
        tables.c.id.in_(select(seats.c.table).where(seats.c.person == person)),
    )
