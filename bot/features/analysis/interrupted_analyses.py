"""Analyses that processes have left half done, taken up by those that are alive."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

from bot.background import Background
from bot.errors import NoSuchTable
from bot.features.analysis import rows
from bot.features.analysis.analyst import LAPSE, Analyst
from bot.running.service import Tables
from bot.store.database import Database

LOOK = 3.0  # seconds between two looks for analyses that nobody goes on with

log = logging.getLogger(__name__)


class InterruptedAnalyses:
    """Looks for analyses that were broken off. One is left after ``lapse`` seconds without a word,
    and looked for every ``look`` seconds where there are others that may leave one."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        analyst: Analyst,
        clock: Callable[[], float] = time.time,
        lapse: float = LAPSE,
        look: float = LOOK,
    ) -> None:
        self._database = database
        self._tables = tables
        self._analyst = analyst
        self._clock = clock
        self._lapse = lapse
        self._look = look
        self._background = Background()
        self._looking: asyncio.Task[None] | None = None

    async def resume(self, first: bool) -> None:
        """Takes up all that was broken off, as the ``first`` process, and then what others
        leave."""
        if first:
            await self._go_on(await rows.unfinished(self._database))
        if self._looking is None and not self._database.alone:
            self._looking = self._background.start(self._run(), "analyses of others")

    async def close(self) -> None:
        """Looks no more."""
        await self._background.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._look)
            try:
                await self.tick()
            except Exception:
                log.exception("could not look for unfinished analyses")

    async def tick(self) -> None:
        """Goes on with what somebody has left."""
        await self._go_on(await rows.unfinished(self._database, self._clock() - self._lapse))

    async def _go_on(self, broken_off: Iterable[tuple[str, int]]) -> None:
        for code, number in broken_off:
            with suppress(NoSuchTable):
                table = await self._tables.get(code)
                match = await self._tables.match(table, number)
                if match is not None:
                    await self._analyst.begin(code, table.game, match)
