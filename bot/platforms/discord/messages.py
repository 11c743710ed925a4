"""The messages that show tables, and the three ways to edit one.

The answer to a press that is still open is the quickest: it takes the new picture along. Else the
newest live token of that message, else the channel, where the bot is a member. Where all are shut
(the bot is not in the server and the token has died) the message waits for its next press.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

import discord
from cachetools import TTLCache

from bot import bounds
from bot.background import Background
from bot.desk.platform import Gone, Newest, Shown
from bot.people import Chat, Display
from bot.platforms.discord.api_errors import DiscordErrorKind, error_kind
from bot.platforms.discord.chat_members import has_member
from bot.platforms.discord.client import Client
from bot.platforms.discord.connection import UNREACHABLE, DiscordConnection
from bot.platforms.discord.hooks import hooks
from bot.platforms.discord.interaction_response import (
    InteractionHandle,
    InteractionResponse,
    Posted,
)
from bot.platforms.discord.outgoing import Outgoing
from bot.platforms.discord.people import Interaction
from bot.platforms.discord.posts import ChannelPosts, Post
from bot.platforms.discord.tokens import Tokens
from bot.screens import Screen

log = logging.getLogger(__name__)

FORGOTTEN = 600.0  # seconds after which such a channel is tried again


class DiscordMessages:
    """Edits the bot's messages, each in the best way open at the moment."""

    def __init__(self, patience: float, remembered: int = bounds.SHUT_CHANNELS) -> None:
        self.patience = patience
        self._tokens = Tokens()
        self._responses: dict[str, list[InteractionResponse]] = {}
        self._shut: TTLCache[str, bool] = TTLCache(remembered, FORGOTTEN, time.monotonic)
        self._removed: set[str] = set()
        self._background = Background()
        self._connection = DiscordConnection()
        self._posts = ChannelPosts(self._connection, self._shut)

    def online(self, client: Client) -> None:
        """Requests can be made, through ``client``."""
        self._connection.online(client)

    async def offline(self) -> None:
        """No requests for now; tokens belonged to the lost client."""
        self._connection.offline()
        self._responses.clear()
        self._tokens.clear()
        await self._background.close()

    def carry(self, interaction: Interaction) -> InteractionResponse:
        """A press has come in: whatever its message is to show can travel in the answer."""
        message = str(interaction.message.id) if interaction.message else ""
        response = InteractionResponse(
            interaction, self._tokens.waited_for(message), self._settled, self.patience
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
        """Makes the message show its newest screen, however long the network, Discord's limits or
        the next press take. Raises Gone when it was deleted."""

        async def attempt(client: Client) -> Screen | None:
            return await self._show(client, display, newest)

        while (screen := await self._connection.reached(attempt, _about(display))) is None:
            pressed = self._responses.get(display.message, ())
            if display.message in self._removed or any(r.free for r in pressed):
                self._tokens.wake(display.message)  # that came meanwhile: no other is waited for
            else:
                await self._tokens.coming(display.message)
            # The screen that the token travels with is to show what came of the press.
            for response in tuple(self._responses.get(display.message, ())):
                await response.decided()
        return screen

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Puts the newest screen into the channel as a new message: in the bot's own name, or with
        the token of the message that was there. Raises Gone when neither works. One that notifies
        goes out in the bot's own name or not at all: a token takes few new messages."""
        post = Post(display.chat, newest)
        return await self._connection.reached(
            lambda client: self._repost(client, display, post), _about(display)
        )

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Puts the newest screen into a chat that has no message of its table. Raises Gone."""
        return await self._posts.post(chat, newest)

    async def private_chat(self, person: str) -> Chat | None:
        """The direct messages with a person; None where there can be none."""
        return await self._posts.private_chat(person)

    async def has_member(self, chat: Chat, account: str) -> bool:
        """Whether somebody sees a channel. Raises MembershipUnknown."""
        asked = partial(has_member, chat=chat, account=account)
        return await self._connection.reached(asked, f"who is in {chat.key}")

    async def _show(self, client: Client, display: Display, newest: Newest) -> Screen | None:
        """The screen that the message shows now, or None when there is no way to edit it."""
        if display.message in self._removed:
            self._removed.discard(display.message)
            raise Gone
        screen = await newest()
        # Only now: what was decided while it was made is in it, or another screen follows.
        pressed = [r for r in self._responses.get(display.message, ()) if r.replied]
        if hooks().edits.changes(display.chat, display.message, screen):
            free = [r for r in self._responses.get(display.message, ()) if r.free]
            brought = bool(free) and await free[-1].update(screen)
            if not brought and not await self._edited(client, display, screen):
                return None
        for response in pressed:
            if response.free:
                self._background.start(response.acknowledge(), "an acknowledgement")
        return screen

    async def _repost(self, client: Client, display: Display, post: Post) -> Shown:
        handle = self._tokens.get(display.message)
        shown = await self._posts.send(client, post)
        if shown is None and handle and post.screen and not post.screen.mentions:
            shown = await self._post_by_token(handle, post.screen, display.chat)
        if shown is None:
            raise Gone
        return shown

    async def _post_by_token(
        self, handle: InteractionHandle, screen: Screen, chat: Chat
    ) -> Shown | None:
        try:
            posted = await handle.post(screen)
        except discord.HTTPException as error:
            if error_kind(error) in (DiscordErrorKind.BUSY, DiscordErrorKind.OTHER):
                raise
            return None
        self.own(posted)
        return Shown(screen, chat, posted.message)

    async def _edited(self, client: Client, display: Display, screen: Screen) -> bool:
        while handle := self._tokens.get(display.message):
            if await self._by_token(display.message, handle, handle.edit(screen)):
                return True

        async def send(edit: Outgoing) -> None:
            await client.requests.put(int(display.chat.id), int(display.message), edit)

        edit, edited = hooks().edits.edit, True
        self._tokens.want(display.message)  # so that a press meanwhile is kept for what is refused
        try:
            edited = await self._by_channel(
                display, lambda: edit(display.chat, display.message, screen, send)
            )
        finally:
            if edited:  # and needs no press
                self._tokens.wake(display.message)
                self._removed.discard(display.message)
                for response in self._responses.get(display.message, ()):
                    response.release()
        return edited

    async def remove(self, display: Display) -> None:
        """Takes the message away if there is a way."""
        if self._tokens.waited_for(display.message):
            self._removed.add(display.message)
            self._tokens.wake(display.message)
        client = self._connection.client
        if client is None:
            return
        for response in tuple(self._responses.get(display.message, ())):
            await response.acknowledge()  # its token may be the only way
        channel = client.get_partial_messageable(int(display.chat.id))
        message = channel.get_partial_message(int(display.message))
        handle = self._tokens.get(display.message)
        try:
            if handle and await self._by_token(display.message, handle, handle.delete()):
                return
            await self._by_channel(display, message.delete)
        except Gone:
            return
        except UNREACHABLE as error:
            log.info("table %s: could not remove an old message (%s)", display.table, error)

    async def _by_token(
        self, message: str, handle: InteractionHandle, request: Awaitable[object]
    ) -> bool:
        """Whether a request with a token worked; False when the token is dead. Raises Gone."""
        try:
            await request
        except discord.HTTPException as error:
            _raise_gone(error)
            if error_kind(error) is not DiscordErrorKind.DEAD:
                raise
            self._tokens.drop(message, handle)
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
            if error_kind(error) is not DiscordErrorKind.ACCESS:
                raise
            self._shut[display.chat.id] = True
            return False
        return True


def _raise_gone(error: discord.HTTPException) -> None:
    if error_kind(error) is DiscordErrorKind.GONE:
        raise Gone from error


def _about(display: Display) -> str:
    return f"table {display.table}"
