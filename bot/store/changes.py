"""What processes that share a PostgreSQL server tell each other: which tables have changed."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.tables import changed_since

CHANNEL = "crosstable"
SLACK_SECONDS = 60.0  # how far the clocks of two processes may differ

log = logging.getLogger(__name__)


class Changes:
    """Tells other processes of a change inside its transaction, and hears of theirs."""

    def __init__(self, engine: AsyncEngine, retry: float) -> None:
        self._engine = engine
        self._retry = retry
        self._me = secrets.token_hex(8)

    def tell(self, connection: Connection, code: str) -> None:
        """Say, when the transaction is committed, that the table has changed."""
        connection.execute(select(func.pg_notify(CHANNEL, f"{self._me} {code}")))

    async def heard(self) -> AsyncIterator[str]:
        """The codes that other processes tell; never ends. After a lost connection every table
        changed since then, for nobody knows what was said meanwhile."""
        deaf_since: float | None = None
        while True:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            try:
                async with self._engine.connect() as connection:
                    await self._listen(connection, heard)
                    for missed in await self._missed(deaf_since):
                        yield missed
                    deaf_since = None
                    while (code := await heard.get()) is not None:
                        yield code
            except (DBAPIError, OSError) as error:
                log.warning("database: cannot hear of changes: %s", type(error).__name__)
            deaf_since = deaf_since or time.time()
            await asyncio.sleep(self._retry)

    async def _listen(self, connection: AsyncConnection, heard: asyncio.Queue[str | None]) -> None:
        def on_notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, _, code = payload.partition(" ")
            if sender != self._me:
                heard.put_nowait(code)

        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        driver.add_termination_listener(lambda _connection: heard.put_nowait(None))
        await driver.add_listener(CHANNEL, on_notice)

    async def _missed(self, since: float | None) -> list[str]:
        if since is None:
            return []
        async with self._engine.connect() as connection:
            return await connection.run_sync(changed_since, since - SLACK_SECONDS)
