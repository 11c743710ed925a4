"""How likely the other team makes six at once: whether its next hand holds what that takes."""

from dataclasses import dataclass
from math import comb

import numpy as np

from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.layout import (
    BAG,
    BAG_SIZE,
    HAND,
    MOVE,
    PLY,
    REPLACE,
    SEATS,
    STONES,
    SWAP,
)
from engines.crosswise.player.kernels.threats import (
    EXCHANGE,
    GIVEN,
    LAY,
    MADE,
    OVERLAY,
    RELOCATE,
)
from engines.crosswise.player.knowledge import Knowledge
from engines.crosswise.state import ORDERS


@dataclass(frozen=True, slots=True)
class Rival:
    """What is known of the hand that plays next: ``known`` and ``hidden`` count stones by number,
    of the hidden ones it holds ``draws``."""

    known: tuple[int, ...]
    hidden: tuple[int, ...]
    draws: int

    @classmethod
    def of(cls, knowledge: Knowledge) -> "Rival":
        """The hand that plays after the seat that looks."""
        position = knowledge.position
        order = ORDERS[int(position[SEATS])]
        seat = order[(int(position[PLY]) + 1) % len(order)]
        hand = HAND + STONES * seat
        unseen = position[BAG : BAG + position[BAG_SIZE]].tolist()
        return cls(
            tuple(position[hand : hand + STONES].tolist()),
            tuple(unseen.count(stone) for stone in range(STONES)),
            int(knowledge.unknown[seat]),
        )

    def risk(self, flags: int) -> float:
        """The chance that the hand holds what the flags of ``openings`` ask for."""
        if flags & (MADE | GIVEN):
            return float(flags & GIVEN > 0)
        enough = {colour for colour in range(6) if flags >> LAY + colour & 1}
        enough |= {MOVE} if flags & RELOCATE else set()
        enough |= {SWAP} if flags & EXCHANGE else set()
        pairs = {colour for colour in range(6) if flags >> OVERLAY + colour & 1} - enough
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


def risks(knowledge: Knowledge, flags: Array) -> Array:
    """The chance, for each move, that the other team makes six at once after it."""
    rival = Rival.of(knowledge)
    kinds = {int(flag): rival.risk(int(flag)) for flag in np.unique(flags)}
    return np.array([kinds[int(flag)] for flag in flags])
