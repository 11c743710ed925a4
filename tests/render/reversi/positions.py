"""Positions of Reversi, row by row from a1; the rest of the board is empty."""

from engines.reversi import REVERSI
from engines.reversi.view import ReversiView

EMPTY = "-" * 8
CLOSING = "-OX-----" + EMPTY * 6  # black closes in b1 from a1
PASSING = CLOSING + "-OXXXXXXX"  # and white has no move then, but black has
DRAWN = CLOSING + "OOO-----X"
LOST = CLOSING + "OOOO----X"
WIPED = CLOSING + EMPTY + "X"


def after(*moves: str, position: str = "start", seat: int | None = None) -> ReversiView:
    """A view after these moves; ``seat`` None is everybody's."""
    state = REVERSI.start(REVERSI.deal(2, {"position": position}, "5" * 64))
    for move in moves:
        state = REVERSI.play(state, move)
    return REVERSI.view(state, seat)
