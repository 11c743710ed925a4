"""The pause that operators have announced, under every board and lobby."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.operators.operators import Operators
from bot.screens import Screen
from bot.tables.table import Status, Table
from bot.texts import Words

MINUTE = 60.0


@dataclass(eq=False, repr=False)
class Announcement:
    """Adds to screens of tables that go on what operators have announced."""

    _operators: Operators
    _words: Words
    _clock: Callable[[], float]

    def added(self, table: Table, screen: Screen, language: str) -> Screen:
        """The table's screen, with a line about a pause that is announced."""
        pause = self._operators.pause
        if pause is None or table.status not in (Status.LOBBY, Status.PLAYING):
            return screen
        when = self._words.until(language, pause.begins, self._clock())
        minutes = max(1, round((pause.ends - pause.begins) / MINUTE))
        said = self._words.say(language, "board-pause", when=when, minutes=minutes)
        return replace(screen, lines=(*screen.lines, said))
