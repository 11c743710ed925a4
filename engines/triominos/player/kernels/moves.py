"""The compiled choice of a move at a glance. A move is 64 x cell + tile."""

from engines.triominos.player.kernels import lattice, turns
from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.evaluation import expected
from engines.triominos.player.kernels.intrinsics import highest, lowest, popcount
from engines.triominos.player.kernels.layout import (
    CELLS,
    HANDS,
    OVER,
    PLACES,
    RUNNING,
    SCORES,
    TAKERS,
    TURN,
)

NONE = -1  # no tile fits


@kernel("void(int16[::1], int64[::1], int64[::1])")
def best_points(grid: Array, state: Array, best: Array) -> None:
    """The most that each tile of the seat to move scores at once; 0 where it fits nowhere."""
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & state[HANDS + state[TURN]]
        while mine:
            tile = lowest(mine)
            mine &= mine - 1
            best[tile] = max(best[tile], turns.points(grid, state, state[CELLS + place], tile))


@kernel("int64(int16[::1], int64[::1])")
def greedy(grid: Array, state: Array) -> int:
    """The move that scores most at once."""
    own, move, most = state[HANDS + state[TURN]], NONE, -1
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        if mine:
            cell, tile = state[CELLS + place], highest(mine)
            worth = turns.points(grid, state, cell, tile)
            if worth > most:
                move, most = 64 * cell + tile, worth
    return int(move)


@kernel("int64(int64[::1])")
def only(state: Array) -> int:
    """The move of a seat that has just one that lays; NONE where it has none or a choice."""
    own, move = state[HANDS + state[TURN]], NONE
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        if mine:
            if move != NONE or popcount(mine) > 1:
                return NONE
            move = 64 * state[CELLS + place] + lowest(mine)
    return int(move)


@kernel("int64(int16[::1], int64[::1], float64[:, ::1], float64[::1], int64[::1])")
def foreseen(grid: Array, state: Array, weights: Array, room: Array, before: Array) -> int:
    """The move after which the score and what is expected then are highest. ``room`` and
    ``before`` are room to work in."""
    seat = state[TURN]
    own, move, most = state[HANDS + seat], only(state), -1e9
    if move != NONE:
        return int(move)
    lattice.copy(state, before)
    for place in range(before[PLACES]):
        mine = before[TAKERS + place] & own
        cell = before[CELLS + place]
        while mine:
            tile = highest(mine)
            mine ^= 1 << tile
            turns.lay(grid, state, cell, tile)
            worth = float(state[SCORES + seat] - before[SCORES + seat])
            if state[OVER] == RUNNING:
                worth += expected(grid, state, seat, weights, room)
            lattice.restore(grid, state, before)
            if worth > most:
                move, most = 64 * cell + tile, worth
    return int(move)
