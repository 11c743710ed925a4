"""What happens at tables by itself, when its time has come: pauses end, people are reminded, time
runs out. Every process that keeps tables looks for it. Each is a change of a table at a revision by
whoever claims the table in the same transaction, so that it is done once."""

import asyncio
import logging
import math
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.background import end
from bot.errors import Refusal
from bot.log import about
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.running.steady_clock import SteadyClock
from bot.running.upkeep import Upkeep
from bot.store import tables as table_rows
from bot.store.database import Database
from bot.tables import manners
from bot.tables.manners import Signs
from bot.tables.table import Table

log = logging.getLogger(__name__)

TABLES_AT_ONCE = 100  # of one look into the database
LONGEST_WAIT = 60.0  # seconds until the next look, should another process have changed something
MOST_EVENTS = 10  # at one table at the same time
JUMP_SECONDS = 5.0  # until it is looked whether the machine's clock has jumped
RETRY_SECONDS = 5.0  # until a table is looked at again at which something failed

SignsOf = Callable[[str], Awaitable[Signs]]


class Clocks:
    """Wakes tables when it is time. ``signs`` gives the last sign of every person at a table. Where
    ``clock`` is a steady one, jumps of the machine's clock take nobody's time."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        signs: SignsOf,
        clock: Callable[[], float] = time.time,
        again: float = RETRY_SECONDS,
    ) -> None:
        self._database = database
        self._tables = tables
        self._upkeep = Upkeep(tables, Matches(database, tables))
        self._signs = signs
        self._clock = clock
        self._steady = clock if isinstance(clock, SteadyClock) else None
        self._again = again
        self._started = 0.0
        self._failed: dict[str, float] = {}
        self._next = 0.0  # when this looks again by itself
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        tables.listen(self._hear)

    def _hear(self, table: Table) -> None:
        wake = manners.wake(table, self._clock())
        if wake is not None and wake < self._next:
            self._sooner.set()

    async def start(self, served: float | None = None) -> None:
        """Goes on. Where other processes have been there for people, ``served`` are the seconds
        since when; without, nobody was, and time is left for what could not be answered
        meanwhile."""
        self._started = self._clock() - (served or 0.0)
        if served is None:
            await self._grant()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="clocks")

    async def _grant(self) -> None:
        for code in await table_rows.unfinished(self._database):
            try:
                await self._upkeep.grant(code)
            except Refusal:
                continue

    def hurry(self) -> None:
        """Looks now: what another process knew of may be nobody's any more."""
        self._sooner.set()

    async def close(self) -> None:
        """Stops; what is due then happens after the next start."""
        if self._task is not None:
            await end([self._task])
            self._task = None

    async def tick(self) -> None:
        """Does everything that is due now."""
        woken = Counter[str]()
        while due := await self._due():
            for code, revision in due:
                woken[code] += 1
                with about(code):
                    if woken[code] <= MOST_EVENTS:
                        await self._wake(code, revision)
                        continue
                    log.error("table %s: its clock is due again and again", code)
                    self._failed[code] = self._clock() + self._again

    async def look(self, code: str) -> bool:
        """Does what is due at one table; whether that has changed it."""
        before = await self._tables.get(code)
        await self._wake(code)
        return (await self._tables.get(code)).revision != before.revision

    async def _due(self) -> list[tuple[str, int]]:
        now = self._clock()
        self._failed = {code: at for code, at in self._failed.items() if at > now}
        found = await table_rows.waking(self._database, now, TABLES_AT_ONCE + len(self._failed))
        due = [(code, revision) for code, revision in found if code not in self._failed]
        if not self._database.alone:  # so that processes which look at once seldom meet
            random.shuffle(due)
        return due

    async def _wake(self, code: str, revision: int = -1) -> None:
        """Does what is due at a table, which was seen at this ``revision``."""
        try:
            table = await self._tables.get(code, revision)
            if table.revision > revision >= 0:
                return  # another process was first
            await self._upkeep.wake(code, await self._signs(code), self._started)
        except Refusal as refusal:
            # Somebody has changed the table a moment before, and it wakes anew.
            log.debug("table %s: refused what its clock asked for: %s", code, refusal.code)
            self._failed[code] = self._clock() + 1.0
        except Exception:
            log.exception("table %s: its clock failed", code)
            self._failed[code] = self._clock() + self._again

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            self._next = math.inf  # until it is known, every change counts
            try:
                await self._follow()
                await self.tick()
                wait = await self._wait()
            except Exception:
                log.exception("the clocks failed")
                wait = self._again
            self._next = self._clock() + wait
            await self._rest(wait)

    async def _rest(self, wait: float) -> None:
        """Waits so many seconds, or until there is something to do sooner."""
        now = asyncio.get_running_loop().time
        until = now() + wait
        while (left := until - now()) > 0 and not (self._steady and self._steady.jump):
            # In Python 3.11 wait_for forgets that it was cancelled when that meets what it awaits.
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, JUMP_SECONDS)):
                    await self._sooner.wait()
                    return

    async def _follow(self) -> None:
        """Lets tables live by what the machine's clock says now, should it have jumped."""
        if self._steady is None or not (seconds := self._steady.jump):
            return
        log.info("the machine's clock has jumped by %+.0f s", seconds)
        if self._database.alone:
            await self._tables.shift(seconds, self._steady.follow)
        else:  # others live by the same tables, perhaps on machines whose clocks have not
            self._steady.follow(seconds)
            await self._grant()
        self._started, self._failed = self._clock(), {}

    async def _wait(self) -> float:
        """Seconds until it is time for something, as far as is known."""
        wake, now = await table_rows.next_wake(self._database), self._clock()
        times = [*self._failed.values(), now + LONGEST_WAIT]
        # What is due still has failed, or became due just now.
        if wake is not None and (wake > now or not self._failed):
            times.append(wake)
        return max(0.05, min(times) - now)
