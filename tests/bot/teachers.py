"""Reversi as a strict teacher sees it: one move of a position is good, all others cost much."""

from engines.game import Rated, View
from engines.reversi import Reversi

COST = 20.0


class Strict(Reversi):
    """Answers with the first move that there is, and likes the last."""

    def warm(self) -> None:
        """There is nothing to load."""

    def choose(self, view: View, level: str, seconds: float) -> str:
        return view.moves[0]

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        *others, best = view.moves
        return (Rated(best, COST), *(Rated(move, 0.0) for move in others))


GAMES = {"reversi": Strict()}
