"""Tries at the puzzle of the day, missed puzzles, and the chats that want one daily."""

from collections.abc import Callable, Collection

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from bot.people import Chat
from bot.store import claims
from bot.store.schema import dailies, people, puzzle_misses, puzzle_tries
from bot.store.upsert import insert_into, upsert
from bot.tables.puzzles import Place

MOST_DAYS = 3660  # of a row that is looked at
PLACES = 10  # of a chat's table


def attempt(
    connection: Connection,
    person: str,
    day: int,
    chat: Chat,
    solved: bool,
    points: int,
    now: float,
) -> bool:
    """Note a person's answer of a day if it is their first; whether it is."""
    row = {"person": person, "day": day, **_columns(chat)}
    row |= {"solved": solved, "points": points if solved else 0, "at": now}
    statement = insert_into(connection, puzzle_tries).values(row)
    statement = statement.on_conflict_do_nothing(index_elements=["person", "day"])
    return connection.execute(statement).rowcount == 1


def tried(connection: Connection, person: str, day: int) -> bool | None:
    """Whether the person's try of a day was right; None before it."""
    here = and_(puzzle_tries.c.person == person, puzzle_tries.c.day == day)
    solved: bool | None = connection.scalar(select(puzzle_tries.c.solved).where(here))
    return solved


def solved_days(connection: Connection, person: str) -> list[int]:
    """The days whose puzzle the person solved at once, the latest first."""
    mine = and_(puzzle_tries.c.person == person, puzzle_tries.c.solved)
    days = select(puzzle_tries.c.day).where(mine).order_by(puzzle_tries.c.day.desc())
    return list(connection.scalars(days.limit(MOST_DAYS)))


def places(connection: Connection, chat: Chat, first: int, last: int) -> list[Place]:
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
    return [Place(name, int(points)) for name, points in rows]


def miss(connection: Connection, person: str, puzzle: str, now: float) -> None:
    """The person has not found the answer to a puzzle."""
    key = {"person": person, "puzzle": puzzle}
    connection.execute(upsert(connection, puzzle_misses, key, {"at": now}))


def learn(connection: Connection, person: str, puzzle: str) -> None:
    """The person has found it."""
    mine = and_(puzzle_misses.c.person == person, puzzle_misses.c.puzzle == puzzle)
    connection.execute(delete(puzzle_misses).where(mine))


def missed(connection: Connection, person: str) -> list[str]:
    """What the person has missed, first what they have not seen for longest."""
    mine = select(puzzle_misses.c.puzzle).where(puzzle_misses.c.person == person)
    return list(connection.scalars(mine.order_by(puzzle_misses.c.at, puzzle_misses.c.puzzle)))


def subscribe(connection: Connection, chat: Chat, hour: int, day: int) -> None:
    """A chat wants the puzzle of the day at an hour, for the first time after ``day``."""
    key = _columns(chat)
    content = {"private": chat.private, "hour": hour, "day": day, "claimed": None}
    connection.execute(upsert(connection, dailies, key, content))


def unsubscribe(connection: Connection, chat: Chat) -> bool:
    """A chat wants it no longer; whether it did."""
    return connection.execute(delete(dailies).where(_is(chat))).rowcount == 1


def hour(connection: Connection, chat: Chat) -> int | None:
    """At which hour a chat wants it; None for never."""
    found: int | None = connection.scalar(select(dailies.c.hour).where(_is(chat)))
    return found


def claim(
    connection: Connection,
    platforms: Collection[str],
    day: int,
    hour: int,
    now: float,
    lapsed: float,
    owns: Callable[[Chat], bool],
) -> list[Chat]:
    """The chats of these platforms that are to have the puzzle of the day by now, that the caller
    ``owns`` and that nobody has claimed since ``lapsed``: posting there is the caller's from now
    on."""
    due = and_(dailies.c.platform.in_(platforms), dailies.c.day < day, dailies.c.hour <= hour)
    free = and_(due, or_(dailies.c.claimed.is_(None), dailies.c.claimed < lapsed))
    found = connection.execute(select(dailies).where(free)).all()
    chats = [Chat(row.platform, row.chat, row.thread, row.private) for row in found]

    def claimed(chat: Chat) -> bool:
        untaken = claims.free(connection, dailies, and_(_is(chat), free))
        taken = update(dailies).where(untaken).values(claimed=now)
        return connection.execute(taken).rowcount > 0

    return [chat for chat in chats if owns(chat) and claimed(chat)]


def posted(connection: Connection, chat: Chat, day: int) -> None:
    """The chat has the puzzle of the day."""
    connection.execute(update(dailies).where(_is(chat)).values(day=day, claimed=None))


def _columns(chat: Chat) -> dict[str, str]:
    return {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}


def _is(chat: Chat) -> ColumnElement[bool]:
    return and_(*(dailies.c[name] == value for name, value in _columns(chat).items()))


def rename(connection: Connection, olds: Collection[str], key: str) -> None:
    """What stood under the keys of persons stands under one: of two tries of a day the first
    counts, of two misses of a puzzle the later."""
    mine = puzzle_tries.c.person.in_({*olds, key})
    rows = connection.execute(select(puzzle_tries).where(mine).order_by(puzzle_tries.c.at.desc()))
    tries = {row["day"]: dict(row) | {"person": key} for row in rows.mappings()}
    missed = puzzle_misses.c.person.in_({*olds, key})
    rows = connection.execute(select(puzzle_misses).where(missed).order_by(puzzle_misses.c.at))
    misses = {row["puzzle"]: dict(row) | {"person": key} for row in rows.mappings()}
    forget(connection, {*olds, key})
    for table, merged in ((puzzle_tries, tries), (puzzle_misses, misses)):
        if merged:
            connection.execute(insert(table), list(merged.values()))


def forget(connection: Connection, keys: Collection[str]) -> None:
    """Nothing is known any more of what the persons with these keys tried."""
    for column in (puzzle_tries.c.person, puzzle_misses.c.person):
        connection.execute(delete(column.table).where(column.in_(keys)))
