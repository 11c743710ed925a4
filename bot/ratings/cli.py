"""``crosstable ratings``: whether all ratings are what the matches say, and computing them anew."""

import asyncio

from rich.console import Console

from bot.cli.database import open_store
from bot.errors import Fault
from bot.ratings.rows import rebuild as rating_rows
from bot.ratings.rows.rebuild import Rebuilt


def ratings(rebuild: bool) -> None:
    """Checks the ratings in the bot's database, or rebuilds them, and says what was found. Raises
    Fault, also for ratings that are not as they should be."""
    found = asyncio.run(_found(rebuild))
    Console().print(f"{found.matches} matches ended, {found.counted} of them counted.")
    if found.wrong:
        raise Fault(
            f"{found.wrong} ratings are not what the matches say: "
            "crosstable ratings --rebuild computes them anew."
        )
    Console().print("All ratings were computed anew." if rebuild else "All ratings are right.")


async def _found(rebuild: bool) -> Rebuilt:
    async with open_store(reading=False) as store:
        await store.replays.finish()  # what a bot has begun and not come to the end of
        return await (
            rating_rows.rebuild(store.renamings) if rebuild else rating_rows.check(store.database)
        )
