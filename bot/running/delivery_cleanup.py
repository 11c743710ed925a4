"""Deletes what nobody needs any more: deliveries that do not come again, notices of tables that are
over, words that would surprise, ways back from old messages and what old launches meant."""

import asyncio
import logging
from collections.abc import Callable

from bot.background import end
from bot.store import deliveries as delivery_rows
from bot.store import launches as launch_rows
from bot.store import notices as notice_rows
from bot.store import owed_words as owed_word_rows
from bot.store import recent_links as recent_link_rows
from bot.store import ways_back as way_rows
from bot.store.database import Database
from bot.store.recent_links import LASTS as LINK_SECONDS

DELIVERY_SECONDS = 86_400.0  # Telegram keeps an update no longer
NOTICE_SECONDS = 30 * 86_400.0
MOST_AT_ONCE = 500  # notices removed in one write, so that nobody waits for it
CLEANUP_SECONDS = 3600.0  # between two cleanups

log = logging.getLogger(__name__)


class DeliveryCleanup:
    """Deletes deliveries older than ``kept`` seconds, notices of tables that are over after thirty
    days, what accounts brought into links that cannot be parted any more, words that people were
    to be told, ways back from messages, and which tables launches meant."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float],
        kept: float = DELIVERY_SECONDS,
        every: float = CLEANUP_SECONDS,
    ) -> None:
        self._database = database
        self._clock = clock
        self._kept = kept
        self._every = every
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the cleanups."""
        self._task = asyncio.create_task(self._run(), name="old deliveries")

    async def close(self) -> None:
        """Stops them."""
        if self._task is not None:
            await end([self._task])

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            database, now = self._database, self._clock()
            try:
                await delivery_rows.forget(database, now - self._kept)
                while old := await notice_rows.old(database, now - NOTICE_SECONDS, MOST_AT_ONCE):
                    await notice_rows.remove(database, old)
                await recent_link_rows.expire(database, now - LINK_SECONDS)
                await owed_word_rows.lapse(database, now)
                await way_rows.lapse(database, now)
                await launch_rows.lapse(database, now)
            except Exception:
                log.exception("could not delete old deliveries")
