"""What a better move would have brought at once."""

from engines.game import Phrase, phrase
from engines.triominos.board import Board
from engines.triominos.bonus import bonus
from engines.triominos.preview import preview
from engines.triominos.view import TriominosView


def missed(view: TriominosView, played: str, better: str) -> Phrase | None:
    """``hexagon``, ``bridge`` or else ``points``: what the better move scores, where that is more
    than the move played does; None where it only pays later."""
    own, more = preview(view, played).points, preview(view, better).points
    fit = next((fit for fit in view.fits if fit.move == better), None)
    if fit is None or own is None or more is None or more <= own:
        return None
    earned = bonus(Board.of(view.laid), fit.cell)
    kind = "hexagon" if earned.hexagons else "bridge" if earned.bridges else "points"
    return phrase(kind, points=more)
