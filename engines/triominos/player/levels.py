"""The five levels: what each overlooks, how it weighs moves, and how long it thinks ahead."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from engines.game import LEVELS
from engines.triominos.board import Board, Fit
from engines.triominos.bonus import bonus
from engines.triominos.player.search import Effort, Search, Table
from engines.triominos.rules import points
from engines.triominos.tiles import value
from engines.triominos.view import TriominosView


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays: the chance to overlook a place, the chance not to notice that a
    place earns a bonus, the spread of what is misjudged, in points, and the playouts of a move."""

    overlooks: float
    misses: float
    noise: float
    playouts: int


BY_NAME = dict(
    zip(
        LEVELS,
        (
            Level(overlooks=0.5, misses=0.9, noise=6.0, playouts=0),
            Level(overlooks=0.25, misses=0.5, noise=3.0, playouts=0),
            Level(overlooks=0.05, misses=0.1, noise=0.5, playouts=0),
            Level(overlooks=0.0, misses=0.0, noise=0.0, playouts=400),
            Level(overlooks=0.0, misses=0.0, noise=0.0, playouts=120_000),
        ),
        strict=True,
    )
)
SHARE = 0.9
"""Of the time, so that the answer is back when it is up."""


def choose(view: TriominosView, level: str, seconds: float, chance: random.Random) -> str:
    """A move of ``view.moves`` for the seat to move, found within ``seconds``."""
    return play(view, BY_NAME[level], seconds, chance)


def play(view: TriominosView, skill: Level, seconds: float, chance: random.Random) -> str:
    """The same for any skill."""
    deadline = time.monotonic() + SHARE * seconds
    if len(view.fits) < 2:
        return view.moves[0]
    if skill.playouts == 0:
        return _at_a_glance(view, skill, chance).move
    effort = Effort(skill.playouts, deadline)
    return Search(Table.of(view), view.fits, effort, chance.getrandbits(40)).run()[0].fit.move


def _at_a_glance(view: TriominosView, skill: Level, chance: random.Random) -> Fit:
    """What seems to score most at once, of what is seen."""
    seen = _noticed(view.fits, skill, chance)
    board = Board.of(view.laid)
    unseen_bonus = {fit.cell for fit in seen if chance.random() < skill.misses}

    def seems(fit: Fit) -> float:
        found = bonus(board, fit.cell)
        blind = fit.cell in unseen_bonus and (found.hexagons or found.bridges)
        worth = value(fit.tile) if blind else points(board, fit)
        return worth + chance.gauss(0.0, skill.noise)

    return max(seen, key=seems)


def _noticed(fits: Sequence[Fit], skill: Level, chance: random.Random) -> list[Fit]:
    """The fits at places that are not overlooked; one of them at least."""
    places = {fit.place for fit in fits}
    seen = {place for place in sorted(places) if chance.random() >= skill.overlooks}
    return [fit for fit in fits if fit.place in seen] or [chance.choice(fits)]
