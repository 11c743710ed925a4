"""A shallow search, as a person looks ahead: a few plies, with cells that are overlooked."""

from collections.abc import Callable

from engines.reversi.board import FULL, bit, bits, flips, moves

CORNERS = bit("a1") | bit("h1") | bit("a8") | bit("h8")
_BORDER = 0xFF818181818181FF
_BELOW = -65.0
Evaluation = Callable[[int, int], float]  # what a position is worth to who is to move, in discs


def counted(own: int, other: int) -> float:
    """What somebody sees who counts: discs, those on the border twice, corners eight times."""
    return _weighed(own) - _weighed(other)


def _weighed(discs: int) -> float:
    corners, border = (discs & CORNERS).bit_count(), (discs & _BORDER).bit_count()
    return float(discs.bit_count() + border + 6 * corners)


def shallow(own: int, other: int, plies: int, unseen: int, evaluation: Evaluation) -> float:
    """The value to ``own``, to move, so many plies ahead; on the cells ``unseen`` nobody is
    expected to move as long as there are others. A pass is no ply."""
    mine = moves(own, other)
    if not mine:
        if not moves(other, own):
            return float(own.bit_count() - other.bit_count())
        return -shallow(other, own, plies, unseen, evaluation)
    if not plies:
        return evaluation(own, other)
    best = _BELOW
    for placed in bits(mine & ~unseen & FULL or mine):
        turned = flips(own, other, placed)
        value = shallow(other & ~turned, own | turned | placed, plies - 1, unseen, evaluation)
        best = max(best, -value)
    return best
