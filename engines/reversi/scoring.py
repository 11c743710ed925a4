"""The result of a match as other programs count it, from black's side."""

from engines.formats import AGREED, RESIGNED
from engines.game import Seat
from engines.reversi.position import Position

CELLS = 64
EVEN = CELLS // 2


def black_discs(position: Position) -> int:
    """Black's discs at the end, with the empty cells given to whoever has more discs (half of them
    each where both have as many), as tournaments and the WTHOR base count."""
    black, white = position.black.bit_count(), position.white.bit_count()
    empty = CELLS - black - white
    if black == white:
        return EVEN
    return black + empty if black > white else black


def awarded(black_score: int) -> tuple[tuple[Seat, ...], str]:
    """Who won a match that the rules did not end, the seat 0 playing black, and why: whoever was
    given more than half of the cells, for the other one gave up."""
    if black_score == EVEN:
        return (), AGREED
    return ((0,) if black_score > EVEN else (1,)), RESIGNED
