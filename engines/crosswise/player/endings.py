"""The end of a match, once little is hidden: the move that leads to most on average over all
determinizations, each solved to the end.

With two at the table and at most one stone in the bag that is what a move is worth, for after it
both know everything, unless a *remove* leaves the stone in the bag. Before that, and with more at
the table, it is what the move would be worth if everybody saw all hands from then on.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from math import factorial, prod

import numpy as np

from engines.crosswise.player.kernels.board import play
from engines.crosswise.player.kernels.compiled import Array, Stones
from engines.crosswise.player.kernels.endings import solve
from engines.crosswise.player.kernels.layout import (
    BAG,
    BAG_SIZE,
    COMING,
    EMPTY,
    HAND,
    MOST_MOVES,
    SEATS,
    SIZE,
    STONES,
)
from engines.crosswise.player.knowledge import Knowledge

_MOST_WAYS = 2000  # in which what is hidden may lie
_POSITIONS = 500_000  # looked at between two looks at the clock: a tenth of a second
_DEEPEST = 24  # moves that a search may look ahead; passes and removes make an end longer
_EQUAL = 1e-6  # by which sums that are equal may differ


class GivenUp(Exception):
    """The end takes longer to solve than there is time."""


@dataclass(frozen=True, slots=True)
class Determinization:
    """A position in which everything unseen lies somewhere, in one of so many ``ways``."""

    position: Stones
    ways: int


class Solver:
    """Solves positions in which nothing is hidden, until a deadline on the monotonic clock."""

    def __init__(self, weights: Array, deadline: float) -> None:
        self._weights = weights
        self._deadline = deadline
        self._stack = np.empty((_DEEPEST, SIZE), np.int16)
        self._moves = np.empty((_DEEPEST, MOST_MOVES), np.int64)
        self._values = np.empty((_DEEPEST, MOST_MOVES))

    def best(self, position: Stones) -> float:
        """What best play leads to for the team of the seat to move. Raises GivenUp."""
        self._stack[0] = position
        return self._solve(-np.inf, np.inf)

    def after(self, position: Stones, move: int, low: float, high: float) -> float:
        """What a move leads to for the team that plays it: exactly between ``low`` and a larger
        ``high``, else a bound on that side of them. Raises GivenUp."""
        self._stack[0] = position
        play(self._stack[0], move)
        return -self._solve(-high, -low)

    def _solve(self, alpha: float, beta: float) -> float:
        left = np.array([_POSITIONS])
        rows = self._stack, self._moves, self._values
        value = float(solve(self._weights, *rows, 0, alpha, beta, left))
        if left[0] < 0 or time.monotonic() > self._deadline:
            raise GivenUp
        return value


def is_solvable(knowledge: Knowledge, stones: int) -> bool:
    """Whether at most so many ``stones`` can still be played, one for each empty cell and every
    special, and all that is hidden can be tried."""
    position, unseen = knowledge.position, int(knowledge.position[BAG_SIZE])
    if position[EMPTY] + position[COMING : COMING + 4].sum() > stones:
        return False
    return factorial(unseen) // prod(map(factorial, knowledge.unknown.tolist())) <= _MOST_WAYS


def best(knowledge: Knowledge, weights: Array, moves: Array, deadline: float) -> int:
    """The one of ``moves`` that leads to most on average over all determinizations, of equal ones
    the first; found sooner the earlier good ones stand. Raises GivenUp."""
    solver, dealt = Solver(weights, deadline), list(determinizations(knowledge))
    highest = [solver.best(one.position) for one in dealt]
    limit = sum(one.ways * high for one, high in zip(dealt, highest, strict=True))
    found, most = int(moves[0]), -np.inf
    for move in moves.tolist():
        total = limit  # as if it were the best move wherever it has not been solved yet
        for one, high in zip(dealt, highest, strict=True):
            if total < most + _EQUAL:
                break
            low = high - (total - most) / one.ways
            total -= one.ways * (high - solver.after(one.position, move, low, high))
        if total > most + _EQUAL:
            found, most = move, total
    return found


def determinizations(knowledge: Knowledge) -> Iterator[Determinization]:
    """Every way in which what is unseen may lie in the other hands and in the bag."""
    known = knowledge.position
    unseen = tuple(sorted(known[BAG : BAG + known[BAG_SIZE]].tolist()))
    for (*hands, bag), ways in _dealt(unseen, knowledge.unknown[: known[SEATS]].tolist()):
        position = known.copy()
        for seat, hand in enumerate(hands):
            for stone in hand:
                position[HAND + STONES * seat + stone] += 1
        position[BAG : BAG + len(bag)] = bag
        position[BAG_SIZE] = len(bag)
        yield Determinization(position, ways)


def _dealt(
    unseen: tuple[int, ...], sizes: list[int]
) -> Iterator[tuple[tuple[tuple[int, ...], ...], int]]:
    """Hands of these ``sizes`` out of the stones unseen, behind them the bag in its order; and in
    how many ways each comes about when equal stones are told apart."""
    if not sizes:
        yield from (((bag,), ways) for bag, ways in Counter(permutations(unseen)).items())
        return
    for hand, ways in Counter(combinations(unseen, sizes[0])).items():
        rest = tuple((Counter(unseen) - Counter(hand)).elements())
        for others, more in _dealt(rest, sizes[1:]):
            yield (hand, *others), ways * more
