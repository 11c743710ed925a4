"""How fast somebody may ask: buckets of tokens that refill with time."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """``size`` requests at once, then ``rate`` a second. Taking more makes a debt to wait for."""

    size: float
    rate: float
    clock: Callable[[], float] = time.monotonic
    _left: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._at = self.size, self.clock()

    def left(self) -> float:
        """The tokens there now; negative while in debt."""
        now = self.clock()
        self._left = min(self.size, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def take(self) -> float:
        """Take one token; the seconds to wait until it is really there."""
        self._left = self.left() - 1
        return max(0.0, -self._left / self.rate)

    async def pace(self) -> None:
        """Take one token and wait for it, so that a flood is slowed and never refused."""
        wait = self.take()
        if wait:
            await asyncio.sleep(wait)


class RateLimit:
    """A bucket for every address: opening a page and every refused request cost a token, so codes
    of tables cannot be found by trying."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic):
        self._size, self._rate, self._clock = size, rate, clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of an address. Full ones are forgotten, so the list stays short."""
        if address not in self._buckets:
            self._buckets = {a: b for a, b in self._buckets.items() if b.left() < b.size}
            self._buckets[address] = Bucket(self._size, self._rate, self._clock)
        return self._buckets[address]
