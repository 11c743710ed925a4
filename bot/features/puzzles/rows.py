"""Answers to the puzzle of the day, and the chats that want one daily."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from bot.features.puzzles.puzzle import DAY, HOUR, PuzzleScore
from bot.people import Chat, PersonPreferences
from bot.quiet import quiet_until
from bot.store import claims
from bot.store.chat_rows import OF_CHAT
from bot.store.growth import CHAT, PERSON, RULE, Rule
from bot.store.links import person_of
from bot.store.people import person_preferences
from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.queries import read, write
from bot.store.schema import displays, metadata, people
from bot.store.upsert import insert_into, upsert

MOST_DAYS = 3660  # of a row that is looked at
PLACES = 10  # of a chat's table

# A person's first answer to the puzzle of a day, and the chat whose table it counts for.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", Text, nullable=False),
    Column("day", Integer, nullable=False),  # since 1970 in UTC
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "day", name="puzzle_tries_key"),
    Index("puzzle_tries_chat", "platform", "chat", "thread", "day"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("day", "try", "puzzles", newest=False),
        RULE: Rule(PERSON, "at"),
    },
)

# The chats that want the puzzle of the day, and the last day for which they have it.
dailies = Table(
    "dailies",
    metadata,
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("hour", Integer, nullable=False),  # in UTC
    Column("day", Integer, nullable=False),
    Column("claimed", Double),  # when a process last said that it is posting it
    PrimaryKeyConstraint("platform", "chat", "thread", name="dailies_key"),
    sqlite_with_rowid=False,
    info={OF_CHAT: True, RULE: Rule(CHAT)},
)


@write
def attempt(
    connection: Connection,
    person: str,
    day: int,
    chat: Chat,
    solved: bool,
    points: int,
    now: float,
) -> bool:
    """Notes a person's answer of a day if it is their first; whether it is."""
    row = {"person": person, "day": day, **_columns(chat)}
    row |= {"solved": solved, "points": points if solved else 0, "at": now}
    statement = insert_into(connection, puzzle_tries).values(row)
    statement = statement.on_conflict_do_nothing(index_elements=["person", "day"])
    return connection.execute(statement).rowcount == 1


@read
def tried(connection: Connection, person: str, day: int) -> bool | None:
    """Whether the person's try of a day was right; None before it."""
    here = and_(puzzle_tries.c.person == person, puzzle_tries.c.day == day)
    solved: bool | None = connection.scalar(select(puzzle_tries.c.solved).where(here))
    return solved


@read
def solved_days(connection: Connection, person: str) -> list[int]:
    """The days whose puzzle the person solved at once, the latest first."""
    mine = and_(puzzle_tries.c.person == person, puzzle_tries.c.solved)
    days = select(puzzle_tries.c.day).where(mine).order_by(puzzle_tries.c.day.desc())
    return list(connection.scalars(days.limit(MOST_DAYS)))


@read
def places(connection: Connection, chat: Chat, first: int, last: int) -> list[PuzzleScore]:
    """Who has points in a chat from one day to another, the most first."""
    total = func.sum(puzzle_tries.c.points)
    rows = connection.execute(
        select(people.c.name, total)
        .join(people, people.c.key == puzzle_tries.c.person)
        .where(
            puzzle_tries.c.platform == chat.platform,
            puzzle_tries.c.chat == chat.id,
            puzzle_tries.c.thread == chat.thread,
            puzzle_tries.c.day.between(first, last),
        )
        .group_by(people.c.key, people.c.name)
        .having(total > 0)
        .order_by(total.desc(), func.max(puzzle_tries.c.at))
        .limit(PLACES)
    )
    return [PuzzleScore(name, int(points)) for name, points in rows]


@write
def subscribe(connection: Connection, chat: Chat, hour: int, day: int) -> None:
    """A chat wants the puzzle of the day at an hour, for the first time after ``day``."""
    key = _columns(chat)
    content = {"private": chat.private, "hour": hour, "day": day, "claimed": None}
    connection.execute(upsert(connection, dailies, key, content))


@write
def unsubscribe(connection: Connection, chat: Chat) -> bool:
    """A chat wants it no longer; whether it did."""
    return connection.execute(delete(dailies).where(_is(chat))).rowcount == 1


@read
def hour(connection: Connection, chat: Chat) -> int | None:
    """At which hour a chat wants it; None for never."""
    found: int | None = connection.scalar(select(dailies.c.hour).where(_is(chat)))
    return found


@write
def claim(
    connection: Connection,
    platforms: Collection[str],
    day: int,
    hour: int,
    now: float,
    lapsed: float,
    owns: Callable[[Chat], bool] = lambda chat: True,
) -> list[Chat]:
    """The chats of these platforms that are to have the puzzle of the day by now, that the caller
    ``owns`` and that nobody has claimed since ``lapsed``: posting there is the caller's from now
    on. Where its hour lies in the quiet hours of the chat's only reader it comes when they end."""
    missed = and_(dailies.c.day < day - 1, dailies.c.private)  # in the night before today
    here = and_(dailies.c.platform.in_(platforms), dailies.c.day < day)
    free = and_(
        here, or_(dailies.c.hour <= hour, missed), claims.unclaimed(dailies.c.claimed, lapsed)
    )
    found = connection.execute(select(dailies).where(free)).all()
    chats = [
        Chat(row.platform, row.chat, row.thread, row.private)
        for row in found
        if _may_come(connection, row, day, hour, now)
    ]

    def claimed(chat: Chat) -> bool:
        untaken = claims.free(connection, dailies, and_(_is(chat), free))
        taken = update(dailies).where(untaken).values(claimed=now)
        return connection.execute(taken).rowcount > 0

    return [chat for chat in chats if owns(chat) and claimed(chat)]


def _may_come(connection: Connection, row: Any, day: int, hour: int, now: float) -> bool:
    """Whether it is time in a chat where the puzzle is due, or was so in the night."""
    chosen = _reader(connection, row) if row.private else PersonPreferences()
    if quiet_until(chosen, now) is not None:
        return False
    if row.hour <= hour:
        return True
    until = quiet_until(chosen, (day - 1) * DAY + row.hour * HOUR)
    return until is not None and until <= now


def _reader(connection: Connection, row: Any) -> PersonPreferences:
    """What whoever alone reads in a private chat has chosen: the one whom a table was shown there,
    or whose account has the chat's id."""
    shown = select(displays.c.person).where(
        displays.c.platform == row.platform, displays.c.chat == row.chat, displays.c.private
    )
    last = connection.scalar(shown.order_by(displays.c.id.desc()).limit(1))
    account = last or f"{row.platform}:{row.chat}"
    return person_preferences.within(connection, person_of.within(connection, account))


@write
def posted(connection: Connection, chat: Chat, day: int) -> None:
    """The chat has the puzzle of the day."""
    connection.execute(update(dailies).where(_is(chat)).values(day=day, claimed=None))


def _columns(chat: Chat) -> dict[str, str]:
    return {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}


def _is(chat: Chat) -> ColumnElement[bool]:
    return and_(*(dailies.c[name] == value for name, value in _columns(chat).items()))
