"""Compiled play to the end of a round, or a few turns ahead, and what it is worth to a seat."""

import math

from engines.triominos.player import lattice, luck, moves, turns
from engines.triominos.player.compiled import kernel
from engines.triominos.player.judge import judge
from engines.triominos.player.lattice import Ints
from engines.triominos.player.outlook import outlook
from engines.triominos.player.tables import (
    NOBODY,
    OVER,
    RUNNING,
    SCORES,
    SEATS,
    TURN,
    WINNER,
)

GREEDY, FORESEEING = range(2)
"""How everybody plays on: for points, to be judged at last; or by the outlook alone."""

# From 30,000 matches to 200 that two played by the outlook, by logistic regression:
_SWING = 50.0  # points of lead that make a match of one more round 73:27
_ROUND = 220.0  # points missing at which it is as if two were to come
_BEGINS = 12.0  # points that it is worth to begin the next round
_OPEN_SWING, _OPEN_GROWTH = 49.0, 0.15  # the same for a lead expected while a round is running
_LEAST, _FAR = -90.0, 250.0  # points missing between which that was seen
_TIEBREAK = 0.0005  # what a point of lead is worth beside the match


@kernel("float64(int64[::1], int64)", inline=True)
def lead(state: Ints, seat: int) -> float:
    """How far a seat stands above its best rival."""
    best = -1 << 30
    for other in range(state[SEATS]):
        if other != seat:
            best = max(best, state[SCORES + other])
    return float(state[SCORES + seat] - best)


@kernel("float64(int64[::1], int64, float64, int64)")
def chance_to_win(state: Ints, seat: int, ahead: float, target: int) -> float:
    """How likely a seat is to win the match, whose lead at the end of the round is ``ahead``, or,
    while the round is running, expected to be."""
    best = 0
    for other in range(state[SEATS]):
        best = max(best, state[SCORES + other])
    missing = float(target - best)
    if state[OVER] == RUNNING:
        swing = _OPEN_SWING + _OPEN_GROWTH * min(max(missing, _LEAST), _FAR)
        return 1.0 / (1.0 + math.exp(-ahead / swing))
    if missing <= 0.0 and ahead != 0.0:
        return 1.0 if ahead > 0.0 else 0.0
    if state[WINNER] != NOBODY:
        ahead += _BEGINS if state[WINNER] == seat else -_BEGINS
    swing = _SWING * math.sqrt(1.0 + max(0.0, missing) / _ROUND)
    return 1.0 / (1.0 + math.exp(-ahead / swing))


@kernel("float64(int64[::1], int64, float64, int64)")
def worth(state: Ints, seat: int, ahead: float, target: int) -> float:
    """By what moves are compared: the lead where ``target`` is 0, else the chance to win the match
    and, of equal ones, the lead."""
    if target == 0:
        return ahead
    return float(chance_to_win(state, seat, ahead, target) + _TIEBREAK * ahead)


@kernel(
    "float64(int16[::1], int64[::1], int64, int64, float64[:, ::1], float64[:, ::1], float64[::1])"
)
def expected(
    grid: Ints, state: Ints, seat: int, policy: int, weights: Ints, nets: Ints, notes: Ints
) -> float:
    """The lead that ``seat``, who has just moved, may expect at the end of the round."""
    if state[OVER] != RUNNING:
        return lead(state, seat)
    if policy == GREEDY:
        return lead(state, seat) + judge(grid, state, seat, weights, notes)
    return lead(state, seat) + outlook(grid, state, seat, nets, notes)


@kernel(
    "void(int16[::1], int64[::1], int64, int64, int64, float64[:, ::1], float64[::1], int64[::1])"
)
def play_on(
    grid: Ints,
    state: Ints,
    seat: int,
    ahead: int,
    policy: int,
    nets: Ints,
    notes: Ints,
    before: Ints,
) -> None:
    """Play on until ``seat`` has laid ``ahead`` times more or the round is over."""
    while ahead > 0 and state[OVER] == RUNNING:
        if not turns.layable(state):
            turns.draw_or_skip(state)
            continue
        if state[TURN] == seat:
            ahead -= 1
        if policy == GREEDY:
            move = moves.greedy(grid, state)
        else:
            move = moves.foreseen(grid, state, moves.OUTLOOK, nets, notes, before)
        turns.lay(grid, state, move >> 6, move & 63)


@kernel(
    "void(int16[::1], int64[::1], int64[::1], int64[:, ::1], int64[::1],"
    " float64[:, ::1], float64[:, ::1], float64[::1], int64[:, ::1], float64[::1])"
)
def trials(
    grid: Ints,
    state: Ints,
    tried: Ints,
    held: Ints,
    how: Ints,
    weights: Ints,
    nets: Ints,
    notes: Ints,
    room: Ints,
    sums: Ints,
) -> None:
    """Try every move of ``tried`` in the same worlds, dealt by ``held``, and add to ``sums`` what
    its end is worth. ``how``: first and last world, stream, turns ahead, policy, target (0:
    the lead alone counts), what is known."""
    seat, ahead, policy, target = state[TURN], how[3], how[4], how[5]
    now, world, before = room[0], room[1], room[2]
    lattice.copy(state, now)
    for number in range(how[0], how[1]):
        luck.seed(state, how[2] + number)
        luck.deal(state, seat, held, how[6])
        lattice.copy(state, world)
        for each in range(tried.size):
            turns.lay(grid, state, tried[each] >> 6, tried[each] & 63)
            play_on(grid, state, seat, ahead, policy, nets, notes, before)
            ends = expected(grid, state, seat, policy, weights, nets, notes)
            sums[each] += worth(state, seat, ends, target)
            lattice.restore(grid, state, world)
        lattice.copy(now, state)
