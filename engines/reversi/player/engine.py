"""The strong player: kernels, memory and a clock; everything that a position can be asked.

Positions are ``own`` and ``other`` bitboards, values are discs of lead for ``own``, cells are
numbers from 0 (a1) to 63 (h8).
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from engines.reversi.board import bits, flips, moves
from engines.reversi.player import weights
from engines.reversi.player.kernels.ending import search_ending
from engines.reversi.player.kernels.intrinsics import signed
from engines.reversi.player.kernels.middle import search_middle
from engines.reversi.player.kernels.table import EXACT
from engines.reversi.player.memory import Memory
from engines.reversi.player.patterns import UNIT

_SURE = 1  # of the middle game
_MOST = 64


class TimeUp(Exception):
    """The time is up; what was known before still holds."""


@dataclass(frozen=True, slots=True)
class Move:
    """A disc on the bit ``placed`` and the position after it, seen by who moves then."""

    placed: int
    own: int
    other: int


def options(own: int, other: int) -> list[Move]:
    """Every move of ``own``."""
    options = []
    for placed in bits(moves(own, other)):
        turned = flips(own, other, placed)
        options.append(Move(placed, other & ~turned, own | turned | placed))
    return options


class Engine:
    """One player's memory; it thinks about one position at a time."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    @property
    def nodes(self) -> int:
        """The positions visited since the last time was given."""
        return self._memory.nodes

    @contextmanager
    def until(self, deadline: float, nodes: int | None = None) -> Iterator[None]:
        """Searches inside of this raise TimeUp at ``deadline``, a time of ``time.monotonic``, or
        after so many ``nodes``."""
        if nodes is None:
            self._memory.begin()
        else:
            self._memory.begin(nodes)
        left = min(max(0.0, deadline - time.monotonic()), threading.TIMEOUT_MAX)
        timer = threading.Timer(left, self._memory.stop)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    def forget(self) -> None:
        """Forget every position seen before, so that the next search depends on nothing else."""
        self._memory.forget()

    def glance(self, own: int, other: int) -> float:
        """The value without looking ahead, whatever the time."""
        address, low, high = self._memory.address, -_MOST * UNIT, _MOST * UNIT
        return float(search_middle(address, signed(own), signed(other), 0, low, high, _SURE)) / UNIT

    def look(
        self, own: int, other: int, plies: int, alpha: float, beta: float, sure: int = _SURE
    ) -> float:
        """The value so many plies ahead; a bound outside of ``alpha`` to ``beta``. Raises
        TimeUp."""
        low, high = _units(alpha), _units(beta)
        value = search_middle(
            self._memory.address, signed(own), signed(other), plies, low, max(low + 1, high), sure
        )
        return float(self._checked(value)) / UNIT

    def finish(
        self, own: int, other: int, alpha: int = -_MOST, beta: int = _MOST, sure: int = EXACT
    ) -> int:
        """The value at the end, exact when ``sure`` is EXACT; a bound outside of ``alpha`` to
        ``beta``. Raises TimeUp."""
        value = search_ending(self._memory.address, signed(own), signed(other), alpha, beta, sure)
        return self._checked(value)

    def _checked(self, value: int) -> int:
        if self._memory.stopped:
            raise TimeUp
        return int(value)


def _units(discs: float) -> int:
    return round(max(-_MOST, min(_MOST, discs)) * UNIT)


@cache
def engine() -> Engine:
    """The engine of this process, loaded at the first call."""
    return Engine(Memory(weights.load()))
