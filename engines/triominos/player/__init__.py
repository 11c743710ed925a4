"""The computer player: a move for a view, at one of five levels, within a time.

What is compiled, and numpy with it, is imported at the first question, so that whoever only needs
the rules does not wait for it.
"""

import random

from engines.game import Rated
from engines.triominos.view import TriominosView

KERNELS = ("lattice", "luck", "turns", "judge", "outlook", "moves", "playout")
"""The modules that hold compiled code, each after those that it uses."""


def choose(
    view: TriominosView, level: str, seconds: float, chance: random.Random | None = None
) -> str:
    """A move of ``view.moves`` for the seat to move, found within ``seconds``. ``chance`` decides
    what is overlooked and which worlds are tried; by default the system does."""
    from engines.triominos.player import levels

    return levels.choose(view, level, seconds, chance or random.Random())


def rate(
    view: TriominosView, seconds: float, chance: random.Random | None = None
) -> tuple[Rated, ...]:
    """Every move with the lead over the best rival that it is expected to leave at the end of the
    round, the best first."""
    from engines.triominos.player import rating

    return rating.rate(view, seconds, chance or random.Random(0))


def warm() -> None:
    """Load what is compiled, or compile it at the first start of all."""
    from engines.triominos.player import levels, rating

    assert levels
    assert rating
