"""The jobs of features, run every so often as long as the desk is open."""

import asyncio
import logging
from collections.abc import Iterable

from bot.background import end
from bot.desk.feature import Job

log = logging.getLogger(__name__)


class Jobs:
    """Runs each job in a task of its own; one that fails is logged and runs again."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs = tuple(jobs)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Runs every job now, and again after its pause."""
        self._tasks = [asyncio.create_task(_repeat(job), name=job.name) for job in self._jobs]

    async def run_once(self) -> None:
        """Runs every job once, and waits for them."""
        for job in self._jobs:
            await job.run()

    async def close(self) -> None:
        """Stops all; what is unfinished goes on at the next start."""
        await end(self._tasks)


async def _repeat(job: Job) -> None:
    while True:
        try:
            await job.run()
        except Exception:
            log.exception("the job %r failed", job.name)
        await asyncio.sleep(job.every)
