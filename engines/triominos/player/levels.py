"""The five levels: what each overlooks, how it weighs moves, and how long it thinks ahead."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engines.game import LEVELS
from engines.triominos.board import Board, Fit, corners
from engines.triominos.player.search import Effort, Search, Table
from engines.triominos.rules import points
from engines.triominos.tiles import value
from engines.triominos.view import TriominosView


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays. Without playouts a move is chosen at a glance, by ``greed`` x the
    tile's digits (below 0: high tiles are kept for later) and the bonus, if it is noticed;
    ``shyness`` points are taken off for every tile that it would touch at its corners, for crowded
    places are hard to see. ``comfort`` is added for every place that the tile fits: easy tiles go
    first, awkward ones are left over. ``noise`` is the spread of what is misjudged, in points."""

    overlooks: float = 0.0  # the chance to overlook a place
    misses: float = 0.0  # the chance not to notice that a place earns a bonus
    greed: float = 1.0
    shyness: float = 0.0
    comfort: float = 0.0
    noise: float = 0.0
    playouts: int = 0
    ahead: int = 6  # own turns that a playout looks ahead


BY_NAME = dict(
    zip(
        LEVELS,
        (
            Level(misses=1.0, greed=-0.5, shyness=3.0, comfort=2.0),
            Level(overlooks=0.2, misses=0.6, greed=0.7, shyness=0.5, noise=2.0),
            Level(overlooks=0.06, misses=0.06, noise=1.0),
            Level(overlooks=0.12, playouts=40, ahead=2),
            Level(playouts=120_000),
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
    seen, effort = _noticed(view.fits, skill, chance), Effort(skill.playouts, deadline, skill.ahead)
    return Search(Table.of(view), seen, effort, chance.getrandbits(40)).run()[0].fit.move


def _at_a_glance(view: TriominosView, skill: Level, chance: random.Random) -> Fit:
    """What seems best at once, of what is seen."""
    seen = _noticed(view.fits, skill, chance)
    board = Board.of(view.laid)
    cells = sorted({fit.cell for fit in seen})
    places = Counter(fit.tile for fit in seen)
    missed = {cell for cell in cells if chance.random() < skill.misses}

    def seems(fit: Fit) -> float:
        digits = value(fit.tile)
        extra = 0 if fit.cell in missed else points(board, fit) - digits
        ease = skill.comfort * places[fit.tile] - skill.shyness * _crowd(board, fit)
        return skill.greed * digits + extra + ease + chance.gauss(0.0, skill.noise)

    return max(seen, key=seems)


def _crowd(board: Board, fit: Fit) -> int:
    """How many tiles a tile would meet, counted at each of its corners."""
    return sum(map(board.meeting, corners(fit.cell)))


def _noticed(fits: Sequence[Fit], skill: Level, chance: random.Random) -> list[Fit]:
    """The fits at places that are not overlooked; one of them at least."""
    places = {fit.place for fit in fits}
    seen = {place for place in sorted(places) if chance.random() >= skill.overlooks}
    return [fit for fit in fits if fit.place in seen] or [chance.choice(fits)]
