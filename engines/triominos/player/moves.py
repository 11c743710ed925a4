"""The compiled choice of a move at a glance. A move is 64 x cell + tile."""

from engines.triominos.player import lattice, luck, turns
from engines.triominos.player.compiled import highest, kernel, lowest, popcount
from engines.triominos.player.judge import judge
from engines.triominos.player.lattice import Ints
from engines.triominos.player.outlook import outlook
from engines.triominos.player.tables import (
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
JUDGEMENT, OUTLOOK = range(2)  # by what positions are valued


@kernel("void(int16[::1], int64[::1], int64[::1])")
def best_points(grid: Ints, state: Ints, best: Ints) -> None:
    """The most that each tile of the seat to move scores at once; 0 where it fits nowhere."""
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & state[HANDS + state[TURN]]
        while mine:
            tile = lowest(mine)
            mine &= mine - 1
            best[tile] = max(best[tile], turns.points(grid, state, state[CELLS + place], tile))


@kernel("int64(int64[::1])")
def any_fit(state: Ints) -> int:
    """Any move that lays, each with equal chance."""
    own, found, count = state[HANDS + state[TURN]], NONE, 0
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        while mine:
            count += 1
            if luck.number(state) % count == 0:
                found = 64 * state[CELLS + place] + lowest(mine)
            mine &= mine - 1
    return int(found)


@kernel("int64(int16[::1], int64[::1])")
def greedy(grid: Ints, state: Ints) -> int:
    """The move that scores most at once."""
    own, found, most = state[HANDS + state[TURN]], NONE, -1
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        if mine:
            cell, tile = state[CELLS + place], highest(mine)
            worth = turns.points(grid, state, cell, tile)
            if worth > most:
                found, most = 64 * cell + tile, worth
    return int(found)


@kernel("int64(int64[::1])")
def only(state: Ints) -> int:
    """The move of a seat that has just one that lays; NONE where it has none or a choice."""
    own, found = state[HANDS + state[TURN]], NONE
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        if mine:
            if found != NONE or popcount(mine) > 1:
                return NONE
            found = 64 * state[CELLS + place] + lowest(mine)
    return int(found)


@kernel("float64(int16[::1], int64[::1], int64, int64, float64[:, ::1], float64[::1])")
def expected(grid: Ints, state: Ints, seat: int, by: int, table: Ints, notes: Ints) -> float:
    """What ``seat``, who has just moved, will still gain on its best rival in this round, ``by``
    the JUDGEMENT or the OUTLOOK; ``table`` has the weights or the networks, ``notes`` is filled
    with what is seen."""
    if by == OUTLOOK:
        return float(outlook(grid, state, seat, table, notes))
    return float(judge(grid, state, seat, table, notes))


@kernel("int64(int16[::1], int64[::1], int64, float64[:, ::1], float64[::1], int64[::1])")
def foreseen(grid: Ints, state: Ints, by: int, table: Ints, notes: Ints, before: Ints) -> int:
    """The move after which the score and what is expected then are highest. ``notes`` and
    ``before`` are room to work in."""
    seat = state[TURN]
    own, found, most = state[HANDS + seat], only(state), -1e9
    if found != NONE:
        return int(found)
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
                worth += expected(grid, state, seat, by, table, notes)
            lattice.restore(grid, state, before)
            if worth > most:
                found, most = 64 * cell + tile, worth
    return int(found)
