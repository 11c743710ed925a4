"""Rounds that two to four play against themselves, and what is noted of every lay."""

import random
from collections.abc import Iterator

import numpy as np

from engines.triominos.player.kernels import moves, turns
from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.evaluation import ROOM, expected
from engines.triominos.player.kernels.features import FEATURES
from engines.triominos.player.kernels.intrinsics import lowest
from engines.triominos.player.kernels.layout import (
    CELLS,
    HANDS,
    NUMBERED,
    OVER,
    PLACES,
    RUNNING,
    STATE,
    TAKERS,
    TURN,
)
from engines.triominos.player.kernels.playout import lead
from engines.triominos.player.kernels.rng import number, seed
from engines.triominos.player.position import RoundPosition
from engines.triominos.setup import HAND_OF_MORE, PAIR
from engines.triominos.tiles import TILES

LONGEST = len(TILES) + 1  # lays of a round
EXPECTED, LEAD, SEAT = range(FEATURES, FEATURES + 3)  # the columns after those of the features
COLUMNS = FEATURES + 3
_HAND_OF_TWO = 8
_ASTRAY = 12  # lays in a hundred that are made at random


@kernel("int64(int64[::1])", keep=False)
def _any_fit(state: Array) -> int:
    """Any move that lays, each with equal chance."""
    own, move, count = state[HANDS + state[TURN]], moves.NONE, 0
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        while mine:
            count += 1
            if number(state) % count == 0:
                move = 64 * state[CELLS + place] + lowest(mine)
            mine &= mine - 1
    return int(move)


@kernel(
    "int64(int16[::1], int64[::1], int64, float64[:, ::1], float64[:, ::1], float64[::1],"
    " int64[::1])",
    keep=False,
)
def noted(
    grid: Array,
    state: Array,
    astray: int,
    weights: Array,
    rows: Array,
    room: Array,
    before: Array,
) -> int:
    """Play a round by what is expected, ``astray`` lays in a hundred at random, and note every lay
    in ``rows``: what its seat saw and expected, its lead, the seat. How many there were."""
    count = 0
    while state[OVER] == RUNNING:
        seat = state[TURN]
        if not turns.layable(state):
            turns.draw_or_skip(state)
            continue
        if number(state) % 100 < astray:
            move = _any_fit(state)
        else:
            move = moves.foreseen(grid, state, weights, room, before)
        turns.lay(grid, state, move >> 6, move & 63)
        if state[OVER] == RUNNING:
            rows[count, EXPECTED] = expected(grid, state, seat, weights, room)
            for each in range(FEATURES):
                rows[count, each] = room[each]
            rows[count, LEAD], rows[count, SEAT] = lead(state, seat), seat
            count += 1
    return count


def played(
    seats: int, rounds: int, weights: Array, rng: random.Random
) -> Iterator[tuple[Array, Array]]:
    """What was noted of so many rounds, and the lead of every seat at their ends."""
    rows, room, before = np.zeros((LONGEST, COLUMNS)), np.zeros(ROOM), np.zeros(STATE, np.int64)
    for _ in range(rounds):
        position = dealt(seats, rng)
        count = noted(position.grid, position.state, _ASTRAY, weights, rows, room, before)
        yield rows[:count], np.array([lead(position.state, seat) for seat in range(seats)])


def dealt(seats: int, rng: random.Random) -> RoundPosition:
    """A round dealt at random, whose first seat is any."""
    hand = _HAND_OF_TWO if seats == PAIR else HAND_OF_MORE
    order = rng.sample(NUMBERED, len(NUMBERED))
    ends = range(hand, hand * seats + 1, hand)
    position = RoundPosition.of((), rng.randrange(seats), (0,) * seats)
    position.hold([order[end - hand : end] for end in ends], order[hand * seats :])
    seed(position.state, rng.getrandbits(60))
    return position
