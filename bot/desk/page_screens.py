"""Tables as an open page shows them: whole, and with all places told one by one."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.accounts.accounts import Accounts
from bot.desk.announcement import Announcement
from bot.desk.chat_screens import ChatScreens
from bot.desk.handlers.asked import view_to_move
from bot.desk.handlers.moves import chosen
from bot.errors import Refusal
from bot.people import Person
from bot.preferences.preferences import Preferences
from bot.press import Press
from bot.running.hints import Hints
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.picks import PickedScreens
from bot.screens.viewer import Viewer
from bot.tables.table import Table
from bot.texts import Words
from engines.game import Rated
from engines.path import join, next_choices


@dataclass(eq=False, repr=False)
class PageScreens:
    """Makes the screens of tables for the reader of a page."""

    _tables: Tables
    _accounts: Accounts
    _words: Words
    _composer: Composer
    _screens: ChatScreens
    _preferences: Preferences
    _hints: Hints
    _announcement: Announcement

    async def table(
        self,
        code: str,
        person: Person,
        language: str,
        theme: str = "light",
        picked: tuple[str, ...] = (),
        page: str = "",
        hinted: bool = False,
    ) -> Screen:
        """The table as this person may see it, or a page of a feature as long as that holds;
        ``hinted``: with a good move marked, for one who has asked and has the turn. Raises
        NoSuchTable."""
        table, person = await self._tables.get(code), await self._accounts.person(person)
        language = self._words.closest(language)
        viewer = Viewer(language, theme, person.key, walked=True)
        if page and (paged := await self._screens.page(table, page, viewer)):
            return paged
        if text := (await self._preferences.of_person(person.key)).text:
            viewer = replace(viewer, text=text)
        if hinted and (best := await self._best_move(table, person)):
            return await self._composer.hinted(table, viewer, best)
        screen = await self._screens.for_one(table, viewer, picked)
        return self._announcement.added(table, screen, language)

    async def picks(
        self,
        code: str,
        person: Person,
        language: str,
        theme: str,
        before: tuple[str, ...] = (),
    ) -> PickedScreens | None:
        """What this person is shown once a piece is picked, for each that may be after the choices
        made ``before``; None where they have none to pick, or want text."""
        table, person = await self._tables.get(code), await self._accounts.person(person)
        language = self._words.closest(language)
        if (await self._preferences.of_person(person.key)).text:
            return None
        viewer = Viewer(language, theme, person.key, walked=True)
        found = await self._composer.picks(table, viewer, before)
        if found is None:
            return None
        screens = []
        for one in found.screens:
            screen = await self._screens.with_added(table, one.screen, viewer)
            screens.append(replace(one, screen=self._announcement.added(table, screen, language)))
        return replace(found, screens=tuple(screens))

    async def picked(self, press: Press, person: Person) -> tuple[str, ...] | None:
        """The choices that a press makes, for a page that only shows them then; None for one that
        does more, or cannot be granted."""
        if press.verb != "mine":
            return None
        try:
            table = await self._tables.get(press.table, press.revision)
            view = view_to_move(self._tables, table, person)
        except Refusal:
            return None
        made = chosen(view, press.path) if press.path else ()
        begun = join(made) not in view.moves and next_choices(view.moves, made)
        return made if begun and table.revision == press.revision else None

    async def _best_move(self, table: Table, person: Person) -> Rated | None:
        """The best move that a person has now, as far as it may be told."""
        view = self._tables.view(table, self._composer.seat(table, person.key))
        return await self._hints.best(table, view) if table.may_hint and view.moves else None
