"""The clocks can be ended at any moment."""

import asyncio
import math
import time

from bot.running.clocks import Clocks
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import Store
from tests.bot.rooms import until
from tests.patience import PATIENCE


async def test_clocks_that_are_woken_as_they_are_closed_end(store: Store) -> None:
    presence = Presence(store, time.time)
    clocks = Clocks(store, Tables(store, presence=presence), presence.last)
    await clocks.start()
    await until(lambda: time.time() < clocks._next < math.inf)
    clocks._sooner.set()
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await clocks.close()
    await presence.close()
