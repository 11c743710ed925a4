"""Single instructions for Python: how tests see that they agree with the rules, and that the hash
table gives nothing that was not put there."""

from engines.reversi.player.kernels.bitboards import flips, moves, stable
from engines.reversi.player.kernels.compiled import exported
from engines.reversi.player.kernels.table import find, write


@exported("int64(int64, int64)")
def movable(own: int, other: int) -> int:
    """``moves``."""
    return moves(own, other)


@exported("int64(int64, int64, int64)")
def flipped(own: int, other: int, cell: int) -> int:
    """``flips``."""
    return flips(own, other, cell)


@exported("int64(int64, int64)")
def safe(own: int, other: int) -> int:
    """``stable``."""
    return stable(own, other)


@exported("UniTuple(int64, 2)(int64, int64, int64)")
def found(place: int, own: int, other: int) -> tuple[int, int]:
    """``find``."""
    return find(place, own, other)


@exported("int64(int64, int64, int64, int64, int64, int64)")
def written(mem: int, entry: int, own: int, other: int, end: int, middle: int) -> int:
    """``write``."""
    return write(mem, entry, own, other, end, middle)
