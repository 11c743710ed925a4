"""What one process alone does for all that share a PostgreSQL server, and who comes after it: the
process that has a lease of the duty's name."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.background import end
from bot.store.session_leases import BEAT, DEAF, SessionLeases, leases


@asynccontextmanager
async def duty(
    engine: AsyncEngine,
    retry: float,
    name: str,
    eager: bool = True,
    beat: float = BEAT,
    deaf: float = DEAF,
) -> AsyncIterator[asyncio.Event]:
    """Waits until this process has the duty of this name, and keeps it; the event says that it is
    lost. One who is not ``eager`` takes it only where nobody else waits for it, and gives it up for
    those who do. ``retry`` are the seconds until one that was not given is asked for again; the
    rest is as in ``leases``."""
    while True:
        async with leases(engine, retry, beat, deaf) as session:
            if await (session.wait_for(name) if eager else _taken(session, name, retry)):
                looking = [] if eager else [asyncio.create_task(_give_way(session, name, beat))]
                try:
                    yield session.lost
                finally:
                    await end(looking)
                return
        await asyncio.sleep(retry)


async def _taken(session: SessionLeases, name: str, retry: float) -> bool:
    """Whether the session got the duty before it was lost."""
    while not session.lost.is_set():
        if await session.take(name):
            return True
        await asyncio.sleep(retry)
    return False


async def _give_way(session: SessionLeases, name: str, beat: float) -> None:
    """Gives the duty up once another session waits for it."""
    while True:
        await asyncio.sleep(beat)
        if await session.others_wait(name):
            session.lost.set()
            return
