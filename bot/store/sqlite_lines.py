"""The connections to an SQLite file, each with its thread: one writes, one copies what was
committed from the log into the file."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from threading import local
from typing import Any, cast

import aiosqlite
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.pool import NullPool

from bot.background import Background
from bot.store.transactions import Result

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"  # as far as it goes beside whoever reads and writes
CHECKPOINT_ROWS = 300  # that change between two checkpoints: they are a thousand pages or so
STATEMENTS = 1500  # kept as SQL: more than there are
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "journal_size_limit = 16777216",  # bytes; the log has grown while a copy was made, say
    "cache_size = -16000",  # KB; the default of 2000 is soon full of index pages
    "wal_autocheckpoint = 4000",  # pages; most of them a Checkpointer has copied until then
)


_HERE = local()  # what each connection's thread knows: its connection


@cache
def _engine() -> Engine:
    """What all connections share: it keeps statements as SQL, which takes as long to write as they
    take to be carried out."""
    return create_engine(
        "sqlite://",
        creator=lambda: _HERE.connection,
        poolclass=NullPool,
        query_cache_size=STATEMENTS,
        hide_parameters=True,
    )


# It logs calls together with their arguments, and those hold setups and hands.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class SqliteConnection(aiosqlite.Connection):
    """A connection with its thread, on which SQLAlchemy works too. For that it needs aiosqlite's
    own ``_execute``, ``_conn`` and ``_thread``, which are used in this file alone;
    tests/bot/test_libraries.py says what an update has broken."""

    begin = "BEGIN"

    def __init__(self, file: str, busy: float) -> None:
        # The driver is to begin no transaction by itself.
        connect = partial(sqlite3.connect, file, timeout=busy, isolation_level=None)
        super().__init__(connect, iter_chunk_size=64)
        self._thread.daemon = True  # or a program that forgets to close never ends
        self._core: Connection | None = None

    async def open(self) -> None:
        """Connects. Raises sqlite3.Error, OSError."""
        try:
            await self
        except BaseException:
            await asyncio.to_thread(self._thread.join)
            raise
        await self._on_thread(self._start)

    async def close(self) -> None:
        """Finishes what has been asked for and disconnects."""
        if self._core is not None:
            await self._on_thread(self._end)
        await super().close()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What ``work`` returns, called on the connection's thread in a transaction."""
        return await self._on_thread(self._run, work)

    async def _on_thread(self, call: Callable[..., Result], *args: Any) -> Result:
        done = await self._execute(call, *args)  # type: ignore[no-untyped-call]
        return cast(Result, done)

    def _start(self) -> None:
        for pragma in PRAGMAS:
            self._conn.execute(f"PRAGMA {pragma}")
        _HERE.connection = self._conn
        self._core = _engine().connect()

    def _end(self) -> None:
        core, self._core = self._core, None  # after all that was asked for before
        if core is not None:
            core.close()

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        assert self._core is not None
        try:
            with self._core.begin():
                self._conn.execute(self.begin)  # as the driver does not
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


class Writer(SqliteConnection):
    """The connection that writes: all requests that wait are one transaction, which the
    ``checkpointer`` copies."""

    begin = "BEGIN IMMEDIATE"  # take the lock at once, or an upgrade of a read may fail

    def __init__(self, file: str, busy: float, checkpointer: "Checkpointer") -> None:
        super().__init__(file, busy)
        self._checkpointer = checkpointer
        self._waiting: deque[Request] = deque()
        self._synchronous = ""
        self.changed = 0  # rows since it was opened

    async def write(self, work: Callable[[Connection], Result], *, lasting: bool) -> Result:
        """What ``work`` returns, once committed and, if ``lasting``, on the disk."""
        request = Request(work, lasting)
        self._waiting.append(request)
        # Calls are served in turn, so after this one or an earlier one has written the request.
        await self._on_thread(self._write_waiting)
        if request.error:
            raise request.error
        self._checkpointer.copy_after(self.changed)
        return cast(Result, request.result)

    def _write_waiting(self) -> None:
        requests = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not requests:
            return
        how = "FULL" if any(request.lasting for request in requests) else "NORMAL"
        try:
            if how != self._synchronous:
                self._conn.execute(f"PRAGMA synchronous = {how}")
                self._synchronous = how
            self._run(partial(self._attempt, requests))
        except Exception as error:  # nothing was committed: nobody may believe that it was
            for request in requests:
                request.error = request.error or error
        self.changed = self._conn.total_changes

    def _attempt(self, requests: list[Request], core: Connection) -> None:
        if len(requests) == 1:  # which fails with its transaction
            requests[0].result = requests[0].work(core)
            return
        for request in requests:
            self._conn.execute("SAVEPOINT request")
            try:
                request.result = request.work(core)
            except Exception as error:
                request.error = error
                self._conn.execute("ROLLBACK TO request")
            self._conn.execute("RELEASE request")


class Checkpointer(SqliteConnection):
    """The connection that copies what was committed from the log into the file. SQLite would do so
    within a commit, in which everybody waits for the thousand pages of all commits before."""

    def __init__(self, file: str, busy: float) -> None:
        super().__init__(file, busy)
        self._background = Background()
        self._changed = 0

    def copy_after(self, changed: int) -> None:
        """Begins a checkpoint once enough rows have ``changed``, of all since the start."""
        if changed - self._changed >= CHECKPOINT_ROWS and not self._background:
            self._changed = changed
            self._background.start(self._copy(), "a checkpoint")

    async def close(self) -> None:
        """Finishes what was begun and disconnects."""
        await self._background.finish()
        await super().close()

    async def _copy(self) -> None:
        with suppress(sqlite3.Error):  # a writer meets the same, and says so
            await self._on_thread(lambda: self._conn.execute(CHECKPOINT).fetchall())
