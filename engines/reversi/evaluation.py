"""What a position is worth to the colour to move, in hundredths of a disc, without looking ahead.

The terms are the classic ones: moves to choose from, empty cells beside the opponent's discs
(moves to come), corners, and the cells that give corners away. See P. Rosenbloom, "A
World-Championship-Level Othello Program", Artificial Intelligence 19 (1982).
"""

from engines.reversi.board import FULL, bit

WON = 100_000
"""More than any evaluation; a finished match is worth this and a hundred a disc of lead."""

CORNERS = bit("a1") | bit("h1") | bit("a8") | bit("h8")
DIAGONAL = bit("b2") | bit("g2") | bit("b7") | bit("g7")
_NOT_A = FULL & ~0x0101010101010101
_NOT_H = FULL & ~0x8080808080808080
_MOVE, _FRONTIER, _CORNER, _DIAGONAL, _BESIDE, _LAST_WORD = 60, 25, 700, 300, 120, 100
_LATE = 16  # empty cells from which on the last word counts


def around(mask: int) -> int:
    """The cells that touch a cell of ``mask`` by an edge or corner, and those of ``mask``."""
    wide = mask | (mask & _NOT_H) << 1 | (mask & _NOT_A) >> 1
    return (wide | wide << 8 | wide >> 8) & FULL


def finished(own: int, other: int) -> int:
    """The value of a match that is over: a win is worth more than any position, a larger one
    more still."""
    lead = own.bit_count() - other.bit_count()
    return 100 * lead + (WON if lead > 0 else -WON if lead < 0 else 0)


def evaluate(own: int, other: int, own_moves: int, other_moves: int) -> int:
    """The value of a running match to ``own``, whose turn it is."""
    empty = FULL & ~(own | other)
    value = _MOVE * (own_moves.bit_count() - other_moves.bit_count())
    value += _FRONTIER * ((empty & around(other)).bit_count() - (empty & around(own)).bit_count())
    value += _CORNER * ((own & CORNERS).bit_count() - (other & CORNERS).bit_count())
    open_corners = empty & CORNERS
    if open_corners:
        beside = around(open_corners) & ~open_corners
        traps, edges = beside & DIAGONAL, beside & ~DIAGONAL
        value -= _DIAGONAL * ((own & traps).bit_count() - (other & traps).bit_count())
        value -= _BESIDE * ((own & edges).bit_count() - (other & edges).bit_count())
    left = empty.bit_count()
    if left <= _LATE:
        value += _LAST_WORD if left & 1 else -_LAST_WORD
    return value
