"""Where private messages in groups work: on this server at all, and in a chat."""

import asyncio
import logging
import time

from bot.people import Chat
from bot.platforms.telegram.ephemeral import Ephemeral, Exposed, Reader, Right
from bot.screens import Screen

WORKING = 3600.0  # seconds that a server is trusted once it has shown that it can
LACKING = 6 * 3600.0  # seconds until a server that cannot is asked again
REFUSALS = 3  # in a row, after which a chat is left alone
REST = 3600.0  # seconds that it is left alone
REMEMBERED = 1000  # chats
TRIAL = "✋"

_log = logging.getLogger(__name__)


class Support:
    """Finds out once in a while, when somebody first wants to see something, and remembers."""

    def __init__(self, ephemeral: Ephemeral) -> None:
        self._ephemeral = ephemeral
        self._finding = asyncio.Lock()
        self._works = False
        self._until = 0.0
        self._refusals: dict[str, tuple[int, float]] = {}

    async def there(self, reader: Reader, right: Right) -> bool:
        """Whether a private message may be sent. Raises Refused and Delayed when that cannot be
        told now."""
        if self._resting(reader.chat):
            return False
        async with self._finding:
            if time.monotonic() >= self._until:
                self._learn(await self._find_out(reader, right))
        return self._works

    async def _find_out(self, reader: Reader, right: Right) -> bool:
        """A server may know the methods and yet not heed the parameters that name the reader, so
        the first message has nothing in it that not everybody might see."""
        if not await self._ephemeral.known(reader):
            return False
        trial = Screen("", 0, (TRIAL,), audience=reader.person.key)
        try:
            number = await self._ephemeral.send(reader, trial, right)
        except Exposed:
            return False
        await self._ephemeral.delete(reader, number)
        return True

    def _learn(self, works: bool) -> None:
        if works is not self._works:
            _log.info("private messages in groups: %s", "yes" if works else "no")
        self._works = works
        self._until = time.monotonic() + (WORKING if works else LACKING)

    def lost(self) -> None:
        """The server has shown to all what was meant for one."""
        _log.error("this server does not keep private messages private; there are none any more")
        self._learn(False)

    def refused(self, chat: Chat) -> None:
        """A message was refused in this chat."""
        if len(self._refusals) >= REMEMBERED:
            self._refusals.clear()
        count, _ = self._refusals.get(chat.id, (0, 0.0))
        self._refusals[chat.id] = count + 1, time.monotonic()

    def accepted(self, chat: Chat) -> None:
        """A message was shown in this chat."""
        self._refusals.pop(chat.id, None)

    def _resting(self, chat: Chat) -> bool:
        count, last = self._refusals.get(chat.id, (0, 0.0))
        return count >= REFUSALS and time.monotonic() - last < REST
