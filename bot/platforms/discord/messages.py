"""The messages that show tables, and the three ways to edit one.

The answer to a press that is still open is the quickest: it takes the new picture along. Else the
newest live token of that message, else the channel, where the bot is a member. Where all are shut
(the bot is not in the server and the token has died) the message waits for its next press.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from cachetools import TTLCache

from bot.background import Background
from bot.desk.platform import Gone, Newest, Shown
from bot.people import Display
from bot.platforms.discord import layout
from bot.platforms.discord.api_errors import LINE_ERRORS, ErrorKind, error_kind
from bot.platforms.discord.client import Client
from bot.platforms.discord.interaction_response import Handle, InteractionResponse, Posted
from bot.platforms.discord.people import Interaction
from bot.platforms.discord.tokens import Tokens
from bot.screens import Screen

_T = TypeVar("_T")

log = logging.getLogger(__name__)

# A RuntimeError is the library's session, closed under the request when the connection is lost.
UNREACHABLE = (*LINE_ERRORS, discord.DiscordServerError, RuntimeError)
LONGEST_WAIT = 60.0
REMEMBERED = 1000  # channels without access
FORGOTTEN = 600.0  # seconds after which such a channel is tried again


class Messages:
    """Edits the bot's messages, each in the best way open at the moment."""

    def __init__(self, patience: float, remembered: int = REMEMBERED) -> None:
        self._patience = patience
        self._tokens = Tokens()
        self._responses: dict[str, list[InteractionResponse]] = {}
        self._shut: TTLCache[str, bool] = TTLCache(remembered, FORGOTTEN, time.monotonic)
        self._removed: set[str] = set()
        self._background = Background()
        self._client: Client | None = None
        self._ready = asyncio.Event()

    def online(self, client: Client) -> None:
        """Requests can be made, through ``client``."""
        self._client = client
        self._ready.set()

    async def offline(self) -> None:
        """No requests for now; tokens belonged to the lost client."""
        self._client = None
        self._ready.clear()
        self._responses.clear()
        self._tokens.clear()
        await self._background.close()

    def carry(self, interaction: Interaction) -> InteractionResponse:
        """A press has come in: whatever its message is to show can travel in the answer."""
        message = str(interaction.message.id) if interaction.message else ""
        response = InteractionResponse(
            interaction, self._tokens.waited_for(message), self._settled, self._patience
        )
        if not response.ephemeral:
            self._responses.setdefault(message, []).append(response)
            self._tokens.wake(message)
        return response

    def _settled(self, response: InteractionResponse) -> None:
        waiting = self._responses.get(response.message, [])
        if response in waiting:
            waiting.remove(response)
            if not waiting:
                del self._responses[response.message]
        if response.refreshes and not response.ephemeral:
            self._tokens.put(response.message, response.handle)

    def own(self, posted: Posted) -> None:
        """A new message can be edited with the token that posted it."""
        self._tokens.put(posted.message, posted.handle)

    async def show(self, display: Display, newest: Newest) -> Screen:
        """Make the message show its newest screen, however long the network, Discord's limits or
        the next press take. Raises Gone when it was deleted."""
        while (screen := await self._until_reached(display, newest, self._show)) is None:
            await self._tokens.coming(display.message)
            await self._replied(display.message)
        return screen

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Put the newest screen into the channel as a new message: in the bot's own name, or with
        the token of the message that was there. Raises Gone when neither works."""
        return await self._until_reached(display, newest, self._repost)

    async def _until_reached(
        self, display: Display, newest: Newest, attempt: Callable[..., Awaitable[_T]]
    ) -> _T:
        """What ``attempt`` returns, with the newest screen each time, once Discord is there."""
        wait = 1.0
        while True:
            client = await self._connected()
            try:
                return await attempt(client, display, newest)
            except UNREACHABLE as error:
                if isinstance(error, RuntimeError) and not client.is_closed():
                    raise
                log.info("table %s: Discord cannot be reached (%s)", display.table, error)
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)

    async def _show(self, client: Client, display: Display, newest: Newest) -> Screen | None:
        """The screen that the message shows now, or None when there is no way to edit it."""
        if display.message in self._removed:
            self._removed.discard(display.message)
            raise Gone
        pressed = [r for r in self._responses.get(display.message, ()) if r.replied]
        screen = await newest()
        if not await self._brought(client, display, screen):
            return None
        for response in pressed:  # what they have changed is in this screen
            if response.free:
                self._background.start(response.acknowledge(), "an acknowledgement")
        return screen

    async def _replied(self, message: str) -> None:
        """Wait until the press that brought a token has been decided, or acknowledged: the screen
        that it travels with is to show what came of it."""
        for response in tuple(self._responses.get(message, ())):
            await response.decided()

    async def _repost(self, client: Client, display: Display, newest: Newest) -> Shown:
        screen = await newest()
        handle = self._tokens.get(display.message)
        message = await self._post_in_channel(client, display, screen)
        if message is None and handle is not None:
            message = await self._post_by_token(handle, screen)
        if message is None:
            raise Gone
        return Shown(screen, display.chat, message)

    async def _post_in_channel(
        self, client: Client, display: Display, screen: Screen
    ) -> str | None:
        if display.chat.id in self._shut:
            return None
        channel = client.get_partial_messageable(int(display.chat.id))
        try:
            sent = await channel.send(files=layout.files(screen), view=layout.layout(screen))
        except discord.HTTPException as error:
            if error_kind(error) is ErrorKind.OTHER:
                raise
            return None
        return str(sent.id)

    async def _post_by_token(self, handle: Handle, screen: Screen) -> str | None:
        try:
            posted = await handle.post(screen)
        except discord.HTTPException as error:
            if error_kind(error) is ErrorKind.OTHER:
                raise
            return None
        self.own(posted)
        return posted.message

    async def _connected(self) -> Client:
        await self._ready.wait()
        assert self._client is not None
        return self._client

    async def _brought(self, client: Client, display: Display, screen: Screen) -> bool:
        for response in reversed(self._responses.get(display.message, [])):
            if response.free:
                return await response.update(screen) or await self._edited(client, display, screen)
        return await self._edited(client, display, screen)

    async def _edited(self, client: Client, display: Display, screen: Screen) -> bool:
        handle = self._tokens.get(display.message)
        if handle and await self._by_token(display.message, handle.edit(screen)):
            return True
        shown: dict[str, Any] = {
            "attachments": layout.files(screen),
            "view": layout.layout(screen),
            "allowed_mentions": discord.AllowedMentions.none(),
        }
        return await self._by_channel(display, lambda: self._message(client, display).edit(**shown))

    async def remove(self, display: Display) -> None:
        """Take the message away if there is a way."""
        if self._tokens.waited_for(display.message):
            self._removed.add(display.message)
            self._tokens.wake(display.message)
        if self._client is None:
            return
        for response in tuple(self._responses.get(display.message, ())):
            await response.acknowledge()  # its token may be the only way
        message = self._message(self._client, display)
        handle = self._tokens.get(display.message)
        try:
            if handle and await self._by_token(display.message, handle.delete()):
                return
            await self._by_channel(display, message.delete)
        except Gone:
            return
        except UNREACHABLE as error:
            log.info("table %s: an old message stays (%s)", display.table, error)

    def _message(self, client: Client, display: Display) -> discord.PartialMessage:
        channel = client.get_partial_messageable(int(display.chat.id))
        return channel.get_partial_message(int(display.message))

    async def _by_token(self, message: str, request: Awaitable[object]) -> bool:
        """Whether a request with a token worked; False when the token is dead. Raises Gone."""
        try:
            await request
        except discord.HTTPException as error:
            _raise_gone(error)
            if error_kind(error) is not ErrorKind.DEAD:
                raise
            self._tokens.drop(message)
            return False
        return True

    async def _by_channel(self, display: Display, request: Callable[[], Awaitable[object]]) -> bool:
        """Whether a request in the bot's own name worked; False without access. Raises Gone."""
        if display.chat.id in self._shut:
            return False
        try:
            await request()
        except discord.HTTPException as error:
            _raise_gone(error)
            if error_kind(error) is not ErrorKind.ACCESS:
                raise
            self._shut[display.chat.id] = True
            return False
        return True


def _raise_gone(error: discord.HTTPException) -> None:
    if error_kind(error) is ErrorKind.GONE:
        raise Gone from error
