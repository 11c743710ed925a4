"""Other keys come to stand in finished tables, a few at a time, while everybody goes on playing.

Where accounts become one person or somebody is forgotten, one transaction changes who is who and
what goes on: accounts, settings, standings, running tables and lobbies. It lists the finished
tables, of which there may be many; at these the new key is read for the old one at once (see
``pending_names``), and is written step by step. What is listed is what is left, so that whoever is
killed goes on from there.
"""

import asyncio
import time
from collections.abc import Callable, Collection
from functools import partial

from msgspec import Struct
from sqlalchemy import Connection, Table, and_, delete, func, select, update

from bot.people import is_gone
from bot.ratings.rows import pending_replay, proven
from bot.ratings.rows.match_end import in_turn as ratings_in_turn
from bot.store import forgetting, links, over_tables, pending_names, seated_rows
from bot.store.database import Database
from bot.store.guesses import in_turn
from bot.store.schema import (
    displays,
    notices,
    ratings,
    renamed_tables,
    renamings,
    standings,
    tables,
)
from bot.store.signals import PEOPLE, tell
from bot.tables import persons

LINKED_TABLES = 25  # that are renamed in a step
FORGOTTEN_TABLES = 4  # in a step, each read and written as a whole
LOOKED_THROUGH = 2000  # displays or notices in a step


class Renamings:
    """Writes the keys that hold into finished tables, step by step. Each step is a transaction, and
    one after the other in this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._turn = asyncio.Lock()
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls ``listener`` whenever all tables of somebody have the key that holds."""
        self._listeners.append(listener)

    async def step(self, *people: str) -> bool:
        """Goes on a little, with one of these ``people`` where any are given; False where there is
        nothing to do."""
        async with self._turn:
            going = await self.database.read(_first, people)
            if going is None:
                return False
            if await self.database.write_relaxed(self._step, going.key, time.time()):
                for listener in self._listeners:
                    listener()
            return True

    def _step(self, connection: Connection, key: str, now: float) -> bool:
        """Whether nothing is left of what becomes this key; other processes hear of it."""
        finished = _step(connection, key, now)
        if finished:
            tell(connection, PEOPLE)
        return finished

    async def finish(self, *people: str) -> None:
        """Goes on until nothing is left of these people; of anybody where none are given."""
        while await self.step(*people):
            pass

    async def finish_table(self, code: str) -> None:
        """Goes on with those who sat at a table until nothing is left there."""
        while people := await self.database.read(_renamed_at, code):
            await self.step(*people)


class _Renaming(Struct, frozen=True):
    """The keys ``olds`` become ``key``; displays and notices below these ids are still to be looked
    through."""

    olds: tuple[str, ...]
    key: str
    displays: int
    notices: int


def _renamed_at(connection: Connection, code: str) -> list[str]:
    here = (
        select(renamed_tables.c.key).distinct().join(tables, tables.c.id == renamed_tables.c.table)
    )
    return list(connection.scalars(here.where(tables.c.code == code)))


def _step(connection: Connection, key: str, now: float) -> bool:
    in_turn(connection)
    going = _first(connection, [key])
    if going is None:
        return True
    steps = (_rename_tables, _look_through_displays, _look_through_notices)
    if any(step(connection, going, now) for step in steps):
        return False
    _finish(connection, going)
    return True


def _first(connection: Connection, people: Collection[str]) -> _Renaming | None:
    """What is to be renamed first, of these people where any are given."""
    found = select(renamings).order_by(renamings.c.key).limit(1)
    first = connection.execute(found.where(pending_names.of(people))).first()
    if first is None:
        return None
    olds = select(renamings.c.old).where(renamings.c.key == first.key)
    return _Renaming(tuple(connection.scalars(olds)), first.key, first.displays, first.notices)


def _rename_tables(connection: Connection, going: _Renaming, now: float) -> bool:
    """Renames at some tables; whether there were any."""
    gone = is_gone(going.key)
    listed = renamed_tables.c.key == going.key
    found = select(renamed_tables.c.table).where(listed).distinct()
    most = FORGOTTEN_TABLES if gone else LINKED_TABLES
    own = list(connection.scalars(found.order_by(renamed_tables.c.table).limit(most)))
    if not own:
        return False
    here = renamed_tables.c.table.in_(own)
    connection.execute(delete(renamed_tables).where(listed, here))
    if gone:
        _forget_at(connection, going, own, now)
        seated_rows.forget(connection, own, going.olds, going.key)
    else:
        olds, key = going.olds, going.key
        over = over_tables.rename(connection, own, olds, key)
        others = [table for table in own if table not in over]
        links.rewrite(connection, others, lambda table: persons.merged(table, olds, key, now), now)
        links.merge_signs(connection, olds, key, own)
        seated_rows.rename(connection, own, olds, key)
    over_tables.rename_moves(connection, own, going.olds, going.key)
    rated = and_(ratings.c.table.in_(own), ratings.c.person.in_(going.olds))
    connection.execute(update(ratings).where(rated).values(person=going.key))
    return True


def _forget_at(connection: Connection, going: _Renaming, own: list[int], now: float) -> None:
    for old in going.olds:
        forgotten = partial(
            persons.forgotten, person=old, name="", ghost=going.key, view=None, now=now
        )
        links.rewrite(connection, own, forgotten, now)
    forgetting.forget_at(connection, going.olds, going.key, own)


def _look_through_displays(connection: Connection, going: _Renaming, _now: float) -> bool:
    """Deletes displays that the forgotten alone read; whether there were any to look at."""
    if not is_gone(going.key):
        return False
    lowest = _lowest(connection, displays, going.displays)
    if lowest is None:
        return False
    seen = displays.c.id >= lowest, displays.c.id < going.displays
    forgetting.forget_displays(connection, going.olds, and_(*seen))
    mine = renamings.c.key == going.key
    connection.execute(update(renamings).where(mine).values(displays=lowest))
    return True


def _look_through_notices(connection: Connection, going: _Renaming, _now: float) -> bool:
    """Renames in notices, or forgets them; whether there were any to look at."""
    lowest = _lowest(connection, notices, going.notices)
    if lowest is None:
        return False
    seen = and_(notices.c.id >= lowest, notices.c.id < going.notices)
    if is_gone(going.key):
        forgetting.forget_notices(connection, going.olds, seen)
    else:
        theirs = and_(seen, notices.c.person.in_(going.olds))
        connection.execute(update(notices).where(theirs).values(person=going.key))
    mine = renamings.c.key == going.key
    connection.execute(update(renamings).where(mine).values(notices=lowest))
    return True


def _lowest(connection: Connection, table: Table, below: int) -> int | None:
    """The lowest id among so many below an id."""
    found = select(table.c.id).where(table.c.id < below).order_by(table.c.id.desc())
    some = found.limit(LOOKED_THROUGH).subquery()
    lowest: int | None = connection.scalar(select(func.min(some.c.id)))
    return lowest


def _finish(connection: Connection, going: _Renaming) -> None:
    """Everything has the new key. What a replay has read before may have had the old one."""
    ratings_in_turn(connection)
    connection.execute(delete(renamings).where(renamings.c.key == going.key))
    pending_replay.renew(connection)
    rated = select(standings.c.game).where(standings.c.person == going.key)
    proven.note(connection, [(going.key, game) for game in connection.scalars(rated).all()])
