"""What one process does for all that share a database."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.background import end
from bot.store.database import Database


async def run_as_leader(
    database: Database, name: str, work: Callable[[], Awaitable[None]], eager: bool = True
) -> None:
    """Does ``work`` whenever this process alone is to do what has this name, again and again until
    cancelled; it is cancelled where another takes over. Raises what ``work`` raises. One that is
    not ``eager`` leaves it to those who are."""
    while True:
        async with database.duty(name, eager) as lost:
            working = asyncio.ensure_future(work())
            losing = asyncio.ensure_future(lost.wait())
            try:
                await asyncio.wait({working, losing}, return_when=asyncio.FIRST_COMPLETED)
                if working.done():
                    return working.result()
            finally:
                await end([working, losing])
