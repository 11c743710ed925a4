"""The five levels: what each overlooks, how it weighs moves, and how long it thinks ahead."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engines.game import LEVELS
from engines.triominos.board import Board, Fit, corners
from engines.triominos.player.judge import BONUS_OFFERED, NEXT_STUCK
from engines.triominos.player.playout import FORESEEING, GREEDY
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
    first, awkward ones are left over. ``handy`` is added for every own tile that fits the place: it
    catches the eye, and is used up. Who forgets that the next turn is a rival's likes a board where
    something always fits (``opens`` x the chance that it does for the rival) and shapes that are
    nearly closed (``offers`` x the bonus by the chance that the rival has the tile). ``noise`` is
    the spread of what is misjudged, in points."""

    overlooks: float = 0.0  # the chance to overlook a place
    misses: float = 0.0  # the chance not to notice that a place earns a bonus
    greed: float = 1.0
    shyness: float = 0.0
    comfort: float = 0.0
    handy: float = 0.0
    opens: float = 0.0
    offers: float = 0.0
    noise: float = 0.0
    playouts: int = 0
    ahead: int = 2  # own turns that a playout looks ahead
    policy: int = GREEDY  # how everybody plays in it


BY_NAME = dict(
    zip(
        LEVELS,
        (
            Level(
                misses=1.0, greed=0.0, shyness=1.0, comfort=4.0, handy=4.0, opens=100.0, offers=3.0
            ),
            Level(overlooks=0.2, misses=0.85, greed=0.3, shyness=1.0, opens=17.0, noise=2.0),
            Level(overlooks=0.08, misses=0.08, noise=1.2),
            Level(overlooks=0.13, playouts=40),
            Level(playouts=30_000, ahead=3, policy=FORESEEING),
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
    seen = _noticed(view.fits, skill, chance)
    effort = Effort(skill.playouts, deadline, skill.ahead, skill.policy)
    return Search(Table.of(view), seen, effort, chance.getrandbits(40)).run()[0].fit.move


def _at_a_glance(view: TriominosView, skill: Level, chance: random.Random) -> Fit:
    """What seems best at once, of what is seen."""
    seen = _noticed(view.fits, skill, chance)
    board = Board.of(view.laid)
    cells = sorted({fit.cell for fit in seen})
    places, tiles = Counter(fit.tile for fit in seen), Counter(fit.cell for fit in seen)
    missed = {cell for cell in cells if chance.random() < skill.misses}
    left = _left(view, seen, skill) if skill.opens or skill.offers else dict.fromkeys(seen, 0.0)

    def seems(fit: Fit) -> float:
        digits = value(fit.tile)
        extra = 0 if fit.cell in missed else points(board, fit) - digits
        ease = skill.comfort * places[fit.tile] + skill.handy * tiles[fit.cell]
        ease -= skill.shyness * _crowd(board, fit)
        return skill.greed * digits + extra + ease + left[fit] + chance.gauss(0.0, skill.noise)

    return max(seen, key=seems)


def _left(view: TriominosView, fits: Sequence[Fit], skill: Level) -> dict[Fit, float]:
    """How much is liked what each lay leaves on the board."""
    table, found = Table.of(view), dict[Fit, float]()
    for fit in fits:
        told = table.after(fit)
        found[fit] = skill.opens * (1.0 - told[NEXT_STUCK]) + skill.offers * told[BONUS_OFFERED]
    return found


def _crowd(board: Board, fit: Fit) -> int:
    """How many tiles a tile would meet, counted at each of its corners."""
    return sum(map(board.meeting, corners(fit.cell)))


def _noticed(fits: Sequence[Fit], skill: Level, chance: random.Random) -> list[Fit]:
    """The fits at places that are not overlooked; one of them at least."""
    places = {fit.place for fit in fits}
    seen = {place for place in sorted(places) if chance.random() >= skill.overlooks}
    return [fit for fit in fits if fit.place in seen] or [chance.choice(fits)]
