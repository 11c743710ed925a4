"""The newest of several wishes for one thing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

W = TypeVar("W")
R = TypeVar("R")


class Newest(Generic[W]):
    """Does one thing at a time, and of what is wished for meanwhile only the newest after it."""

    def __init__(self) -> None:
        self._doing = asyncio.Lock()
        self._waiting: W | None = None

    async def do(self, wish: W, work: Callable[[W], Awaitable[R]]) -> R | None:
        """What the work comes to for the newest wish by then; None where one waits already, in
        whose place this one is done."""
        waits, self._waiting = self._waiting is not None, wish
        if waits:
            return None
        begun = False
        try:
            async with self._doing:
                newest, self._waiting, begun = self._waiting or wish, None, True
                return await work(newest)
        finally:
            if not begun:  # it was cancelled
                self._waiting = None
