"""Tables that everybody on this server may find: which there are, and how one sits down."""

from collections.abc import Iterable

from bot.errors import (
    AlreadySeated,
    NoSuchTable,
    Refusal,
    Stale,
    TableFull,
    TooManyRunning,
    WrongTime,
)
from bot.features.blocking.api import Blocking
from bot.features.open_tables import rows
from bot.features.open_tables.pairing import Pairing
from bot.people import Person
from bot.running.service import Tables
from bot.store.store import Store
from bot.tables import lobby, play
from bot.tables.table import Series, Status, Table
from engines import GAMES

LISTED = 6  # tables that are shown
LOOKED_AT = 40  # tables among which those are
LATELY = 86_400.0  # seconds for which somebody who asked counts as being there


class OpenLobbies:
    """Finds open tables for a person, and seats them; those that people have blocked, or who have
    blocked them, play elsewhere."""

    def __init__(self, store: Store, tables: Tables, blocking: Blocking) -> None:
        self._store = store
        self._tables = tables
        self._blocking = blocking
        self._pairing = Pairing(store.database)

    async def near(
        self, person: Person, games: Iterable[str] = GAMES, limit: int = LISTED
    ) -> list[Table]:
        """Open tables with a free seat for the person, those nearest in rating first."""
        found: list[Table] = []
        for code in await rows.near(self._store.renamings, person.key, list(games), LOOKED_AT):
            table = await self._tables.latest(code)
            if is_open(table) and not await self._apart(person, table):
                found.append(table)
        return found[:limit]

    async def _apart(self, person: Person, table: Table) -> bool:
        """Whether the person wants to meet somebody at the table nowhere, or they the person."""
        others = {table.host, *(chair.person for chair in table.chairs)} - {"", person.key}
        return bool(await self._blocking.apart(person.key, others))

    async def admit(self, table: Table, person: Person) -> None:
        """Lets a person sit down in a lobby by its code or in its chat. Raises TableFull, as if
        others had been faster, at an open one of somebody who is to be met nowhere."""
        if table.open and await self._apart(person, table):
            raise TableFull

    async def games_with_others(self, person: Person) -> set[str]:
        """The games of which a table is open, or for which somebody else has asked of late."""
        since = self._tables.now - LATELY
        asked = await rows.asked(self._store.renamings, person.key, since)
        people = {other for others in asked.values() for other in others}
        there = people - await self._blocking.apart(person.key, people)
        wanted = (game for game, others in asked.items() if others & there)
        return {*wanted, *(table.game for table in await self.near(person, limit=LOOKED_AT))}

    async def game_of(self, code: str) -> str:
        """The game of a table. Raises NoSuchTable."""
        return (await self._tables.get(code)).game

    async def sit(self, person: Person, code: str) -> Table:
        """The table with the person on a seat; where nobody has to be waited for the match begins.
        Raises WrongTime, TableFull, and NoSuchTable where it is not open."""
        if await self._apart(person, await self._tables.latest(code)):
            raise NoSuchTable
        begins = await rows.is_asked_for(self._store.database, code)
        try:
            return await self._tables.change(
                code, lambda table: self._seated(table, person, begins), actor=person.key
            )
        except TooManyRunning:  # of the host's: they start it when they have ended another
            return await self._tables.change(
                code, lambda table: self._seated(table, person, False), actor=person.key
            )

    def _seated(self, table: Table, person: Person, begins: bool) -> Table:
        if table.seats_of(person.key):
            return table
        if not table.open:
            raise NoSuchTable  # whose code nobody can find out so
        if table.status is not Status.LOBBY:
            raise WrongTime(table.stage)
        after = lobby.joined(table, person)
        if begins and len(after.chairs) >= GAMES[after.game].seats.start:
            return play.dealt(after, lobby.fresh_seed(), self._tables.now)
        return after

    async def with_somebody(self, person: Person, game: str, origin: str = "") -> Table:
        """A table where the person plays with somebody: the open one nearest in rating, or a new
        one that is open. Raises TooManyLobbies."""
        async with self._pairing.of(game):
            waiting = await rows.own(self._store.renamings, person.key, game)
            if waiting:
                return await self._tables.latest(waiting[0])
            for table in await self.near(person, (game,), LOOKED_AT):
                try:
                    found = await self.sit(person, table.code)
                except (TableFull, WrongTime, AlreadySeated, NoSuchTable, Stale):
                    continue
                await self._note(person, game, "")
                return found
            return await self._opened(person, game, origin)

    async def _opened(self, person: Person, game: str, origin: str) -> Table:
        table = await self._tables.open(game, person, {}, Series(), origin=origin)
        await self._note(person, game, table.code)  # before anybody can sit down

        def step(before: Table) -> Table:
            started = before.open or before.status is not Status.LOBBY
            return before if started else lobby.with_opening(before, person, lobby.ON)

        return await self._tables.change(table.code, step, actor=person.key)

    async def _note(self, person: Person, game: str, code: str) -> None:
        await rows.note_ask(self._store.database, person.key, game, code, self._tables.now)


def is_open(table: Table) -> bool:
    """Whether anybody may sit down there now."""
    return table.open and table.status is Status.LOBBY and not lobby.is_full(table)


def was_faster(refusal: Refusal) -> bool:
    """Whether somebody else has taken the seat, or the table has gone on."""
    return isinstance(refusal, TableFull | WrongTime | Stale)
