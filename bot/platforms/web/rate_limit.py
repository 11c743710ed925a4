"""How fast somebody may ask: buckets of tokens that refill with time."""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from cachetools import LRUCache

from bot.listening import ConnectionLimits

Clock = Callable[[], float]
Whose = Literal["visitor", "address"]


@dataclass(frozen=True, slots=True)
class Rate:
    """``size`` requests at once, then ``rate`` a second. Up to ``debt`` more may be on their way
    and wait for their turn; what comes beyond that is refused, so that nobody waits longer than
    ``debt / rate`` seconds for what others have asked."""

    size: float
    rate: float
    debt: float = math.inf


@dataclass(frozen=True, slots=True)
class Limits:
    """How fast pages may ask: ``asks`` on one socket; ``visitor`` and ``address`` are for opening
    a page and for what is refused, so that codes of tables cannot be found by trying. An address
    may be that of many visitors, so it has room for them, and forgets soon. ``kept`` are the
    visitors and the addresses that are remembered, ``clock`` tells seconds. ``connections`` are
    those of which nothing has to be known but the address."""

    asks: Rate = Rate(30, 10)
    visitor: Rate = Rate(60, 2, debt=20)
    address: Rate = Rate(600, 20, debt=40)
    kept: int = 10_000
    clock: Clock = time.monotonic
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)


class TooFast(Exception):
    """Somebody has asked too much, a ``visitor`` or all from an ``address``; in ``seconds`` one
    more request is free."""

    def __init__(self, seconds: float, whose: Whose) -> None:
        self.seconds = math.ceil(seconds)
        self.whose: Whose = whose
        super().__init__(self.seconds, whose)


@dataclass(slots=True)
class Bucket:
    """The tokens that somebody has left."""

    limit: Rate
    whose: Whose = "visitor"
    clock: Clock = time.monotonic
    _left: float = field(init=False)
    _filled: float = field(init=False)

    def __post_init__(self) -> None:
        self._left, self._filled = self.limit.size, self.clock()

    def left(self) -> float:
        """The tokens there now; negative while in debt."""
        now = self.clock()
        grown = self._left + (now - self._filled) * self.limit.rate
        self._left, self._filled = min(self.limit.size, grown), now
        return self._left

    def take(self, debt: float | None = None) -> float:
        """Take one token; the seconds to wait until it is really there. Raises TooFast when that
        would make more ``debt`` than allowed, and takes none."""
        allowed = self.limit.debt if debt is None else debt
        if self.left() - 1 < -allowed:
            raise TooFast((1 - self.left()) / self.limit.rate, self.whose)
        self._left -= 1
        return max(0.0, -self._left / self.limit.rate)

    def give(self) -> None:
        """Put a token back."""
        self._left = min(self.limit.size, self.left() + 1)

    async def pace(self) -> None:
        """Take one token and wait for it, so that a flood is slowed."""
        wait = self.take()
        if wait:
            await asyncio.sleep(wait)


@dataclass(frozen=True, slots=True)
class Tries:
    """What one page may try: the bucket of its visitor, and that of the address it comes from."""

    visitor: Bucket
    address: Bucket

    async def begin(self) -> None:
        """Pay for a request before it is looked at, and wait for one's turn: however many pages
        ask at once, no more than the limits allow are looked at. Raises TooFast."""
        wait = self.visitor.take()
        try:
            wait = max(wait, self.address.take())
        except TooFast:
            self.visitor.give()
            raise
        if wait:
            await asyncio.sleep(wait)

    def forgive(self) -> None:
        """The request was a fair one: it costs nothing."""
        self.visitor.give()
        self.address.give()


class RateLimit:
    """The buckets of all visitors and of all addresses; those unused for longest are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._visitors: LRUCache[str, Bucket] = LRUCache(limits.kept)
        self._addresses: LRUCache[str, Bucket] = LRUCache(limits.kept)

    def knock(self, address: str) -> None:
        """Pay for a page opened at an address. Raises TooFast."""
        self._address(address).take(debt=0)

    def open(self, visitor: str, address: str) -> Tries:
        """Pay for a page opened by a visitor. Raises TooFast."""
        tries = self.tries(visitor, address)
        self.knock(address)
        try:
            tries.visitor.take(debt=0)
        except TooFast:
            tries.address.give()
            raise
        return tries

    def tries(self, visitor: str, address: str) -> Tries:
        """What a visitor may try who opens no page for it; nothing is paid yet."""
        if visitor not in self._visitors:
            self._visitors[visitor] = Bucket(self._limits.visitor, "visitor", self._limits.clock)
        return Tries(self._visitors[visitor], self._address(address))

    def _address(self, address: str) -> Bucket:
        if address not in self._addresses:
            self._addresses[address] = Bucket(self._limits.address, "address", self._limits.clock)
        return self._addresses[address]
