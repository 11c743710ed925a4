"""Where private messages in groups work: on this server at all, and in a chat."""

import asyncio
import logging
import time

from cachetools import LRUCache

from bot import bounds
from bot.desk.private_screens import Reader
from bot.people import Chat
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.ephemeral import Ephemeral, Exposed, Right
from bot.platforms.telegram.inline_chats import inline_message
from bot.platforms.telegram.version import Version, find_version
from bot.screens import Screen

REFUSALS = 3  # in a row, after which a chat is left alone
REST = 3600.0  # seconds that it is left alone
TRIAL = "✋"

_log = logging.getLogger(__name__)


class Support:
    """Finds out once a start what the server can do, and remembers it while it runs.

    Nothing is kept longer, for the server at the same address may be another one tomorrow, and
    asking costs three requests that nobody sees. For the same reason ``doubt`` has it asked again
    after the connection was lost, as it is when a server is exchanged. Before the first screen a
    text that everybody may see proves the answer; and whatever is sent later is checked again by
    ``Ephemeral``, so that ``lost`` ends the trust in a server at the first sign.
    """

    def __init__(self, bot: Bot, ephemeral: Ephemeral) -> None:
        self._bot = bot
        self._ephemeral = ephemeral
        self._finding = asyncio.Lock()
        self._version: Version | None = None
        self._asked = False  # since the connection was last lost
        self._proven = False
        self._distrusted: set[Version] = set()  # have shown to all what was meant for one
        self._refusals: LRUCache[str, tuple[int, float]] = LRUCache(bounds.REFUSING_CHATS)

    async def version(self) -> Version:
        """What the server knows. Raises Delayed when that cannot be told now."""
        async with self._finding:
            return await self._find()

    async def there(self, reader: Reader, right: Right) -> Version | None:
        """How a private message may be sent there, None when not at all. Raises Refused and
        Delayed when that cannot be told now."""
        if inline_message(reader.chat):
            return None
        count, last = self._refusals.get(reader.chat.id, (0, 0.0))
        if count >= REFUSALS and time.monotonic() - last < REST:
            return None
        async with self._finding:
            version = await self._find()
            if version is Version.NONE or version in self._distrusted:
                return None
            if not self._proven and not await self._prove(reader, right, version):
                return None
            return version

    async def _find(self) -> Version:
        if self._version is None or not self._asked:
            version = await find_version(self._bot)
            self._asked = True
            if version is not self._version:
                _log.info("private messages in groups: Bot API %s", version)
                self._version, self._proven = version, False
        return self._version

    async def _prove(self, reader: Reader, right: Right, version: Version) -> bool:
        """A server may know the methods and yet not heed the parameters that name the reader, so
        the first message has nothing in it that not everybody might see."""
        trial = Screen("", 0, (TRIAL,), audience=reader.person.account)
        try:
            sent = await self._ephemeral.send(reader, trial, right, version)
        except Exposed:
            self._distrust(version)
            return False
        await self._ephemeral.delete(sent)
        self._proven = True
        return True

    def doubt(self) -> None:
        """The connection was lost: another server may answer from now on."""
        self._asked = False

    def lost(self) -> None:
        """The server has shown to all what was meant for one."""
        if self._version is not None:
            self._distrust(self._version)
        self._asked = self._proven = False

    def _distrust(self, version: Version) -> None:
        _log.error("this Bot API server shows private messages to others; sending no more of them")
        self._distrusted.add(version)

    def refused(self, chat: Chat) -> None:
        """A message was refused in this chat."""
        count, _ = self._refusals.get(chat.id, (0, 0.0))
        self._refusals[chat.id] = count + 1, time.monotonic()

    def accepted(self, chat: Chat) -> None:
        """A message was shown in this chat."""
        self._refusals.pop(chat.id, None)

    def works(self, chat: Chat) -> bool:
        """Whether private messages are shown in this chat, as far as is known."""
        if inline_message(chat):
            return False
        trusted = self._version not in (None, Version.NONE, *self._distrusted)
        return trusted and chat.id not in self._refusals
