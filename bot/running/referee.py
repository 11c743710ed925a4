"""Sees to it that tables go on by themselves: computer players move, pauses end."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from bot.errors import Refusal
from bot.players.thinker import THINKING
from bot.players.workers import Urgency, Workers
from bot.running.service import Tables
from bot.tables import play
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)

PACE = 0.5  # seconds a position is seen before a computer player answers it
AGAIN = 5.0  # seconds until what failed is tried once more
SHOW = 1.5  # the same when only computers play, so that people can follow


class Referee:
    """Attends to every table that is told of: at most one task a table and revision."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        tables.listen(self.attend)

    def attend(self, table: Table) -> None:
        """Start what the table needs now, and stop what an older state of it needed."""
        old = self._tasks.pop(table.code, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        work = self._work(table)
        if work is None:
            return
        task = asyncio.create_task(work, name=f"referee {table.code}")
        self._tasks[table.code] = task
        task.add_done_callback(lambda done: self._done(table.code, done))

    def _done(self, code: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(code) is task:
            del self._tasks[code]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: referee failed", code, exc_info=task.exception())
            asyncio.get_running_loop().call_later(AGAIN, self._again, code)

    def _again(self, code: str) -> None:
        if code in self._tasks:
            return
        task = asyncio.create_task(self._attend_anew(code), name=f"referee again {code}")
        self._tasks[code] = task
        task.add_done_callback(lambda done: self._done(code, done))

    async def _attend_anew(self, code: str) -> None:
        self.attend(await self._tables.get(code))

    def _work(self, table: Table) -> Coroutine[Any, Any, None] | None:
        if table.status is not Status.PLAYING:
            return None
        if table.due is not None:
            return self._wait(table, table.due)
        if table.match is None or play.match_over(table):
            return None
        turn = self._tables.view(table, None).turn
        if turn is None or not table.chairs[turn].level:
            return None
        return self._think(table, turn, table.chairs[turn].level)

    async def _wait(self, table: Table, due: float) -> None:
        await asyncio.sleep(max(0.0, due - time.time()))
        try:
            await self._tables.proceed(table.code, table.revision)
        except Refusal as refusal:
            log.info("table %s: %s while proceeding", table.code, refusal.code)

    async def _think(self, table: Table, seat: int, level: str) -> None:
        began = time.monotonic()
        watched = not any(chair.person for chair in table.chairs)
        pace, urgency = (SHOW, Urgency.SHOW) if watched else (PACE, Urgency.PLAY)
        view = self._tables.view(table, seat)
        move = await self._workers.choose(view, level, THINKING[level], urgency)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        try:
            await self._tables.answer(table.code, table.revision, seat, move)
        except Refusal as refusal:
            log.info("table %s: %s for a computer's move", table.code, refusal.code)

    async def close(self) -> None:
        """Stop everything; a restart takes it up again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
