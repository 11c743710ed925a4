"""What is so old that nobody needs it: what came in and is not delivered again, and what people
were told of tables that are over."""

import asyncio
import logging
from collections.abc import Callable

from bot.background import end
from bot.store import deliveries as delivery_rows
from bot.store import notices as notice_rows
from bot.store import recent_links as recent_link_rows
from bot.store.database import Database
from bot.store.recent_links import LASTS as LINK_SECONDS

KEPT = 86_400.0  # seconds; Telegram keeps an update no longer
TOLD = 30 * 86_400.0  # seconds
AT_ONCE = 500  # notices removed in one write, so that nobody waits for it
EVERY = 3600.0  # seconds between two looks

log = logging.getLogger(__name__)


class OldDeliveries:
    """Has what came in more than ``kept`` seconds ago forgotten, every so often, and notices of
    tables that are over after thirty days, and what accounts brought into links that are for good
    by now."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        kept: float = KEPT,
        every: float = EVERY,
    ) -> None:
        self._database = database
        self._clock = clock
        self._kept = kept
        self._every = every
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self._looking = asyncio.create_task(self._look(), name="old deliveries")

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            await end([self._looking])

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await delivery_rows.forget(self._database, self._clock() - self._kept)
                await self._forget_notices()
                await recent_link_rows.expire(self._database, self._clock() - LINK_SECONDS)
            except Exception:
                log.exception("could not delete old deliveries")

    async def _forget_notices(self) -> None:
        database, before = self._database, self._clock() - TOLD
        while old := await notice_rows.old(database, before, AT_ONCE):
            await notice_rows.remove(database, old)
