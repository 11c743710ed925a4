"""The computer player of Reversi. Importing it loads neither numpy nor numba: that happens when
it is first asked, or told to warm up."""

from engines.reversi.player.choice import choose, rate, warm
from engines.reversi.player.solution import Solution, solve

__all__ = ["Solution", "choose", "rate", "solve", "warm"]
