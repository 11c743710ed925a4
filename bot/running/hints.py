"""What a player who asks for help is told: the best move as the strongest player sees it."""

import asyncio

from cachetools import LRUCache

from bot import bounds
from bot.background import end
from bot.players.pool import Urgency
from bot.players.thinking import Thinking
from bot.running.timing import ORDINARY, Timing
from bot.tables.table import Table
from engines.game import Rated, View

_Key = tuple[str, int]  # a table's code and revision


class Hints:
    """Asks the workers once for each position; whoever asks again gets the same answer."""

    def __init__(
        self, thinking: Thinking, timing: Timing = ORDINARY, kept: int = bounds.HINTS
    ) -> None:
        self._thinking = thinking
        self._seconds = timing.hint
        self._asked: LRUCache[_Key, asyncio.Task[Rated | None]] = LRUCache(kept)

    async def best(self, table: Table, view: View) -> Rated | None:
        """The best move for the seat of ``view``, whose turn it is; None when the computer players
        fail."""
        key = table.code, table.revision
        task = self._asked.get(key)
        if task is None or (
            task.done() and (task.cancelled() or task.exception() or not task.result())
        ):
            task = self._asked[key] = asyncio.create_task(self._best(view), name="hint")
        return await asyncio.shield(task)

    async def _best(self, view: View) -> Rated | None:
        rated = await self._thinking.rate(view, self._seconds, Urgency.HINT)
        return rated[0] if rated else None

    async def close(self) -> None:
        """Stops thinking."""
        await end(self._asked.values())
