"""Solving the end of a match in which nothing is hidden: what best play of both teams leads to."""

import numpy as np

from engines.crosswise.player.kernels.board import WON, copy, lead, play, result, turn
from engines.crosswise.player.kernels.compiled import Array, Stones, compiled
from engines.crosswise.player.kernels.evaluation import evaluate_moves
from engines.crosswise.player.kernels.layout import CELL, EMPTY, HAND, LINE, MOVE, OVER, STONES
from engines.crosswise.player.kernels.lines import POINTS, SIX, WITH

_ORDERED = 12  # moves tried in the order of their looks; when these are not enough, all are tried


@compiled("f8(i2[::1])")
def _filled(position: Stones) -> float:
    """The best that laying a stone on the one empty cell makes for the team of the seat to move;
    -inf without a colour in its hand."""
    sign = 1.0 if turn(position) & 1 == 0 else -1.0
    hand, cell, best = HAND + STONES * turn(position), 0, -np.inf
    while position[CELL + cell] > 0:
        cell += 1
    column, row = position[LINE + cell % 6], position[LINE + 6 + cell // 6]
    others = float(lead(position)) - POINTS[column] + POINTS[row]
    for colour in range(6):
        if position[hand + colour] > 0:
            down, across = WITH[column, colour], WITH[row, colour]
            points = others + POINTS[down] - POINTS[across]
            won = float(SIX[down] - SIX[across])
            if won == 0.0:
                won = np.sign(points)
            best = max(best, sign * (points + WON * won))
    return best


@compiled("f8(f4[::1], i2[:, ::1], i8[:, ::1], f8[:, ::1], i8, f8, f8, i8[::1])")
def solve(
    weights: Array,
    stack: Array,
    moves: Array,
    values: Array,
    level: int,
    alpha: float,
    beta: float,
    left: Array,
) -> float:
    """What the position ``stack[level]`` leads to for the team of the seat to move: exactly between
    ``alpha`` and ``beta``, else a bound on that side of them. Moves are tried in the order in which
    they look best by ``weights``; rows from ``level`` on are written over. ``left`` is how many
    positions may still be looked at: where it has fallen below 0, the value means nothing."""
    position = stack[level]
    left[0] -= 1
    if position[OVER]:
        return float(result(position)) * (1.0 if turn(position) & 1 == 0 else -1.0)
    if level + 1 == len(stack):
        left[0] = -1
    if left[0] < 0:
        return 0.0
    last, best = position[EMPTY] == 1, -np.inf
    if last:
        best, hand, specials = _filled(position), HAND + STONES * turn(position), 0
        for kind in range(MOVE, STONES):
            specials += position[hand + kind]
        if best >= beta or (best > -np.inf and specials == 0):
            return best
        alpha = max(alpha, best)
    own, looks, after = moves[level], values[level], stack[level + 1]
    count = evaluate_moves(weights, position, own, looks)
    for number in range(count):
        if number < _ORDERED:
            at = number + int(np.argmax(looks[number:count]))
            own[number], own[at] = own[at], own[number]
            looks[number], looks[at] = looks[at], looks[number]
        if last and own[number] & 15 < MOVE:
            continue  # what it makes is known already
        copy(position, after)
        play(after, own[number])
        value = -solve(weights, stack, moves, values, level + 1, -beta, -alpha, left)
        if left[0] < 0:
            return 0.0
        best, alpha = max(best, value), max(alpha, value)
        if alpha >= beta:
            break
    return best
