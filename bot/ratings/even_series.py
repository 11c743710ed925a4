"""Computer players that follow whoever sits opposite from match to match of a series."""

from dataclasses import dataclass

from bot.ratings.even_matches import EvenMatches
from bot.running.following import Followed
from bot.store.table_store import nothing
from bot.tables import lobby
from bot.tables.table import Table
from engines.strength import is_even


@dataclass(eq=False, repr=False)
class EvenSeries:
    """Says which level is even from the next match of a series on."""

    _even: EvenMatches

    async def follow(self, before: Table, after: Table) -> Followed | None:
        """The table with what is even now, where another match has just been dealt."""
        was, match = before.match, after.match
        if was is None or match is None or was.number == match.number:
            return None
        people = [chair.person for chair in after.chairs if chair.person]
        if not people or not any(is_even(chair.level) for chair in after.chairs):
            return None
        level = await self._even.level(after.game, people)
        return Followed(lobby.with_even(after, level), nothing)
