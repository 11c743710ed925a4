"""The computer player of Reversi. Importing it loads neither numpy nor numba: that happens when
it is first asked, or told to warm up."""

from engines.reversi.player.choice import choose, rate, warm
from engines.reversi.player.solution import Solution, solve

KERNELS = (
    "bitboards",
    "evaluation",
    "table",
    "lists",
    "last",
    "exact",
    "peers",
    "middle",
    "ending",
)
"""The modules of ``kernels`` that hold compiled code, each after those that it uses."""

__all__ = ["KERNELS", "Solution", "choose", "rate", "solve", "warm"]
