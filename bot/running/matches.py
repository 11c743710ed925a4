"""How matches at tables begin, go on and end."""

from msgspec import Struct

from bot.errors import NotSeated, Stale, TooManyRunning, WrongTime
from bot.people import Person
from bot.running.service import Tables
from bot.store import away as away_rows
from bot.store.database import Database
from bot.tables import clocks, handicaps, lobby, play
from bot.tables.computers import deciding_level
from bot.tables.table import Status, Table
from engines.game import Seat


class Matches(Struct, frozen=True):
    """Plays the matches of tables; each call is one change of a table, as in Tables."""

    database: Database
    tables: Tables

    async def start(self, code: str, person: Person) -> Table:
        """Deals the first match. Raises a Refusal for all but the host, or with too few seats."""
        away = await self._away()

        def step(table: Table) -> Table:
            lobby.check_start(table, person)
            table = clocks.absent(table, away, self.tables.now)
            return play.dealt(table, lobby.fresh_seed(), self.tables.now)

        return await self.tables.change(code, step, actor=person.key)

    async def move(self, code: str, revision: int, person: Person, path: tuple[str, ...]) -> Table:
        """Plays a move for the seat that ``person`` holds and that is to move."""

        def step(table: Table) -> Table:
            if not table.seats_of(person.key):
                raise NotSeated
            seat = play.seat_for(table, self.tables.view(table, None), person)
            return self._moved(table, seat, path)

        try:
            return await self.tables.change(code, step, revision, person.key)
        except Stale:  # is said to those alone whose table it is
            if not (await self.tables.get(code)).seats_of(person.key):
                raise NotSeated from None
            raise

    async def answer(self, code: str, revision: int, seat: Seat, move: str) -> Table:
        """Plays the move that a computer player chose for ``seat`` at ``revision``. Raises
        WrongTime where none is to move there."""

        def step(table: Table) -> Table:
            turn = self.tables.view(table, None).turn
            if turn != seat or not deciding_level(table, turn):
                raise WrongTime
            return self._moved(table, seat, tuple(move.split(".")))

        return await self.tables.change(code, step, revision)

    def _moved(self, table: Table, seat: Seat, path: tuple[str, ...]) -> Table:
        state, view = self.tables.positions.state(table), self.tables.view(table, seat)
        return play.moved(table, state, view, path, self.tables.now)

    async def proceed(self, code: str, revision: int, person: Person | None = None) -> Table:
        """Takes what waits for a press: the next round or the next match. Without ``person`` the
        clock asks, once it is due."""

        def step(table: Table) -> Table:
            if person is not None and not table.answers_to(person.key):
                raise NotSeated
            if table.status is not Status.PLAYING:
                raise WrongTime(table.stage)
            if play.match_over(table):
                return play.dealt(table, lobby.fresh_seed(), self.tables.now)
            state, view = self.tables.positions.state(table), self.tables.view(table, None)
            return play.continued(table, state, view, self.tables.now)

        actor = person.key if person else ""
        return await self.tables.change(code, step, revision, actor, claim=person is None)

    async def resign(self, code: str, person: Person) -> Table:
        """Gives the match up, or leaves the seat to a computer player."""

        def step(table: Table) -> Table:
            return play.resigned(table, self.tables.view(table, None), person, self.tables.now)

        return await self.tables.change(code, step, actor=person.key)

    async def come_back(self, code: str, person: Person) -> Table:
        """Takes the seat again that a computer player has taken over."""
        away = (await self._away()).get(person.key, 0.0)

        def step(table: Table) -> Table:
            now = self.tables.now
            return clocks.away(play.returned(table, person, now), person.key, away, now)

        return await self.tables.change(code, step, actor=person.key)

    async def rematch(
        self,
        code: str,
        person: Person,
        revision: int | None = None,
        given: tuple[int, ...] | None = None,
        level: str = "",
    ) -> Table:
        """Begins a new series between the same seats, each ``given`` something else before it if
        that is said, and with this ``level`` of those who are as strong as whoever sits opposite.
        Raises TooManyRunning for its host's sake."""
        away = await self._away()

        def step(table: Table) -> Table:
            table = clocks.absent(table, away, self.tables.now)
            if given is not None and table.owned:
                table = handicaps.put(table, given, even=True)
            if level:
                table = lobby.with_even(table, level)
            return play.rematched(table, person, lobby.fresh_seed(), self.tables.now)

        try:
            return await self.tables.change(code, step, revision, person.key)
        except TooManyRunning as full:
            if (await self.tables.get(code)).host == person.key:
                raise
            raise TooManyRunning(most=full.params["most"], own="no", codes="") from None

    async def _away(self) -> dict[str, float]:
        """Until when everybody is away who is, by their keys."""
        return dict(await away_rows.present(self.database, self.tables.now))
