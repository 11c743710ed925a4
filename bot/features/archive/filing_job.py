"""What goes into archives by itself: matches that were over before there were any, and by what
positions are found."""

import asyncio
import logging
from collections.abc import Awaitable

from bot.features.archive import rows
from bot.features.archive.filing import marks_of
from bot.store import tables as table_rows
from bot.store.database import Database

log = logging.getLogger(__name__)

EVERY = 20.0  # seconds between two looks
AT_ONCE = 10  # matches whose positions are noted in a transaction
REST = 3  # times as long as a step took is for others


class FilingJob:
    """Goes on a little at a time: whoever is killed goes on from there, and what another process
    does is left to it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def run(self) -> None:
        """Files and marks what there is."""
        if await rows.older_left(self._database):
            while await _gently(rows.file_older(self._database)):
                pass
        while await _gently(self._mark()):
            pass

    async def _mark(self) -> bool:
        """Notes the positions of some matches; whether there were any."""
        found = await rows.unmarked(self._database, AT_ONCE)
        marked = [(one, await self._marks(one)) for one in found]
        await rows.mark(self._database, marked)
        return bool(found)

    async def _marks(self, one: rows.Unmarked) -> str:
        match = await table_rows.match(self._database, one.code, one.match)
        if match is None:
            return ""
        try:
            return await asyncio.to_thread(marks_of, one.game, match)
        except Exception:  # of rules that were others then, and it is not to be tried for ever
            log.exception("table %s: could not note the positions of match %d", one.code, one.match)
            return ""


async def _gently(step: Awaitable[bool]) -> bool:
    """Whether the step has found something to do; then others have some time."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    found = await step
    if found:
        await asyncio.sleep(REST * (loop.time() - began))
    return found
