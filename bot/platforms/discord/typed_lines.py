"""Lines that people type: replies to the bot's messages in a server, and words in the direct
messages with it.

Discord shows a bot without the message-content intent what is written to it alone, and what
mentions it, as a reply to one of its messages does unless its writer has turned that off.
"""

import logging
import re
from collections.abc import Awaitable, Callable

import discord
from msgspec import Struct

from bot.desk import Desk
from bot.desk.platform import Gone, Newest, Shown
from bot.desk.reply import Reply, is_plain_no, only_confirms
from bot.people import Chat, Person, fit_name
from bot.platforms.discord.api_errors import LINE_ERRORS
from bot.platforms.discord.people import NAME, NO_SERVER
from bot.screens import Screen

# No, and that there is more to say, which tells nobody whether a piece that somebody has named lies
# in their hand.
NO, MORE = "👎", "🤔"

log = logging.getLogger(__name__)

_MENTION = re.compile(r"<@!?\d+>")

Post = Callable[[Chat, Newest], Awaitable[Shown]]
PrivateChat = Callable[[str], Awaitable[Chat | None]]


class TypedMessage(Struct, frozen=True):
    """A line: by whom, where, and the message of ours that it answers, "" for none."""

    person: Person
    chat: Chat
    text: str
    answered: str
    origin: str
    message: discord.Message

    async def react(self, sign: str) -> None:
        """Says something without a sound and without words, where the bot may react."""
        try:
            await self.message.add_reaction(sign)
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.info("chat %s: could not react to a line: %s", self.chat.key, error)


def typed_message(message: discord.Message, own: int) -> TypedMessage | None:
    """The line that a message is; None for one that is not for us. ``own`` is our user's id."""
    author = message.author
    if author.bot or message.webhook_id is not None:
        return None
    private = isinstance(message.channel, discord.DMChannel)
    reference = message.reference
    begun = reference.resolved if reference is not None else None
    ours = isinstance(begun, discord.Message) and begun.author.id == own
    text = _MENTION.sub(" ", message.content).strip()
    if not text or not (private or ours):
        return None
    person = Person(NAME, str(author.id), fit_name(author.display_name, str(author.id)))
    # A server of which no more is known than that a message came from there is no guild yet.
    server = getattr(message.channel, "guild_id", None) or getattr(message.guild, "id", NO_SERVER)
    chat = Chat(NAME, str(message.channel.id), private=private, server=str(server))
    answered = str(begun.id) if ours and begun is not None else ""
    return TypedMessage(person, chat, text, answered, f"{NAME}:{message.id}", message)


class DiscordLines:
    """Hands lines on and gives the answers: in direct messages below the line, else to the writer
    alone, in direct messages as well. To those who take none they are owed until the next press."""

    def __init__(self, desk: Desk, post: Post, private_chat: PrivateChat) -> None:
        self._desk = desk
        self._post = post
        self._private_chat = private_chat
        self._owed = desk.owed_words

    async def take(self, line: TypedMessage) -> None:
        """Does what a line says, and answers it."""
        chat, talk = line.chat, not line.chat.private
        reply = await self._desk.typed(
            line.person, chat, line.text, line.answered, line.origin, talk=talk
        )
        if chat.private:
            await self._answer(line, chat, reply)
        elif only_confirms(reply):
            await self._owed.settle(line.person, chat)
        else:
            await self._answer_apart(line, reply)

    async def _answer(self, line: TypedMessage, chat: Chat, reply: Reply) -> None:
        """In the direct messages with the writer."""
        if reply.notice:
            await self._post(chat, _now(Screen("", 0, (reply.notice,))))
        if reply.screen is not None:
            await self._show(chat, reply.screen, line.person.account)

    async def _answer_apart(self, line: TypedMessage, reply: Reply) -> None:
        """A table for all in the channel itself, everything else to the writer alone. A reaction
        says no, or that there is an answer for which there was no place."""
        screen = reply.screen
        if screen is not None and screen.table and not reply.private:
            await self._show(line.chat, screen, None)
            return
        if not (reply.notice or screen):
            return
        if is_plain_no(reply):
            await line.react(NO)
        if await self._answered_there(line, reply):
            return
        if not is_plain_no(reply):
            await line.react(MORE)
        own = self._desk.readers.language(line.person)
        words = reply.notice or self._desk.words.say(own, "typed-apart")
        await self._owed.owe(line.person, line.chat, words)

    async def _answered_there(self, line: TypedMessage, reply: Reply) -> bool:
        """Whether the answer stands in the direct messages with the writer."""
        there = await self._private_chat(line.person.account)
        if there is None:
            return False
        try:
            await self._answer(line, there, reply)
        except Gone:
            return False
        return True

    async def _show(self, chat: Chat, screen: Screen, reader: str | None) -> None:
        shown = await self._post(chat, _now(screen))
        await self._desk.posted(shown.screen, shown.chat, shown.message, reader)


def _now(screen: Screen) -> Newest:
    async def newest() -> Screen:
        return screen

    return newest
