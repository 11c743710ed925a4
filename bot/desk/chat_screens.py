"""What a table looks like in each chat: in its language, its theme and for its readers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.accounts.accounts import Accounts
from bot.desk.announcement import Announcement
from bot.desk.platforms import Platforms
from bot.people import Chat
from bot.preferences.chat_choices import Choosers
from bot.preferences.languages import Languages
from bot.preferences.preferences import Choices, Preferences
from bot.running.partial_moves import PartialMoves
from bot.screens import Screen
from bot.screens.appearance import Appearance
from bot.screens.composer import Composer
from bot.screens.lobby import Way
from bot.screens.menus import is_menu, key_of, opened
from bot.screens.reading import FIRST, ONLY, fitted
from bot.tables import lobby
from bot.tables.table import Status, Table
from render.look import LIGHT, Look

MakePage = Callable[[Table, str, Appearance, str | None], Awaitable[Screen | None]]
"""Makes a page of a table for the person with a key, or for everybody; None for a page that is
another feature's, or does not hold any more."""


@dataclass(frozen=True, slots=True)
class OwnReader:
    """Who alone reads a screen, and how it looks: the person with this ``key``; with ``folds``
    where the screen may stand beside one that all read, so that what is added has to be found
    behind [More] as well."""

    key: str
    appearance: Appearance
    folds: bool = False

    @property
    def language(self) -> str:
        """The reader's language."""
        return self.appearance.language


OwnScreen = Callable[[Table, Screen, OwnReader], Awaitable[Screen]]
"""Adds to the screen of a table that one person alone sees."""


