"""The search: every move is tried in many determinizations of what the view leaves open, the better
half of the moves in more of them, until one is left (successive halving, Karnin et al. 2013). All
moves meet the same ones, so that a lucky deal favours none."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from engines.triominos.board import Fit
from engines.triominos.player.beliefs import beliefs
from engines.triominos.player.kernels import playout
from engines.triominos.player.kernels.compiled import Array
from engines.triominos.player.kernels.evaluation import ROOM
from engines.triominos.player.kernels.layout import (
    HANDS,
    MARKET_SIZE,
    NUMBER,
    STATE,
)
from engines.triominos.player.position import RoundPosition, number_of, set_of
from engines.triominos.player.weights import linear, networks
from engines.triominos.view import TriominosView

SLICE = 0.01  # seconds that compiled code runs before the clock is looked at
_FIRST_SLICE = 64  # playouts, before it is known how long one takes


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a search may do: playouts in all, and the moment of ``time.monotonic`` at which it
    must be done; how far each playout looks (own turns ahead), and whether everybody foresees in
    it what a lay leaves, by the networks, or plays for points."""

    playouts: int
    deadline: float
    ahead: int = 6
    foresees: bool = False
    for_match: bool = True  # whether winning the match counts, or the lead of the round


@dataclass(frozen=True, slots=True)
class Found:
    """A move as the search sees it: the lead at the end of the round that it leads to, or, for the
    match, the chance to win with a little of that lead."""

    fit: Fit
    worth: float


@dataclass(slots=True)
class SearchPosition:
    """A round in memory with what a seat believes about the rest; what the search works on."""

    round: RoundPosition
    held: Array  # seats x 64: how likely each seat is to hold each tile
    target: int
    room: Array = field(default_factory=lambda: np.zeros(ROOM))
    states: Array = field(default_factory=lambda: np.zeros((3, STATE), np.int64))

    @classmethod
    def of(cls, view: TriominosView) -> "SearchPosition":
        """The position as the seat to move sees it."""
        assert view.turn is not None
        position = RoundPosition.of(view.laid, view.turn, view.score)
        _count(position, view)
        return cls(position, beliefs(view), view.target)


def _count(position: RoundPosition, view: TriominosView) -> None:
    """Give the own seat its tiles, and every other as many as it holds, whichever they are."""
    own = set_of(view.hand)
    unseen = int(position.unplayed & ~own)
    for seat, count in enumerate(view.hands):
        hand = own
        if seat != view.seat:
            hand = 0
            for _ in range(count):
                hand |= unseen & -unseen
                unseen &= unseen - 1
        position.state[HANDS + seat] = hand
    position.state[MARKET_SIZE] = view.market


class TriominosSearch:
    """Finds the best of ``fits``, which all can be laid now; ``stream`` names its chance."""

    def __init__(
        self, position: SearchPosition, fits: Sequence[Fit], effort: Effort, stream: int
    ) -> None:
        self._position = position
        self._fits = tuple(fits)
        self._effort = effort
        self._stream = stream
        self._moves = np.array([_move(fit) for fit in fits], np.int64)
        self._sums = np.zeros(len(fits))
        self._tries = np.zeros(len(fits), np.int64)  # determinizations in which each was tried
        self._done = 0  # playouts
        self._each = 0.0  # seconds that a playout takes
        self._target = position.target if effort.for_match else 0
        self._weights = networks() if effort.foresees else linear()

    def run(self) -> tuple[Found, ...]:
        """Every move, the best first."""
        alive = np.arange(len(self._fits))
        order: list[tuple[int, float]] = []
        while True:
            self._stage(alive)
            means = self._sums[alive] / self._tries[alive]
            ranks = np.argsort(-means, kind="stable")
            kept = (len(alive) + 1) // 2
            best = means[ranks[0]]
            # A move that is dropped keeps its distance to the best one in the same deals.
            dropped = [(int(alive[rank]), float(means[rank] - best)) for rank in ranks[kept:]]
            order = [*dropped, *order]
            alive = alive[ranks[:kept]]
            if kept == 1:
                return self._ranked(int(alive[0]), order)

    def _ranked(self, best: int, order: Sequence[tuple[int, float]]) -> tuple[Found, ...]:
        worth = float(self._sums[best] / self._tries[best])
        others = (Found(self._fits[number], worth + less) for number, less in order)
        return Found(self._fits[best], worth), *others

    def _stage(self, alive: Array) -> None:
        """Try the moves that are left until this stage's share of time or playouts is used up."""
        stages = max(1, int(len(alive) - 1).bit_length())
        now = time.monotonic()
        until = now + (self._effort.deadline - now) / stages
        most = self._done + max(len(alive), (self._effort.playouts - self._done) // stages)
        tried, sums = self._moves[alive], np.zeros(len(alive))
        first = number = int(self._tries[alive[0]])
        while number == first or (self._done < most and time.monotonic() < until):
            last = number + self._slice(len(alive), most - self._done)
            self._trials(tried, number, last, sums)
            self._done += (last - number) * len(alive)
            number = last
        self._sums[alive] += sums
        self._tries[alive] = number

    def _slice(self, count: int, left: int) -> int:
        """In how many determinizations to try before the clock is looked at again."""
        playouts = SLICE / self._each if self._each else _FIRST_SLICE
        return max(1, int(min(playouts, left)) // count)

    def _trials(self, tried: Array, first: int, last: int, sums: Array) -> None:
        position, effort = self._position, self._effort
        aims = effort.ahead, effort.foresees, self._target
        began = time.monotonic()
        playout.trials(
            position.round.grid,
            position.round.state,
            tried,
            position.held,
            np.array((first, last, self._stream, *aims), np.int64),
            self._weights,
            position.room,
            position.states,
            sums,
        )
        took = (time.monotonic() - began) / ((last - first) * len(tried))
        self._each = max(took, self._each / 2)


def _move(fit: Fit) -> int:
    return 64 * number_of(fit.cell) + NUMBER[fit.tile]
