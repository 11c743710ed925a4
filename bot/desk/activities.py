"""What people see who have opened the page within a chat: which table they meant, and which tables
are theirs or the chat's."""

from collections.abc import Callable

from bot.accounts.accounts import Accounts
from bot.people import Chat, Person
from bot.store import games as game_rows
from bot.store import launches as launch_rows
from bot.store.store import Store
from bot.tables.overview import Overview

LISTED = 20  # tables of a chat


class Activities:
    """Knows for each instance of the page within a chat, and for each account there, the table that
    was meant."""

    def __init__(self, store: Store, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._store = store
        self._accounts = accounts
        self._clock = clock

    async def mean(self, instance: str, person: Person, code: str) -> None:
        """In this instance the person wants to see the table."""
        account, now = person.account, self._clock()
        await launch_rows.note(self._store.database, instance, account, code, now)

    async def meant(self, instance: str, person: Person) -> str:
        """The code of the table that the person wants to see there, "" for none."""
        return await launch_rows.find(self._store.database, instance, person.account)

    async def concerns(self, person: Person, code: str, chat: Chat, instance: str) -> bool:
        """Whether a table is the person's, open to everybody or known in the chat."""
        key = await self._accounts.key(person.account)
        return await launch_rows.concerns(self._store.renamings, key, code, chat, instance)

    async def tables(self, person: Person, chat: Chat, instance: str) -> list[Overview]:
        """The tables of the chat that are not over, without the person's own, newest first."""
        key = await self._accounts.key(person.account)
        return await game_rows.of_chat(self._store.renamings, key, chat, instance, LISTED)
