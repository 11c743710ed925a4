"""What two searches of one end tell each other: where each is, and where the other is to stop."""

from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import exchange, load_shared, signed
from engines.reversi.player.kernels.layout import STOP

EVERY = 64  # empty cells: all that a search may be asked to give up and go on
_SPREAD = signed(0x9E3779B97F4A7C15)


@kernel("int64(int64, int64)")
def trace(own: int, other: int) -> int:
    """A number, not 0, for a position that is searched. Two that have the same cost time alone."""
    return (own ^ other * _SPREAD) | 1


@kernel("int64(int64, int64)")
def stopped(mem: int, empties: int) -> int:
    """Whether a search is to give up the position that it is at; when only what lies below it, it
    goes on from here."""
    below = load_shared(mem, STOP)
    return int(below != 0 and (below > empties or exchange(mem, STOP, below, 0) != below))
