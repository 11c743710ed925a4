"""An SQLite file. A transaction is one step on the thread of its connection, and whatever is
asked for while the disk is busy goes into the next one together: a disk takes as long for thirty
moves as for one."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from sqlalchemy.exc import DBAPIError

from bot.store import emptied
from bot.store.file_lock import FileLock
from bot.store.leases import EveryLease
from bot.store.sqlite_lines import Checkpointer, SqliteConnection, Writer
from bot.store.transactions import Params, Result, Work

READERS = 2
PRIMARY = 0xFF  # of an error's code; further bits say more of the same
OUT_OF_ORDER = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}


class SQLite:
    """A file with one connection that writes and a few that read. ``busy`` are the seconds to wait
    for another program that has the file."""

    alone = True
    queue = None
    relinked = 0  # nobody else links accounts here

    def __init__(self, file: str, busy: float) -> None:
        self._lock = FileLock(file)
        self._checkpointer = Checkpointer(file, busy)
        self._writer = Writer(file, busy, self._checkpointer)
        self._readers = [SqliteConnection(file, busy) for _ in range(READERS)]
        self._idle: asyncio.LifoQueue[SqliteConnection] = asyncio.LifoQueue()

    @classmethod
    async def open(cls, file: str, busy: float, shared: bool = False) -> Self:
        """The file, made where there is none; ``shared`` with whoever has it, by somebody who only
        reads and finds it there. Raises FileInUse, Fault, sqlite3.Error, OSError."""
        database = cls(file, busy)
        left = emptied.left(Path(file))
        if shared:
            _check_there(file)
        else:
            await database._lock.take(busy)
        try:
            if not shared:
                emptied.check(Path(file), left)
            for line in database._lines():
                await line.open()
        except BaseException:
            await database.close()
            raise
        for line in database._readers:
            database._idle.put_nowait(line)
        return database

    async def close(self) -> None:
        """Finishes what has been asked for and lets go of the file."""
        try:
            for line in self._lines():
                await line.close()
        finally:
            await self._lock.give_back()

    def _lines(self) -> tuple["SqliteConnection", ...]:
        return self._writer, self._checkpointer, *self._readers

    def is_outage(self, error: Exception) -> bool:
        """Whether the file or its disk is the reason of an error."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        return getattr(cause, "sqlite_errorcode", 0) & PRIMARY in OUT_OF_ORDER

    async def read(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns; all its statements see the same state."""
        line = await self._idle.get()
        try:
            return await line.run(lambda connection: work(connection, *args, **options))
        finally:
            self._idle.put_nowait(line)

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns, after it is on the disk; an exception undoes it."""
        return await self._writer.write(
            lambda connection: work(connection, *args, **options), lasting=True
        )

    async def write_relaxed(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write``, for what may be lost when the power fails: nobody waits for the disk."""
        return await self._writer.write(
            lambda connection: work(connection, *args, **options), lasting=False
        )

    async def write_reserved(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write_relaxed``: there is one connection that writes."""
        return await self.write_relaxed(work, *args, **options)

    async def changes(self) -> AsyncIterator[str]:
        """Nothing, for ever: a file belongs to one process."""
        while True:
            await asyncio.Event().wait()
            yield ""

    @asynccontextmanager
    async def duty(self, name: str, eager: bool = True) -> AsyncIterator[asyncio.Event]:
        """A file belongs to one process, which has every duty for as long as it has the file."""
        yield asyncio.Event()

    @asynccontextmanager
    async def leases(self) -> AsyncIterator[EveryLease]:
        """As with duties: every lease that it asks for."""
        yield EveryLease()


def _check_there(file: str) -> None:
    """Raises OSError: the driver would make a file that is not there."""
    Path(file).open("rb").close()
