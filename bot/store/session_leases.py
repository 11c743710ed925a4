"""The leases of a process at a PostgreSQL server, all in one session.

As a duty each is a session-level advisory lock: nobody else has it, and however the process ends
the server gives it to the next one that asks.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.duties import BEAT, DEAF, KEEPALIVES, drop_session, say_when_ended
from bot.store.leases import Leases, lock_key
from bot.store.outage import GONE, down

TAKE = text("SELECT pg_try_advisory_lock(:key)")
SHARE = text("SELECT pg_try_advisory_lock_shared(:key)")
OTHERS = text("SELECT NOT pg_try_advisory_xact_lock_shared(:key)")
FREE = text("SELECT pg_advisory_unlock(:key)")
ALIVE = text("SELECT true")

log = logging.getLogger(__name__)


class SessionLeases:
    """Locks of one session at a server, which is looked at every ``beat`` seconds and lost when it
    is silent for ``deaf``."""

    def __init__(self, connection: AsyncConnection, beat: float, deaf: float) -> None:
        self.lost = asyncio.Event()
        self._connection = connection
        self._beat = beat
        self._deaf = deaf
        self._turn = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Whether the lock of this name is this session's alone from now on."""
        return await self._ask(TAKE, name)

    async def share(self, name: str) -> bool:
        """Whether no other session has it alone; none can from now on."""
        return await self._ask(SHARE, name)

    async def others_have(self, name: str) -> bool:
        """Whether another session has the lock of this name alone."""
        return await self._ask(OTHERS, name)

    async def free(self, name: str) -> None:
        """Let go of what was taken."""
        await self._ask(FREE, name)

    async def watch(self) -> None:
        """Look after the session until it is lost."""
        while not self.lost.is_set():
            await asyncio.sleep(self._beat)
            await self._ask(ALIVE)

    async def _ask(self, statement: TextClause, name: str | None = None) -> bool:
        given = {} if name is None else {"key": lock_key(name)}
        async with self._turn:
            if self.lost.is_set():
                return False
            try:
                async with asyncio.timeout(self._deaf):
                    return bool((await self._connection.execute(statement, given)).scalar())
            except GONE as error:
                log.warning("database: lost the leases", exc_info=down(error))
                self.lost.set()
                return False
            except BaseException:
                self.lost.set()  # what was asked for may have been given, and nobody knows
                raise


@asynccontextmanager
async def leases(
    engine: AsyncEngine, retry: float, beat: float = BEAT, deaf: float = DEAF
) -> AsyncIterator[Leases]:
    """A session that can take leases, once the server answers; asked every ``retry`` seconds."""
    held = SessionLeases(await _connected(engine, retry), beat, deaf)
    watching = asyncio.create_task(held.watch(), name="leases")
    try:
        await say_when_ended(held._connection, held.lost)
        yield held
    finally:
        held.lost.set()
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        # A connection that has a lock must not go back to where others take theirs.
        await asyncio.shield(drop_session(held._connection))


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
        log.warning("database: could not ask for leases", exc_info=down(error))
        return None
    try:
        await connection.execute(KEEPALIVES)
    except GONE:
        await drop_session(connection)
        return None
    except BaseException:
        await asyncio.shield(drop_session(connection))
        raise
    return connection
