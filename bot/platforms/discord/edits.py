"""What is sent to messages: no edit that changes nothing, none that uploads what the message has,
and words in place of a picture where a channel takes none."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.people import Chat
from bot.platforms.contents import Content, Contents
from bot.platforms.discord import layout
from bot.platforms.discord.api_errors import MISSING_PERMISSIONS, DiscordErrorKind, error_kind
from bot.platforms.discord.outgoing import Outgoing
from bot.platforms.picture_rights import PictureRights
from bot.screens import Screen
from bot.screens.by_identity import ByIdentity

BAD_REQUEST = 400

_T = TypeVar("_T")

Send = Callable[[Outgoing], Awaitable[object]]
Post = Callable[[Outgoing], Awaitable[int]]


class Edits:
    """Knows by its ``contents`` what each message shows, and by its ``rights`` which channels take
    pictures; has sent what messages are to show."""

    def __init__(self, rights: PictureRights) -> None:
        self.contents = Contents()
        self.rights = rights
        self._keeping = True  # whether Discord lets a new text show a file of the old one
        # Whether a message shows a screen is asked twice, and then it is sent.
        self._edit_of = ByIdentity(layout.edit, kept=1)
        self._content_of = ByIdentity(content_of, kept=1)

    def changes(self, chat: Chat, message: str, screen: Screen) -> bool:
        """Whether the message shows something else."""
        whole = self._edit_of.of(self.rights.readable(screen, chat))
        return not self.contents.shows(message, self._content_of.of(whole))

    async def edit(self, chat: Chat, message: str, screen: Screen, send: Send) -> None:
        """Has ``send`` make the message show the screen, unless it does. Raises what that
        raises."""

        async def put(whole: Outgoing) -> None:
            content = self._content_of.of(whole)
            if self.contents.shows(message, content):
                return
            same = self._keeping and self.contents.carries(message, content.carried)
            with self.contents.changing(message, content):
                if not same or not await self._kept(whole, send):
                    await send(whole)

        await self._readable(chat, screen, self._edit_of.of, put)

    async def post(self, chat: Chat, screen: Screen, send: Post, private: bool = False) -> int:
        """The message in which ``send`` shows the screen, 0 where that is not told. Raises what it
        raises."""

        def made(screen: Screen) -> Outgoing:
            return layout.message(screen, private)

        async def put(shown: Outgoing) -> int:
            message = await send(shown)
            self.contents.note(str(message), content_of(shown))
            return message

        return await self._readable(chat, screen, made, put)

    async def _readable(
        self,
        chat: Chat,
        screen: Screen,
        made: Callable[[Screen], Outgoing],
        send: Callable[[Outgoing], Awaitable[_T]],
    ) -> _T:
        whole = made(self.rights.readable(screen, chat))
        pictured = bool(whole.uploads) and screen.file is None
        try:
            done = await send(whole)
        except discord.HTTPException as error:
            if not pictured or error.code != MISSING_PERMISSIONS:
                raise
        else:
            if pictured:
                self.rights.granted(chat)
            return done
        # Discord says the same where nothing at all may be written: then words are refused, too.
        done = await send(made(self.rights.in_words(screen)))
        self.rights.refused(chat)
        return done

    async def _kept(self, whole: Outgoing, send: Send) -> bool:
        """Whether Discord takes the edit without the files that the message has."""
        try:
            await send(whole.without_files())
        except discord.HTTPException as error:
            if error_kind(error) is not DiscordErrorKind.OTHER or error.status != BAD_REQUEST:
                raise
            self._keeping = False
            return False
        return True


def content_of(outgoing: Outgoing) -> Content:
    """What a message shows once this has been sent."""
    files = tuple((file.name, hash(file.data), len(file.data)) for file in outgoing.uploads)
    return Content(bytes(outgoing.content.components), files or None)
