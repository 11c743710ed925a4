"""What a match leaves in the database: ``python -m tests.bench sizes --matches 40``.

Two people who sit in one chat play rated matches, their moves chosen by computer players, every
move shown in one message. The same matches are kept in SQLite and in PostgreSQL; what is told of a
match is the difference between a database with some and one with many, so that what an empty
database takes does not count. A press is a choice that somebody has to make: what follows by itself
needs none.
"""

import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from bot.people import Chat, Person, PresenceSign
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.store import displays as display_rows
from bot.store import signs as sign_rows
from bot.store.schema import metadata
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.play import match_over
from bot.tables.table import Series, Status, Table
from engines import GAMES
from engines.path import next_choices, settle, split
from tests import postgres
from tests.bench.rows import Row
from tests.bot.clock import Clock

LEVEL, SECONDS = "casual", 0.05
BEFORE = 5  # matches that are there when counting begins
PACE = 20.0  # seconds of the simulated clock from one move to the next
CHAT = Chat("rooms", "lounge")
PEOPLE = (Person("rooms", "ann", "Ann", "en"), Person("rooms", "ben", "Ben", "en"))
SIZE = text(
    "SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n"
    " ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r'"
)
LOG = text("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")


@dataclass
class Played:
    """What people did in some matches."""

    moves: int = 0
    presses: int = 0


class Evening:
    """Matches one after the other in one database."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock = store, Clock()
        self.tables = Tables(store, self.clock)
        self.matches = Matches(store.database, self.tables)
        self.played = Played()

    async def match(self, game: str) -> None:
        """One from the lobby to its end."""
        self.clock.turn(86_400.0)
        table = await self._dealt(game)
        display = await self.store.chats.add_display(
            table.code, CHAT, f"{table.code} {self.clock.now}", None, table.revision
        )
        while table.status is Status.PLAYING and not match_over(table):
            self.clock.turn(PACE)
            table = await self._step(table)
            await display_rows.note_shown(
                self.store.database, [replace(display, shown=table.revision)]
            )

    async def _dealt(self, game: str) -> Table:
        for person in PEOPLE:
            await self.store.people.remember(person)
        table = await self.tables.open(game, PEOPLE[0], {}, Series())
        table = await self.tables.change(table.code, lambda before: lobby.joined(before, PEOPLE[1]))
        return await self.matches.start(table.code, PEOPLE[0])

    async def _step(self, table: Table) -> Table:
        turn = self.tables.view(table, None).turn
        if turn is None:
            return await self.matches.proceed(table.code, table.revision, PEOPLE[0])
        view = self.tables.view(table, turn)
        path = split(GAMES[table.game].choose(view, LEVEL, SECONDS))
        person = next(one for one in PEOPLE if one.key == table.chairs[turn].person)
        await sign_rows.note(
            self.store.database, [(table.code, person.key, PresenceSign(self.clock.now, CHAT))]
        )
        self.played.moves += 1
        self.played.presses += _presses(view.moves, path)
        return await self.matches.move(table.code, table.revision, person, path)


def _presses(moves: tuple[str, ...], path: tuple[str, ...]) -> int:
    picked, presses = settle(moves, ()), 0
    while picked != path:
        assert len(next_choices(moves, picked)) > 1
        picked, presses = settle(moves, path[: len(picked) + 1]), presses + 1
    return max(1, presses)  # a lone move is pressed all the same


def _counts(connection: Connection) -> Counter[str]:
    return Counter(
        {
            table.name: connection.scalar(select(func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
        }
    )


def _server_size(connection: Connection) -> int:
    return int(connection.scalar(SIZE) or 0)


def _server_log(connection: Connection) -> int:
    return int(connection.scalar(LOG) or 0)


def _file_size(connection: Connection) -> int:
    pages = connection.scalar(text("PRAGMA page_count")) or 0
    return int(pages * (connection.scalar(text("PRAGMA page_size")) or 0))


async def _measured(url: str, game: str, matches: int) -> list[Row]:
    store = await Store.open(url)
    read = store.database.read
    server = url.startswith("postgresql")
    size = _server_size if server else _file_size
    log: Callable[[], Awaitable[int]] = (lambda: read(_server_log)) if server else _nothing
    try:
        evening = Evening(store)
        for _ in range(BEFORE):
            await evening.match(game)
        before = await read(_counts), await read(size), await log()
        evening.played = Played()
        for _ in range(matches):
            await evening.match(game)
        counts = await read(_counts)
        counts.subtract(before[0])
        grown, logged = await read(size) - before[1], await log() - before[2]
    finally:
        await store.close()
    where, played = "PostgreSQL" if server else "SQLite", evening.played
    rows = ", ".join(f"{name} {n / matches:.1f}" for name, n in counts.most_common() if n)
    remark = (
        f"{played.moves / matches:.0f} moves, {played.presses / matches:.0f} presses, "
        f"{sum(counts.values()) / matches:.0f} rows, {grown / matches / 1000:.1f} kB"
        + (f", {logged / matches / 1000:.0f} kB of log" if server else "")
    )
    what = f"a match of {game}, {where}"
    return [
        Row(what, matches, 0.0, 0.0, remark),
        Row(f"{what}: rows", matches, 0.0, 0.0, rows),
    ]


async def _nothing() -> int:
    return 0


async def rows(matches: int = 40) -> list[Row]:
    """Every game in both databases."""
    found: list[Row] = []
    for game in GAMES:
        GAMES[game].warm()
    with tempfile.TemporaryDirectory() as folder, postgres.running() as server:
        for game in GAMES:
            found += await _measured(f"sqlite:///{Path(folder) / game}.db", game, matches)
            found += await _measured(await server.fresh(), game, matches)
    return found
