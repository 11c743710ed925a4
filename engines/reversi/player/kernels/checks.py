"""Single instructions for Python: how tests see that they agree with the rules."""

from engines.reversi.player.kernels.bitboards import flips, moves, stable
from engines.reversi.player.kernels.compiled import exported


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
