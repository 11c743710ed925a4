"""Has tournaments go on by themselves: each step by whichever process takes it first."""

import asyncio
import logging
from dataclasses import dataclass

from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.opening import BoardTables
from bot.features.tournaments.rows import advancing, entering, reading
from bot.features.tournaments.rows.advancing import TournamentChanged
from bot.features.tournaments.steps import is_odd, next_step, next_wake
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.running.service import Tables
from bot.store.database import Database
from engines.strength import EVEN

EVERY = 3.0  # seconds between two looks
STEPS_AT_ONCE = 8  # of a tournament, until others have their turn

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Rounds:
    """Starts tournaments, pairs their rounds, opens the tables and ends what takes too long."""

    _database: Database
    _tables: Tables
    _boards: BoardTables

    async def go_on(self) -> None:
        """Takes every step that is due."""
        for code in await reading.waking(self._database, self._tables.now):
            try:
                await self.advance(code)
            except Exception:  # the others go on
                log.exception("could not go on with tournament %s", code)

    async def advance(self, code: str) -> None:
        """Takes the steps of one tournament that are due."""
        for _ in range(STEPS_AT_ONCE):
            state = await entering.leave_nameless(self._database, code)
            if state is None:
                return
            off = state.tournament.stage is Stage.OFF
            if not off:
                await self._boards.open_all(state)
            if (off or not state.tournament.paused) and await self._boards.end_late(state):
                continue
            try:
                if not await self._step(state):
                    return
            except TournamentChanged:
                continue

    async def _step(self, state: TournamentState) -> bool:
        """Takes the next step, if one is due; whether it was. Raises TournamentChanged."""
        now = self._tables.now
        if self._wants_computer(state, now):
            state = await advancing.add_computer(self._database, state, EVEN, now)
        # Many people take a while to be paired, in which others are served.
        step = await asyncio.to_thread(next_step, state, now)
        if step is None:
            await advancing.sleep(self._database, state, next_wake(state, now))
            return False
        await advancing.advance(self._database, state, step, now)
        return True

    def _wants_computer(self, state: TournamentState, now: float) -> bool:
        """Whether a computer player is to fill an odd place at the start."""
        tournament = state.tournament
        starts = tournament.stage is Stage.JOINING and now >= tournament.starts
        there = bool(state.here) and not any(each.level for each in state.here)
        paired = tournament.form.pace is not RoundPace.FREE
        return starts and tournament.computers and there and paired and is_odd(state)
