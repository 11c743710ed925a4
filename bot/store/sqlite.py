"""An SQLite file. A transaction is one step on the thread of its connection, and whatever is
asked for while the disk is busy goes into the next one together: a disk takes as long for thirty
moves as for one."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self, cast

import aiosqlite
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from bot.store.file_lock import FileLock
from bot.store.leases import EveryLease
from bot.store.transactions import Params, Result, Work

READERS = 2
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "journal_size_limit = 16777216",  # bytes; the log has grown while a copy was made, say
    "cache_size = -16000",  # KB; the default of 2000 is soon full of index pages
)

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


# It logs calls together with their arguments, and those hold setups and hands.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class SQLite:
    """A file with one connection that writes and a few that read. ``busy`` are the seconds to wait
    for another program that has the file."""

    alone = True
    queue = None
    relinked = 0  # nobody else links accounts here

    def __init__(self, file: str, busy: float) -> None:
        self._lock = FileLock(file)
        self._writer = Writer(file, busy)
        self._readers = [Line(file, busy) for _ in range(READERS)]
        self._idle: asyncio.LifoQueue[Line] = asyncio.LifoQueue()

    @classmethod
    async def open(cls, file: str, busy: float, shared: bool = False) -> Self:
        """The file, made where there is none; ``shared`` with whoever has it, by somebody who only
        reads and finds it there. Raises InUse, sqlite3.Error, OSError."""
        database = cls(file, busy)
        if shared:
            _check_there(file)
        else:
            await database._lock.take(busy)
        try:
            for line in (database._writer, *database._readers):
                await line.open()
        except BaseException:
            await database.close()
            raise
        for line in database._readers:
            database._idle.put_nowait(line)
        return database

    async def close(self) -> None:
        """Finish what has been asked for and let go of the file."""
        try:
            for line in (self._writer, *self._readers):
                await line.close()
        finally:
            await self._lock.give_back()

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
            return await line.run(_call(work, *args, **options))
        finally:
            self._idle.put_nowait(line)

    async def write(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """What ``work`` returns, after it is on the disk; an exception undoes it."""
        return await self._writer.write(_call(work, *args, **options), lasting=True)

    async def write_relaxed(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write``, for what may be lost when the power fails: nobody waits for the disk."""
        return await self._writer.write(_call(work, *args, **options), lasting=False)

    async def write_reserved(
        self, work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
    ) -> Result:
        """Like ``write_relaxed``: there is one connection that writes."""
        return await self.write_relaxed(work, *args, **options)

    async def heard(self) -> AsyncIterator[str]:
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


class Line(aiosqlite.Connection):
    """A connection with its thread, on which SQLAlchemy works too. For that it needs aiosqlite's
    own ``_execute``, ``_conn`` and ``_thread``, which are used in this file alone;
    tests/bot/test_libraries.py says what an update has broken."""

    begin = "BEGIN"

    def __init__(self, file: str, busy: float) -> None:
        super().__init__(partial(_connect, file, busy), iter_chunk_size=64)
        self._thread.daemon = True  # or a program that forgets to close never ends
        self._core: Connection | None = None

    async def open(self) -> None:
        """Connect. Raises sqlite3.Error, OSError."""
        try:
            await self
        except BaseException:
            await asyncio.to_thread(self._thread.join)
            raise
        await self._on_thread(self._start)

    async def close(self) -> None:
        """Finish what has been asked for and disconnect."""
        core, self._core = self._core, None
        if core is not None:
            await self._on_thread(core.close)
        await super().close()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What ``work`` returns, called on the connection's thread in a transaction."""
        return await self._on_thread(self._run, work)

    async def _on_thread(self, call: Callable[..., Result], *args: Any) -> Result:
        done = await self._execute(call, *args)  # type: ignore[no-untyped-call]
        return cast(Result, done)

    def _start(self) -> None:
        engine = create_engine(
            "sqlite://", creator=lambda: self._conn, poolclass=StaticPool, hide_parameters=True
        )
        event.listen(engine, "begin", lambda _connection: self._conn.execute(self.begin))
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}")
        self._core = engine.connect()

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        assert self._core is not None
        try:
            with self._core.begin():
                return work(self._core)
        finally:
            self._conn.rollback()  # a commit that fails, on a full disk say, leaves it open


@dataclass(slots=True)
class Request:
    """Something to be written, and how that went."""

    work: Callable[[Connection], Any]
    lasting: bool
    result: Any = None
    error: Exception | None = None


class Writer(Line):
    """The connection that writes: all requests that wait are one transaction."""

    begin = "BEGIN IMMEDIATE"  # take the lock at once, or an upgrade of a read may fail

    def __init__(self, file: str, busy: float) -> None:
        super().__init__(file, busy)
        self._waiting: deque[Request] = deque()

    async def write(self, work: Callable[[Connection], Result], *, lasting: bool) -> Result:
        """What ``work`` returns, once committed and, if ``lasting``, on the disk."""
        request = Request(work, lasting)
        self._waiting.append(request)
        # Calls are served in turn, so after this one or an earlier one has written the request.
        await self._on_thread(self._write_waiting)
        if request.error:
            raise request.error
        return cast(Result, request.result)

    def _write_waiting(self) -> None:
        requests = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not requests:
            return
        lasting = any(request.lasting for request in requests)
        try:
            self._conn.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            self._run(partial(self._attempt, requests))
        except Exception as error:  # nothing was committed: nobody may believe that it was
            for request in requests:
                request.error = request.error or error

    def _attempt(self, requests: list[Request], core: Connection) -> None:
        for request in requests:
            self._conn.execute("SAVEPOINT request")
            try:
                request.result = request.work(core)
            except Exception as error:
                request.error = error
                self._conn.execute("ROLLBACK TO request")
            self._conn.execute("RELEASE request")


def _check_there(file: str) -> None:
    """Raises OSError: the driver would make a file that is not there."""
    Path(file).open("rb").close()


def _connect(file: str, busy: float) -> sqlite3.Connection:
    # The driver is to begin no transaction by itself.
    return sqlite3.connect(file, timeout=busy, isolation_level=None)


def _call(
    work: Work[Params, Result], *args: Params.args, **options: Params.kwargs
) -> Callable[[Connection], Result]:
    return lambda connection: work(connection, *args, **options)
