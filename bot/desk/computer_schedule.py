"""When computer players move, in the one process that sees to it."""

from contextlib import suppress

from bot.errors import NoSuchTable
from bot.running.player_warmup import PlayerWarmup
from bot.running.referee import Computers
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.database import Database


class ComputerSchedule:
    """Starts and stops the computer players of all tables."""

    def __init__(
        self, database: Database, tables: Tables, computers: Computers, player_warmup: PlayerWarmup
    ) -> None:
        self._database = database
        self._tables = tables
        self._computers = computers
        self._player_warmup = player_warmup

    async def start(self) -> None:
        """Has computers move from now on."""
        self._computers.resume()
        for code in await table_rows.for_computers(self._database):
            with suppress(NoSuchTable):
                table = await self._tables.reload(code)
                self._player_warmup.note(table)
                self._computers.schedule(table)

    async def stop(self) -> None:
        """Leaves it to other processes, from now on or until ``start``, that computers move."""
        await self._computers.pause()
