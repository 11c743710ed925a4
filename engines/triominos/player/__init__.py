"""The computer player: a move for a view, at a level, within a time.

What is compiled, and numpy with it, is imported at the first question that needs it, so that
whoever only needs the rules, or plays at a glance, does not wait for it.
"""

import importlib
import random

from engines.game import Rated
from engines.kernels import plain
from engines.triominos.player import choice
from engines.triominos.player.levels import SCALE
from engines.triominos.view import TriominosView

__all__ = ["KERNELS", "SCALE", "choose", "rate", "warm"]

KERNELS = ("lattice", "turns", "rng", "features", "evaluation", "moves", "playout")
"""The modules of ``kernels`` that hold compiled code, each after those that it uses."""


def choose(
    view: TriominosView, level: str, seconds: float, rng: random.Random | None = None
) -> str:
    """A move of ``view.moves`` for the seat to move, found within ``seconds``. ``rng`` decides
    what is overlooked and which determinizations are tried; by default the system does."""
    rng = rng or random.Random()
    return choice.choose(view, choice.skill_at(view, level, rng), seconds, rng)


def rate(
    view: TriominosView, seconds: float, rng: random.Random | None = None
) -> tuple[Rated, ...]:
    """Every move with the lead over the best rival that it is expected to leave at the end of the
    round, the best first, as the master judges them."""
    return choice.rate(view, SCALE.strongest, seconds, rng or random.Random(0))


def warm() -> None:
    """Load what is compiled, or compile it at the first start of all. A plain process plays at a
    glance, for which nothing need be loaded."""
    if plain():
        return
    importlib.import_module("engines.triominos.player.search")
