"""Who has just opened which table where, so that the same wish twice opens one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from weakref import WeakValueDictionary

from cachetools import TTLCache

from bot.errors import NoSuchTable
from bot.people import Chat, Person
from bot.running.service import Tables
from bot.tables.table import Status, Table

REMEMBERED = 10_000

Wish = tuple[str, str, tuple[tuple[str, str], ...]]


class Openings:
    """For ``seconds`` the same words of a person in a chat lead to the table that they opened, as
    long as that stands as it did then: in its lobby, or if the match began at once, in it."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        self._tables = tables
        self._opened: TTLCache[Wish, tuple[str, Status]] = TTLCache(REMEMBERED, seconds)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def table(
        self,
        person: Person,
        chat: Chat,
        args: Mapping[str, str],
        opened: Callable[[], Awaitable[Table]],
    ) -> Table:
        """The table of this wish: the one there is, or the one that ``opened`` makes."""
        wish = person.key, chat.key, tuple(sorted(args.items()))
        lock = self._locks.setdefault(person.key, asyncio.Lock())
        async with lock:
            table = await self._same(wish, person)
            if table is None:
                table = await opened()
                self._opened[wish] = table.code, table.status
        return table

    async def _same(self, wish: Wish, person: Person) -> Table | None:
        code, status = self._opened.get(wish, ("", Status.CLOSED))
        if not code:
            return None
        try:
            table = await self._tables.get(code)
        except NoSuchTable:
            return None
        return table if table.status is status and table.host == person.key else None
