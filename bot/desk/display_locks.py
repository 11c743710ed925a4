"""Tables of which nothing is shown for a moment, until it is known how."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(eq=False)
class _Lock:
    """``count`` reasons to wait; ``open`` is set with the last of them."""

    count: int = 0
    open: asyncio.Event = field(default_factory=asyncio.Event)


class DisplayLocks:
    """Counts the reasons to show nothing of a table, by its code."""

    def __init__(self) -> None:
        self._locks: dict[str, _Lock] = {}

    def lock(self, code: str) -> None:
        """Begins no edit of the table's displays from now on."""
        self._locks.setdefault(code, _Lock()).count += 1

    def unlock(self, code: str) -> None:
        """Takes one ``lock`` of the table back."""
        lock = self._locks[code]
        lock.count -= 1
        if not lock.count:
            del self._locks[code]
            lock.open.set()

    @contextmanager
    def unlocked_after(self, code: str) -> Iterator[None]:
        """Unlocks the table, which was locked before, at the end."""
        try:
            yield
        finally:
            self.unlock(code)

    async def wait(self, code: str) -> None:
        """Waits until the table is locked no longer."""
        while lock := self._locks.get(code):
            await lock.open.wait()
