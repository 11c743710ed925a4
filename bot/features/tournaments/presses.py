"""What each button of a tournament asks for."""

from collections.abc import Awaitable, Callable, Mapping

from bot.desk.button_press import ButtonPress
from bot.desk.reply import Reply
from bot.features.tournaments.entries import Entries
from bot.features.tournaments.exporting import TournamentExport
from bot.features.tournaments.hosting import Hosting
from bot.features.tournaments.seasons import Seasons

Pressed = Callable[[str, ButtonPress], Awaitable[Reply]]
"""Answers a press about the tournament with a code."""


def presses(
    entries: Entries, hosting: Hosting, seasons: Seasons, export: TournamentExport
) -> Mapping[str, Pressed]:
    """What answers each button, by the word behind the code."""
    return {
        "join": entries.join,
        "withdraw": entries.withdraw,
        "show": entries.show,
        "all": entries.show_all,
        "more": entries.show_more,
        "mine": entries.show_own,
        "replay": entries.show_best,
        "start": hosting.start,
        "pause": hosting.pause,
        "resume": hosting.resume,
        "later": hosting.later,
        "end": hosting.end,
        "out": hosting.out,
        "fix": hosting.fix,
        "stop": hosting.stop,
        "next": seasons.begin,
        "csv": export.table,
        "matches": export.matches,
    }
