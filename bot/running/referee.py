"""Sees to it that computer players move."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bot.background import end
from bot.errors import Refusal
from bot.players.thinker import THINKING
from bot.players.workers import Urgency, Workers
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.tables import play
from bot.tables.table import Status, Table

log = logging.getLogger(__name__)


class Referee:
    """Attends to every table that is told of: at most one task a table and revision."""

    def __init__(
        self,
        tables: Tables,
        workers: Workers,
        timing: Timing = ORDINARY,
    ) -> None:
        self._timing = timing
        self._tables = tables
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._patient: dict[tuple[str, int], str] = {}  # the games of tables that wait
        self._listeners: list[Callable[[str], None]] = []
        tables.listen(self.attend)
        workers.listen(self._prepared)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` with the code of a table at which a computer player has come nearer to
        being ready."""
        self._listeners.append(listener)

    def _prepared(self, game: str) -> None:
        for code in {code for (code, _), key in self._patient.items() if key == game}:
            for listener in self._listeners:
                listener(code)

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
            asyncio.get_running_loop().call_later(self._timing.again, self._again, code)

    def _again(self, code: str) -> None:
        if code in self._tasks:
            return
        task = asyncio.create_task(self._attend_anew(code), name=f"referee again {code}")
        self._tasks[code] = task
        task.add_done_callback(lambda done: self._done(code, done))

    async def _attend_anew(self, code: str) -> None:
        self.attend(await self._tables.get(code))

    def _work(self, table: Table) -> Coroutine[Any, Any, None] | None:
        if table.status is not Status.PLAYING or table.due is not None:
            return None
        if table.proposal is not None:  # a move would withdraw it before anybody could answer
            return None
        if table.match is None or play.match_over(table):
            return None
        turn = self._tables.view(table, None).turn
        if turn is None or not table.chairs[turn].level:
            return None
        return self._think(table, turn, table.chairs[turn].level)

    async def _think(self, table: Table, seat: int, level: str) -> None:
        began = time.monotonic()
        watched = not any(chair.person for chair in table.chairs)
        pace, urgency = (
            (self._timing.show, Urgency.SHOW) if watched else (self._timing.pace, Urgency.PLAY)
        )
        view = self._tables.view(table, seat)
        if self._workers.preparing(view.game, level) is not None:
            self._patient[table.code, table.revision] = view.game
        try:
            move = await self._workers.choose(view, level, THINKING[level], urgency)
        finally:
            self._patient.pop((table.code, table.revision), None)
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
        try:
            await self._tables.answer(table.code, table.revision, seat, move)
        except Refusal as refusal:
            log.info("table %s: %s for a computer's move", table.code, refusal.code)

    async def close(self) -> None:
        """Stop everything; a restart takes it up again."""
        await end(self._tasks.values())
