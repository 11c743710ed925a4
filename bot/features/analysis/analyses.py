"""What later features may ask of analyses."""

from collections.abc import Callable

from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis
from bot.features.analysis.analyst import Analyst
from bot.features.analysis.better_moves import BetterMoves
from bot.features.analysis.screens import best_move_line
from bot.screens.screen import Button
from bot.screens.wording import Wording
from bot.store.renamings import Renamings
from bot.tables.table import Match
from bot.texts import Words

MoreButtons = Callable[[Wording, Match, Analysis, str | None], tuple[Button, ...]]
"""Makes buttons under a match that is analysed, for the person with a key or for everybody."""


class Analyses:
    """What ``analyst`` finds out, and ``better`` moves. A later feature may set
    ``more_buttons``."""

    def __init__(
        self, analyst: Analyst, better: BetterMoves, words: Words, renamings: Renamings
    ) -> None:
        self.analyst = analyst
        self.better = better
        self.more_buttons: MoreButtons = lambda wording, match, found, reader: ()
        self._words = words
        self._renamings = renamings

    async def profile_lines(self, person: str, language: str) -> tuple[str, ...]:
        """The best move of the person with this key, for their card of ratings."""
        best = await rows.best_move_of(self._renamings, person)
        return () if best is None else (best_move_line(self._words, language, best),)
