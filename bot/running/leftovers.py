"""What processes that have ended left half done, taken up by those that are alive."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

from bot.background import Background
from bot.errors import NoSuchTable
from bot.running.absences import Absences
from bot.running.analyst import LAPSE, Analyst
from bot.running.service import Tables
from bot.store import analyses as analysis_rows
from bot.store.database import Database

LOOK = 3.0  # seconds between two looks for analyses that nobody goes on with

log = logging.getLogger(__name__)


def _all(_key: str) -> bool:
    return True


class Leftovers:
    """Looks for analyses and absences that were broken off. An analysis is left after ``lapse``
    seconds without a word, and looked for every ``look`` seconds where there are others that may
    leave one."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        analyst: Analyst,
        absences: Absences,
        clock: Callable[[], float] = time.time,
        lapse: float = LAPSE,
        look: float = LOOK,
    ) -> None:
        self._database = database
        self._tables = tables
        self._analyst = analyst
        self._absences = absences
        self._clock = clock
        self._lapse = lapse
        self._look = look
        self._background = Background()
        self._looking: asyncio.Task[None] | None = None

    async def start(self, first: bool) -> None:
        """Take up all that was broken off, as the ``first`` process, and then what others leave."""
        if first:
            await self._absences.resume()
            await self._go_on(await analysis_rows.unfinished(self._database))
        if self._looking is None and not self._database.alone:
            self._looking = self._background.start(self._run(), "analyses of others")

    def take_up(self, mine: Callable[[str], bool] = _all) -> None:
        """Other processes are alive than before: what one that ended was telling tables of people
        who are away is told by another, to each of them by the one whose key the person is."""
        self._background.start(self._absences.resume(mine), "absences told by others")

    async def close(self) -> None:
        """Look no more."""
        await self._background.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._look)
            try:
                await self.tick()
            except Exception:
                log.exception("could not look for unfinished analyses")

    async def tick(self) -> None:
        """Go on with what somebody has left."""
        await self._go_on(
            await analysis_rows.unfinished(self._database, self._clock() - self._lapse)
        )

    async def _go_on(self, broken_off: Iterable[tuple[str, int]]) -> None:
        for code, number in broken_off:
            with suppress(NoSuchTable):
                table = await self._tables.get(code)
                match = await self._tables.match(table, number)
                if match is not None:
                    await self._analyst.begin(code, table.game, match)