class ChatScreens:
    """Makes the screens of displays. ``pages`` is filled with what makes the pages of features, and
    ``own`` with what they add to screens that one person alone sees."""

    def __init__(
        self,
        composer: Composer,
        partial_moves: PartialMoves,
        languages: Languages,
        preferences: Preferences,
        accounts: Accounts,
        announcement: Announcement,
        platforms: Platforms,
    ) -> None:
        self._composer = composer
        self._partial_moves = partial_moves
        self._languages = languages
        self._preferences = preferences
        self._accounts = accounts
        self._announcement = announcement
        self._platforms = platforms
        self.pages: list[MakePage] = []
        self.own: list[OwnScreen] = []

    async def of(
        self,
        table: Table,
        chat: Chat,
        reader: str | None,
        page: str = "",
        language: str = "",
        called: frozenset[str] = frozenset(),
    ) -> Screen:
        """What the table looks like in a chat, to everybody or to one ``reader``, an account;
        ``page``: one of a feature, as long as that holds, or a menu that is open. What all see is
        the table and nothing else, but for menus of the host's lobby. In the
        ``language`` of somebody who alone is shown what everybody may see. ``called``: the keys of
        those whom its message calls."""
        choices = await self.choices(chat, reader)
        appearance = await self._appearance(table, chat, choices, language)
        appearance = replace(appearance, called=called) if called else appearance
        person = None if reader is None else choices.person
        folds = is_menu(page) and (person is not None or may_fold(table))
        paged = None
        if person is not None and not folds:
            paged = await self.page(table, page, appearance, person)
        if paged is not None:
            screen = paged
        elif person is not None:
            alone = await self.for_one(table, OwnReader(person, appearance, folds))
            screen = self._announcement.added(table, alone, appearance.language)
        else:
            choosing = await self._partial_moves.pending(table)
            plain = await self._composer.public(table, appearance, choosing)
            screen = self._announcement.added(table, plain, appearance.language)
        if folds:
            wording = self._composer.wording(table, appearance.language)
            screen = opened(wording, screen, key_of(page, table.revision), page)
        screen = self.fitted(screen, chat)
        return screen if reader is None else addressed(screen, choices.person, reader)

    def fitted(self, screen: Screen, chat: Chat) -> Screen:
        """The screen with as much of its text as a message of the chat takes. In a private one a
        table's has a second message for what is left."""
        platform = self._platforms.get(chat.platform)
        if platform is None:
            return screen
        second = chat.private and bool(screen.table)
        return fitted(screen, platform.longest_caption, platform.longest_text, second)

    async def page(
        self, table: Table, page: str, appearance: Appearance, person: str | None
    ) -> Screen | None:
        """A page of a feature; None where there is none, or where it does not hold."""
        for make in self.pages if page else ():
            if screen := await make(table, page, appearance, person):
                return screen
        return None

    async def for_one(
        self, table: Table, reader: OwnReader, picked: tuple[str, ...] = (), column: str = ""
    ) -> Screen:
        """The table as one person alone sees it, with what features add; every display, answer and
        page that shows somebody their own table is made here."""
        screen = await self._composer.own(table, reader.key, reader.appearance, picked, column)
        return await self.with_added(table, screen, reader)

    async def with_added(self, table: Table, screen: Screen, reader: OwnReader) -> Screen:
        """The screen that one person alone sees, with what features add to it."""
        for add in self.own:
            screen = await add(table, screen, reader)
        return screen

    async def choices(self, chat: Chat, reader: str | None) -> Choices:
        """What a chat has chosen, and the person whose account the only ``reader`` is."""
        person = "" if reader is None else await self._accounts.key(reader)
        return await self._preferences.of_reader(chat, person)

    async def _appearance(
        self, table: Table, chat: Chat, choices: Choices, language: str
    ) -> Appearance:
        platform = self._platforms.of(chat)
        language = language or await self._languages.chosen(choices)
        shown = platform.shows_hands(chat)
        # A hand that opens here needs no way into a private chat.
        link = "" if chat.private or shown else platform.link(table.code)
        theme = self.look(choices, chat)
        ways = self.ways(table) if table.status is Status.LOBBY else ()
        apart = platform.shows_privately  # so that an answer leaves the board where it is
        text = self.text_in(choices, chat)
        app = platform.app_link(table.code, chat)
        sends = chat.private and platform.sends_elsewhere()  # in a group others are asked there
        return Appearance(
            language, theme, not shown, link, app, ways, sends, scores=apart, text=text
        )

    def ways(self, table: Table) -> tuple[Way, ...]:
        """How people come to the table from elsewhere: on each platform that runs here, and on the
        page where its address is known."""
        found = {way.name: way.invitation(table.code) for way in self._platforms}
        if link := self._platforms.web.table(table.code):
            found["web"] = link
        return tuple(Way(name, link) for name, link in sorted(found.items()) if link is not None)

    def sends(self, chat: Chat) -> bool:
        """Whether what stands in the chat can be sent into others from here."""
        platform = self._platforms.get(chat.platform)
        return platform is not None and platform.sends_elsewhere()

    async def theme(self, chat: Chat, reader: str | None) -> str:
        """The look of what all see in a chat, or of what this account alone does."""
        return self.look(await self.choices(chat, reader), chat)

    def look(self, choices: Choices, chat: Chat) -> str:
        """The look of a screen by its key: of theme, palette, size and board each its reader's own
        choice, then the chat's, then the platform's theme and the standard."""
        own, shared = choices.own, choices.shared
        platform = self._platforms.get(chat.platform)
        theme = own.theme or shared.theme or (platform.theme if platform else LIGHT)
        palette, size = own.palette or shared.palette, own.size or shared.size
        return Look(theme, palette, size, own.board or shared.board).key

    async def text(self, chat: Chat, reader: str) -> str:
        """Whether this account's person wants boards as text."""
        return self.worded(await self.choices(chat, reader), chat)

    def text_in(self, choices: Choices, chat: Chat) -> str:
        """Whether a screen comes as text: where a chat takes no pictures there is nothing else."""
        platform = self._platforms.get(chat.platform)
        if platform is not None and not platform.shows_pictures(chat):
            return ONLY
        return self.worded(choices, chat)

    def worded(self, choices: Choices, chat: Chat) -> str:
        """Whether a screen's only reader wants it as text. A page, which has no messages, shows its
        pictures or hides them by itself."""
        chosen = choices.own.text
        platform = self._platforms.get(chat.platform)
        paged = platform is not None and platform.choosers is Choosers.NOBODY
        return FIRST if chosen and paged else chosen


def may_fold(table: Table) -> bool:
    """Whether a menu may take the place of the buttons that all see: in a lobby, as long as nobody
    else could press them, for no seat is free or only the host is there."""
    alone = {chair.person for chair in table.chairs if chair.person} <= {table.host}
    return table.status is Status.LOBBY and (alone or lobby.is_full(table))


def addressed(screen: Screen, person: str, account: str) -> Screen:
    """A screen made for the person with this key, as it goes to one of their accounts."""
    if screen.audience != person or person == account:
        return screen
    return replace(screen, audience=account)
