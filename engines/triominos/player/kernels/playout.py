"""Compiled play to the end of a round, or a few turns ahead, and what it is worth to a seat."""

import math

from engines.triominos.player.kernels import lattice, moves, rng, turns
from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.evaluation import expected
from engines.triominos.player.kernels.layout import (
    NOBODY,
    OVER,
    RUNNING,
    SCORES,
    SEATS,
    TURN,
    WINNER,
)

# From 30,000 matches to 200 that two played by the network, by logistic regression:
_SWING = 50.0  # points of lead that make a match of one more round 73:27
_ROUND = 220.0  # points missing at which it is as if two were to come
_BEGINS = 12.0  # points that it is worth to begin the next round
_OPEN_SWING, _OPEN_GROWTH = 49.0, 0.15  # the same for a lead expected while a round is running
_LEAST, _FAR = -90.0, 250.0  # points missing between which that was seen
_TIEBREAK = 0.0005  # what a point of lead is worth beside the match


@kernel("float64(int64[::1], int64)", inline=True)
def lead(state: Array, seat: int) -> float:
    """How far a seat stands above its best rival."""
    best = -1 << 30
    for other in range(state[SEATS]):
        if other != seat:
            best = max(best, state[SCORES + other])
    return float(state[SCORES + seat] - best)


@kernel("float64(int64[::1], int64, float64)")
def _rivals(state: Array, seat: int, swing: float) -> float:
    """How many rivals a seat has to beat: 1 for the best, less for each the further it lies behind,
    as far as a match swings."""
    best, count = -1 << 30, 0.0
    for other in range(state[SEATS]):
        if other != seat:
            best = max(best, state[SCORES + other])
    for other in range(state[SEATS]):
        if other != seat:
            count += math.exp(float(state[SCORES + other] - best) / swing)
    return float(count)


@kernel("float64(int64[::1], int64, float64, int64)")
def chance_to_win(state: Array, seat: int, ahead: float, target: int) -> float:
    """How likely a seat is to win the match, whose lead at the end of the round is ``ahead``, or,
    while the round is running, expected to be."""
    best = 0
    for other in range(state[SEATS]):
        best = max(best, state[SCORES + other])
    missing = float(target - best)
    if state[OVER] == RUNNING:
        swing = _OPEN_SWING + _OPEN_GROWTH * min(max(missing, _LEAST), _FAR)
        return 1.0 / (1.0 + _rivals(state, seat, swing) * math.exp(-ahead / swing))
    if missing <= 0.0 and ahead != 0.0:
        return 1.0 if ahead > 0.0 else 0.0
    if state[WINNER] != NOBODY:
        ahead += _BEGINS if state[WINNER] == seat else -_BEGINS
    swing = _SWING * math.sqrt(1.0 + max(0.0, missing) / _ROUND)
    return 1.0 / (1.0 + _rivals(state, seat, swing) * math.exp(-ahead / swing))


@kernel("float64(int64[::1], int64, float64, int64)")
def worth(state: Array, seat: int, ahead: float, target: int) -> float:
    """By what moves are compared: the lead where ``target`` is 0, else the chance to win the match
    and, of equal ones, the lead."""
    if target == 0:
        return ahead
    return float(chance_to_win(state, seat, ahead, target) + _TIEBREAK * ahead)


@kernel("float64(int16[::1], int64[::1], int64, float64[:, ::1], float64[::1])")
def lead_at_the_end(grid: Array, state: Array, seat: int, weights: Array, room: Array) -> float:
    """The lead that ``seat``, who has just moved, may expect at the end of the round."""
    ahead = lead(state, seat)
    if state[OVER] == RUNNING:
        ahead += expected(grid, state, seat, weights, room)
    return float(ahead)


@kernel(
    "void(int16[::1], int64[::1], int64, int64, int64, float64[:, ::1], float64[::1], int64[::1])"
)
def play_on(
    grid: Array,
    state: Array,
    seat: int,
    ahead: int,
    foresees: int,
    weights: Array,
    room: Array,
    before: Array,
) -> None:
    """Play on until ``seat`` has laid ``ahead`` times more or the round is over; everybody
    ``foresees`` what a lay leaves, or plays for points."""
    while ahead > 0 and state[OVER] == RUNNING:
        if not turns.layable(state):
            turns.draw_or_skip(state)
            continue
        if state[TURN] == seat:
            ahead -= 1
        if foresees:
            move = moves.foreseen(grid, state, weights, room, before)
        else:
            move = moves.greedy(grid, state)
        turns.lay(grid, state, move >> 6, move & 63)


@kernel(
    "void(int16[::1], int64[::1], int64[::1], int64[:, ::1], int64[::1],"
    " float64[:, ::1], float64[::1], int64[:, ::1], float64[::1])"
)
def trials(
    grid: Array,
    state: Array,
    tried: Array,
    held: Array,
    how: Array,
    weights: Array,
    room: Array,
    states: Array,
    sums: Array,
) -> None:
    """Try every move of ``tried`` in the same determinizations, dealt by ``held``, and add to
    ``sums`` what its end is worth. ``how``: first and last determinization, stream, turns ahead,
    whether everybody foresees, target (0: the lead alone counts)."""
    seat, ahead, foresees, target = state[TURN], how[3], how[4], how[5]
    now, dealt, before = states[0], states[1], states[2]
    lattice.copy(state, now)
    for number in range(how[0], how[1]):
        rng.seed(state, how[2] + number)
        rng.deal(state, seat, held)
        lattice.copy(state, dealt)
        for each in range(tried.size):
            turns.lay(grid, state, tried[each] >> 6, tried[each] & 63)
            play_on(grid, state, seat, ahead, foresees, weights, room, before)
            ends = lead_at_the_end(grid, state, seat, weights, room)
            sums[each] += worth(state, seat, ends, target)
            lattice.restore(grid, state, dealt)
        lattice.copy(now, state)
