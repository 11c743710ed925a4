"""Which table a command is about."""

from bot.desk.invocation import Invocation
from bot.errors import NoTableHere
from bot.log import bind
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Table


class TableFinder:
    """Finds the table that somebody means."""

    def __init__(self, store: Store, tables: Tables, presence: Presence) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence

    async def find(self, invocation: Invocation) -> Table:
        """The table by its code, else the newest in the chat, else the person's own newest in a
        private chat. Raises NoSuchTable, NoTableHere."""
        code = invocation.args.get("code", "").upper() or await table_rows.latest(
            self._store.database, invocation.chat
        )
        if not code and invocation.chat.private:
            own = await table_rows.of_person(self._store.renamings, invocation.person.key, 1)
            code = own[0][0] if own else None
        if not code:
            raise NoTableHere
        table = await self._tables.get(code)
        bind(table.code)
        self._presence.sign(table.code, invocation.person.key, invocation.chat)
        return table
