"""What came in so long ago that nobody delivers it again."""

import asyncio
import logging
from collections.abc import Callable

from bot.background import end
from bot.store import Store

KEPT = 86_400.0  # seconds; Telegram keeps an update no longer
EVERY = 3600.0  # seconds between two looks

log = logging.getLogger(__name__)


class OldDeliveries:
    """Has what is older than ``kept`` seconds forgotten, every so often."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        kept: float = KEPT,
        every: float = EVERY,
    ) -> None:
        self._store = store
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
                await self._store.forget_deliveries(self._clock() - self._kept)
            except Exception:
                log.exception("old deliveries could not be forgotten")
