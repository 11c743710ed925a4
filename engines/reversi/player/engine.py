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
from engines.reversi.player.second import Second
from engines.spare import Spare, SpareCore

_SURE = 1  # of the middle game
_MOST = 64
_SHARED = 16  # empty cells from which on a second core is worth the trouble


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
    """One player's memory; it thinks about one position at a time, with ``spare`` and where it is
    asked to on a second core that has nothing else to do."""

    def __init__(self, memory: Memory, spare: Spare | None = None) -> None:
        self._memory = memory
        self._spare = spare
        self._second = Second(memory)
        self._helped = False

    @property
    def nodes(self) -> int:
        """The positions visited since the last time was given."""
        return self._memory.nodes

    @property
    def second(self) -> Second:
        """What searches on a second core."""
        return self._second

    @contextmanager
    def until(
        self, deadline: float, nodes: int | None = None, helped: bool = False
    ) -> Iterator[None]:
        """Searches inside of this raise TimeUp at ``deadline``, a time of ``time.monotonic``, or
        after so many ``nodes``. Those to the end of a ``helped`` one may use a second core, and
        find the same values, but not always in the same order."""
        if nodes is None:
            self._memory.begin()
        else:
            self._memory.begin(nodes)
        left = min(max(0.0, deadline - time.monotonic()), threading.TIMEOUT_MAX)
        timer = threading.Timer(left, self._memory.stop)
        timer.daemon = True
        timer.start()
        self._helped = helped
        if helped and self._spare is not None:
            self._spare.watch(self._second.used)
        try:
            yield
        finally:
            self._helped = False
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
        task = signed(own), signed(other), alpha, beta, sure
        spare = self._spare if self._helped and (own | other).bit_count() <= 64 - _SHARED else None
        if spare is None or not spare.found(self._second.used):
            return self._checked(search_ending(self._memory.address, *task))
        with self._second.beside(task):
            return self._checked(search_ending(self._memory.address, *task))

    def _checked(self, value: int) -> int:
        if self._memory.stopped:
            raise TimeUp
        return int(value)


def _units(discs: float) -> int:
    return round(max(-_MOST, min(_MOST, discs)) * UNIT)


@cache
def engine() -> Engine:
    """The engine of this process, loaded at the first call."""
    return Engine(Memory(weights.load()), SpareCore())
