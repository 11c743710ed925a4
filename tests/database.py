"""The file in which the program under test keeps its tables, read and filled beside it, whatever
the program itself is made of."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, NullPool, create_engine

from bot.store.tables import create
from bot.tables.table import Table
from engines import GAMES
from engines.game import Seat, View
from tests.patience import PATIENCE
from tests.reached import reached

FILE = "crosstable.db"
NEWEST = """
SELECT code FROM displays JOIN tables ON tables.id = displays."table"
WHERE platform = ? AND chat = ? ORDER BY displays.id DESC LIMIT 1
"""
MATCH = """
SELECT tables.id, game, revision, number, setup, outcome FROM tables
JOIN matches ON matches."table" = tables.id AND number = match WHERE code = ?
"""
MOVES = 'SELECT move FROM moves WHERE "table" = ? AND match = ? ORDER BY ply'
SEATS = 'SELECT name, coalesce(person, level) FROM seats WHERE "table" = ? ORDER BY seat'


@dataclass(frozen=True, slots=True)
class Match:
    """A match as the database has it; ``names`` and ``keys`` are those of the seats."""

    game: str
    revision: int
    setup: str
    moves: tuple[str, ...]
    over: bool
    names: tuple[str, ...]
    keys: tuple[str, ...]

    def view(self, seat: Seat | None = None) -> View:
        """What a seat sees, or everybody."""
        game = GAMES[self.game]
        return game.view(reached(game, self.setup, self.moves), seat)

    @property
    def turn(self) -> Seat | None:
        """The seat to move."""
        return None if self.over else self.view().turn

    @property
    def own(self) -> View:
        """What the seat to move sees."""
        assert self.turn is not None
        return self.view(self.turn)


class Database:
    """The database of the program that runs in a folder."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE

    def rows(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        """What the file holds now."""
        with closing(sqlite3.connect(self.file, timeout=PATIENCE)) as connection:
            return connection.execute(query, given).fetchall()

    def newest_table(self, platform: str, chat: object) -> str | None:
        """The code of the table of which a chat was shown a message last."""
        found = self.rows(NEWEST, platform, str(chat))
        return found[0][0] if found else None

    async def shown(self, platform: str, chat: object) -> str:
        """The same, once there is one: people see a message before it is recorded."""
        async with asyncio.timeout(PATIENCE):
            while (code := self.newest_table(platform, chat)) is None:
                await asyncio.sleep(0.005)
        return code

    async def owes(self, *words: str) -> None:
        """Wait until these are the words, beginnings of them, that people are still to be told."""
        async with asyncio.timeout(PATIENCE):
            while True:
                owed = [told for (told,) in self.rows("SELECT words FROM owed_words")]
                if len(owed) == len(words) and all(map(str.startswith, owed, words)):
                    return
                await asyncio.sleep(0.005)

    def revision(self, code: str) -> int:
        """The revision at which a table stands."""
        ((revision,),) = self.rows("SELECT revision FROM tables WHERE code = ?", code)
        return int(revision)

    async def moved_on(self, code: str, revision: int) -> None:
        """Wait until a table stands at a newer revision."""
        async with asyncio.timeout(PATIENCE):
            while self.revision(code) == revision:
                await asyncio.sleep(0.005)

    def match(self, code: str) -> Match:
        """The match on a table, in which nothing was taken back."""
        ((key, game, revision, number, setup, outcome),) = self.rows(MATCH, code)
        moves = tuple(move for (move,) in self.rows(MOVES, key, number))
        names, keys = zip(*self.rows(SEATS, key), strict=True)
        return Match(game, revision, setup, moves, outcome is not None, names, keys)

    async def put(self, table: Table) -> None:
        """Add a table as if it had been played to this point."""
        await self.write(lambda connection: create(connection, table))

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Change the file in one transaction, aside from the loop of the program, which may be at
        one of its own."""
        await asyncio.to_thread(self._write, work)

    async def execute(self, statement: str, given: Sequence[object] = ()) -> None:
        """The same with one statement."""
        await self.write(lambda connection: connection.exec_driver_sql(statement, tuple(given)))

    def _write(self, work: Callable[[Connection], object]) -> None:
        url, patience = f"sqlite:///{self.file}", {"timeout": PATIENCE}
        engine = create_engine(url, poolclass=NullPool, connect_args=patience)
        with engine.begin() as connection:
            work(connection)
