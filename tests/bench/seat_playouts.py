"""Compiled playouts by chance, for the yardsticks of ``seat_yardsticks``: of the computer players
they use the rules alone, nothing that was learned."""

import numpy as np
from numba import njit

from engines.crosswise.player.kernels.board import copy, play, result, turn
from engines.crosswise.player.kernels.compiled import Array, Stones
from engines.crosswise.player.kernels.determinizations import deal
from engines.crosswise.player.kernels.layout import (
    CELL,
    EMPTY,
    HAND,
    MOVE,
    OVER,
    PASS,
    REMOVE,
    REPLACE,
    SIZE,
    STONES,
    SWAP,
)
from engines.crosswise.player.kernels.rng import begin, fraction
from engines.triominos.player.kernels import lattice, rng, turns
from engines.triominos.player.kernels.intrinsics import lowest
from engines.triominos.player.kernels.layout import CELLS, HANDS, PLACES, RUNNING, TAKERS, TURN
from engines.triominos.player.kernels.layout import OVER as ENDED
from engines.triominos.player.kernels.playout import lead

_TRIES = 30  # stones of the hand taken at random until one can be played


@njit(error_model="numpy")
def _any_lay(state: Array) -> int:
    """Any lay of the seat to move, each with equal chance; -1 where nothing fits."""
    own, move, count = state[HANDS + state[TURN]], -1, 0
    for place in range(state[PLACES]):
        mine = state[TAKERS + place] & own
        while mine:
            count += 1
            if rng.number(state) % count == 0:
                move = 64 * state[CELLS + place] + lowest(mine)
            mine &= mine - 1
    return move


@njit("void(i2[::1], i8[::1], i8[::1], i8[:, ::1], i8, i8, i8, i8[:, ::1], f8[::1])", cache=True)
def triominos_trials(
    grid: Array,
    state: Array,
    tried: Array,
    held: Array,
    first: int,
    last: int,
    stream: int,
    states: Array,
    sums: Array,
) -> None:
    """Play the round to its end by chance after every move of ``tried``, in the determinizations
    from ``first`` to ``last``; add to ``sums`` the lead in which each ends."""
    seat, now, dealt = state[TURN], states[0], states[1]
    lattice.copy(state, now)
    for number in range(first, last):
        rng.seed(state, stream + number)
        rng.deal(state, seat, held)
        lattice.copy(state, dealt)
        for each in range(tried.size):
            turns.lay(grid, state, tried[each] >> 6, tried[each] & 63)
            while state[ENDED] == RUNNING:
                move = _any_lay(state)
                if move < 0:
                    turns.draw_or_skip(state)
                else:
                    turns.lay(grid, state, move >> 6, move & 63)
            sums[each] += lead(state, seat)
            lattice.restore(grid, state, dealt)
        lattice.copy(now, state)


@njit(error_model="numpy")
def _cell(position: Stones, wanted: bool, random: Array) -> int:
    """Any cell in which a stone lies, or with ``wanted`` off none; there must be one."""
    while True:
        cell = int(fraction(random) * 36)
        if (position[CELL + cell] > 0) == wanted:
            return cell


@njit(error_model="numpy")
def _any_stone(position: Stones, random: Array) -> int:
    """Any stone of the hand of the seat to move that can be played; -1 where none is found."""
    hand, lying = HAND + STONES * turn(position), 36 - position[EMPTY]
    held, colours = 0, 0
    for stone in range(STONES):
        held += position[hand + stone]
        colours += position[hand + stone] if stone < MOVE else 0
    for _ in range(_TRIES if held else 0):
        left, stone = int(fraction(random) * held), 0
        while left >= position[hand + stone]:
            left -= position[hand + stone]
            stone += 1
        if (
            stone < MOVE
            or (stone == MOVE and 0 < lying < 36)
            or (stone == REMOVE and lying > 0)
            or (stone == REPLACE and lying > 0 and colours > 0)
            or (stone == SWAP and lying > 1)
        ):
            return stone
    return -1


@njit(error_model="numpy")
def _any_move(position: Stones, random: Array) -> int:
    """A move by chance: any stone of the hand, then where it may go."""
    stone = _any_stone(position, random)
    if stone < 0:
        return PASS
    if stone < MOVE:
        return stone | _cell(position, False, random) << 4
    first = _cell(position, True, random)
    if stone == MOVE:
        return stone | first << 4 | _cell(position, False, random) << 10
    if stone == REPLACE:
        hand, colour = HAND + STONES * turn(position), int(fraction(random) * 6)
        while position[hand + colour] == 0:
            colour = (colour + 1) % 6
        return stone | first << 4 | colour << 16
    second = first
    while stone == SWAP and second == first:
        second = _cell(position, True, random)
    return stone | first << 4 | (second << 10 if stone == SWAP else 0)


@njit("void(i2[::1], i2[::1], i8[::1], i8, i8, u8, f8[::1])", cache=True)
def crosswise_trials(
    position: Stones,
    unknown: Array,
    tried: Array,
    first: int,
    last: int,
    seed: int,
    sums: Array,
) -> None:
    """Play the match to its end by chance after every move of ``tried``, in the determinizations
    from ``first`` to ``last``; add to ``sums`` what each end is worth to the team to move."""
    random, dealt, after = (
        np.empty(1, np.uint64),
        np.empty(SIZE, np.int16),
        np.empty(SIZE, np.int16),
    )
    sign = 1.0 if turn(position) & 1 == 0 else -1.0
    for number in range(first, last):
        copy(position, dealt)
        begin(random, seed, number)
        deal(dealt, unknown, random)
        for each in range(len(tried)):
            copy(dealt, after)
            play(after, tried[each])
            while not after[OVER]:
                play(after, _any_move(after, random))
            sums[each] += sign * result(after)
