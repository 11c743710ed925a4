"""Which handicap makes it even, by the ratings that people show: in a lobby, and for a rematch."""

from dataclasses import dataclass, replace

from bot.press import Press
from bot.ratings.errors import HandicapUnknown
from bot.ratings.handicap import even
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.visible import VisibleRatings
from bot.screens.board_actions import MORE
from bot.screens.buttons import shortened
from bot.screens.handicaps import handicap_line
from bot.screens.menus import put_first
from bot.screens.screen import Button, Screen
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.store.database import Database
from bot.tables import handicaps
from bot.tables.table import Status, Table
from bot.texts import Words
from engines import GAMES


@dataclass(eq=False, repr=False)
class HandicapProposals:
    """Knows no more of anybody than a ladder shows."""

    _database: Database
    _visible: VisibleRatings
    _words: Words

    async def even(self, table: Table) -> tuple[int, ...]:
        """What each seat is given so that it is even. Raises HandicapUnknown where somebody has no
        rating that others see."""
        people = [chair.person for chair in table.chairs]
        known = await ladder_rows.skills(self._database, table.game, people)
        for seat, person in enumerate(people):
            if person not in known:
                raise HandicapUnknown(seat=seat, table=table.code)
        skills = [known[person] for person in people]
        return even(GAMES[table.game].handicaps, skills, handicaps.sides(table))

    async def added(self, table: Table, screen: Screen, viewer: Viewer) -> Screen:
        """A result with a rematch that would be even now, where the last match was not played so;
        any other screen as it is."""
        over = screen.kind == "result" and table.status is Status.OVER
        if (
            not over
            or viewer.key is None
            or not table.seats_of(viewer.key)
            or not handicaps.possible(table)
        ):
            return screen
        if await self._visible.hides(viewer.key):
            return screen
        try:
            given = await self.even(table)
        except HandicapUnknown:
            return screen
        first, *others = screen.actions or ((),)
        if not first or given == handicaps.of(table):
            return screen
        row = (self._rematch(table, given, viewer.language),)
        menus = put_first(screen.menus, MORE, row) if viewer.folds else screen.menus
        return replace(screen, actions=(first, row, *others), menus=menus)

    def _rematch(self, table: Table, given: tuple[int, ...], language: str) -> Button:
        wording = Wording(self._words, language, table)
        line = handicap_line(wording, given)
        label = (
            wording.say("handicap-rematch", given=line)
            if line
            else wording.say("handicap-rematch-none")
        )
        press = Press("rematch", table.code, table.revision, (handicaps.EVEN,))
        return Button(shortened(label), press.pack())
