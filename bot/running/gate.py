"""What keeps changes of all tables apart from changes of single ones."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Gate:
    """Lets any number in at the same time, or one alone."""

    def __init__(self) -> None:
        self._inside = 0
        self._open, self._empty = asyncio.Event(), asyncio.Event()
        self._open.set()
        self._empty.set()

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """Enters, beside others. Whoever is inside must not wait for anybody who enters."""
        while not self._open.is_set():
            await self._open.wait()
        self._inside += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def closed(self) -> AsyncIterator[None]:
        """Keeps others out, once all of them have left."""
        self._open.clear()
        try:
            await self._empty.wait()
            yield
        finally:
            self._open.set()
