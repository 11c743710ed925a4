"""What a move would score, from what its player sees."""

from engines.game import Preview, check_offered
from engines.triominos.board import Board
from engines.triominos.ending import FOR_GOING_OUT
from engines.triominos.rules import PER_DRAW, PER_PASS, points
from engines.triominos.state import DRAW, PASS
from engines.triominos.view import TriominosView

COSTS = {DRAW: PER_DRAW, PASS: PER_PASS}


def preview(view: TriominosView, move: str) -> Preview:
    """The points of ``move`` with its bonuses, and those for going out; not the digits left in
    other hands, which nobody knows, nor whatever a pass that ends the round brings. Nothing on the
    board moves. Raises IllegalMove."""
    check_offered(view, move)
    fit = next((fit for fit in view.fits if fit.move == move), None)
    if fit is None:
        return Preview(points=COSTS.get(move))
    out = FOR_GOING_OUT if len(view.hand) == 1 else 0
    return Preview(points=points(Board.of(view.laid), fit) + out)
