"""The real program, ``python -m tests.bench.unpaced``, as fast on Telegram as it can be, without
the pace that it keeps there. What keeps the event loop for longer than ``LATE`` is told in the log,
by the time of the processor, so that a busy machine adds nothing."""

import asyncio
import logging
import sys
import time
from functools import partial
from typing import Any

from bot.__main__ import main
from bot.platforms.telegram import Limits, platform

LATE = 0.005  # seconds
LINE = "kept the loop"

log = logging.getLogger("crosstable")
_run = asyncio.Handle._run


def _timed(self: Any) -> None:
    began = time.thread_time()
    _run(self)
    if (taken := time.thread_time() - began) > LATE:
        doing = getattr(self._callback, "__self__", self._callback)  # a task, where it is one
        log.warning("%s for %.1f ms: %r", LINE, taken * 1000, doing)


if __name__ == "__main__":
    asyncio.Handle._run = _timed  # type: ignore[method-assign]
    unlimited = partial(Limits, interval=0, group=0, overall=0, edit_interval=0, commands=0)
    platform.Limits = unlimited  # type: ignore[assignment, attr-defined]
    sys.exit(main([]))
