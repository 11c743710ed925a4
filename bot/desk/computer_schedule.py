"""When computer players move: in one process at a time."""

from contextlib import suppress
from dataclasses import dataclass

from bot.errors import NoSuchTable
from bot.running.player_warmup import PlayerWarmup
from bot.running.referee import Computers
from bot.running.service import Tables
from bot.store import tables as table_rows
from bot.store.database import Database


@dataclass(eq=False, repr=False)
class ComputerSchedule:
    """Starts and stops the computer players of all tables."""

    _database: Database
    _tables: Tables
    _computers: Computers
    _player_warmup: PlayerWarmup

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
