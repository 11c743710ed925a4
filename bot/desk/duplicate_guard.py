"""Who has just opened which table where: the same command twice opens one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from weakref import WeakValueDictionary

from cachetools import TTLCache

from bot import bounds
from bot.errors import NoSuchTable
from bot.people import Chat, Person
from bot.running.service import Tables
from bot.tables.table import Status, Table

Command = tuple[str, str, tuple[tuple[str, str], ...]]


class DuplicateGuard:
    """For ``seconds`` the same command of a person in a chat leads to the table that they opened,
    as long as that stands as it did then: in its lobby, or if the match began at once, in it."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        self._tables = tables
        self._opened: TTLCache[Command, tuple[str, Status]] = TTLCache(bounds.COMMANDS, seconds)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def table(
        self,
        person: Person,
        chat: Chat,
        args: Mapping[str, str],
        open_table: Callable[[], Awaitable[Table]],
    ) -> Table:
        """The table of this command: the one there is, or the one that ``open_table`` makes."""
        command = person.key, chat.key, tuple(sorted(args.items()))
        lock = self._locks.setdefault(person.key, asyncio.Lock())
        async with lock:
            table = await self._same(command, person)
            if table is None:
                table = await open_table()
                self._opened[command] = table.code, table.status
        return table

    async def _same(self, command: Command, person: Person) -> Table | None:
        code, status = self._opened.get(command, ("", Status.CLOSED))
        if not code:
            return None
        try:
            table = await self._tables.get(code)
        except NoSuchTable:
            return None
        return table if table.status is status and table.host == person.key else None
