"""Trying moves out: in the same determinizations all of them, in more and more fewer and fewer.

A determinization is a position in which everything unseen lies somewhere, by chance. The
best-looking half of the moves goes on to the next stage (successive halving: Karnin, Koren,
Somekh, ICML 2013), all determinizations tried so far counting on.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.playout import sample
from engines.crosswise.player.knowledge import Knowledge

SLICE = 100  # playouts between two looks at the clock: a few milliseconds
_FEWEST = 2  # moves that the last stage compares
TRUST = 8.0  # determinizations that a move's looks count for, beside those it was tried in


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """How moves are tried out: ``playouts`` in all, each of so many ``plies`` in which moves are
    misjudged by up to ``blur`` points; until ``deadline`` on the monotonic clock."""

    playouts: int
    plies: int
    blur: float
    deadline: float
    seed: int


TryOut = Callable[[Array, Knowledge, SearchPlan, Array, int, int, Array], None]
"""Adds to the last argument what the moves lead to in so many determinizations, the first of them
with the number that is given."""


def try_out(
    weights: Array,
    knowledge: Knowledge,
    plan: SearchPlan,
    moves: Array,
    start: int,
    count: int,
    sums: Array,
) -> None:
    """Tries moves out in determinizations of what a seat does not know."""
    sample(
        weights,
        knowledge.position,
        knowledge.unknown,
        moves,
        start,
        count,
        plan.seed,
        plan.plies,
        plan.blur,
        sums,
    )


class Trial:
    """Moves being tried out; ``looks`` are how good they look before. ``tried`` has an entry for
    each of them: in how many determinizations."""

    def __init__(
        self,
        weights: Array,
        knowledge: Knowledge,
        moves: Array,
        looks: Array,
        plan: SearchPlan,
        try_out: TryOut = try_out,
    ) -> None:
        self._weights = weights
        self._knowledge = knowledge
        self._moves = moves
        self._looks = looks
        self._plan = plan
        self._try_out = try_out
        self._sums = np.zeros((len(moves), 2))
        self._behind = np.zeros(len(moves))
        self.tried = np.zeros(len(moves), np.int64)

    @property
    def values(self) -> Array:
        """What each move leads to for the own team: the best one's mean, less how far the others
        lay behind the best when all of them had been tried in the same determinizations."""
        best = self.best
        known = self._sums[best, 0] / self.tried[best] if self.tried[best] else self._looks[best]
        values: Array = known - self._behind
        return values

    @property
    def best(self) -> int:
        """The place of the move judged best among those tried most, of equal ones the first."""
        most = self.tried == self.tried.max()
        return int(np.argmax(np.where(most, self._judged(), -np.inf)))

    def _judged(self) -> Array:
        """What each move has led to, and how it looks, by the determinizations that each counts
        for; to be compared among moves tried in as many."""
        return (self._sums[:, 0] + TRUST * self._looks) / (self.tried + TRUST)

    def run(self) -> None:
        """Try the moves out, within the plan."""
        left = np.arange(len(self._moves))
        stages = max(1, int(np.ceil(np.log2(max(1, len(left) / _FEWEST)))) + 1)
        began, tried = time.monotonic(), 0
        span = self._plan.deadline - began
        for stage in range(stages):
            end = began + span * (stage + 1) / stages
            count = max(1, self._plan.playouts // stages // len(left))
            tried = self._stage(left, tried, count, end)
            judged = self._judged()[left]
            self._behind[left] = judged.max() - judged
            ranked = left[np.argsort(-judged, kind="stable")]
            left = np.sort(ranked[: max(_FEWEST, (len(left) + 1) // 2)])

    def _stage(self, left: Array, start: int, count: int, end: float) -> int:
        """Try ``left`` in ``count`` more determinizations, all in each; the number of the next."""
        last = start + count
        step = max(1, SLICE // len(left))
        sums = np.zeros((len(left), 2))
        while start < last and time.monotonic() < end:
            size = min(step, last - start)
            self._try_out(
                self._weights, self._knowledge, self._plan, self._moves[left], start, size, sums
            )
            start += size
            self.tried[left] += size
        self._sums[left] += sums
        return start
