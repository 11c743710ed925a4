"""Finds out what the moves of a match were worth, in the workers and little by little."""

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress

from cachetools import LRUCache
from msgspec.structs import replace

from bot.background import end
from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis, has_choice, positions, step_of
from bot.log import about
from bot.players.pool import Urgency
from bot.players.thinking import Thinking
from bot.running.timing import ORDINARY, Timing
from bot.store.database import Database
from bot.tables.table import Match
from engines.game import Rated, View

FAILURES = 3  # plies in a row without an answer after which an analysis stops
KEPT_ANALYSES = 200
LAPSE = 9.0  # seconds without a word from whoever analyses a match after which another may
LEFT = 0.0  # the time of the last word of one that ends, and leaves it to others

log = logging.getLogger(__name__)

_Key = tuple[str, int]  # a table's code and the number of its match


class Lapsed(Exception):
    """Another process goes on with the analysis."""


class Analyst:
    """Analyses matches that are over, each once however many ask, in whichever processes: it is
    claimed in the database, and free for the others after ``lapse`` seconds without a word. What is
    found is kept there as it comes, so that whoever goes on does so where it stood."""

    def __init__(
        self,
        database: Database,
        thinking: Thinking,
        timing: Timing = ORDINARY,
        kept: int = KEPT_ANALYSES,
        clock: Callable[[], float] = time.time,
        lapse: float = LAPSE,
    ) -> None:
        self._timing = timing
        self._database = database
        self._thinking = thinking
        self._clock = clock
        self._lapse = lapse
        self._listeners: list[Callable[[str], None]] = []
        self._known: LRUCache[_Key, Analysis] = LRUCache(kept)
        self._tasks: dict[_Key, asyncio.Task[None]] = {}
        self._held: dict[_Key, float] = {}  # when this process last said that it works at them
        self._elsewhere: LRUCache[_Key, float] = LRUCache(kept)  # when another one did

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with a table's code whenever there is more to show."""
        self._listeners.append(listener)

    def _tell(self, code: str) -> None:
        for listener in self._listeners:
            listener(code)

    def on_signal(self, told: str) -> None:
        """Another process knows more of a match, and has kept it: the code of its table and its
        number."""
        code, _, number = told.partition(" ")
        key = code, int(number)
        if key in self._tasks:
            return
        self._elsewhere[key] = self._clock()
        self._known.pop(key, None)
        self._tell(code)

    async def find(self, code: str, match: Match) -> Analysis:
        """What is known of a table's match so far."""
        key = code, match.number
        while key not in self._known:
            heard = self._elsewhere.get(key)
            found = await rows.load(self._database, code, match.number, len(match.moves))
            if self._elsewhere.get(key) is heard:  # else there may be more by now
                self._known.setdefault(key, found)
        return self._known[key]

    def works(self, code: str, match: Match) -> bool:
        """Whether the match is being analysed now."""
        key = code, match.number
        known = self._known.get(key)
        if known is not None and known.done:
            return key in self._tasks
        return (
            key in self._tasks or self._clock() - self._elsewhere.get(key, -math.inf) < self._lapse
        )

    async def begin(self, code: str, game: str, match: Match) -> None:
        """Analyses a table's match unless that has been done or is being done."""
        found = await self.find(code, match)
        key = code, match.number
        if found.done or key in self._tasks:
            return
        with about(code):
            self._tasks[key] = asyncio.create_task(
                self._claim(key, game, match), name=f"analysis {code}"
            )
            self._tasks[key].add_done_callback(lambda task: self._ended(key, task))

    def _ended(self, key: _Key, task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table %s: analysis failed", key[0], exc_info=task.exception())
        self._tell(key[0])

    async def _claim(self, key: _Key, game: str, match: Match) -> None:
        """Analyses the match if nobody else does; goes on with what is known by then."""
        now = self._clock()
        # A file has one process: what another one was at has ended.
        lapsed = math.inf if self._database.alone else now - self._lapse
        if not await rows.claim(self._database, *key, now, lapsed):
            self._elsewhere[key] = self._clock()
            self._known.pop(key, None)
            return
        self._held[key] = now
        found = await rows.load(self._database, *key, len(match.moves))
        if found.at >= self._known.get(key, found).at:
            self._known[key] = found
        try:
            await self._analyse(key, game, match)
        except Lapsed:
            self._elsewhere[key] = self._clock()
            self._known.pop(key, None)
        except Exception:
            with suppress(Lapsed):
                await self._let_go(key, None)
            raise

    async def _analyse(self, key: _Key, game: str, match: Match) -> None:
        found = self._known[key]
        timing, plies = self._timing, max(1, len(match.moves))
        seconds = max(timing.least_ply, min(timing.ply, timing.analysis / plies))
        told, failures = time.monotonic(), 0
        for ply, view, move in positions(game, match.setup, match.moves):
            await asyncio.sleep(0)
            if ply < found.at:
                continue
            step = None
            if has_choice(view):
                rated = await self._rated(key, view, seconds)
                step = step_of(ply, view, move, rated)
                failures = 0 if step else failures + 1
            if failures == FAILURES:
                # The next one begins with the first ply that was not answered.
                return await self._let_go(key, None)
            at = found.at if failures else ply + 1
            found = replace(found, steps=found.steps + ((step,) if step else ()), at=at)
            self._known[key] = found
            if time.monotonic() - told >= timing.progress:
                told = time.monotonic()
                await self._hold(key)
                self._tell(key[0])
        await self._let_go(key, None, replace(found, done=True))

    async def _rated(self, key: _Key, view: View, seconds: float) -> tuple[Rated, ...]:
        """What the moves are worth. It may be long until a worker is free for that: meanwhile
        others are to know that it is being seen to."""
        rating = asyncio.create_task(self._thinking.rate(view, seconds, Urgency.STUDY))
        try:
            while not (await asyncio.wait({rating}, timeout=self._lapse / 3))[0]:
                await self._hold(key)
            return rating.result()
        finally:
            await end([rating])

    async def _hold(self, key: _Key) -> None:
        """Keeps what is known of a match that this process analyses. Raises Lapsed."""
        now = self._clock()
        known, held = self._known[key], self._held[key]
        if not await rows.hold(self._database, *key, known, held, now):
            raise Lapsed
        self._held[key] = now

    async def _let_go(self, key: _Key, left: float | None, found: Analysis | None = None) -> None:
        """Keeps what is ``found``, or known: this process works at it no more. One that is ``left``
        others take up by themselves. Raises Lapsed."""
        found, held = found or self._known[key], self._held.pop(key)
        if not await rows.hold(self._database, *key, found, held, left):
            raise Lapsed
        self._known[key] = found

    async def close(self) -> None:
        """Stops; another process goes on, or the next start."""
        await end(self._tasks.values())
        for key in tuple(self._held):
            with suppress(Exception):  # then it lapses
                await self._let_go(key, LEFT)
