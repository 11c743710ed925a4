"""Finds out what the moves of a match were worth, in the workers and little by little."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace

from cachetools import LRUCache

from bot.background import end
from bot.players.workers import Urgency, Workers
from bot.running.timing import ORDINARY, Timing
from bot.store import Store
from bot.tables.analysis import Analysis, has_choice, positions, step_of
from bot.tables.table import Match

FAILURES = 3  # plies in a row without an answer after which an analysis stops
KEPT = 200

log = logging.getLogger(__name__)

_Key = tuple[str, int]  # a table's code and the number of its match


class Analyst:
    """Analyses matches that are over, each once however many ask. What is found is kept in the
    database as it comes, so that a restart goes on where it stood."""

    def __init__(
        self, store: Store, workers: Workers, timing: Timing = ORDINARY, kept: int = KEPT
    ) -> None:
        self._timing = timing
        self._store = store
        self._workers = workers
        self._listeners: list[Callable[[str], None]] = []
        self._known: LRUCache[_Key, Analysis] = LRUCache(kept)
        self._tasks: dict[_Key, asyncio.Task[None]] = {}

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call ``listener`` with a table's code whenever there is more to show."""
        self._listeners.append(listener)

    def _tell(self, code: str) -> None:
        for listener in self._listeners:
            listener(code)

    async def find(self, code: str, match: Match) -> Analysis:
        """What is known of a table's match so far."""
        key = code, match.number
        if key not in self._known:
            found = await self._store.analysis(code, match.number, len(match.moves))
            self._known.setdefault(key, found)
        return self._known[key]

    def works(self, code: str, match: Match) -> bool:
        """Whether the match is being analysed now."""
        return (code, match.number) in self._tasks

    async def begin(self, code: str, game: str, match: Match) -> None:
        """Analyse a table's match unless that has been done or is being done."""
        found = await self.find(code, match)
        key = code, match.number
        if found.done or key in self._tasks:
            return
        self._tasks[key] = asyncio.create_task(
            self._analyse(key, game, match, found), name=f"analysis {code}"
        )
        self._tasks[key].add_done_callback(lambda task: self._ended(key, task))

    def _ended(self, key: _Key, task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table %s: analysis failed", key[0], exc_info=task.exception())
        self._tell(key[0])

    async def _analyse(self, key: _Key, game: str, match: Match, found: Analysis) -> None:
        await self._keep(key, found)
        timing, plies = self._timing, max(1, len(match.moves))
        seconds = max(timing.least_ply, min(timing.ply, timing.analysis / plies))
        told, failures = time.monotonic(), 0
        for ply, view, move in positions(game, match.setup, match.moves):
            await asyncio.sleep(0)
            if ply < found.at:
                continue
            step = None
            if has_choice(view):
                rated = await self._workers.rate(view, seconds, Urgency.STUDY)
                step = step_of(ply, view, move, rated)
                failures = 0 if step else failures + 1
            if failures == FAILURES:
                return  # the next one begins with the first ply that was not answered
            at = found.at if failures else ply + 1
            found = replace(found, steps=found.steps + ((step,) if step else ()), at=at)
            self._known[key] = found
            if time.monotonic() - told >= timing.progress:
                told = time.monotonic()
                await self._keep(key, found)
                self._tell(key[0])
        await self._keep(key, replace(found, done=True))

    async def _keep(self, key: _Key, found: Analysis) -> None:
        await self._store.keep_analysis(*key, found)
        self._known[key] = found

    async def close(self) -> None:
        """Stop; the next start goes on."""
        await end(self._tasks.values())
