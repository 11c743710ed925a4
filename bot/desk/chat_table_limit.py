"""How many running tables a chat may show."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cachetools import TTLCache

from bot import bounds
from bot.errors import ChatFull, NoSuchTable
from bot.people import Chat
from bot.running.service import Tables
from bot.store import displays as display_rows
from bot.store import hosting as hosting_rows
from bot.store.database import Database
from bot.tables.table import Status

NAMED = 5  # tables that a refusal names
POSTING = 300.0  # seconds that a message which is to show a table may take to be posted


class ChatTableLimit:
    """Lets a running table into a chat that shows fewer than ``most``. A table that was let in
    counts at once: its message comes only when the platform's limits allow it."""

    def __init__(self, database: Database, tables: Tables, most: int) -> None:
        self._database = database
        self._tables = tables
        self._most = most
        self._expected: TTLCache[str, TTLCache[str, None]] = TTLCache(bounds.POSTING_CHATS, POSTING)
        self._counting = asyncio.Lock()

    async def admit(self, chat: Chat, code: str) -> None:
        """Lets a running table into the chat, where it is about to be shown. Raises ChatFull."""
        async with self._counting:
            await self._check(chat, code, here=True)
            self.expect(chat, code)

    @asynccontextmanager
    async def starting(self, chat: Chat, code: str = "") -> AsyncIterator[None]:
        """A match begins, asked for in this chat: every chat that shows its table must have room.
        Raises ChatFull."""
        async with self._counting:
            await self._check(chat, code, here=True)
            for other in await self._others(chat, code):
                await self._check(other, code, here=False)
            yield

    async def _others(self, chat: Chat, code: str) -> list[Chat]:
        found = await display_rows.of_table(self._database, code) if code else []
        chats = {display.chat.key: display.chat for display in found if display.message}
        return [other for key, other in chats.items() if key != chat.key]

    async def _check(self, chat: Chat, code: str, here: bool) -> None:
        shown = await hosting_rows.running_in(self._database, chat)
        for expected in tuple(self._expected.get(chat.key, ())):
            if expected not in shown and await self._runs(expected):
                shown.append(expected)
        if code not in shown and len(shown) >= self._most:
            # Codes open tables, so those of one chat are not told in another.
            codes = ", ".join(shown[:NAMED]) if here else ""
            raise ChatFull(most=self._most, here="yes" if here else "no", codes=codes)

    async def _runs(self, code: str) -> bool:
        try:
            return (await self._tables.get(code)).status is Status.PLAYING
        except NoSuchTable:
            return False

    def expected(self, chat: Chat) -> str | None:
        """The code of the table that was let in last, whose message may not stand yet."""
        return next(reversed(list(self._expected.get(chat.key, ()))), None)

    def expect(self, chat: Chat, code: str) -> None:
        """Counts the table in this chat from now on, while it runs."""
        expected = self._expected.get(chat.key) or TTLCache(2 * self._most, POSTING)
        expected[code] = None
        self._expected[chat.key] = expected  # for as long as the newest of them
