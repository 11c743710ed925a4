"""Whoever asks for somebody to play a game with is served one after the other."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.database import Database
from bot.store.leases import Leases

RETRY_SECONDS = 0.05  # seconds until a game that another process serves is asked for again
TRIES = 100  # then one goes on without it, and at worst two wait at tables of their own


class Pairing:
    """One at a time for each game, in all processes: two who ask at once then find each other, and
    no two sit down on one seat."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def of(self, game: str) -> AsyncIterator[None]:
        """Waits for one's turn, and has it while the context lasts."""
        async with self._locks[game], self._database.leases() as leases:
            await _taken(leases, f"somebody to play {game} with")
            yield


async def _taken(leases: Leases, name: str) -> None:
    for _ in range(TRIES):
        if await leases.take(name):
            return
        await asyncio.sleep(RETRY_SECONDS)
