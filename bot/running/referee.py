"""Has computer players move, where this process has the tables alone."""

import asyncio
import logging
import time
from typing import Protocol

from bot.background import end
from bot.errors import Refusal
from bot.log import about
from bot.players.thinker import thinking
from bot.players.workers import Urgency, Workers
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.tables import play
from bot.tables.computers import deciding_level
from bot.tables.table import Table
from engines import GAMES

log = logging.getLogger(__name__)


class Computers(Protocol):
    """Has computer players move."""

    def start(self) -> None:
        """Starts what every process does, whether or not it schedules computers."""
        ...

    def schedule(self, table: Table) -> None:
        """Has a computer player move at the table, if it is its turn."""
        ...

    async def pause(self) -> None:
        """Leaves computers to another process from now on, or until ``resume``."""
        ...

    def resume(self) -> None:
        """Schedules computers in this process from now on."""
        ...

    async def close(self) -> None:
        """Stops everything; a restart resumes it."""
        ...


class Referee:
    """Schedules computers at every table that has changed: one task a table at most."""

    def __init__(
        self,
        tables: Tables,
        matches: Matches,
        workers: Workers,
        timing: Timing = ORDINARY,
    ) -> None:
        self._timing = timing
        self._tables = tables
        self._matches = matches
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._active = True
        tables.listen(self.schedule)

    def start(self) -> None:
        """Starts nothing: all waits until ``schedule``."""

    def schedule(self, table: Table) -> None:
        """Has a computer player move if it is its turn, and stops one that thinks about an older
        state of the table."""
        old = self._tasks.pop(table.code, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        if not self._active or table.match is None or play.match_over(table):
            return
        turn = self._tables.view(table, None).turn
        level = deciding_level(table, turn)
        if turn is None or not level:
            return
        with about(table.code):
            task = asyncio.create_task(
                self._think(table, turn, level), name=f"referee {table.code}"
            )
            task.add_done_callback(lambda done: self._done(table.code, done))
        self._tasks[table.code] = task

    async def pause(self) -> None:
        """Stops all computers, until ``resume``."""
        self._active = False
        await end(self._tasks.values())

    def resume(self) -> None:
        """Schedules computers from now on."""
        self._active = True

    def _done(self, code: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(code) is task:
            del self._tasks[code]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: referee failed", code, exc_info=task.exception())
            asyncio.get_running_loop().call_later(self._timing.again, self._again, code)

    def _again(self, code: str) -> None:
        if code in self._tasks:
            return
        task = asyncio.create_task(self._schedule_anew(code), name=f"referee again {code}")
        self._tasks[code] = task
        task.add_done_callback(lambda done: self._done(code, done))

    async def _schedule_anew(self, code: str) -> None:
        self.schedule(await self._tables.get(code))

    async def _think(self, table: Table, seat: int, level: str) -> None:
        began = time.monotonic()
        watched = not any(chair.person for chair in table.chairs)
        pace, urgency = (
            (self._timing.show, Urgency.SHOW) if watched else (self._timing.pace, Urgency.PLAY)
        )
        view = self._tables.view(table, seat)
        seconds = thinking(GAMES[table.game], level)
        move = await self._workers.choose(view, level, seconds, urgency)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        try:
            await self._matches.answer(table.code, table.revision, seat, move)
        except Refusal as refusal:
            log.info("table %s: refused a computer's move: %s", table.code, refusal.code)

    async def close(self) -> None:
        """Stops everything; a restart resumes it."""
        await end(self._tasks.values())
