"""What one process alone does for all that share a PostgreSQL server, and who comes after it.

A duty is a session-level advisory lock: the server gives it to one session, and to the next one as
soon as that ends, however it ends (PostgreSQL manual, 13.3.5 "Advisory Locks").
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
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
TAKE = text("SELECT pg_advisory_lock(:key)")
TRY = text("SELECT pg_try_advisory_lock(:key)")
WANTED = text(
    "SELECT EXISTS(SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32 | objid::bigint) = :key)"
)

log = logging.getLogger(__name__)


class Duties:
    """The duties of the processes at one server. It is looked at every ``beat`` seconds, and lost
    when it is silent for ``deaf``; ``retry`` are the seconds until it is asked again."""

    def __init__(
        self, engine: AsyncEngine, retry: float, beat: float = BEAT, deaf: float = DEAF
    ) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._retry = retry
        self._beat = beat
        self._deaf = deaf

    @asynccontextmanager
    async def duty(self, name: str, eager: bool = True) -> AsyncIterator[asyncio.Event]:
        """Wait until this process has the duty of this name, and keep it; the event says that it
        is lost. One who is not ``eager`` takes it only where nobody else waits for it, and gives it
        up for those who do."""
        key = lock_key(name)
        connection = await self._taken(key, eager)
        lost = asyncio.Event()
        watching = asyncio.create_task(self._watch(connection, key, eager, lost), name=name)
        try:
            await say_when_ended(connection, lost)
            yield lost
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            # A connection that has a lock must not go back to where others take theirs.
            await asyncio.shield(drop_session(connection))

    async def _taken(self, key: int, eager: bool) -> AsyncConnection:
        """A connection that has the lock, after as many attempts as it takes."""
        while True:
            try:
                if (connection := await self._attempt(key, eager)) is not None:
                    return connection
            except GONE as error:
                log.warning("database: could not ask for a lock", exc_info=down(error))
            await asyncio.sleep(self._retry)

    async def _attempt(self, key: int, eager: bool) -> AsyncConnection | None:
        connection = await self._engine.connect()
        try:
            await connection.execute(KEEPALIVES)
            if eager:
                await connection.execute(TAKE, {"key": key})
                return connection
            if (await connection.execute(TRY, {"key": key})).scalar():
                return connection
        except BaseException:
            await asyncio.shield(drop_session(connection))
            raise
        await connection.close()
        return None

    async def _watch(
        self, connection: AsyncConnection, key: int, eager: bool, lost: asyncio.Event
    ) -> None:
        try:
            while True:
                await asyncio.sleep(self._beat)
                async with asyncio.timeout(self._deaf):
                    wanted = (await connection.execute(WANTED, {"key": key})).scalar()
                if wanted and not eager:
                    return
        except GONE as error:
            log.warning("database: lost a lock", exc_info=down(error))
        finally:
            lost.set()


async def say_when_ended(connection: AsyncConnection, ended: asyncio.Event) -> None:
    """Set the event as soon as a session's end is heard, as where its server is restarted: the next
    one may have its locks at that very moment."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    driver.add_termination_listener(lambda _: ended.set())


async def drop_session(connection: AsyncConnection) -> None:
    """End a session, and with it every lock that it has."""
    try:
        await connection.invalidate()
        await connection.close()
    except GONE:
        pass  # it is gone as well
