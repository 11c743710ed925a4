"""When computer players move, in the one process that sees to it."""

from contextlib import suppress

from bot.errors import NoSuchTable
from bot.running.preparations import Preparations
from bot.running.referee import Computers
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.database import Database
from bot.tables.table import Table


class ComputerSchedule:
    """Starts and stops the computer players of all tables."""

    def __init__(
        self, database: Database, tables: Tables, computers: Computers, preparations: Preparations
    ) -> None:
        self._database = database
        self._tables = tables
        self._computers = computers
        self._preparations = preparations

    async def start(self) -> None:
        """Has computers move from now on."""
        self._computers.keep()
        for code in await table_rows.for_computers(self._database):
            with suppress(NoSuchTable):
                self._schedule(await self._tables.reload(code))

    async def stop(self) -> None:
        """Leaves it to other processes, from now on or until ``start``, that computers move."""
        await self._computers.rest()

    def _schedule(self, table: Table) -> None:
        self._preparations.note(table)
        self._computers.attend(table)
