"""Answers to what people type in groups. Of these nobody else wants to hear anything."""

import logging

from cachetools import LRUCache
from telegram.error import TelegramError

from bot import bounds
from bot.desk.owed_words import OwedWords
from bot.desk.reply import Reply, is_plain_no, is_secret
from bot.people import Chat, Person
from bot.platforms.telegram.apart import Apart
from bot.platforms.telegram.calls import Bot, Calls
from bot.platforms.telegram.replies import hidden

# Of the emoji with which bots can react: no, and that there is more to say, which tells nobody
# whether a piece that somebody has named lies in their hand.
NO, MORE = "👎", "🤔"

_log = logging.getLogger(__name__)


class LineAnswers:
    """Tells whoever typed a line, or a command that is refused; where that is impossible in the
    group, a reaction says without a sound that there is an answer, and the words are owed until the
    next press."""

    def __init__(self, bot: Bot, apart: Apart, owed: OwedWords) -> None:
        self._calls = Calls(bot)
        self._apart = apart
        self._owed = owed
        self._last: LRUCache[tuple[str, str], int] = LRUCache(bounds.OWED_LINES)

    async def answer(self, person: Person, chat: Chat, message: int, reply: Reply) -> bool:
        """Answers the line that the ``message`` is; whether nothing is left to be told. What is
        left all may read."""
        if reply.refused:
            await self.refuse(person, chat, message, reply)
            return True
        if reply.screen is not None:
            return hidden(reply, chat) and await self._apart.show(person, chat, reply.screen)
        if await self._apart.say(person, chat, reply.notice):
            return True
        if is_secret(reply):
            await self.owe(person, chat, message, reply.notice, MORE)
            return True
        return False

    async def refuse(self, person: Person, chat: Chat, message: int | None, reply: Reply) -> None:
        """Says why something is refused, to a command too. One that nobody else has seen has no
        ``message`` to react to."""
        plain_no = is_plain_no(reply)
        if await self._apart.say_there(person, reply.notice):
            if plain_no:
                await self._react(chat, message, NO)
        elif not await self._apart.say_here(person, chat, reply.notice):
            await self.owe(person, chat, message, reply.notice, NO if plain_no else MORE)

    async def owe(
        self, person: Person, chat: Chat, message: int | None, words: str, sign: str = NO
    ) -> None:
        """Reacts to the line, and owes the words: those of the last line, though lines that come
        together are not always answered in their order."""
        writer, number = (person.account, chat.id), message or 0
        if not number or number >= self._last.get(writer, 0):
            self._last[writer] = number
            await self._owed.owe(person, chat, words)
        await self._react(chat, message, sign)

    async def settle(self, person: Person, chat: Chat) -> None:
        """What was said of earlier lines does not matter any more."""
        await self._owed.settle(person, chat)

    async def _react(self, chat: Chat, message: int | None, sign: str) -> None:
        """Reacts where the group allows that; elsewhere nothing is said."""
        if not message:
            return
        reaction = {
            "chat_id": int(chat.id),
            "message_id": message,
            "reaction": [{"type": "emoji", "emoji": sign}],
        }
        try:
            await self._calls.call("setMessageReaction", reaction)
        except TelegramError as error:
            _log.info("chat %s: could not react to a line: %s", chat.key, error)
