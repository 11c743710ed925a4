"""Compiled play to the end of a round, or a few turns ahead, and what it is worth to a seat."""

import math

from engines.triominos.player import lattice, luck, moves, turns
from engines.triominos.player.compiled import kernel
from engines.triominos.player.judge import judge
from engines.triominos.player.lattice import Ints
from engines.triominos.player.tables import (
    OVER,
    RUNNING,
    SCORES,
    SEATS,
    TURN,
)

GREEDY, JUDGED = range(2)  # how everybody plays on
TO_THE_END = 99  # turns ahead

_SWING = 60.0  # points of lead that make a match of one more round 73:27
_ROUND = 150.0  # points a round brings its better seats
_TIEBREAK = 0.0005  # what a point of lead is worth beside the match


@kernel("float64(int64[::1], int64)", inline=True)
def lead(state: Ints, seat: int) -> float:
    """How far a seat stands above its best rival."""
    best = -1 << 30
    for other in range(state[SEATS]):
        if other != seat:
            best = max(best, state[SCORES + other])
    return float(state[SCORES + seat] - best)


@kernel("float64(int64[::1], int64, int64)")
def chance_to_win(state: Ints, seat: int, target: int) -> float:
    """How likely a seat is to win the match when a round has ended with these totals."""
    ahead, best = lead(state, seat), 0
    for other in range(state[SEATS]):
        best = max(best, state[SCORES + other])
    if best >= target and ahead != 0:
        return 1.0 if ahead > 0 else 0.0
    missing = max(0, target - best)
    swing = _SWING * math.sqrt(1.0 + missing / _ROUND)
    return 1.0 / (1.0 + math.exp(-ahead / swing))


@kernel(
    "float64(int16[::1], int64[::1], int64, int64, int64,"
    " float64[:, ::1], float64[::1], int64[::1])"
)
def playout(
    grid: Ints,
    state: Ints,
    seat: int,
    ahead: int,
    policy: int,
    weights: Ints,
    features: Ints,
    before: Ints,
) -> float:
    """Play on until ``seat`` has laid ``ahead`` times more or the round is over; its lead then,
    with what it may still expect."""
    while state[OVER] == RUNNING:
        mover = state[TURN]
        if not turns.layable(state):
            turns.draw_or_skip(state)
            continue
        if policy == GREEDY:
            move = moves.greedy(grid, state)
        else:
            move = moves.judged(grid, state, weights, features, before)
        turns.lay(grid, state, move >> 6, move & 63)
        if mover == seat:
            ahead -= 1
            if ahead <= 0 and state[OVER] == RUNNING:
                return lead(state, seat) + judge(grid, state, seat, weights, features)
    return lead(state, seat)


@kernel(
    "void(int16[::1], int64[::1], int64[::1], int64[:, ::1], int64[::1],"
    " float64[:, ::1], float64[::1], int64[:, ::1], float64[:, ::1])"
)
def trials(
    grid: Ints,
    state: Ints,
    tried: Ints,
    held: Ints,
    how: Ints,
    weights: Ints,
    features: Ints,
    room: Ints,
    sums: Ints,
) -> None:
    """Try every move of ``tried`` in the same worlds, dealt by ``held``, and add what it led to in
    ``sums``: worth, lead. ``how``: first and last world, stream, turns ahead, policy, target (0:
    the lead alone counts), what is known."""
    seat, target = state[TURN], how[5]
    now, world, before = room[0], room[1], room[2]
    lattice.copy(state, now)
    for number in range(how[0], how[1]):
        luck.seed(state, how[2] + number)
        luck.deal(state, seat, held, how[6])
        lattice.copy(state, world)
        for each in range(tried.size):
            turns.lay(grid, state, tried[each] >> 6, tried[each] & 63)
            if how[3] or state[OVER] != RUNNING:
                ends = playout(grid, state, seat, how[3], how[4], weights, features, before)
            else:
                ends = lead(state, seat) + judge(grid, state, seat, weights, features)
            worth = ends
            if target:
                worth = chance_to_win(state, seat, target) + _TIEBREAK * ends
            sums[each, 0] += worth
            sums[each, 1] += ends
            lattice.restore(grid, state, world)
        lattice.copy(now, state)
