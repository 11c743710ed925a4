"""Replays the matches from which ratings follow anew, beside all that people do."""

import asyncio
import logging
from contextlib import suppress

from bot.store.store import Store

log = logging.getLogger(__name__)

LOOK_SECONDS = 5.0  # until it is looked whether another process has linked accounts


class RatingReplay:
    """Goes on with what is to be replayed, whoever has begun it. After each step others have as
    long as it took."""

    name = "ratings"

    def __init__(self, store: Store, look: float = LOOK_SECONDS) -> None:
        self._replays = store.replays
        self._look = None if store.database.alone else look

    async def run(self) -> None:
        """Replays what there is, and whatever comes to it, until cancelled."""
        while True:
            self._replays.begun.clear()
            await self._replay()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._look):
                    await self._replays.begun.wait()

    async def _replay(self) -> None:
        loop, steps = asyncio.get_running_loop(), 0
        began = last = loop.time()
        while await self._replays.step():
            steps += 1
            await asyncio.sleep(loop.time() - last)
            last = loop.time()
        if steps:
            log.info("recomputed ratings in %d steps, %.1f s", steps, last - began)
