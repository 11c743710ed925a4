"""Players of Crosswise to measure others by: some simple, one that sees everything.

*greedy* lays what scores most at once; *expectation* what scores most once all gaps are filled by
chance; *learned* what the master's weights make most of, without trying anything out.
"""

import math
import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from engines.crosswise.moves import legal
from engines.crosswise.player.choice import decide
from engines.crosswise.player.kernels.board import change
from engines.crosswise.player.kernels.compiled import Array, Stones
from engines.crosswise.player.kernels.layout import BAG, BAG_SIZE, HAND, LINE, LYING, PASS, STONES
from engines.crosswise.player.kernels.lines import GAPS, POINTS, SIX, WITH
from engines.crosswise.player.kernels.playout import try_all
from engines.crosswise.player.kernels.rng import begin
from engines.crosswise.player.knowledge import NUMBER, Knowledge, encode
from engines.crosswise.player.levels import SCALE, CrosswiseLevel
from engines.crosswise.player.search import SearchPlan
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import COLOURS
from engines.crosswise.view import view

LEVELS = SCALE.named()

Player = Callable[[CrosswiseState, random.Random], str]
"""A move for the seat to move; only the oracle looks at more than that seat's view."""

GREEDY = CrosswiseLevel(foresight=False, overlook=0.0, careful=False)
LEARNED = CrosswiseLevel(foresight=True, overlook=0.0, careful=False)
OF_COLOUR = 7  # stones of each colour in the match


def chance(state: CrosswiseState, luck: random.Random) -> str:
    """Any move."""
    return luck.choice(legal(state))


def filled(left: Array) -> Array:
    """What each of the 924 lines scores on average when stones drawn by chance, of each colour by
    its share of those ``left`` (6 counts), fill its gaps."""
    shares, scores = left / left.sum(), POINTS.astype(np.float64)
    for gaps in range(1, 7):
        lines = gaps == GAPS
        scores[lines] = scores[WITH[lines]] @ shares
    return scores


def expectation(state: CrosswiseState, luck: random.Random) -> str:
    """The move after which the own lines score most above the others' once they are filled."""
    seen = Knowledge.of(view(state, state.turn)).position
    tables: dict[bytes, Array] = {}
    best, most = "pass", -math.inf
    for move in legal(state):
        value = _promise(seen.copy(), encode(move), tables) * (-1 if state.turn & 1 else 1)
        if value > most:
            best, most = move, value
    return best


def _promise(position: Stones, move: int, tables: dict[bytes, Array]) -> float:
    """What the columns score above the rows after ``move`` once they are filled, ``tables``
    keeping what was worked out; a line of six is worth a win."""
    if move != PASS:
        change(position, move)
    lying = position[LYING : LYING + len(COLOURS)]
    if lying.tobytes() not in tables:
        # At the end all may lie; then no gap is left to be filled.
        tables[lying.tobytes()] = filled(np.maximum(OF_COLOUR - lying, 1e-9))
    lines = position[LINE : LINE + 12]
    scores = tables[lying.tobytes()][lines] + 100.0 * SIX[lines]
    return float(scores[:6].sum() - scores[6:].sum())


def of_level(level: CrosswiseLevel, factor: float = 1.0) -> Player:
    """A computer player with ``factor`` of its trials and all the time they need, so that the
    figures do not depend on the machine."""
    level = replace(level, playouts=round(level.playouts * factor))

    def player(state: CrosswiseState, luck: random.Random) -> str:
        return decide(Knowledge.of(view(state, state.turn)), level, math.inf, luck)

    return player


def oracle(level: CrosswiseLevel, factor: float = 1.0) -> Player:
    """The same search as ``level`` makes, seeing every hand and the order of the bag."""
    # It does not solve ends: those are over all orders of the bag.
    level = replace(level, playouts=round(level.playouts * factor), ends=0)

    def player(state: CrosswiseState, luck: random.Random) -> str:
        return decide(seeing(state), level, math.inf, luck, try_out=try_out_openly)

    return player


def try_out_openly(
    weights: Array,
    knowledge: Knowledge,
    plan: SearchPlan,
    moves: Array,
    start: int,
    count: int,
    sums: Array,
) -> None:
    """Try moves out in the one position there is, where nothing is hidden."""
    rng = np.empty(1, np.uint64)
    for number in range(start, start + count):
        begin(rng, plan.seed, number)
        try_all(weights, knowledge.position, moves, rng, plan.plies, plan.blur, sums)


def seeing(state: CrosswiseState) -> Knowledge:
    """What a seat would know from which nothing is hidden."""
    position = Knowledge.of(view(state, state.turn)).position
    for seat, hand in enumerate(state.hands):
        start = HAND + STONES * seat
        position[start : start + STONES] = 0
        for stone in hand:
            position[start + NUMBER[stone]] += 1
    position[BAG : BAG + len(state.bag)] = [NUMBER[stone] for stone in state.bag]
    position[BAG_SIZE] = len(state.bag)
    return Knowledge(position, np.zeros(4, np.int16))


def players(factor: float) -> dict[str, Player]:
    """All yardsticks and levels by name, with ``factor`` of the levels' trials."""
    return {
        "random": chance,
        "greedy": of_level(GREEDY),
        "expectation": expectation,
        "learned": of_level(LEARNED),
        **{name: of_level(level, factor) for name, level in LEVELS.items()},
        "oracle": oracle(LEVELS["master"], factor),
    }
