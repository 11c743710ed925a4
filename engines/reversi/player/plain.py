"""The evaluation and the end of a match without compiled code, for the first minute of a machine.

Positions are ``own`` and ``other`` bitboards, values are discs of lead for ``own``, to move.
"""

import time
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engines.reversi.board import bits, flips, moves
from engines.reversi.player import weights
from engines.reversi.player.patterns import PHASE, PLACES, SIZE, UNIT

_MOST = 63.0
Numbers = NDArray[np.int64]


class EndTooLong(Exception):
    """The end could not be played out in time."""


def glance(own: int, other: int) -> float:
    """The value at first sight: the same as the compiled evaluation's."""
    empties = 64 - (own | other).bit_count()
    table = _weights()[empties // PHASE]
    steps, middles = _steps()
    found = steps @ (_digits(own) - _digits(other)) + middles
    total = int(table[found].sum(dtype=np.int64)) + int(table[SIZE + empties % PHASE])
    return max(-_MOST, min(_MOST, total / UNIT))


def best_end(own: int, other: int, deadline: float) -> int | None:
    """The bit of a move after which the lead at the end is largest; None when that is not found
    before ``deadline`` on the monotonic clock."""
    best, most = None, -65
    try:
        for placed, after in _options(own, other):
            lead = -_end(*after, -64, -most, deadline)
            if lead > most:
                best, most = placed, lead
    except EndTooLong:
        return None
    return best


def _end(own: int, other: int, low: int, high: int, deadline: float) -> int:
    """The lead at the end, a bound outside of ``low`` to ``high``. Raises EndTooLong."""
    if time.monotonic() > deadline:
        raise EndTooLong
    options = _options(own, other)
    if not options:
        if not moves(other, own):
            return own.bit_count() - other.bit_count()
        return -_end(other, own, -high, -low, deadline)
    for _, after in options:
        low = max(low, -_end(*after, -high, -low, deadline))
        if low >= high:
            break
    return low


def _options(own: int, other: int) -> list[tuple[int, tuple[int, int]]]:
    """Every move with the position after it, first those that leave the fewest answers."""
    found = []
    for placed in bits(moves(own, other)):
        turned = flips(own, other, placed)
        found.append((placed, (other & ~turned, own | turned | placed)))
    return sorted(found, key=lambda option: moves(*option[1]).bit_count())


def _digits(discs: int) -> Numbers:
    """1 for each of the 64 cells with a disc, else 0."""
    octets = np.frombuffer(discs.to_bytes(8, "little"), np.uint8)
    return np.unpackbits(octets, bitorder="little").astype(np.int64)


@cache
def _steps() -> tuple[Numbers, Numbers]:
    """What a disc on each cell adds to the number of each pattern, and its number without discs."""
    steps = np.zeros((len(PLACES), 64), np.int64)
    for number, (cells, _) in enumerate(PLACES):
        steps[number, list(cells)] = 3 ** np.arange(len(cells))
    return steps, np.array([middle for _, middle in PLACES], np.int64)


@cache
def _weights() -> weights.Shorts:
    return weights.load()
