"""What each display is to show, made from its table as it stands at that moment."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.desk.chat_screens import ChatScreens
from bot.desk.display_state import DisplayState
from bot.desk.pending_notices import Obsolete
from bot.people import Display
from bot.running.service import Tables
from bot.screens import Mention, Screen
from bot.store import links as link_rows
from bot.store.database import Database
from bot.tables.notices import OpenNotice, is_current
from bot.tables.table import Table


@dataclass(eq=False, repr=False)
class DisplayScreens:
    """Makes the newest screens of displays, with and without those who are mentioned by them."""

    _database: Database
    _tables: Tables
    _screens: ChatScreens

    async def table(self, state: DisplayState) -> Table:
        """The table that a display is to show. Raises NoSuchTable."""
        return state.told or await self._tables.get(state.display.table)

    async def newest(self, state: DisplayState) -> Screen:
        """What a display is to show now. Raises NoSuchTable."""
        table, display = await self.table(state), state.display
        return await self._screens.of(table, display.chat, display.person, display.page)

    async def mentioning(self, display: Display, notices: list[OpenNotice]) -> Screen:
        """What the display is to show with those mentioned of whom the notices still hold; the
        others are taken out of the list. Raises Obsolete when none is left, NoSuchTable."""
        least = max(told.notice.revision for told in notices)  # which may be unknown here as yet
        while True:
            table = await self._tables.get(display.table, least)
            called = frozenset(told.notice.person for told in notices)
            screen = await self._screens.of(table, display.chat, display.person, called=called)
            now = await self._tables.get(display.table)
            notices[:] = [told for told in notices if is_current(told.notice, now)]
            if not notices:
                raise Obsolete
            if all(is_current(told.notice, table) for told in notices):
                return replace(screen, mentions=await self._mentions(table, display, notices))

    async def _mentions(
        self, table: Table, display: Display, notices: Iterable[OpenNotice]
    ) -> tuple[Mention, ...]:
        """Everybody who is told, once each, by the account with which they read the display."""
        people = dict.fromkeys(told.notice.person for told in notices)
        names = {chair.person: chair.name for chair in table.chairs}
        found = []
        for person in people:
            known = await link_rows.accounts_of(self._database, person)
            accounts = [each for each in known if each.partition(":")[0] == display.chat.platform]
            account = display.person if display.person in accounts else next(iter(accounts), None)
            found.append(Mention(account or person, names.get(person, "")))
        return tuple(found)
