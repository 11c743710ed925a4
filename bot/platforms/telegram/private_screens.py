"""Private screens inside a group: how Telegram shows and changes them."""

import asyncio
import logging
from dataclasses import replace
from enum import StrEnum

from cachetools import LRUCache
from msgspec import Struct

from bot import bounds
from bot.desk import Desk, private_screens
from bot.desk.private_screens import Delayed, Reader
from bot.platforms.contents import Contents
from bot.platforms.picture_rights import PictureRights
from bot.platforms.telegram.api_errors import TelegramErrorKind
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.ephemeral import (
    Ephemeral,
    EphemeralMessage,
    Exposed,
    RefusedByTelegram,
    Right,
    Unable,
)
from bot.platforms.telegram.newest import Newest
from bot.platforms.telegram.support import Support
from bot.platforms.telegram.uploads import UploadedFiles
from bot.platforms.telegram.version import Version
from bot.screens import Screen

RETRY_SECONDS = 3.0  # seconds that a press may wait for another attempt

_log = logging.getLogger(__name__)


class ScreenOutcome(StrEnum):
    """What became of a private screen."""

    SHOWN = "shown"
    LATER = "later"  # the network or flood control hold it up
    REFUSED = "refused"  # it has to be shown elsewhere


class _RequestedScreen(Struct, frozen=True):
    """A screen that a press asks for, in place of the ``pressed`` private message, with 0 in a new
    one."""

    screen: Screen
    right: Right
    pressed: int


class MemberScreens:
    """What one member of a group alone is shown there. However fast they press, one message of a
    table is under way for them, and one more waits, the newest."""

    def __init__(
        self,
        desk: Desk,
        bot: Bot,
        uploads: UploadedFiles,
        contents: Contents,
        rights: PictureRights,
    ) -> None:
        self._desk = desk
        self._messages = _Messages(Ephemeral(bot, uploads, contents), bot, rights)
        self._open = private_screens.PrivateScreens(desk, self._messages)
        self._requested: LRUCache[tuple[str, str, str], Newest[_RequestedScreen]]
        self._requested = LRUCache(bounds.PRIVATE_SCREENS)
        self.support = self._messages.support

    async def show(
        self, reader: Reader, screen: Screen, right: Right, pressed: int, here: bool = False
    ) -> ScreenOutcome:
        """Shows the screen to its person alone: in place of their ``pressed`` private message, or
        with 0 as a new one. A table's screen is kept up to date, and an older one of the same
        table goes away; one of no table takes another's place only where ``here`` says so."""
        if screen.audience != reader.person.account:
            return ScreenOutcome.REFUSED
        requested = _RequestedScreen(screen, right, pressed if screen.table or here else 0)
        if not right.query:  # of commands so many come that each can be answered
            return await self._fulfil(reader, requested)
        key = reader.chat.key, reader.person.account, screen.table
        waiting = self._requested.setdefault(key, Newest())
        outcome = await waiting.do(requested, lambda newest: self._fulfil(reader, newest))
        return outcome or ScreenOutcome.LATER

    async def _fulfil(self, reader: Reader, requested: _RequestedScreen) -> ScreenOutcome:
        worked = self.support.works(reader.chat)
        outcome = await self._outcome(reader, requested.screen, requested.right, requested.pressed)
        if self.support.works(reader.chat) is not worked:
            await self._desk.displays.refresh_chat(reader.chat)  # slots come to its boards, or go
        return outcome

    async def _outcome(
        self, reader: Reader, screen: Screen, right: Right, pressed: int
    ) -> ScreenOutcome:
        try:
            await self._show(reader, screen, right, pressed)
        except Unable:
            return ScreenOutcome.REFUSED
        except RefusedByTelegram as refused:
            # Without a right to it only the administrator may, which tells nothing of presses.
            if refused.kind is not TelegramErrorKind.LATE and right.given:
                self.support.refused(reader.chat)
            return ScreenOutcome.REFUSED
        except Delayed:
            return ScreenOutcome.LATER
        self.support.accepted(reader.chat)
        return ScreenOutcome.SHOWN

    async def show_unasked(self, reader: Reader, screen: Screen) -> bool:
        """Shows a screen to its person alone, without a press that allows it; whether it came."""
        return await self.show(reader, screen, Right(), 0) is ScreenOutcome.SHOWN

    async def say(self, reader: Reader, text: str) -> bool:
        """Shows one line so."""
        line = Screen("", 0, (text,), audience=reader.person.account)
        return await self.show_unasked(reader, line)

    async def _show(self, reader: Reader, screen: Screen, right: Right, pressed: int) -> None:
        message = EphemeralMessage(reader, pressed, right) if pressed else None

        async def put() -> EphemeralMessage:
            if message is None:
                return await self._messages.send(reader, screen, right)
            return await self._patiently(message, screen)

        if screen.table:
            await self._open.show(reader, screen, put, message)
        else:
            await put()

    async def _patiently(self, message: EphemeralMessage, screen: Screen) -> EphemeralMessage:
        """Shows a press's screen; an edit that came to nothing is tried again, which does no harm
        if it was made after all. Raises RefusedByTelegram, Delayed."""
        try:
            return await self._messages.edit(message, screen)
        except Delayed as delayed:
            if delayed.wait > RETRY_SECONDS:
                raise
            await asyncio.sleep(delayed.wait)
            return await self._messages.edit(message, screen)

    def begin(self, reader: Reader, table: str) -> None:
        """A press on the private screen is under way: changes wait for the reply to it."""
        self._open.press_begins(reader, table)

    def end(self, reader: Reader, table: str) -> None:
        """The press has been answered."""
        self._open.press_ends(reader, table)

    def touch(self, reader: Reader, table: str, right: Right, pressed: int) -> None:
        """Brings a private message up to date on which a press brought no new screen: it may be
        from before a restart."""
        self._open.touch(reader, table, EphemeralMessage(reader, pressed, right))

    async def close(self) -> None:
        """Leaves all of them as they are."""
        await self._open.close()


