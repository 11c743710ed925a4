"""What processes that share a PostgreSQL server tell each other: which tables have changed, and
that accounts have become one person or part."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy.exc import TimeoutError as BusyPool
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.outage import GONE, down
from bot.store.signals import CHANNEL, PEOPLE, Signal, SignalKind
from bot.store.tables import changed_since

SLACK_SECONDS = 60.0  # how far the clocks of two processes may differ

log = logging.getLogger(__name__)


class Changes:
    """Hears what other processes tell, all but this ``sender``."""

    def __init__(self, engine: AsyncEngine, sender: str, retry: float) -> None:
        self._engine = engine
        self._retry = retry
        self._sender = sender
        self._listening = False
        self._relinked = 0
        self._began = time.time()

    @property
    def relinked(self) -> int | None:
        """A number that is another one once other processes have linked or parted accounts; None
        while they are not heard. It is so as soon as their notice is here, before ``changes`` says
        it, and their tables' notices come with it."""
        return self._relinked if self._listening else None

    async def changes(self) -> AsyncIterator[str]:
        """The codes and signals of other processes, and PEOPLE; never ends. At the beginning,
        and after a lost connection, also every table changed before others are heard, for nobody
        knows what was said meanwhile."""
        deaf_since: float | None = self._began
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
            except (*GONE, BusyPool) as error:  # whatever it is, others are to be heard again
                log.warning("database: could not listen for changes", exc_info=down(error))
            finally:
                self._listening = False
            deaf_since = deaf_since or time.time()
            await asyncio.sleep(self._retry)

    async def _listen(self, connection: AsyncConnection, heard: asyncio.Queue[str | None]) -> None:
        def on_notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, _, code = payload.partition(" ")
            if sender != self._sender:
                self._relinked += code == PEOPLE
                heard.put_nowait(code)

        def on_end(_connection: Any) -> None:
            self._listening = False
            heard.put_nowait(None)

        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        driver.add_termination_listener(on_end)
        await driver.add_listener(CHANNEL, on_notice)
        self._relinked += 1  # what was said before is not known
        self._listening = True

    async def _missed(self, since: float | None) -> list[str]:
        if since is None:
            return []
        async with self._engine.connect() as connection:
            codes = await connection.run_sync(changed_since, since - SLACK_SECONDS)
        people = [] if since == self._began else [PEOPLE]
        signals = Signal(SignalKind.CHOSEN), Signal(SignalKind.SHOWN)
        return [*people, *codes, *(signal.payload for signal in signals)]
