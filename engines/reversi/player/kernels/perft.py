"""Counting all matches to a depth: the test and the measure of moves and flips."""

from engines.reversi.player.kernels.bitboards import flips, moves
from engines.reversi.player.kernels.compiled import exported
from engines.reversi.player.kernels.intrinsics import lowest, popcount


@exported("int64(int64, int64, int64)")
def perft(own: int, other: int, depth: int) -> int:
    """The leaves ``depth`` plies after the position in which ``own`` is to move; a pass is a ply,
    a finished match a leaf, and the last ply is counted without being played."""
    if depth == 0:
        return 1
    mine = moves(own, other)
    if depth == 1:
        return max(1, popcount(mine))
    if mine == 0:
        return perft(other, own, depth - 1) if moves(other, own) else 1
    leaves = 0
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        turned = flips(own, other, cell)
        leaves += perft(other ^ turned, own | turned | 1 << cell, depth - 1)
    return leaves
