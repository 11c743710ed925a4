"""Onward at work: quiet buttons below a result that one person alone sees."""

from dataclasses import dataclass, replace

from bot.features.onward import rows
from bot.features.onward.level import LOST, next_level, rivals_level
from bot.features.puzzles.api import Puzzles
from bot.press import Press
from bot.screens.board_actions import MORE
from bot.screens.buttons import shortened
from bot.screens.menus import put_first
from bot.screens.screen import Button, Screen
from bot.screens.viewer import Viewer
from bot.store.renamings import Renamings
from bot.tables import play
from bot.tables.table import Status, Table
from bot.texts import Words
from bot.texts.level_names import level_name
from engines import GAMES


@dataclass(eq=False, repr=False)
class Onward:
    """Offers what may come next beside a rematch, which alone is filled."""

    _renamings: Renamings
    _puzzles: Puzzles
    _words: Words

    async def added(self, table: Table, screen: Screen, viewer: Viewer) -> Screen:
        """The result of the last match of a series, with what its reader may like to do next; any
        other screen as it is."""
        over = screen.kind == "result" and table.status is Status.OVER
        if not over or viewer.key is None or not table.seats_of(viewer.key):
            return screen
        level = await self._level(table, viewer.key, viewer.language)
        puzzle = await self._puzzle(viewer.key, viewer.language)
        row = tuple(button for button in (level, puzzle) if button is not None)
        first, *others = screen.actions or ((),)
        if not row or not first:
            return screen
        menus = put_first(screen.menus, MORE, row) if viewer.folds else screen.menus
        return replace(screen, actions=(first, row, *others), menus=menus)

    async def _level(self, table: Table, person: str, language: str) -> Button | None:
        """A computer one level up after a clear win, one down after three defeats."""
        (seat, *more), match = table.seats_of(person), table.match
        level = "" if more else rivals_level(table, seat)
        if not level or match is None or match.outcome is None:
            return None
        if match.outcome.reason in play.WITHOUT_RESULT:
            return None
        found = await rows.latest(self._renamings, person, table.game, level, LOST)
        rules = GAMES[table.game]
        other = next_level(rules.marks, level, found)
        if not other:
            return None
        up = rules.rating(other) > rules.rating(level)
        named = level_name(self._words, language, other)
        label = self._words.say(language, "onward-up" if up else "onward-down", level=named)
        return Button(shortened(label), Press("play", "", 0, (table.game, other)).pack())

    async def _puzzle(self, person: str, language: str) -> Button | None:
        payload = await self._puzzles.untried(person)
        label = self._words.say(language, "button-puzzle")
        return Button(shortened(label), payload) if payload else None
