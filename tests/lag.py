"""How busy the machine is: tests of a pace, in real seconds, hold of a loop that goes round."""

import asyncio
import time
from types import TracebackType
from typing import Self

import pytest

from bot.background import end

LOOK = 0.01  # seconds
MUCH = 0.1  # seconds by which what happens "now" may be late, and a pace still is kept


class Lag:
    """Watches the loop of the context."""

    def __init__(self) -> None:
        self._longest = 0.0

    async def __aenter__(self) -> Self:
        self._watching = asyncio.create_task(self._watch(), name="lag of the loop")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await end([self._watching])

    def pass_over(self) -> None:
        """Skip the test where the loop has stood still for so long that nothing can be said of the
        pace at which something arrived."""
        if self._longest > MUCH:
            pytest.skip(f"the machine was busy: the loop stood still for {self._longest:.2f} s")

    async def _watch(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LOOK)
            self._longest = max(self._longest, time.monotonic() - began - LOOK)
