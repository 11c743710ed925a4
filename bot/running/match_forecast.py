"""What a computer player expects of its match: whether it would rather go on than agree to a
draw."""

from bot.players.pool import Urgency
from bot.players.thinking import Thinking
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.tables.table import Table
from engines import GAMES
from engines.game import Seat, View
from engines.replay import decider


class MatchForecast:
    """Asks the workers, with nothing but what the seat itself saw when it decided last."""

    def __init__(self, tables: Tables, thinking: Thinking, timing: Timing = ORDINARY) -> None:
        self._tables = tables
        self._thinking = thinking
        self._seconds = timing.hint

    async def expects_to_lead(self, table: Table, seat: Seat) -> bool:
        """Whether the computer player on ``seat`` expects at least a point more than its rivals.
        One that has not decided anything yet, or that fails, expects nothing."""
        view, played = self._last_view(table, seat)
        if view is None:
            return False
        rated = await self._thinking.rate(view, self._seconds, Urgency.HINT)
        if not rated:
            return False
        value = next((one.value for one in rated if one.move == played), rated[0].value)
        return round(value) > 0

    def _last_view(self, table: Table, seat: Seat) -> tuple[View | None, str]:
        """What the seat sees if it is to move, else what it saw before its last decision, and what
        it played then."""
        if self._tables.view(table, None).turn == seat:
            return self._tables.view(table, seat), ""
        game = GAMES[table.game]
        for step in self._tables.positions.steps(table):
            if decider(game, step.state) == seat:
                return game.view(step.state, seat), step.move
        return None, ""
