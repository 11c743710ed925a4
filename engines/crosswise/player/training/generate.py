"""Positions to learn from, and what their matches ended in: compiled self-play."""

import numpy as np
from numba import njit

from engines.crosswise.player.kernels.board import play, result, turn
from engines.crosswise.player.kernels.compiled import Array, Stones
from engines.crosswise.player.kernels.layout import (
    BAG,
    BAG_SIZE,
    COMING,
    EMPTY,
    HAND,
    LINE,
    MOST_MOVES,
    MOVE,
    OVER,
    PLY,
    SEATS,
    SIZE,
    STONES,
)
from engines.crosswise.player.kernels.lines import BLANK
from engines.crosswise.player.kernels.playout import pick
from engines.crosswise.player.kernels.rng import fraction, shuffle

LONGEST = 60  # plies kept of a match


@njit("void(i2[::1], i8, u8[::1])", error_model="numpy")
def start(position: Stones, seats: int, rng: Array) -> None:
    """Deal a match, the first seat by chance."""
    position[:] = 0
    position[LINE : LINE + 12] = BLANK
    position[EMPTY], position[SEATS], position[BAG_SIZE] = 36, seats, 54
    for stone in range(42):
        position[BAG + stone] = stone // 7
    for stone in range(12):
        position[BAG + 42 + stone] = MOVE + stone // 3
    position[COMING : COMING + 4] = 3
    shuffle(position, BAG, 54, rng)
    for seat in range(seats):
        for _ in range(6 if seats == 3 and seat == 1 else 4):
            position[BAG_SIZE] -= 1
            position[HAND + STONES * seat + position[BAG + position[BAG_SIZE]]] += 1
    position[PLY] = int(fraction(rng) * 4)


@njit("i8(f4[::1], i8, i8, f8, f8, u8[::1], i2[:, ::1], f4[::1])", error_model="numpy")
def matches(
    weights: Array,
    seats: int,
    count: int,
    stray: float,
    blur: float,
    rng: Array,
    seen: Array,
    ends: Array,
) -> int:
    """Play ``count`` matches and keep each position after a move, with what its match ended in
    for the team that made the move; how many were kept."""
    moves, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
    position, kept = np.empty(SIZE, np.int16), 0
    for _ in range(count):
        start(position, seats, rng)
        first = kept
        while not position[OVER]:
            blurred = 1000.0 if fraction(rng) < stray else blur
            play(position, pick(weights, position, moves, values, blurred, rng, True))
            if kept - first < LONGEST and not position[OVER]:
                seen[kept] = position
                kept += 1
        end = result(position)
        for number in range(first, kept):
            ends[number] = end if turn(seen[number]) & 1 else -end
    return kept
