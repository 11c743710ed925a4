"""Takes answers of computer players from the queue, for whoever waits for them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.background import end
from bot.players.payload import Answered, Unreadable, to_answer
from bot.store.entries import QueueLost, TakenEntry
from bot.store.queue import DEAF, Queue, QueueSession

POLL_SECONDS = 1.0  # until answers are looked for that nobody has told of
RECONNECT_SECONDS = 1.0  # until a server that was lost is asked again
MOST_AT_ONCE = 20  # answers

log = logging.getLogger(__name__)

Taker = Callable[[Answered], Awaitable[None]]


class ThinkingResults:
    """Hands each answer to the taker of its kind, then removes it. One at which the taker fails, or
    its process dies, comes again."""

    def __init__(
        self, queue: Queue, takers: Mapping[str, Taker], poll: float = POLL_SECONDS
    ) -> None:
        self._queue = queue
        self._takers = takers
        self._kinds = tuple(takers)
        self._poll = poll
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Takes answers until cancelled."""
        try:
            while True:
                try:
                    async with self._queue.session(self._kinds) as session:
                        await self._serve(session)
                except QueueLost as lost:
                    log.warning("could not receive computer players' answers", exc_info=lost)
                except Exception:
                    log.exception("could not take computer players' answers")
                await asyncio.sleep(RECONNECT_SECONDS)
        finally:
            await end(self._tasks.values())

    async def _serve(self, session: QueueSession) -> None:
        while True:
            async with asyncio.timeout(DEAF):
                # In this order: what falls due between the two is taken, and not overlooked.
                due = await session.next_due(self._kinds, self._poll)
                jobs = await session.take(self._kinds, MOST_AT_ONCE)
            for job in jobs:
                if job.id not in self._tasks:
                    task = asyncio.create_task(self._take(job), name=f"answer {job.id}")
                    self._tasks[job.id] = task
                    task.add_done_callback(partial(self._ended, job.id))
            if len(jobs) < MOST_AT_ONCE:
                await session.news(due)

    def _ended(self, job: int, task: "asyncio.Task[None]") -> None:
        del self._tasks[job]
        if not task.cancelled() and task.exception() is not None:
            log.error("answer %d failed", job, exc_info=task.exception())

    async def _take(self, job: TakenEntry) -> None:
        try:
            await self._takers[job.kind](to_answer(job.payload))
        except Unreadable as unreadable:
            log.warning("could not read answer %d: %s", job.id, unreadable)
        await self._queue.finish(job)
