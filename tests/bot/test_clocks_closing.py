"""The clocks can be ended at any moment."""

import asyncio
import time

import pytest

from bot.running.clocks import Clocks
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store.store import Store
from tests.patience import PATIENCE


@pytest.mark.parametrize("steps", range(6))
async def test_clocks_that_are_woken_as_they_are_closed_end(store: Store, steps: int) -> None:
    presence = Presence(store.database, time.time)
    clocks = Clocks(store.database, Tables(store, presence=presence), presence.last)
    await clocks.start()
    await asyncio.sleep(0.02)  # they have looked, and wait
    clocks.hurry()
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await clocks.close()
    await presence.close()
