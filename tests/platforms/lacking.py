"""Moves that somebody cannot make, whatever lies on the board."""

from engines import GAMES
from engines.game import View


def lacking(view: View) -> str:
    """A move with a piece that is not in the hand of whoever has this view."""
    for first, *rest in GAMES[view.game].forms(view):
        missing = [piece for piece in first if piece not in view.hand]
        if rest and missing:
            return " ".join((missing[0], *(choices[0] for choices in rest)))
    raise AssertionError(view.hand)
