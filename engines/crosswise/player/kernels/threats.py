"""Six of a kind at the next move: which stones and specials make it."""

import numpy as np

from engines.crosswise.player.kernels.board import change, copy
from engines.crosswise.player.kernels.compiled import Array, Stones, compiled
from engines.crosswise.player.kernels.layout import LINE, LYING, SIZE
from engines.crosswise.player.kernels.lines import COUNTS, GAPS, SIX

LAY, OVERLAY = 0, 6
"""The first of six bits each: a colour to lay in a gap, a colour to replace another stone by."""

RELOCATE, EXCHANGE = 1 << 12, 1 << 13
"""Flags: a *move*, a *swap* makes six."""

MADE, GIVEN = 1 << 14, 1 << 15
"""Flags: the move itself makes six for the own team, or for the other."""


@compiled("i8(i2[::1], i8)")
def _open(position: Stones, team: int) -> int:
    """What completes a line of six for ``team`` in one move, as flags."""
    flags = 0
    for number in range(6):
        line = position[LINE + number + 6 * team]
        for colour in range(6):
            if COUNTS[line, colour] == 5:
                spare = position[LYING + colour] > 5  # another one lies outside the line
                if GAPS[line] == 1:
                    flags |= 1 << LAY + colour
                    flags |= RELOCATE if spare else 0
                else:
                    flags |= 1 << OVERLAY + colour
                    flags |= EXCHANGE if spare else 0
    return flags


@compiled("void(i2[::1], i8, i8[::1], i8[::1])")
def openings(position: Stones, team: int, moves: Array, flags: Array) -> None:
    """For each move of ``team`` what six it makes, or leaves to the other team, as flags."""
    after = np.empty(SIZE, np.int16)
    for number in range(len(moves)):
        copy(position, after)
        if moves[number] >= 0:
            change(after, moves[number])
        flags[number] = _open(after, 1 - team)
        for line in range(12):
            if SIX[after[LINE + line]]:
                flags[number] = MADE if line // 6 == team else GIVEN
