"""Playing on for a few plies, each seat by the expected worth of its moves."""

import numpy as np

from engines.crosswise.player.board import play, result, turn
from engines.crosswise.player.compiled import Array, Stones, compiled
from engines.crosswise.player.layout import (
    BAG,
    BAG_SIZE,
    HAND,
    MOST_MOVES,
    OVER,
    SEATS,
    SIZE,
    STONES,
)
from engines.crosswise.player.worth import judge, judge_stones, worth


@compiled("f8(u8[::1])")
def fraction(luck: Array) -> float:
    """The next number of a stream, 0 <= x < 1: splitmix64 (Steele, Lea, Flood, OOPSLA 2014)."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = luck[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return float(mixed >> np.uint64(11)) / 9007199254740992.0


SPECIALS_FOR = 2
"""Plies of a rollout in which specials may be played; later they are kept, at their worth, for to
look at all their moves takes most of the time."""


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1], f8, u8[::1], b1)")
def pick(
    worths: Array,
    position: Stones,
    moves: Array,
    values: Array,
    blur: float,
    luck: Array,
    specials: bool,
) -> int:
    """The move that looks best when every worth is misjudged by up to ``blur`` points; without
    ``specials`` it lays a stone if there is one."""
    count = 0
    if not specials:
        count = judge_stones(worths, position, moves, values)
    if count == 0:
        count = judge(worths, position, moves, values)
    best, most = 0, -np.inf
    for at in range(count):
        value = values[at]
        if blur > 0.0:
            value += blur * fraction(luck)
        if value > most:
            best, most = at, value
    return int(moves[best])


@compiled("f8(f4[::1], i2[::1], i8, f8, u8[::1], i8[::1], f8[::1])")
def rollout(
    worths: Array,
    position: Stones,
    plies: int,
    blur: float,
    luck: Array,
    moves: Array,
    values: Array,
) -> float:
    """Play ``plies`` moves on, in place; what is reached is worth to the columns."""
    for ply in range(plies):
        if position[OVER]:
            break
        specials = ply < SPECIALS_FOR
        play(position, pick(worths, position, moves, values, blur, luck, specials))
    if position[OVER]:
        return result(position)
    team = 1 - (turn(position) & 1)
    value = worth(worths, position, team)
    return value if team == 0 else -value


@compiled("void(i2[::1], i8, i2[::1], u8[::1])")
def deal(position: Stones, seat: int, wanted: Array, luck: Array) -> None:
    """Shuffle what ``seat`` cannot see: the stones in the bag's part of the array, of which so
    many as ``wanted`` says for each seat go to the hands; the others stay in the bag. The bag's
    size must be that of all these stones, and is then that of the bag. Nothing is hidden from a
    seat that wants a number below zero."""
    if wanted[seat] < 0:
        return
    hidden = position[BAG_SIZE]
    for last in range(hidden - 1, 0, -1):
        other = int(fraction(luck) * (last + 1))
        stone = position[BAG + last]
        position[BAG + last] = position[BAG + other]
        position[BAG + other] = stone
    for other in range(position[SEATS]):
        for _ in range(wanted[other]):
            hidden -= 1
            position[HAND + STONES * other + position[BAG + hidden]] += 1
    position[BAG_SIZE] = hidden


@compiled("void(f4[::1], i2[::1], i8, i2[::1], i8[::1], i8, i8, u8, i8, f8, f8[:, ::1])")
def sample(
    worths: Array,
    position: Stones,
    seat: int,
    wanted: Array,
    candidates: Array,
    start: int,
    worlds: int,
    seed: int,
    plies: int,
    blur: float,
    found: Array,
) -> None:
    """Try each candidate in the same ``worlds`` worlds, the first with the number ``start``; add
    to ``found``, candidates × 2, the sum of what each has led to for the own team and the sum of
    its squares."""
    luck, world, after = np.empty(1, np.uint64), np.empty(SIZE, np.int16), np.empty(SIZE, np.int16)
    moves, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
    sign = 1.0 if seat & 1 == 0 else -1.0
    for number in range(start, start + worlds):
        world[:] = position
        luck[0] = seed + np.uint64(number) * np.uint64(0xD1342543DE82EF95)
        deal(world, seat, wanted, luck)
        state = luck[0]
        for at in range(len(candidates)):
            after[:] = world
            luck[0] = state
            play(after, candidates[at])
            value = sign * rollout(worths, after, plies, blur, luck, moves, values)
            found[at, 0] += value
            found[at, 1] += value * value
