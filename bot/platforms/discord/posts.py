"""New messages in the bot's own name: where it may write, and for whom it finds a private chat.

A message can be sent twice without anybody's fault, when the connection breaks before Discord's
answer or the program is ended before it could be recorded. Discord keeps the first and gives it
back for the second where both carry the same nonce, for some minutes.
"""

import hashlib
import secrets
from collections.abc import Container
from dataclasses import dataclass

import discord

from bot.desk.platform import Gone, Newest, Outdated, Shown
from bot.people import Chat
from bot.platforms.discord.api_errors import DiscordErrorKind, error_kind
from bot.platforms.discord.client import Client
from bot.platforms.discord.connection import DiscordConnection
from bot.platforms.discord.hooks import hooks
from bot.platforms.discord.outgoing import Outgoing
from bot.platforms.discord.people import NAME, NO_SERVER, user_id
from bot.screens import Screen

NONCE_BYTES = 12  # twice as many characters; Discord takes 25


@dataclass(slots=True)
class Post:
    """A new message on its way: ``screen`` is the newest one that was made for it, ``sent`` the
    first that Discord may have taken."""

    chat: Chat
    newest: Newest
    nonce: str = ""
    screen: Screen | None = None
    sent: Screen | None = None

    async def made(self) -> Screen:
        """The newest screen."""
        self.screen = await self.newest()
        return self.screen


@dataclass(eq=False, repr=False)
class ChannelPosts:
    """Writes new messages into channels, except the ``shut`` ones, by the chat's id."""

    _connection: DiscordConnection
    _shut: Container[str]

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Puts the newest screen into a chat. Raises Gone where the bot may not write."""
        post = Post(chat, newest)
        shown = await self._connection.reached(lambda client: self.send(client, post), chat.key)
        if shown is None:
            raise Gone
        return shown

    async def send(self, client: Client, post: Post) -> Shown | None:
        """One attempt: the newest screen as a message; None where the bot may not write."""
        while True:
            screen = await post.made()
            if post.chat.id in self._shut:
                return None
            try:
                return await self._send(client, post, screen)
            except Outdated:
                continue
            except discord.HTTPException as error:
                if error_kind(error) not in (DiscordErrorKind.ACCESS, DiscordErrorKind.GONE):
                    raise
                return None

    async def _send(self, client: Client, post: Post, screen: Screen) -> Shown:
        async def check(taken: bool) -> None:
            if await post.made() != screen:
                if not (before or taken):  # it has called nobody
                    post.sent, post.nonce = None, ""
                raise Outdated

        post.nonce = post.nonce or _nonce(post.chat, screen)
        before, post.sent = post.sent, post.sent or screen
        first, channel = post.sent, int(post.chat.id)

        async def send(shown: Outgoing) -> int:
            with client.requests.checked(check):
                return await client.requests.post(channel, shown.once(post.nonce))

        async def put(shown: Outgoing) -> None:
            await client.requests.put(channel, message, shown)

        edits = hooks().edits
        message = await edits.post(post.chat, screen, send)
        if first == screen:
            return Shown(screen, post.chat, str(message))
        # It may be the message of an earlier attempt.
        edits.contents.forget(str(message))
        await edits.edit(post.chat, str(message), screen, put)
        return Shown(screen, post.chat, str(message), first)

    async def private_chat(self, person: str) -> Chat | None:
        """The direct messages with a person; None where there can be none."""
        user = user_id(person)
        if user is None:
            return None
        try:
            channel = await self._connection.reached(
                lambda client: client.create_dm(discord.Object(user)), "direct messages"
            )
        except discord.HTTPException as error:
            if error_kind(error) is not DiscordErrorKind.ACCESS:
                raise
            return None
        return Chat(NAME, str(channel.id), private=True, server=str(NO_SERVER))


def _nonce(chat: Chat, screen: Screen) -> str:
    """The same for the same notice, whoever sends it; a message without one is always new."""
    if not screen.mentions:
        return secrets.token_hex(NONCE_BYTES)
    people = " ".join(mention.person for mention in screen.mentions)
    notice = f"{chat.key} {screen.table} {screen.revision} {people}"
    return hashlib.blake2b(notice.encode(), digest_size=NONCE_BYTES).hexdigest()
