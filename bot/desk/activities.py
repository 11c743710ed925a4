"""What people see who have opened the page within a chat: which table they meant, and which tables
are theirs or the chat's."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.accounts.accounts import Accounts
from bot.desk.signals import SignalSender, meant_key, meant_signal
from bot.desk.spectators import Callback, Spectators
from bot.desk.table_posts import TablePosts
from bot.people import Chat, Person
from bot.store import games as game_rows
from bot.store import launches as launch_rows
from bot.store.store import Store
from bot.tables.overview import Overview

LISTED = 20  # tables of a chat


@dataclass(eq=False, repr=False)
class Activities:
    """Knows for each instance of the page within a chat, and for each account there, the table that
    was meant."""

    _store: Store
    _accounts: Accounts
    _spectators: Spectators
    _signals: SignalSender
    _posts: TablePosts
    _clock: Callable[[], float]

    async def mean(self, instance: str, person: Person, code: str) -> None:
        """In this instance the person wants to see the table."""
        account, now = person.account, self._clock()
        await launch_rows.note(self._store.database, instance, account, code, now)
        self._spectators.notify(meant_key(instance, account))
        self._signals.send(meant_signal(instance, account, code))

    async def meant(self, instance: str, person: Person) -> str:
        """The code of the table that the person wants to see there, "" for none."""
        return await launch_rows.find(self._store.database, instance, person.account)

    def watch(self, instance: str, person: Person, callback: Callback) -> Callback:
        """Calls ``callback`` when the person wants to see another table there; returns the way to
        stop."""
        return self._spectators.watch(meant_key(instance, person.account), callback)

    async def opened(self, instance: str, person: Person, code: str, chat: Chat) -> None:
        """In this instance the person has opened the table, which others are to see, too: those
        there, and where it waits for players everybody in the chat."""
        account, now = person.account, self._clock()
        place = launch_rows.opened_in(instance)
        await launch_rows.note(self._store.database, place, account, code, now)
        self._spectators.notify(chat.key)
        self._posts.put(code, chat)

    async def concerns(self, person: Person, code: str, chat: Chat, instance: str) -> bool:
        """Whether a table is the person's, open to everybody or known in the chat."""
        key = await self._accounts.key(person.account)
        return await launch_rows.concerns(self._store.renamings, key, code, chat, instance)

    async def tables(self, person: Person, chat: Chat, instance: str) -> list[Overview]:
        """The tables of the chat that are not over, without the person's own, newest first."""
        key = await self._accounts.key(person.account)
        return await game_rows.of_chat(self._store.renamings, key, chat, instance, LISTED)