class _Messages:
    """Edits what can be edited, and sends anew what cannot, as long as there is a right to."""

    def __init__(self, ephemeral: Ephemeral, bot: Bot, rights: PictureRights) -> None:
        self._ephemeral = ephemeral
        self._rights = rights
        self.support = Support(bot, self._ephemeral)
        self._exchanges: dict[Version, bool] = {}  # whether an edit may bring a new picture
        self._learning = asyncio.Lock()

    async def edit(self, message: EphemeralMessage, screen: Screen) -> EphemeralMessage:
        """Makes the message show the screen, or puts another in its place. Raises
        RefusedByTelegram and Delayed."""
        own = replace(screen, audience=message.reader.person.account)
        own = self._rights.readable(own, message.reader.chat)
        if await self._edited(message, own):
            return message
        sent = await self.send(message.reader, own, message.right)
        if not own.table:  # of a table's screens whoever keeps them takes the older one away
            await self._ephemeral.delete(message)
        return sent

    async def _edited(self, message: EphemeralMessage, screen: Screen) -> bool:
        version = await self.support.version()
        if not self._ephemeral.brings_picture(message, screen) or self._exchanges.get(version):
            return await self._tried(message, screen) is None
        async with self._learning:
            if not self._exchanges.get(version, True):
                return False
            refused = await self._tried(message, screen)
            # Servers of Bot API 10.2 may exchange a picture only for one that they already have.
            if refused not in (
                TelegramErrorKind.GONE,
                TelegramErrorKind.KIND,
                TelegramErrorKind.PICTURES,
            ):
                self._exchanges[version] = refused is None
            return refused is None

    async def _tried(self, message: EphemeralMessage, screen: Screen) -> TelegramErrorKind | None:
        """Edits the message; why Telegram does not, if so. Raises Delayed."""
        try:
            await self._ephemeral.edit(message, screen)
        except RefusedByTelegram as refused:
            return refused.kind
        return None

    async def send(self, reader: Reader, screen: Screen, right: Right) -> EphemeralMessage:
        """Shows the screen in a new message. Raises RefusedByTelegram, Delayed."""
        version = await self.support.there(reader, right)
        if version is None:
            raise Unable
        shown = self._rights.readable(screen, reader.chat)
        try:
            return await self._ephemeral.send(reader, shown, right, version)
        except Exposed:
            self.support.lost()
            raise
        except RefusedByTelegram as refused:
            if refused.kind is not TelegramErrorKind.PICTURES or shown.picture is None:
                raise
        self._rights.refused(reader.chat)
        return await self.send(reader, screen, right)

    async def delete(self, message: EphemeralMessage) -> None:
        """Takes a message away; one that stays does no harm."""
        await self._ephemeral.delete(message)
