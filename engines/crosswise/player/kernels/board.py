"""Playing on a position: the rules of Crosswise once more, compiled."""

import numpy as np

from engines.crosswise.player.kernels.compiled import Stones, compiled
from engines.crosswise.player.kernels.layout import (
    AHEAD,
    BAG,
    BAG_SIZE,
    COMING,
    EMPTY,
    FULL,
    HAND,
    LINE,
    LYING,
    MOVE,
    OVER,
    PASSED,
    PASSES,
    PLY,
    REMOVE,
    REPLACE,
    SEATS,
    SIX_COLUMN,
    SIX_ROW,
    SIZE,
    STONES,
)
from engines.crosswise.player.kernels.lines import POINTS, SIX, WITH, WITHOUT
from engines.crosswise.state import ORDERS

_TURNS = np.array([ORDERS[seats] if seats > 2 else ORDERS[2] * 2 for seats in (2, 3, 4)], np.int8)
WON = 6.0
"""What winning is worth to a computer player beside the lead in points."""


@compiled("void(i2[::1], i2[::1])")
def copy(source: Stones, target: Stones) -> None:
    """Make one position equal to another."""
    for at in range(SIZE):  # a slice would take seconds to compile
        target[at] = source[at]


@compiled("i8(i2[::1])")
def turn(position: Stones) -> int:
    """The seat to move. Seats 0 and 2 are a team, seats 1 and 3 the other."""
    return int(_TURNS[position[SEATS] - 2, position[PLY] % 4])


@compiled("void(i2[::1], i8, i8)")
def put(position: Stones, cell: int, colour: int) -> None:
    """Lay a stone on an empty cell."""
    column, row = LINE + cell % 6, LINE + 6 + cell // 6
    position[cell] = colour + 1
    position[column] = WITH[position[column], colour]
    position[row] = WITH[position[row], colour]
    position[LYING + colour] += 1
    position[EMPTY] -= 1


@compiled("i8(i2[::1], i8)")
def lift(position: Stones, cell: int) -> int:
    """Take the stone from a cell and say its colour."""
    colour = int(position[cell]) - 1
    column, row = LINE + cell % 6, LINE + 6 + cell // 6
    position[cell] = 0
    position[column] = WITHOUT[position[column], colour]
    position[row] = WITHOUT[position[row], colour]
    position[LYING + colour] -= 1
    position[EMPTY] += 1
    return colour


@compiled("i8(i2[::1], i8)")
def change(position: Stones, move: int) -> int:
    """Do to the board what a move does; the colour that comes into the hand, or -1."""
    stone, cell, other = move & 15, (move >> 4) & 63, (move >> 10) & 63
    if stone < MOVE:
        put(position, cell, stone)
        return -1
    colour = lift(position, cell)
    if stone == MOVE:
        put(position, other, colour)
        return -1
    if stone == REMOVE:
        return colour
    if stone == REPLACE:
        put(position, cell, move >> 16)
        return colour
    second = lift(position, other)
    put(position, cell, second)
    put(position, other, colour)
    return -1


@compiled("i8(i2[::1])")
def _ended(position: Stones) -> int:
    """Why the match has ended by a stone that was laid, 0 when it has not."""
    for line in range(12):
        if SIX[position[LINE + line]]:
            return SIX_COLUMN if line < 6 else SIX_ROW
    return FULL if position[EMPTY] == 0 else 0


@compiled("void(i2[::1], i8)")
def play(position: Stones, move: int) -> None:
    """Play a legal move for the seat to move, in place."""
    seat = turn(position)
    if move < 0:
        position[PASSED] |= 1 << seat
        if position[PASSED] == (1 << position[SEATS]) - 1:
            position[OVER] = PASSES
        position[PLY] += 1
        return
    stone, hand = move & 15, HAND + STONES * seat
    taken = change(position, move)
    position[hand + stone] -= 1
    if stone >= MOVE:
        position[COMING + stone - MOVE] -= 1
    if taken >= 0:
        position[hand + taken] += 1
    if stone == REPLACE:
        position[hand + (move >> 16)] -= 1
    position[PASSED] = 0
    position[PLY] += 1
    position[OVER] = _ended(position)
    if stone != REMOVE and position[BAG_SIZE] > 0 and not position[OVER]:
        position[BAG_SIZE] -= 1
        position[hand + position[BAG + position[BAG_SIZE]]] += 1


@compiled("i8(i2[::1])")
def lead(position: Stones) -> int:
    """The points of the columns less those of the rows, as they stand."""
    total = int(position[AHEAD])
    for line in range(6):
        total += POINTS[position[LINE + line]] - POINTS[position[LINE + 6 + line]]
    return total


@compiled("f8(i2[::1])")
def result(position: Stones) -> float:
    """What the end of a match is worth to the columns: the lead, and ``WON`` for the winner."""
    points = float(lead(position))
    if position[OVER] == SIX_COLUMN:
        return points + WON
    if position[OVER] == SIX_ROW:
        return points - WON
    return points + WON * float(np.sign(points))
