"""Reversi: the classic game of 64 two-coloured discs, for two players."""

from engines.reversi.game import REVERSI, Reversi
from engines.reversi.player import Solution, solve
from engines.reversi.view import ReversiView

__all__ = ["REVERSI", "Reversi", "ReversiView", "Solution", "solve"]
