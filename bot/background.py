"""Work that goes on beside what started it, and is looked after until it ends."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from bot.errors import Refusal, Repeated
from bot.log import about

log = logging.getLogger(__name__)

_T = TypeVar("_T")


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancels tasks and waits until they are over, however they end."""
    ending = tuple(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


class UnderWay:
    """Counts what is being done, so that its end can be waited for."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextmanager
    def one(self) -> Iterator[None]:
        """One thing is being done."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def over(self, patience: float) -> bool:
        """Whether nothing is being done any more, after so many seconds at most."""
        await asyncio.sleep(0)  # what has just come in begins
        try:
            await asyncio.wait_for(self._none.wait(), patience)
        except TimeoutError:
            return False
        return True


class Background:
    """Tasks that nobody awaits. They are held until they are done, and one that fails says so in
    the log with its name; what is refused is nobody's fault."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def start(
        self, work: Coroutine[Any, Any, _T], name: str, table: str | None = None
    ) -> "asyncio.Task[_T]":
        """Has ``work`` done; ``name`` is what the log calls it, and its lines are about ``table``,
        without one about what they are now."""
        with about(table):
            task = asyncio.create_task(work, name=name)
            task.add_done_callback(self._ended)
        self._tasks.add(task)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | Repeated):
            log.error("%s failed", task.get_name(), exc_info=error)

    async def finish(self, patience: float | None = None) -> None:
        """Waits until all are done, or ``patience`` seconds; what is left then is ended."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=patience)
        await self.close()

    async def close(self) -> None:
        """Ends all of them now."""
        await end(self._tasks)
