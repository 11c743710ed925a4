"""Whoever would lose a match on time while nothing may ring is reminded before that begins."""

from bot.errors import Refusal
from bot.features.peace import rows
from bot.features.peace.rows import Threatened
from bot.quiet import quiet_span
from bot.running.service import Tables
from bot.store.database import Database
from bot.tables import manners
from bot.tables.clocks import CLOCKS, DAY, MINUTE
from bot.tables.table import Table

EVERY = MINUTE
AHEAD = 30 * MINUTE  # before quiet hours begin


class EarlyReminders:
    """Gives a turn its one reminder early. It is a change of the table, so it happens once."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def give(self) -> None:
        """Gives those that are due now."""
        now = self._tables.now
        for one in await rows.threatened(self._database, now, now + AHEAD + DAY):
            if _is_due(one, now):
                await self._remind(one, now)

    async def _remind(self, one: Threatened, now: float) -> None:
        def step(table: Table) -> Table:
            turn, clock = table.turn, CLOCKS.get(table.clock)
            told = turn.reminded or turn.overdue is not None or turn.since > now - AHEAD
            if told or turn.deadline != one.deadline or (clock is not None and clock.live):
                return table
            return manners.reminded(table)

        try:
            await self._tables.change(one.code, step, claim=True)
        except Refusal:
            return  # another process is at it, or somebody moves


def _is_due(one: Threatened, now: float) -> bool:
    span = quiet_span(one.chosen, now)
    if span is None:
        return False
    begins, ends = span
    return now < begins <= now + AHEAD and begins <= one.deadline < ends
