"""Trying moves out: the same likely worlds for all of them, more and more for fewer and fewer.

The best-looking half of the moves goes on to the next stage (successive halving: Karnin, Koren,
Somekh, ICML 2013), all worlds seen so far counting on.
"""

import time
from dataclasses import dataclass

import numpy as np

from engines.crosswise.player.compiled import Array
from engines.crosswise.player.rollouts import sample
from engines.crosswise.player.worlds import Sight

SLICE = 100  # rollouts between two looks at the clock: a few milliseconds
_FEWEST = 2  # moves that the last stage compares
TRUST = 8.0  # worlds that how a move looks counts for beside those it was tried in


@dataclass(frozen=True, slots=True)
class Plan:
    """How moves are tried out: ``rollouts`` in all, each of so many ``plies`` in which worths are
    misjudged by up to ``blur`` points; until ``deadline`` on the monotonic clock."""

    rollouts: int
    plies: int
    blur: float
    deadline: float
    seed: int


class Trial:
    """Moves being tried out; ``looks`` are how good they look before. ``tried`` has an entry for
    each of them: in how many worlds."""

    def __init__(self, worths: Array, sight: Sight, moves: Array, looks: Array, plan: Plan) -> None:
        self._worths = worths
        self._sight = sight
        self._moves = moves
        self._looks = looks
        self._plan = plan
        self._sums = np.zeros((len(moves), 2))
        self._behind = np.zeros(len(moves))
        self.tried = np.zeros(len(moves), np.int64)

    @property
    def values(self) -> Array:
        """What each move leads to for the own team: the best one's mean, less how far the others
        lay behind the best when all of them had been tried in the same worlds."""
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
        """What each move has led to, and how it looks, by the worlds that each counts for; to be
        compared among moves tried in as many worlds."""
        return (self._sums[:, 0] + TRUST * self._looks) / (self.tried + TRUST)

    def run(self) -> None:
        """Try the moves out, within the plan."""
        left = np.arange(len(self._moves))
        stages = max(1, int(np.ceil(np.log2(max(1, len(left) / _FEWEST)))) + 1)
        began, world = time.monotonic(), 0
        span = self._plan.deadline - began
        for stage in range(stages):
            end = began + span * (stage + 1) / stages
            worlds = max(1, self._plan.rollouts // stages // len(left))
            world = self._stage(left, world, worlds, end)
            judged = self._judged()[left]
            self._behind[left] = judged.max() - judged
            ranked = left[np.argsort(-judged, kind="stable")]
            left = np.sort(ranked[: max(_FEWEST, (len(left) + 1) // 2)])

    def _stage(self, left: Array, world: int, worlds: int, end: float) -> int:
        """Try ``left`` in further worlds, all in each; the number of the next world."""
        last = world + worlds
        step = max(1, SLICE // len(left))
        found = np.zeros((len(left), 2))
        while world < last and time.monotonic() < end:
            count = min(step, last - world)
            sample(
                self._worths,
                self._sight.position,
                self._sight.seat,
                self._sight.wanted,
                self._moves[left],
                world,
                count,
                self._plan.seed,
                self._plan.plies,
                self._plan.blur,
                found,
            )
            world += count
            self.tried[left] += count
        self._sums[left] += found
        return world
