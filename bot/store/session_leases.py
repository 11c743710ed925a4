"""The leases of a process at a PostgreSQL server, all in one session.

Each is a session-level advisory lock: nobody else has it, and however the process ends the server
gives it to the next one that asks (PostgreSQL manual, 13.3.5 "Advisory Locks").
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.leases import lock_key
from bot.store.outage import GONE, down

BEAT = 1.0  # seconds between two looks whether the server still is there
DEAF = 3.0  # seconds without an answer after which it is not

# A machine that vanishes closes no connection: the server looks for it every second, four times.
KEEPALIVES = text(
    "SELECT set_config('tcp_keepalives_idle', '1', false),"
    " set_config('tcp_keepalives_interval', '1', false),"
    " set_config('tcp_keepalives_count', '3', false)"
)
TAKE = text("SELECT pg_try_advisory_lock(:key)")
AWAIT = text("SELECT pg_advisory_lock(:key) IS NOT NULL")
SHARE = text("SELECT pg_try_advisory_lock_shared(:key)")
OTHERS = text("SELECT NOT pg_try_advisory_xact_lock_shared(:key)")
WANTED = text(
    "SELECT EXISTS(SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32 | objid::bigint) = :key)"
)
FREE = text("SELECT pg_advisory_unlock(:key)")
ALIVE = text("SELECT true")

log = logging.getLogger(__name__)


class SessionLeases:
    """Locks of one session at a server. The session is lost when the server is silent for ``deaf``
    seconds."""

    def __init__(self, connection: AsyncConnection, deaf: float) -> None:
        self.lost = asyncio.Event()
        self._connection = connection
        self._deaf = deaf
        self._turn = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Whether the lock of this name is this session's alone from now on."""
        return await self._ask(TAKE, name, self._deaf)

    async def wait_for(self, name: str) -> bool:
        """Waits until the lock of this name is this session's alone; False where the session is
        lost before."""
        return await self._ask(AWAIT, name, None)

    async def share(self, name: str) -> bool:
        """Whether no other session has it alone; none can from now on."""
        return await self._ask(SHARE, name, self._deaf)

    async def others_have(self, name: str) -> bool:
        """Whether another session has the lock of this name alone."""
        return await self._ask(OTHERS, name, self._deaf)

    async def others_wait(self, name: str) -> bool:
        """Whether another session waits for the lock of this name."""
        return await self._ask(WANTED, name, self._deaf)

    async def free(self, name: str) -> None:
        """Lets go of what was taken."""
        await self._ask(FREE, name, self._deaf)

    async def watch(self, beat: float) -> None:
        """Looks after the session every ``beat`` seconds until it is lost."""
        while not self.lost.is_set():
            await asyncio.sleep(beat)
            await self._ask(ALIVE, None, self._deaf)

    async def _ask(self, statement: TextClause, name: str | None, limit: float | None) -> bool:
        given = {} if name is None else {"key": lock_key(name)}
        async with self._turn:
            if self.lost.is_set():
                return False
            try:
                async with asyncio.timeout(limit):
                    return bool((await self._connection.execute(statement, given)).scalar())
            except GONE as error:
                log.warning("database: lost the locks of a session", exc_info=down(error))
                self.lost.set()
                return False
            except BaseException:
                self.lost.set()  # what was asked for may have been given, and nobody knows
                raise


@asynccontextmanager
async def leases(
    engine: AsyncEngine, retry: float, beat: float = BEAT, deaf: float = DEAF
) -> AsyncIterator[SessionLeases]:
    """A session that can take leases, once the server answers; asked every ``retry`` seconds. It is
    looked at every ``beat`` seconds, and lost when it is silent for ``deaf``."""
    connection = await _connected(engine, retry)
    session = SessionLeases(connection, deaf)
    watching = asyncio.create_task(session.watch(beat), name="leases")
    try:
        # Heard at once: whoever is next may have the locks at that very moment.
        driver: Any = (await connection.get_raw_connection()).driver_connection
        driver.add_termination_listener(lambda _: session.lost.set())
        yield session
    finally:
        session.lost.set()
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        # A connection that has a lock must not go back to where others take theirs.
        await asyncio.shield(_drop(connection))


async def _connected(engine: AsyncEngine, retry: float) -> AsyncConnection:
    while True:
        connection = await _attempt(engine.execution_options(isolation_level="AUTOCOMMIT"))
        if connection is not None:
            return connection
        await asyncio.sleep(retry)


async def _attempt(engine: AsyncEngine) -> AsyncConnection | None:
    try:
        connection = await engine.connect()
    except GONE as error:
        log.warning("database: could not ask for locks", exc_info=down(error))
        return None
    try:
        await connection.execute(KEEPALIVES)
    except GONE:
        await _drop(connection)
        return None
    except BaseException:
        await asyncio.shield(_drop(connection))
        raise
    return connection


async def _drop(connection: AsyncConnection) -> None:
    """Ends a session, and with it every lock that it has."""
    try:
        await connection.invalidate()
        await connection.close()
    except GONE:
        pass  # it is gone as well
