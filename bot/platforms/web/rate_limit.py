"""How fast somebody may ask: buckets of tokens that refill with time."""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from cachetools import LRUCache
from msgspec import Struct

from bot.listening import ConnectionLimits

Clock = Callable[[], float]
Whose = Literal["visitor", "address", "pages"]


class Rate(Struct, frozen=True):
    """``size`` requests at once, then ``rate`` a second. Up to ``debt`` more may be on their way
    and wait for their turn; what comes beyond that is refused, so that nobody waits longer than
    ``debt / rate`` seconds for what others have asked."""

    size: float
    rate: float
    debt: float = math.inf


class RequestLimits(Struct, frozen=True):
    """How fast pages may ask. An address may be that of many visitors, so it has room for them, and
    forgets soon."""

    asks: Rate = Rate(30, 10)  # on one socket
    # Opening a page, and what is refused: codes of tables cannot be found by trying.
    visitor: Rate = Rate(60, 2, debt=20)
    address: Rate = Rate(600, 20, debt=40)
    # Whatever is asked in all pages together: who plays asks less.
    asks_of_visitor: Rate = Rate(60, 10)
    asks_of_address: Rate = Rate(120, 40)
    asks_of_program: Rate = Rate(30, 5)  # by a token of one
    # Pages open at once.
    pages_of_visitor: int = 24
    pages_of_address: int = 200
    kept: int = 10_000  # visitors, and addresses, that are remembered
    clock: Clock = time.monotonic
    connections: ConnectionLimits = ConnectionLimits()
    """Those of which nothing has to be known but the address."""


class TooFast(Exception):
    """Somebody has asked too much, a ``visitor`` or all from an ``address``, or has too many
    ``pages`` open; in ``seconds`` one more request is free."""

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
        """Takes one token; the seconds to wait until it is really there. Raises TooFast when that
        would make more ``debt`` than allowed, and takes none."""
        allowed = self.limit.debt if debt is None else debt
        if self.left() - 1 < -allowed:
            raise TooFast((1 - self.left()) / self.limit.rate, self.whose)
        self._left -= 1
        return max(0.0, -self._left / self.limit.rate)

    def give(self) -> None:
        """Puts a token back."""
        self._left = min(self.limit.size, self.left() + 1)


class PagePace(Struct, frozen=True):
    """How fast a page may ask: the buckets of its socket, of its visitor and of the address."""

    buckets: tuple[Bucket, ...]

    async def keep(self) -> None:
        """Takes a token from each bucket and waits until all are there, so that a flood is slowed.
        A page asks one thing after the other: who waits has an end."""
        wait = max(bucket.take() for bucket in self.buckets)
        if wait:
            await asyncio.sleep(wait)


class Tries(Struct, frozen=True):
    """What one page may try: the bucket of its visitor, and that of the address it comes from."""

    visitor: Bucket
    address: Bucket

    async def begin(self) -> None:
        """Pays for a request before it is looked at, and waits for one's turn: however many pages
        ask at once, no more than the limits allow are looked at. Raises TooFast."""
        wait = self.visitor.take()
        try:
            wait = max(wait, self.address.take())
        except TooFast:
            self.visitor.give()
            raise
        if wait:
            await asyncio.sleep(wait)

    def refund(self) -> None:
        """Refunds the token of a granted request."""
        self.visitor.give()
        self.address.give()


Buckets = LRUCache[str, Bucket]


class RateLimit:
    """The buckets of all visitors and of all addresses; those unused for longest are forgotten."""

    def __init__(self, limits: RequestLimits) -> None:
        self.limits = limits
        self._visitors: Buckets = LRUCache(limits.kept)
        self._addresses: Buckets = LRUCache(limits.kept)
        self._visitors_asks: Buckets = LRUCache(limits.kept)
        self._addresses_asks: Buckets = LRUCache(limits.kept)
        self._programs: Buckets = LRUCache(limits.kept)

    def charge_address(self, address: str) -> None:
        """Pays for a page opened at an address. Raises TooFast."""
        self._address(address).take(debt=0)

    def refund_address(self, address: str) -> None:
        """Refunds the token of what was there to be seen."""
        self._address(address).give()

    def charge_program(self, token: str, address: str) -> None:
        """Pays for a request of a program with this token. Raises TooFast."""
        self.charge_address(address)
        self._bucket(self._programs, token, self.limits.asks_of_program, "visitor").take(debt=0)

    def open(self, visitor: str, address: str) -> Tries:
        """Pays for a page opened by a visitor. Raises TooFast."""
        tries = self.tries(visitor, address)
        self.charge_address(address)
        try:
            tries.visitor.take(debt=0)
        except TooFast:
            tries.address.give()
            raise
        return tries

    def tries(self, visitor: str, address: str) -> Tries:
        """What a visitor may try who opens no page for it; nothing is paid yet."""
        own = self._bucket(self._visitors, visitor, self.limits.visitor, "visitor")
        return Tries(own, self._address(address))

    def pace(self, visitor: str, address: str) -> PagePace:
        """How fast a new page of a visitor may ask."""
        limits = self.limits
        own = self._bucket(self._visitors_asks, visitor, limits.asks_of_visitor, "visitor")
        common = self._bucket(self._addresses_asks, address, limits.asks_of_address, "address")
        return PagePace((Bucket(limits.asks, clock=limits.clock), own, common))

    def _address(self, address: str) -> Bucket:
        return self._bucket(self._addresses, address, self.limits.address, "address")

    def _bucket(self, kept: Buckets, key: str, limit: Rate, whose: Whose) -> Bucket:
        if key not in kept:
            kept[key] = Bucket(limit, whose, self.limits.clock)
        return kept[key]
