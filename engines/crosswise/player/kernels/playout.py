"""Playing on for a few plies, each seat by the evaluation of its moves."""

import numpy as np

from engines.crosswise.player.kernels.board import copy, play, result, turn
from engines.crosswise.player.kernels.compiled import Array, Stones, compiled
from engines.crosswise.player.kernels.determinizations import deal
from engines.crosswise.player.kernels.evaluation import evaluate, evaluate_laid, evaluate_moves
from engines.crosswise.player.kernels.layout import MOST_MOVES, OVER, SIZE
from engines.crosswise.player.kernels.rng import begin, fraction

SPECIALS_FOR = 2
"""Plies of a playout in which specials may be played; later they are kept, at their weight, for to
look at all their moves takes most of the time."""


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1], f8, u8[::1], b1)")
def pick(
    weights: Array,
    position: Stones,
    moves: Array,
    values: Array,
    blur: float,
    rng: Array,
    specials: bool,
) -> int:
    """The move that looks best when every value is misjudged by up to ``blur`` points; without
    ``specials`` it lays a stone if there is one."""
    count = 0
    if not specials:
        count = evaluate_laid(weights, position, moves, values)
    if count == 0:
        count = evaluate_moves(weights, position, moves, values)
    best, most = 0, -np.inf
    for number in range(count):
        value = values[number]
        if blur > 0.0:
            value += blur * fraction(rng)
        if value > most:
            best, most = number, value
    return int(moves[best])


@compiled("f8(f4[::1], i2[::1], i8, f8, u8[::1], i8[::1], f8[::1])")
def playout(
    weights: Array,
    position: Stones,
    plies: int,
    blur: float,
    rng: Array,
    moves: Array,
    values: Array,
) -> float:
    """Play ``plies`` moves on, in place; what is reached is worth to the columns."""
    for ply in range(plies):
        if position[OVER]:
            break
        specials = ply < SPECIALS_FOR
        play(position, pick(weights, position, moves, values, blur, rng, specials))
    if position[OVER]:
        return result(position)
    team = 1 - (turn(position) & 1)
    value = evaluate(weights, position, team)
    return value if team == 0 else -value


@compiled("void(f4[::1], i2[::1], i8[::1], u8[::1], i8, f8, f8[:, ::1])")
def try_all(
    weights: Array,
    position: Stones,
    candidates: Array,
    rng: Array,
    plies: int,
    blur: float,
    sums: Array,
) -> None:
    """Play on after each candidate, from a position in which nothing is hidden and by the same
    random numbers; add to ``sums``, candidates × 2, what each has led to for the team of the seat
    to move, and its square."""
    after, state = np.empty(SIZE, np.int16), rng[0]
    moves, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
    sign = 1.0 if turn(position) & 1 == 0 else -1.0
    for number in range(len(candidates)):
        copy(position, after)
        rng[0] = state
        play(after, candidates[number])
        value = sign * playout(weights, after, plies, blur, rng, moves, values)
        sums[number, 0] += value
        sums[number, 1] += value * value


@compiled("void(f4[::1], i2[::1], i2[::1], i8[::1], i8, i8, u8, i8, f8, f8[:, ::1])")
def sample(
    weights: Array,
    position: Stones,
    unknown: Array,
    candidates: Array,
    start: int,
    count: int,
    seed: int,
    plies: int,
    blur: float,
    sums: Array,
) -> None:
    """Try all candidates in the same ``count`` determinizations of a position, the first with the
    number ``start``; ``sums`` as for ``try_all``."""
    rng, dealt = np.empty(1, np.uint64), np.empty(SIZE, np.int16)
    for number in range(start, start + count):
        copy(position, dealt)
        begin(rng, seed, number)
        deal(dealt, unknown, rng)
        try_all(weights, dealt, candidates, rng, plies, blur, sums)
