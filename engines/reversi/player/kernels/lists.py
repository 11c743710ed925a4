"""The lists of moves that the searches go through, sorted as they are made."""

from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import load, store


@kernel("int64(int64, int64, int64, int64, int64)")
def insert(moved: int, count: int, rank: int, cell: int, turned: int) -> int:
    """Put a move into the list at the address ``moved``, which has ``count``, the lowest rank
    first, of equal ones the older: four words a move, its rank, its cell, the discs it turns. How
    many there are then."""
    slot = count
    while slot > 0 and load(moved, 4 * slot - 4) > rank:
        store(moved, 4 * slot, load(moved, 4 * slot - 4))
        store(moved, 4 * slot + 1, load(moved, 4 * slot - 3))
        store(moved, 4 * slot + 2, load(moved, 4 * slot - 2))
        slot -= 1
    store(moved, 4 * slot, rank)
    store(moved, 4 * slot + 1, cell)
    store(moved, 4 * slot + 2, turned)
    return count + 1
