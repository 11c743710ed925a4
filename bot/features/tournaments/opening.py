"""Opens the tables of a tournament's boards, and ends those to which nobody came in time."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.codes import new_code
from bot.desk.handlers.even_levels import FindLevel
from bot.errors import Refusal
from bot.features.tournaments.deals import is_held, round_seed
from bot.features.tournaments.pairing import BoardPairing, forfeit
from bot.features.tournaments.rows import advancing, reading
from bot.features.tournaments.tournament import (
    Enrolled,
    PlayedBoard,
    Stage,
    Tournament,
    TournamentState,
    origin_of,
)
from bot.running.service import Tables
from bot.store.database import Database
from bot.tables import lobby, play
from bot.tables.table import Chair, Table, Turn
from engines import GAMES
from engines.duplicate import DEAL, DUPLICATE
from engines.game import Seat
from engines.strength import EVEN


@dataclass(eq=False, repr=False)
class BoardTables:
    """Knows of boards what tables do not: their pairings, and who has to appear by when."""

    _database: Database
    _tables: Tables
    _even: FindLevel

    async def open_all(self, state: TournamentState) -> None:
        """Opens the tables of all boards that have none; each once, by its origin."""
        for board in state.open_boards:
            if not board.table:
                await self._open(state, board.pairing)

    async def _open(self, state: TournamentState, pairing: BoardPairing) -> None:
        tournament, people = state.tournament, state.by_number
        seated = [people[number] for number in pairing.seats]
        gone = frozenset(
            seat for seat, each in enumerate(seated) if not (each.person or each.level)
        )
        place = tournament.code, pairing.round, pairing.board
        if gone:
            result = forfeit(pairing, gone)
            await advancing.give_result(self._database, *place, result, self._tables.now)
            return

        level = await self._level(tournament.options.game, seated)

        def make() -> Table:
            now = self._tables.now
            shared = tournament.options.same_deal
            seed = round_seed(tournament.seed, pairing.round) if shared else lobby.fresh_seed()
            return play.dealt(_table(tournament, seated, level, now), seed, now)

        table = await self._tables.begin(make, origin_of(tournament.code, pairing))
        await advancing.note_table(self._database, *place, table.code)

    async def _level(self, game: str, seated: Collection[Enrolled]) -> str:
        """The level of the computer player among them, "" where there is none."""
        level = next((each.level for each in seated if each.level), "")
        people = [each.person for each in seated if each.person]
        return await self._even(game, people) if level == EVEN else level

    async def watchable(self, code: str) -> bool:
        """Whether a tournament has opened a table, as all see on its page how that stands; where it
        shows what is to come at others, only once they are over."""
        known = await reading.place_of(self._database, code) is not None
        return known and not await self.holds_seed(code)

    async def holds_seed(self, code: str) -> bool:
        """Whether the deal of a table still lies on another of its round."""
        found = await reading.place_of(self._database, code)
        state = await reading.load(self._database, found[0]) if found else None
        if found is None or state is None or not state.tournament.options.same_deal:
            return False
        return is_held(state.pairings, found[1])

    async def end_late(self, state: TournamentState) -> bool:
        """Ends boards to which somebody has not come in time, and those that are not over at the
        end of their round, or when all was called off; whether there were any."""
        tournament, now = state.tournament, self._tables.now
        late = tournament.ends is not None and now >= tournament.ends and not state.free
        late = late or tournament.stage is Stage.OFF
        found = False
        for board in state.open_boards:
            if not board.table:
                continue
            if late:
                await self._change(board.table, frozenset(), off=True)
                found = True
            elif board.due is not None and board.due <= now:
                await self._look(tournament, board)
                found = True
        return found

    async def _look(self, tournament: Tournament, board: PlayedBoard) -> None:
        """Has those lose who have not appeared."""
        pairing = board.pairing
        table = await self._tables.latest(board.table)
        seen = await reading.seen_at(self._database, board.table)
        absent = frozenset(
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.person and chair.person not in seen
        )
        if absent:
            await self._change(board.table, absent)
        place = tournament.code, pairing.round, pairing.board
        await advancing.everybody_came(self._database, *place)

    async def _change(self, code: str, absent: Collection[Seat], off: bool = False) -> None:
        def step(table: Table) -> Table:
            view = self._tables.view(table, None)
            if off:
                play.in_match(table, view)
                return play.called_off(table, view)
            return play.forfeited(table, view, absent, self._tables.now)

        try:
            await self._tables.change(code, step)
        except Refusal:
            return  # it has just ended


def _table(tournament: Tournament, seated: Collection[Enrolled], level: str, now: float) -> Table:
    """The lobby in which all of a board sit, a computer player at this level."""
    chairs: tuple[Chair, ...] = ()
    for number, each in enumerate(seated, 1):
        chair = Chair(each.name, each.person, level if each.level else "", joined=number)
        chairs = (*chairs, chair)
    game = GAMES[tournament.options.game]
    chosen = [(lobby.FIRST, "1")] if any(o.key == lobby.FIRST for o in game.options) else []
    if tournament.options.same_deal:
        chosen.append((DEAL, DUPLICATE))
    host = next((each.person for each in seated if each.person), "")
    table = Table(new_code(), game.key, host, options=tuple(chosen), chairs=chairs)
    return replace(
        table,
        clock=tournament.clock,
        rated=tournament.rated,
        hints=False,
        allowance=lobby.ALLOWED,
        turn=Turn(None, now),
    )
