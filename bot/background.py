"""Work that goes on beside what started it, and is looked after until it ends."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

log = logging.getLogger(__name__)

_T = TypeVar("_T")


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks and wait until they are over, however they end."""
    ending = tuple(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


class Background:
    """Tasks that nobody awaits. They are held until they are done, and one that fails says so in
    the log with its name."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[Any, Any, _T], name: str) -> "asyncio.Task[_T]":
        """Have ``work`` done; ``name`` is what the log calls it."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("%s failed", task.get_name(), exc_info=error)

    async def finish(self, patience: float | None = None) -> None:
        """Wait until all are done, or ``patience`` seconds; what is left then is ended."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=patience)
        await self.close()

    async def close(self) -> None:
        """End all of them now."""
        await end(self._tasks)
