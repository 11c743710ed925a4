"""An event loop whose time is turned from outside: it stands while anything is being worked on, and
jumps to the next timer when nothing is."""

import asyncio
import math
import selectors
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any


class SteppedSelector(selectors.DefaultSelector):
    """Waits for files as usual; for a timer only in the loop's own time, up to a ``limit``."""

    now = 0.0
    limit = 0.0
    in_hand = 0  # pieces of work done in threads and processes, which have no timers here

    def __init__(self) -> None:
        super().__init__()
        self.rested: Callable[[], object] = lambda: None

    def select(self, timeout: float | None = None) -> Any:
        """Files that are ready. Time passes only when there are none and nothing is in hand."""
        found = super().select(0)
        if found or (timeout is not None and timeout <= 0):
            return found
        if self.in_hand:
            return super().select(None)
        at = math.inf if timeout is None else max(self.now + timeout, math.nextafter(self.now, 9e9))
        if at <= self.limit:
            self.now = at
            return []
        self.now = max(self.now, self.limit)
        self.rested()
        return super().select(None)


class SteppedLoop(asyncio.SelectorEventLoop):
    """``rested`` is called whenever everything that can be done up to ``until`` is done."""

    def __init__(self, rested: Callable[[], object]) -> None:
        self._stepped = SteppedSelector()
        super().__init__(self._stepped)
        self._stepped.rested = rested

    def time(self) -> float:
        """Seconds since the loop began, as they were turned."""
        return self._stepped.now

    def until(self, limit: float) -> None:
        """Let time pass up to this moment."""
        self._stepped.limit = limit

    @contextmanager
    def working(self) -> Iterator[None]:
        """Somebody outside works meanwhile: time stands."""
        self._stepped.in_hand += 1
        try:
            yield
        finally:
            self._stepped.in_hand -= 1

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """As usual, and time stands meanwhile."""
        self._stepped.in_hand += 1
        future: asyncio.Future[Any] = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self._done)
        return future

    def _done(self, _: object) -> None:
        self._stepped.in_hand -= 1
