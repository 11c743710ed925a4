"""One decision: how the moves look to a level, which of them six of a kind forbids or demands, and
what trying the rest out shows."""

import random
import time
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from engines.crosswise.player import endings, weights
from engines.crosswise.player.kernels.board import WON
from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.determinizations import deal
from engines.crosswise.player.kernels.evaluation import evaluate_moves
from engines.crosswise.player.kernels.layout import EMPTY, MOST_MOVES, MOVE, SEATS
from engines.crosswise.player.kernels.threats import MADE, openings
from engines.crosswise.player.knowledge import Knowledge, decode, encode
from engines.crosswise.player.levels import SCALE, CrosswiseLevel, scale
from engines.crosswise.player.risks import risks
from engines.crosswise.player.search import SearchPlan, Trial, TryOut, try_out
from engines.crosswise.stones import CELLS
from engines.crosswise.view import CrosswiseView
from engines.game import Rated

SHARE = 0.8  # of the time, so that the answer is back when it is up, on a busy machine too
RISK = 0.02  # the chance of a six at once up to which moves are compared by what they lead to
BLUR = 0.3  # points by which values are misjudged when moves are tried out
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

    def first(self, count: int) -> "Looks":
        """The best-looking so many."""
        return Looks(self.moves[:count], self.values[:count])


def choose(
    view: CrosswiseView, level: str, seconds: float, chance: random.Random | None = None
) -> str:
    """A move for the seat to move, found within ``seconds``. ``chance`` decides what is overlooked
    and which determinizations are tried; by default what the seat sees does."""
    deadline = time.monotonic() + SHARE * seconds
    knowledge = Knowledge.of(view)
    rng = chance or random.Random(repr((view.board, view.hand, view.bag, view.seat)))
    return decide(knowledge, skill_at(knowledge, level, rng), deadline, rng)


def skill_at(knowledge: Knowledge, level: str, rng: random.Random) -> CrosswiseLevel:
    """How somebody of a level plays this move, with so many at the table."""
    return scale(int(knowledge.position[SEATS])).skill(level, rng)


def decide(
    knowledge: Knowledge,
    level: CrosswiseLevel,
    deadline: float,
    rng: random.Random,
    try_out: TryOut = try_out,
) -> str:
    """A move for the seat that knows so much, found before ``deadline`` on the monotonic clock;
    ``try_out`` is how moves are tried out."""
    table = _weights(knowledge, level.foresight)
    looks = _looks(knowledge, table)
    if len(looks.moves) == 1:
        return decode(int(looks.moves[0]))
    solved = _solved(knowledge, level, looks, table, deadline)
    if solved is not None:
        return decode(solved)
    if level.careful:
        looks = _tactics(knowledge, looks)
    looks = _noticed(looks, level, rng)
    if level.candidates and len(looks.moves) > 1:
        looks = looks.first(level.candidates)
        plan = SearchPlan(level.playouts, level.plies, BLUR, deadline, rng.getrandbits(63))
        tried = Trial(table, knowledge, looks.moves, looks.values, plan, try_out)
        tried.run()
        return decode(int(looks.moves[tried.best]))
    return decode(int(looks.moves[0]))


def rate(view: CrosswiseView, seconds: float) -> tuple[Rated, ...]:
    """Every move with the lead in points it is expected to end in, the best first: the most
    promising tried out for ``seconds``, the others by how they look beside them. What makes a six,
    or prevents one, stands above all that does not; the best move of a solved end above all."""
    deadline, level = time.monotonic() + SHARE * seconds, SCALE.strongest
    knowledge = Knowledge.of(view)
    table = _weights(knowledge, True)
    looks = _looks(knowledge, table)
    solved = _solved(knowledge, level, looks, table, deadline)
    best = _tactics(knowledge, looks).first(level.candidates)
    seed = random.Random(repr((view.board, view.hand, view.bag))).getrandbits(63)
    plan = SearchPlan(level.playouts, level.plies, BLUR, deadline, seed)
    trial = Trial(table, knowledge, best.moves, best.values, plan)
    trial.run()
    values = _beside(looks, best, trial.values)
    most = max(values.values())
    if solved is not None and values[solved] < most:
        values[solved] = most + LEAST
    empty = int(knowledge.position[EMPTY])
    rated = (Rated(move, _lead(values[encode(move)], empty)) for move in view.moves)
    return tuple(sorted(rated, key=lambda move: -move.value))


def warm() -> None:
    """Load what was learned; the compiled code has come with this module."""
    weights.learned()


def _solved(
    knowledge: Knowledge, level: CrosswiseLevel, looks: Looks, table: Array, deadline: float
) -> int | None:
    """The best move of an end that a level solves; None where there is none, or it is not solved in
    half of the time, so that moves can still be tried out."""
    if not endings.is_solvable(knowledge, level.ends):
        return None
    now = time.monotonic()
    with suppress(endings.GivenUp):
        return endings.best(knowledge, table, looks.moves, now + (deadline - now) / 2)
    return None


def _beside(looks: Looks, tried: Looks, values: Array) -> dict[int, float]:
    """The values of all moves by those of the moves tried out, below which all others stay."""
    shift, most = float(np.mean(values - tried.values)), float(values.min()) - LEAST
    pairs = zip(looks.moves.tolist(), looks.values.tolist(), strict=True)
    untried = {move: min(look + shift, most) for move, look in pairs}
    return untried | dict(zip(tried.moves.tolist(), values.tolist(), strict=True))


def _weights(knowledge: Knowledge, foresight: bool) -> Array:
    """By what lines are judged, for the number of seats."""
    table = weights.learned() if foresight else weights.present()
    own: Array = table[knowledge.position[SEATS] - 2]
    return own.ravel()


def _looks(knowledge: Knowledge, table: Array) -> Looks:
    """All moves by the weights of a ``table``."""
    position = knowledge.position.copy()
    # For the sizes of the hands alone: how moves look does not depend on the others' stones.
    deal(position, knowledge.unknown, np.zeros(1, np.uint64))
    moves, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
    count = evaluate_moves(table, position, moves, values)
    order = np.argsort(-values[:count], kind="stable")
    return Looks(moves[order], values[order])


def _tactics(knowledge: Knowledge, looks: Looks) -> Looks:
    """The moves that win at once; else those after which the others are least likely to."""
    flags = np.zeros(len(looks.moves), np.int64)
    openings(knowledge.position, knowledge.team, looks.moves, flags)
    if (flags == MADE).any():
        return looks.only(flags == MADE)
    risk = risks(knowledge, flags)
    return looks.only(risk <= risk.min() + RISK)


def _noticed(looks: Looks, level: CrosswiseLevel, rng: random.Random) -> Looks:
    """The moves that a level notices, all of them when none would be left, as they look to it."""
    first, second = looks.moves >> 4 & 63, looks.moves >> 10 & 63
    if level.overlook:
        missed = np.array([rng.random() < level.overlook for _ in CELLS])
        seen = ~(missed[first] | missed[second] & (second > 0))
        looks = looks.only(seen) if seen.any() else looks
        first, second = looks.moves >> 4 & 63, looks.moves >> 10 & 63
    if level.blur:
        # By cell, not by move: among hundreds of swaps one would always seem brilliant.
        blur = np.array([rng.gauss(0.0, level.blur) for _ in CELLS])
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
