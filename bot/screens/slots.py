"""Where features add to the screens of others."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.screens.screen import Button
from bot.screens.wording import Wording
from bot.tables.analysis import Analysis
from bot.tables.table import Match

AnalysisButtons = Callable[[Wording, Match, Analysis, str | None], tuple[Button, ...]]
"""Makes buttons under the analysis of a match, for the person with a key or for everybody."""


@dataclass(frozen=True, slots=True)
class Slots:
    """What a feature, or all of them, add. Each is pure."""

    analysis_buttons: AnalysisButtons = lambda wording, match, found, reader: ()


NO_SLOTS = Slots()


def joined(slots: Iterable[Slots]) -> Slots:
    """What several features add, in their order."""
    added = tuple(slots)

    def analysis_buttons(
        wording: Wording, match: Match, found: Analysis, reader: str | None
    ) -> tuple[Button, ...]:
        made = (each.analysis_buttons(wording, match, found, reader) for each in added)
        return tuple(button for buttons in made for button in buttons)

    return Slots(analysis_buttons)
