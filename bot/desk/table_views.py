"""What somebody may know of tables, for platforms that show it in ways of their own."""

from collections.abc import Container
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from bot.accounts.accounts import Accounts
from bot.desk.boards import Boards
from bot.desk.spectators import UNKNOWN
from bot.errors import NoSuchTable
from bot.people import Chat, Person
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.history import Histories, HistoryEntry
from bot.screens.notation import Notation, Notations
from bot.store import games as game_rows
from bot.store import tables as table_rows
from bot.store.renamings import Renamings
from bot.tables.overview import Overview, ordered
from bot.tables.table import Status
from bot.texts import Words
from render import Picture

NEWEST = 20  # tables of one person
LISTED = 100


class Unchanged(Exception):
    """The table stands as it was seen."""


@dataclass(eq=False, repr=False)
class TableViews:
    """Looks at tables for people. Codes that are no table's raise NoSuchTable."""

    _renamings: Renamings
    _tables: Tables
    _accounts: Accounts
    _presence: Presence
    _composer: Composer
    _histories: Histories
    _boards: Boards
    _words: Words
    _notations: Notations = field(default_factory=Notations, init=False)

    async def note_seen(self, person: Person, code: str, chat: Chat) -> None:
        """The person has the table open before them in this chat."""
        self._presence.sign(code, await self._accounts.key(person.account), chat)

    def page(self, chat: Chat) -> AbstractContextManager[None]:
        """A page is open in this chat meanwhile, whatever it shows."""
        return self._presence.page(chat)

    async def revision(self, code: str, latest: bool = False) -> int:
        """The revision at which the table stands; with ``latest`` also where another process has
        changed it and that has not been heard here yet."""
        tables = self._tables
        return (await (tables.latest(code) if latest else tables.get(code))).revision

    async def is_going(self, code: str) -> bool:
        """Whether people sit down or play at the table."""
        return (await self._tables.get(code)).status in (Status.LOBBY, Status.PLAYING)

    async def shown_in(self, chat: Chat) -> str:
        """The table that was shown last in a chat, "" for none."""
        return await table_rows.latest(self._renamings.database, chat) or ""

    async def own_screen(
        self, code: str, person: Person, chat: Chat, page: str = "", seen: int = UNKNOWN
    ) -> Screen:
        """The table, or a page of it that still holds, as this person alone sees it in a chat, in
        the language and theme that they have chosen. Raises Unchanged where it still stands at
        the revision that they have ``seen``."""
        table = await self._tables.get(code)
        if table.revision == seen:
            raise Unchanged
        return await self._boards.own_page(table, await self._accounts.person(person), chat, page)

    async def thumbnail(self, code: str, person: Person, theme: str) -> Picture:
        """A small picture of one of the person's tables. Raises NoSuchTable for all others, after
        the same time whether there are any: it looks for the person, and not for the code."""
        if all(game.code != code for game in await self.games_of(person)):
            raise NoSuchTable
        return await self._composer.thumbnail(await self._tables.get(code), theme)

    async def history(
        self, code: str, person: Person, language: str, known: Container[str] = ()
    ) -> tuple[HistoryEntry, ...]:
        """What has happened in the table's match as this person may know it, oldest first and
        without the entries whose marks are ``known``; empty before the first deal."""
        table, person = await self._tables.get(code), await self._accounts.person(person)
        if table.match is None:
            return ()
        wording = self._composer.wording(table, self._words.closest(language))
        seat = self._composer.seat(table, person.key)
        return self._histories.tell(wording, self._tables.view(table, seat), known)

    async def notation(self, code: str, language: str) -> Notation | None:
        """The moves of the table's match, which all readers may know; None before the first
        deal."""
        table = await self._tables.get(code)
        if table.match is None:
            return None
        wording = self._composer.wording(table, self._words.closest(language))
        return self._notations.of(wording, table.match)

    async def newest_of(self, person: Person) -> list[tuple[str, str, str]]:
        """Code, game and status of the person's tables, newest first."""
        key = await self._accounts.key(person.account)
        found = await table_rows.of_person(self._renamings, key, NEWEST)
        return [(code, game, str(status)) for code, game, status in found]

    async def games_of(self, person: Person) -> list[Overview]:
        """The person's tables: own turns first, then others', lobbies, and what is over."""
        key = await self._accounts.key(person.account)
        return ordered(await game_rows.of_person(self._renamings, key, LISTED))
