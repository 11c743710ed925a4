"""The real program, ``python -m tests.bench.unpaced``, as fast on Telegram as it can be, without
the pace that it keeps there. Whatever task keeps the event loop for longer than ``LATE`` is told in
the log, by the time of the processor, so that a busy machine adds nothing."""

import asyncio
import logging
import sys
import time
from collections.abc import Coroutine, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from bot.__main__ import main
from bot.platforms.telegram import SendingLimits, platform

LATE = 0.005  # seconds
LINE = "kept the loop"

log = logging.getLogger("crosstable")


class Timed(Coroutine[Any, Any, Any]):
    """A task's work, each step of which is timed."""

    def __init__(self, work: Coroutine[Any, Any, Any]) -> None:
        self.work = work

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self.work.__await__())

    def send(self, value: Any) -> Any:
        with self.timing():
            return self.work.send(value)

    def throw(self, *error: Any) -> Any:
        with self.timing():
            return self.work.throw(*error)

    def close(self) -> None:
        self.work.close()

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Tells of what is done meanwhile if it takes too long."""
        began = time.thread_time()
        try:
            yield
        finally:
            if (taken := time.thread_time() - began) > LATE:
                task = asyncio.current_task()
                name = task.get_name() if task else ""
                log.warning("%s for %.1f ms: %s %r", LINE, taken * 1000, name, self.work)


class TimedLoops(asyncio.DefaultEventLoopPolicy):
    """Makes event loops whose tasks are timed."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        """An event loop that does so."""
        loop = super().new_event_loop()
        loop.set_task_factory(
            lambda loop, work, **more: asyncio.Task(Timed(work), loop=loop, **more)
        )
        return loop


if __name__ == "__main__":
    asyncio.set_event_loop_policy(TimedLoops())
    unlimited = partial(SendingLimits, interval=0, group=0, overall=0, edit_interval=0, commands=0)
    platform.SendingLimits = unlimited  # type: ignore[assignment, attr-defined]
    sys.exit(main([]))
