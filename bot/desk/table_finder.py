"""Which table a command is about."""

from dataclasses import dataclass

from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.invocation import Invocation
from bot.errors import NoTableHere
from bot.log import bind
from bot.people import Chat
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Status, Table


@dataclass(eq=False, repr=False)
class TableFinder:
    """Finds the table that somebody means."""

    _store: Store
    _tables: Tables
    _presence: Presence
    _table_limit: ChatTableLimit

    async def find(self, invocation: Invocation) -> Table:
        """The table by its code, else the newest in the chat, else the person's own newest in a
        private chat. Raises NoSuchTable, NoTableHere."""
        code = invocation.args.get("code", "").upper() or await self._newest(invocation.chat)
        if not code and invocation.chat.private:
            own = await table_rows.of_person(self._store.renamings, invocation.person.key, 1)
            code = own[0][0] if own else None
        if not code:
            raise NoTableHere
        table = await self._tables.get(code)
        bind(table.code)
        self._presence.sign(table.code, invocation.person.key, invocation.chat)
        return table

    async def _newest(self, chat: Chat) -> str | None:
        """The table shown last, an unfinished one where there is any; else one that is on its way
        into the chat."""
        shown = await table_rows.latest(self._store.database, chat)
        coming = self._table_limit.expected(chat)
        if coming is None or coming == shown:
            return shown
        over = shown is None or (await self._tables.get(shown)).status in (
            Status.OVER,
            Status.CLOSED,
        )
        return coming if over else shown
