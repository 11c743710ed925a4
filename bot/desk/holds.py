"""Tables of which nothing is shown for a moment, until it is known how."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(eq=False)
class _Hold:
    """``count`` reasons to wait; ``over`` is set with the last of them."""

    count: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Holds:
    """Counts the reasons to hold each table, by its code."""

    def __init__(self) -> None:
        self._held: dict[str, _Hold] = {}

    def hold(self, code: str) -> None:
        """Begin to hold a table."""
        self._held.setdefault(code, _Hold()).count += 1

    def release(self, code: str) -> None:
        """Let go of a table that was held, once for each ``hold``."""
        hold = self._held[code]
        hold.count -= 1
        if not hold.count:
            del self._held[code]
            hold.over.set()

    @contextmanager
    def until_known(self, code: str) -> Iterator[None]:
        """Release the table, which was held before, at the end."""
        try:
            yield
        finally:
            self.release(code)

    async def over(self, code: str) -> None:
        """Wait until the table is held no longer."""
        while hold := self._held.get(code):
            await hold.over.wait()
