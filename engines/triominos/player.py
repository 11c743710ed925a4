"""The computer player: the highest immediate score; weaker levels overlook some of the moves."""

import random

from engines.game import Rated
from engines.triominos.board import Board, Fit
from engines.triominos.rules import points
from engines.triominos.tiles import is_triple, value
from engines.triominos.view import TriominosView

OVERLOOKED = {"beginner": 0.6, "casual": 0.4, "club": 0.2}
"""The share of possible moves that a level does not see; stronger levels see all."""


def choose(view: TriominosView, level: str, seconds: float) -> str:
    """The move of ``view.moves`` that scores most at once, of equal ones the tile with the higher
    digits. It takes well under a millisecond, so ``seconds`` is never used up."""
    if not view.fits:
        return view.moves[0]
    share = OVERLOOKED.get(level, 0.0)
    seen = [fit for fit in view.fits if random.random() >= share] or list(view.fits)
    board = Board.of(view.laid)
    return max(seen, key=lambda fit: _worth(board, fit)).move


def rate(view: TriominosView, seconds: float) -> tuple[Rated, ...]:
    """Every move by what it scores at once on top of the present lead, the best first."""
    if not view.fits or view.seat is None:
        return tuple(Rated(move, 0.0) for move in view.moves)
    rivals = [score for seat, score in enumerate(view.score) if seat != view.seat]
    lead = view.score[view.seat] - max(rivals)
    board = Board.of(view.laid)
    rated = (Rated(fit.move, float(lead + points(board, fit))) for fit in view.fits)
    return tuple(sorted(rated, key=lambda one: -one.value))


def _worth(board: Board, fit: Fit) -> tuple[int, bool, int]:
    return points(board, fit), is_triple(fit.tile), value(fit.tile)
