"""``crosstable ratings``: whether all ratings are what the matches say, and computing them anew."""

import asyncio

from rich.console import Console

from bot.errors import Fault
from bot.ratings.rows import rebuild as rating_rows
from bot.ratings.rows.rebuild import Rebuilt
from bot.store.store import Store


def ratings(url: str, rebuild: bool) -> None:
    """Check the ratings in the database at ``url``, or rebuild them, and say what was found. Raises
    Fault, also for ratings that are not as they should be."""
    found = asyncio.run(_found(url, rebuild))
    Console().print(f"{found.matches} matches ended, {found.counted} of them counted.")
    if found.wrong:
        raise Fault(
            f"{found.wrong} ratings are not what the matches say: "
            "crosstable ratings --rebuild computes them anew."
        )
    Console().print("All ratings were computed anew." if rebuild else "All ratings are right.")


async def _found(url: str, rebuild: bool) -> Rebuilt:
    store = await Store.open(url)
    try:
        await store.replays.finish()  # what a bot has begun and not come to the end of
        return await (
            rating_rows.rebuild(store.renamings) if rebuild else rating_rows.check(store.database)
        )
    finally:
        await store.close()
