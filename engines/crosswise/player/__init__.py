"""The computer player: a move for a view, at one of five levels, within a time.

Its kernels are compiled by numba and loaded at the first decision, so that importing the games
stays light; ``warm`` loads them before.
"""

import random

from engines.crosswise.view import CrosswiseView
from engines.game import Rated

__all__ = ["KERNELS", "choose", "rate", "warm"]

KERNELS = ("board", "rng", "evaluation", "determinizations", "threats", "playout", "endings")
"""The modules of ``kernels`` that hold compiled code, each after those that it uses."""


def choose(
    view: CrosswiseView, level: str, seconds: float, chance: random.Random | None = None
) -> str:
    """One of ``view.moves``, found within ``seconds``. ``chance`` decides what is overlooked and
    which determinizations are tried out; by default what the seat sees does, so that the same view
    and enough time give the same move."""
    from engines.crosswise.player import choice

    return choice.choose(view, level, seconds, chance)


def rate(view: CrosswiseView, seconds: float) -> tuple[Rated, ...]:
    """Every move with the lead in points it is expected to end in, the best first, as the
    strongest player judges within ``seconds``."""
    from engines.crosswise.player import choice

    return choice.rate(view, seconds)


def warm() -> None:
    """Load what the computer player needs, compiled code included."""
    from engines.crosswise.player import choice

    choice.warm()
