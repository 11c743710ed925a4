"""Edits of messages: none that changes nothing, and none that uploads what the message has."""

from collections.abc import Awaitable, Callable

import discord
from msgspec import json

from bot.platforms.contents import Content, Contents
from bot.platforms.discord import layout
from bot.platforms.discord.api_errors import ErrorKind, error_kind
from bot.platforms.discord.outgoing import Outgoing
from bot.screens import Screen

BAD_REQUEST = 400

Send = Callable[[Outgoing], Awaitable[object]]


class Edits:
    """Knows by its ``contents`` what each message shows, and has sent what it is to show."""

    def __init__(self) -> None:
        self.contents = Contents()
        self._keeping = True  # whether Discord lets a new text show a file of the old one

    def changes(self, message: str, screen: Screen) -> bool:
        """Whether the message shows something else."""
        return not self.contents.shows(message, content_of(layout.edit(screen)))

    async def edit(self, message: str, screen: Screen, send: Send) -> None:
        """Have ``send`` make the message show the screen, unless it does. Raises what that
        raises."""
        whole = layout.edit(screen)
        content = content_of(whole)
        if self.contents.shows(message, content):
            return
        same = self._keeping and self.contents.carries(message, content.carried)
        with self.contents.changing(message, content):
            if not same or not await self._kept(whole, send):
                await send(whole)

    async def _kept(self, whole: Outgoing, send: Send) -> bool:
        """Whether Discord takes the edit without the files that the message has."""
        try:
            await send(whole.without_files())
        except discord.HTTPException as error:
            if error_kind(error) is not ErrorKind.OTHER or error.status != BAD_REQUEST:
                raise
            self._keeping = False
            return False
        return True

    def posted(self, message: str, shown: Outgoing) -> None:
        """A new message shows this."""
        self.contents.note(message, content_of(shown))


def content_of(outgoing: Outgoing) -> Content:
    """What a message shows once this has been sent."""
    files = tuple((file.name, hash(file.data), len(file.data)) for file in outgoing.uploads)
    return Content(json.encode(outgoing.content.components), files or None)
