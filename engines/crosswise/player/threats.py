"""Six of a kind at the next move: who can make it, and how likely they hold what it takes."""

from dataclasses import dataclass
from math import comb

import numpy as np

from engines.crosswise.player.board import change
from engines.crosswise.player.compiled import Array, Stones, compiled
from engines.crosswise.player.layout import (
    BAG,
    BAG_SIZE,
    HAND,
    LINE,
    LYING,
    MOVE,
    PLY,
    REPLACE,
    SEATS,
    SIZE,
    STONES,
    SWAP,
)
from engines.crosswise.player.lines import COUNTS, GAPS, SIX
from engines.crosswise.player.worlds import Sight
from engines.crosswise.state import ORDERS

WON, LOST = 1 << 14, 1 << 15
"""Flags: the move makes six for the own team, or for the other."""

_RELOCATE, _EXCHANGE = 1 << 12, 1 << 13


@compiled("i8(i2[::1], i8)")
def _open(position: Stones, team: int) -> int:
    """What completes a line of six for ``team`` in one move, as flags: a bit for each colour to
    lay, six for each colour to replace another stone by, then *move* and *swap*."""
    found = 0
    for at in range(6):
        line = position[LINE + at + 6 * team]
        for colour in range(6):
            if COUNTS[line, colour] == 5:
                spare = position[LYING + colour] > 5  # another one lies outside the line
                if GAPS[line] == 1:
                    found |= 1 << colour
                    found |= _RELOCATE if spare else 0
                else:
                    found |= 64 << colour
                    found |= _EXCHANGE if spare else 0
    return found


@compiled("void(i2[::1], i8, i8[::1], i8[::1])")
def openings(position: Stones, team: int, moves: Array, flags: Array) -> None:
    """For each move of ``team`` what six it makes, or leaves to the other team, as flags."""
    after = np.empty(SIZE, np.int16)
    for at in range(len(moves)):
        after[:] = position
        if moves[at] >= 0:
            change(after, moves[at])
        flags[at] = _open(after, 1 - team)
        for line in range(12):
            if SIX[after[LINE + line]]:
                flags[at] = WON if line // 6 == team else LOST


@dataclass(frozen=True, slots=True)
class Rival:
    """What is known of the hand that plays next: ``known`` and ``hidden`` count stones by number,
    of the hidden ones it holds ``draws``."""

    known: tuple[int, ...]
    hidden: tuple[int, ...]
    draws: int

    @classmethod
    def of(cls, sight: Sight) -> "Rival":
        """The hand that plays after the seat that looks."""
        position = sight.position
        order = ORDERS[int(position[SEATS])]
        seat = order[(int(position[PLY]) + 1) % len(order)]
        hand = HAND + STONES * seat
        unseen = position[BAG : BAG + position[BAG_SIZE]].tolist()
        return cls(
            tuple(position[hand : hand + STONES].tolist()),
            tuple(unseen.count(stone) for stone in range(STONES)),
            int(sight.wanted[seat]),
        )

    def risk(self, flags: int) -> float:
        """The chance that the hand holds what the flags of ``openings`` ask for."""
        if flags & (WON | LOST):
            return float(flags & LOST > 0)
        enough = {colour for colour in range(6) if flags >> colour & 1}
        enough |= {MOVE} if flags & _RELOCATE else set()
        enough |= {SWAP} if flags & _EXCHANGE else set()
        pairs = {colour for colour in range(6) if flags >> 6 + colour & 1} - enough
        if pairs and any(self.known[colour] for colour in pairs):
            enough.add(REPLACE)
        if self.known[REPLACE]:
            enough |= pairs
        if any(self.known[stone] for stone in enough):
            return 1.0
        return 1.0 - self._none(enough, pairs)

    def _none(self, enough: set[int], pairs: set[int]) -> float:
        """The chance that none of ``enough`` was drawn, nor *replace* with one of ``pairs``."""
        total = sum(self.hidden)
        rest = total - sum(self.hidden[stone] for stone in enough)
        tools = 0 if REPLACE in enough else self.hidden[REPLACE]
        colours = sum(self.hidden[colour] for colour in pairs - enough)
        ways = comb(rest - tools, self.draws) + comb(rest - colours, self.draws)
        ways -= comb(rest - tools - colours, self.draws)
        return ways / comb(total, self.draws)


def risks(sight: Sight, flags: Array) -> Array:
    """The chance, for each move, that the other team makes six at once after it."""
    rival = Rival.of(sight)
    kinds = {int(flag): rival.risk(int(flag)) for flag in np.unique(flags)}
    return np.array([kinds[int(flag)] for flag in flags])
