"""What a player who asks for help is told: the best move as the strongest player sees it."""

import asyncio
from collections import OrderedDict

from bot.players.workers import Urgency, Workers
from bot.tables.table import Table
from engines.game import Rated, View

TIME = 0.8  # seconds of thinking
KEPT = 500

_Key = tuple[str, int]  # a table's code and revision


class Hints:
    """Asks the workers once for each position; whoever asks again gets the same answer."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asked: OrderedDict[_Key, asyncio.Task[Rated | None]] = OrderedDict()

    async def best(self, table: Table, view: View) -> Rated | None:
        """The best move for the seat of ``view``, whose turn it is; None when the computer players
        fail."""
        key = table.code, table.revision
        task = self._asked.get(key)
        if task is None or (task.done() and not (_worked(task) and task.result())):
            task = self._asked[key] = asyncio.create_task(self._best(view), name="hint")
        self._asked.move_to_end(key)
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return await asyncio.shield(task)

    async def _best(self, view: View) -> Rated | None:
        rated = await self._workers.rate(view, TIME, Urgency.HINT)
        return rated[0] if rated else None

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _worked(task: "asyncio.Task[Rated | None]") -> bool:
    return not task.cancelled() and task.exception() is None
