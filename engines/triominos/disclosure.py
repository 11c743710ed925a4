"""What a move shows of the tiles in the market and in the hands."""

from engines.game import Seat
from engines.triominos.rules import play
from engines.triominos.state import DRAW, NEXT, PASS, TriominosState


def reveals(state: TriominosState, move: str, seat: Seat) -> bool:
    """Whether ``move`` shows anybody something hidden, other than from the hand of ``seat``: a tile
    drawn, to its drawer; the hands at a round's end, and those of the next; a tile of another hand,
    which nobody can be sure of, because no tile is seen to enter a hand; another hand's pass.
    Raises InvalidMove, IllegalMove.

    A pass counts, and so would a draw that showed no tile: that nothing fits is told of a hidden
    hand, and who could take a tile back after it could try out where the others cannot lay.
    """
    after = play(state, move)
    if move in (DRAW, NEXT) or after.turn is None:
        return True
    return state.turn != seat and (move != PASS or _any_fits(state))


def _any_fits(state: TriominosState) -> bool:
    """Whether a tile of any hand fits. With the market empty all know which tiles the hands hold
    between them, so where none fits a pass tells nothing."""
    tiles = (tile for hand in state.hands for tile in hand)
    return any(fit for tile in tiles for fit in state.board.fits(tile))
