"""Positions to learn from, and what they are worth: compiled self-play and labels."""

from typing import Any

from numba import njit

from engines.reversi.player.kernels.bitboards import moves
from engines.reversi.player.kernels.evaluation import begin
from engines.reversi.player.kernels.exact import exact_end
from engines.reversi.player.kernels.intrinsics import (
    load,
    load_short,
    popcount,
    shifted_down,
)
from engines.reversi.player.kernels.layout import FEATURE, FEATURES, LIST, LISTS
from engines.reversi.player.kernels.middle import list_moves, middle
from engines.reversi.player.kernels.table import NONE
from engines.reversi.player.patterns import PHASE, UNIT

_START_OWN, _START_OTHER = 1 << 28 | 1 << 35, 1 << 27 | 1 << 36


@njit
def _random(rng: Any) -> int:
    """The next number of xorshift64*, 31 bits; ``rng`` is an array with its state."""
    state = rng[0]
    state ^= shifted_down(state, 12)
    state ^= state << 25
    state ^= shifted_down(state, 27)
    rng[0] = state
    return shifted_down(state * 2685821657736338717, 33)


@njit
def play(mem: int, rng: Any, noise: int, positions: Any) -> int:
    """Play one match and write a position with a move to ``positions`` for each count of empty
    cells, as (own, other); (0, 0) where there was none. The first moves are random, the others the
    best one ply ahead, misjudged by up to ``noise`` either way, or once in a while random."""
    positions[:] = 0
    own, other = _START_OWN, _START_OTHER
    random_plies = 4 + _random(rng) % 14
    slips = _random(rng) % 12  # in a hundred
    for ply in range(120):
        empties = 64 - popcount(own | other)
        mine = moves(own, other)
        if mine == 0:
            if moves(other, own) == 0:
                return ply
            own, other = other, own
            continue
        positions[empties, 0], positions[empties, 1] = own, other
        begin(mem, own, other, empties)
        count = list_moves(mem, own, other, empties, 1, NONE, 1)
        moved = mem + 8 * (LISTS + empties * LIST)
        chosen = _random(rng) % count
        if ply >= random_plies and _random(rng) % 100 >= slips:
            least = 1 << 40
            for slot in range(count):
                rank = load(moved, 4 * slot) + _random(rng) % (2 * noise + 1)
                if rank < least:
                    least, chosen = rank, slot
        cell, turned = load(moved, 4 * chosen + 1), load(moved, 4 * chosen + 2)
        own, other = other ^ turned, own | turned | 1 << cell
    return 120


@njit(nogil=True)
def label(mem: int, positions: Any, depth: int, exact: int, values: Any) -> None:
    """Write the value of each position in discs: played out with at most ``exact`` empty cells,
    else the mean of two searches, of ``depth`` plies, or as many as lead into the phase after
    this one, and of one ply more. Their leaves have different sides to move, so that what the
    evaluation gives too much to the side to move adds to one and is taken from the other."""
    for number in range(len(positions)):
        own, other = positions[number, 0], positions[number, 1]
        empties = 64 - popcount(own | other)
        if empties <= exact:
            values[number] = exact_end(mem, own, other, empties, -64, 64)
        else:
            begin(mem, own, other, empties)
            plies = max(depth, empties % PHASE + 1)
            less = middle(mem, own, other, empties, plies, -64 * UNIT, 64 * UNIT, 1, 3)
            more = middle(mem, own, other, empties, plies + 1, -64 * UNIT, 64 * UNIT, 1, 3)
            values[number] = (less + more) / (2 * UNIT)


@njit(nogil=True)
def initiative(mem: int, positions: Any) -> float:
    """What the evaluation gives too much to the side to move, in discs: half the mean difference
    of searches of two plies and of one."""
    total = 0
    for number in range(len(positions)):
        own, other = positions[number, 0], positions[number, 1]
        empties = 64 - popcount(own | other)
        begin(mem, own, other, empties)
        total += middle(mem, own, other, empties, 2, -64 * UNIT, 64 * UNIT, 1, 5)
        total -= middle(mem, own, other, empties, 1, -64 * UNIT, 64 * UNIT, 1, 5)
    return total / (2 * UNIT * len(positions))


@njit
def read(mem: int, positions: Any, middles: Any, numbers: Any) -> None:
    """Write the numbers of the weights of each position; the last is that of its tempo."""
    last = len(middles)
    for number in range(len(positions)):
        own, other = positions[number, 0], positions[number, 1]
        empties = 64 - popcount(own | other)
        begin(mem, own, other, empties)
        row = mem + 8 * (FEATURES + empties * FEATURE)
        for place in range(last):
            numbers[number, place] = middles[place] + load_short(row, place)
        numbers[number, last] = empties % PHASE
