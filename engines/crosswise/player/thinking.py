"""One decision: how the moves look to a level, which of them six of a kind forbids or demands, and
what trying the rest out shows."""

import random
import time
from dataclasses import dataclass

import numpy as np

from engines.crosswise.player import weights
from engines.crosswise.player.board import WON
from engines.crosswise.player.compiled import Array
from engines.crosswise.player.layout import EMPTY, MOST_MOVES, MOVE, SEATS
from engines.crosswise.player.levels import Level
from engines.crosswise.player.rollouts import deal
from engines.crosswise.player.search import Plan, Trial
from engines.crosswise.player.threats import WON as MAKES_SIX
from engines.crosswise.player.threats import openings, risks
from engines.crosswise.player.worlds import Sight, decode, encode, sight
from engines.crosswise.player.worth import judge
from engines.crosswise.stones import CELLS
from engines.crosswise.view import CrosswiseView
from engines.game import Rated, Seat

SHARE = 0.8  # of the time, so that the answer is back when it is up, on a busy machine too
RISK = 0.02  # the chance of a six at once up to which moves are compared by what they lead to
BLUR = 0.3  # points by which worths are misjudged when moves are tried out
SPREAD = 1.4  # points by which the lead still changes, times the root of the empty cells
LARGEST = 60.0  # points; no lead is larger
LEAST = 0.05  # points by which what was not tried out is rated lower than what was


@dataclass(frozen=True, slots=True)
class Looks:
    """Moves, the best-looking first, and how they look to the seat to move."""

    moves: Array
    values: Array

    def only(self, chosen: Array) -> "Looks":
        """Some of them, by a mask or their places."""
        return Looks(self.moves[chosen], self.values[chosen])


def choose(
    view: CrosswiseView, level: Level, seconds: float, chance: random.Random | None = None
) -> str:
    """A move for the seat to move, found within ``seconds``. ``chance`` decides what is overlooked
    and which worlds are tried; by default what the seat sees does."""
    deadline = time.monotonic() + SHARE * seconds
    seat = _seat(view)
    luck = chance or random.Random(repr((view.board, view.hand, view.bag, seat)))
    return decide(sight(view, seat), level, deadline, luck)


def decide(seen: Sight, level: Level, deadline: float, luck: random.Random) -> str:
    """A move for the seat that knows so much, found before ``deadline`` on the monotonic clock."""
    worths = _worths(seen, level.foresight)
    looks = _looks(seen, worths)
    if len(looks.moves) == 1:
        return decode(int(looks.moves[0]))
    if level.careful:
        looks = _tactics(seen, looks)
    looks = _noticed(looks, level, luck)
    if level.candidates and len(looks.moves) > 1:
        looks = looks.only(np.arange(min(level.candidates, len(looks.moves))))
        plan = Plan(level.rollouts, level.plies, BLUR, deadline, luck.getrandbits(63))
        trial = Trial(worths, seen, looks.moves, looks.values, plan)
        trial.run()
        return decode(int(looks.moves[trial.best]))
    return decode(int(looks.moves[0]))


def rate(view: CrosswiseView, level: Level, seconds: float) -> tuple[Rated, ...]:
    """Every move with the lead in points it is expected to end in, the best first: the most
    promising tried out for ``seconds``, the others by how they look beside them. What makes a six,
    or prevents one, stands above all that does not."""
    deadline = time.monotonic() + SHARE * seconds
    seen = sight(view, _seat(view))
    worths = _worths(seen, True)
    looks = _looks(seen, worths)
    tried = _tactics(seen, looks)
    tried = tried.only(np.arange(min(level.candidates, len(tried.moves))))
    seed = random.Random(repr((view.board, view.hand, view.bag))).getrandbits(63)
    plan = Plan(level.rollouts, level.plies, BLUR, deadline, seed)
    trial = Trial(worths, seen, tried.moves, tried.values, plan)
    trial.run()
    values = _beside(looks, tried, trial.values)
    empty = int(seen.position[EMPTY])
    rated = (Rated(move, _lead(values[encode(move)], empty)) for move in view.moves)
    return tuple(sorted(rated, key=lambda one: -one.value))


def _beside(looks: Looks, tried: Looks, values: Array) -> dict[int, float]:
    """The values of all moves by those of the moves tried out, below which all others stay."""
    shift, most = float(np.mean(values - tried.values)), float(values.min()) - LEAST
    pairs = zip(looks.moves.tolist(), looks.values.tolist(), strict=True)
    found = {move: min(look + shift, most) for move, look in pairs}
    return found | dict(zip(tried.moves.tolist(), values.tolist(), strict=True))


def _seat(view: CrosswiseView) -> Seat:
    """The seat that looks, whose turn it must be."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("only the seat to move can decide")
    return view.seat


def _worths(seen: Sight, foresight: bool) -> Array:
    """By what lines are judged, for the number of seats."""
    table = weights.learned() if foresight else weights.present()
    own: Array = table[seen.position[SEATS] - 2]
    return own.ravel()


def _looks(seen: Sight, worths: Array) -> Looks:
    """All moves by ``worths``."""
    position = seen.position.copy()
    # For the sizes of the hands alone: how moves look does not depend on the others' stones.
    deal(position, seen.seat, seen.wanted, np.zeros(1, np.uint64))
    moves, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
    count = judge(worths, position, moves, values)
    order = np.argsort(-values[:count], kind="stable")
    return Looks(moves[order], values[order])


def _tactics(seen: Sight, looks: Looks) -> Looks:
    """The moves that win at once; else those after which the others are least likely to."""
    flags = np.zeros(len(looks.moves), np.int64)
    openings(seen.position, seen.seat & 1, looks.moves, flags)
    if (flags == MAKES_SIX).any():
        return looks.only(flags == MAKES_SIX)
    risk = risks(seen, flags)
    return looks.only(risk <= risk.min() + RISK)


def _noticed(looks: Looks, level: Level, luck: random.Random) -> Looks:
    """The moves that a level notices, all of them when none would be left, as they look to it."""
    first, second = looks.moves >> 4 & 63, looks.moves >> 10 & 63
    if level.overlook:
        missed = np.array([luck.random() < level.overlook for _ in CELLS])
        seen = ~(missed[first] | missed[second] & (second > 0))
        looks = looks.only(seen) if seen.any() else looks
        first, second = looks.moves >> 4 & 63, looks.moves >> 10 & 63
    if level.blur:
        # By cell, not by move: among hundreds of swaps one would always seem brilliant.
        blur = np.array([luck.gauss(0.0, level.blur) for _ in CELLS])
        values = looks.values + blur[first] + blur[second] * (second > 0)
        values -= level.thrift * ((looks.moves & 15) >= MOVE)
        order = np.argsort(-values, kind="stable")
        looks = Looks(looks.moves[order], values[order])
    return looks


def _lead(value: float, empty: int) -> float:
    """The lead in points that goes with a value: without what winning is worth beside it, as far
    as the lead makes winning likely."""
    spread = SPREAD * float(np.sqrt(empty)) + 0.01
    low, high = -LARGEST, LARGEST
    for _ in range(30):
        middle = (low + high) / 2
        if middle + WON * float(np.tanh(middle / spread)) < value:
            low = middle
        else:
            high = middle
    return (low + high) / 2
