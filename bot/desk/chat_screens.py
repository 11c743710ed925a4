"""What a table looks like to whoever sees it: in a message of a chat, in an answer, on the page."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from msgspec import structs

from bot.desk.announcement import Announcement
from bot.desk.platforms import Platforms
from bot.desk.viewers import Viewers
from bot.people import Chat
from bot.running.partial_moves import PartialMoves
from bot.screens import Screen
from bot.screens.composer import CHOOSING, Composer
from bot.screens.menus import is_menu, key_of, opened
from bot.screens.viewer import Viewer
from bot.tables import lobby
from bot.tables.table import Status, Table

MakePage = Callable[[Table, str, Viewer], Awaitable[Screen | None]]
"""Makes a page of a table; None for a page that is another feature's, or does not hold any more."""

OwnScreen = Callable[[Table, Screen, Viewer], Awaitable[Screen]]
"""Adds to the screen of a table that one person alone sees."""


class ChatScreens:
    """Makes the screens of tables. ``pages`` is filled with what makes the pages of features, and
    ``own`` with what they add to screens that one person alone sees."""

    def __init__(
        self,
        composer: Composer,
        viewers: Viewers,
        partial_moves: PartialMoves,
        announcement: Announcement,
        platforms: Platforms,
    ) -> None:
        self._composer = composer
        self._viewers = viewers
        self._partial_moves = partial_moves
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
        viewer = await self._viewers.of_message(table, chat, reader, language, called)
        folds = is_menu(page) and (viewer.key is not None or may_fold(table))
        viewer = structs.replace(viewer, folds=True) if folds else viewer
        screen = None
        if viewer.key is not None and not folds:
            screen = await self.page(table, page, viewer)
        if screen is None:
            if viewer.key is not None:
                screen = await self.for_one(table, viewer)
            else:
                choosing = viewer.slots and await self._partial_moves.pending(table)
                screen = await self._composer.board(table, viewer, CHOOSING if choosing else ())
            screen = self._announcement.added(table, screen, viewer.language)
        if folds:
            wording = self._composer.wording(table, viewer.language)
            screen = opened(wording, screen, key_of(page, table.revision), page)
        screen = self._platforms.fitted(screen, chat)
        return (
            screen
            if viewer.key is None or reader is None
            else addressed(screen, viewer.key, reader)
        )

    async def page(self, table: Table, page: str, viewer: Viewer) -> Screen | None:
        """A page of a feature; None where there is none, or where it does not hold."""
        for make in self.pages if page else ():
            if screen := await make(table, page, viewer):
                return screen
        return None

    async def for_one(
        self, table: Table, viewer: Viewer, picked: tuple[str, ...] = (), column: str = ""
    ) -> Screen:
        """The table as one person alone sees it, with what features add; every display, answer and
        page that shows somebody their own table is made here."""
        screen = await self._composer.board(table, viewer, picked, column)
        return await self.with_added(table, screen, viewer)

    async def with_added(self, table: Table, screen: Screen, viewer: Viewer) -> Screen:
        """The screen that one person alone sees, with what features add to it."""
        for add in self.own:
            screen = await add(table, screen, viewer)
        return screen


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
