"""Fitting weights to what matches ended in: ridge regression for every number of empty cells."""

import numpy as np
from numba import njit

from engines.crosswise.player.kernels.board import turn
from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.evaluation import GROWTH, ROLE, SPECIAL, TEMPO, WEIGHTS
from engines.crosswise.player.kernels.layout import EMPTY, HAND, LINE, LYING, MOVE, SEATS, STONES
from engines.crosswise.player.kernels.lines import COUNTS, GAPS, PATTERN

NEAR = (1.0, 0.5, 0.2)  # the weight of positions with so many empty cells more or fewer
RIDGE = 20.0
CHUNK = 4000  # samples put into a matrix at once


@njit("void(i2[:, ::1], f4[:, ::1])", error_model="numpy")
def features(seen: Array, rows: Array) -> None:
    """Fill in the weights whose sum is the value of each position."""
    rows[:] = 0
    for index in range(len(seen)):
        position, row = seen[index], rows[index]
        team = 1 - (turn(position) & 1)
        row[TEMPO] = 1
        for number in range(12):
            own = (number < 6) == (team == 0)
            base, sign = (0, 1) if own else (ROLE, -1)
            line = position[LINE + number]
            row[base + PATTERN[line]] += sign
            gaps = GAPS[line]
            if gaps > 0:
                for colour in range(6):
                    held = COUNTS[line, colour] * 7 + gaps
                    row[base + GROWTH + held * 8 + 7 - position[LYING + colour]] += sign
        for seat in range(position[SEATS]):
            base, sign = (0, 1) if seat & 1 == team else (ROLE, -1)
            for kind in range(4):
                row[base + SPECIAL + kind] += sign * position[HAND + STONES * seat + MOVE + kind]


def fitted(seen: Array, ends: Array) -> tuple[Array, float]:
    """The weights for one number of seats, 37 × ``WEIGHTS``, and the share of the results' variance
    that they explain."""
    used, squares, targets = _sums(seen, ends)
    weights = np.zeros((37, WEIGHTS), np.float32)
    explained = 0.0
    for empty in range(1, 37):
        square, target = np.zeros((len(used), len(used))), np.zeros(len(used))
        for other in range(max(1, empty - 2), min(36, empty + 3)):
            square += NEAR[abs(other - empty)] * squares[other]
            target += NEAR[abs(other - empty)] * targets[other]
        solved = np.linalg.solve(square + RIDGE * np.eye(len(used)), target)
        weights[empty, used] = solved
        own = targets[empty] @ solved * 2 - solved @ squares[empty] @ solved
        explained += float(own)
    return weights, explained / float((ends.astype(np.float64) ** 2).sum())


def _sums(seen: Array, ends: Array) -> tuple[Array, Array, Array]:
    """Which weights occur, and by empty cells the sums of products that the fit needs."""
    rows = np.zeros((CHUNK, WEIGHTS), np.float32)
    used = np.zeros(WEIGHTS, bool)
    for begin in range(0, min(len(seen), 40 * CHUNK), CHUNK):
        part = seen[begin : begin + CHUNK]
        features(part, rows[: len(part)])
        used |= rows.any(axis=0)
    where = np.flatnonzero(used)
    squares = np.zeros((37, len(where), len(where)), np.float32)
    targets = np.zeros((37, len(where)))
    for empty in range(1, 37):
        chosen = np.flatnonzero(seen[:, EMPTY] == empty)
        for begin in range(0, len(chosen), CHUNK):
            part = chosen[begin : begin + CHUNK]
            features(seen[part], rows[: len(part)])
            table = rows[: len(part), where]
            squares[empty] += table.T @ table
            targets[empty] += table.T @ ends[part]
    return where, squares, targets
