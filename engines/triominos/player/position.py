"""From a round as Python has it to the arrays that compiled code works on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from engines.triominos.board import FIRST, Cell, Laid
from engines.triominos.player.kernels import lattice
from engines.triominos.player.kernels.compiled import Array
from engines.triominos.player.kernels.layout import (
    CELLS,
    EVERY,
    FITS,
    HANDS,
    MARKET,
    MARKET_SIZE,
    NUMBER,
    ORIGIN,
    PASSES,
    PLACES,
    SCORES,
    SEATS,
    SIZE,
    STATE,
    STRIDE,
    TAKERS,
    TURN,
    UNPLAYED,
    UNTOUCHED,
)


def number_of(cell: Cell) -> int:
    """The number of a cell of the lattice."""
    return ORIGIN + STRIDE * cell[0] + cell[1]


def set_of(tiles: Iterable[str]) -> int:
    """Tiles as a set: the bits of their numbers."""
    return sum(1 << NUMBER[tile] for tile in tiles)


@dataclass(frozen=True, slots=True, eq=False)
class RoundPosition:
    """A round in memory; see ``tables``. Kernels change the arrays and restore them."""

    grid: Array
    state: Array

    @classmethod
    def of(cls, laid: Sequence[Laid], turn: int, scores: Sequence[int]) -> "RoundPosition":
        """The tiles on the board, whose turn it is and the totals; no hands and no market yet."""
        grid, state = np.zeros(2 * SIZE, np.int16), np.zeros(STATE, np.int64)
        grid[:SIZE] = UNTOUCHED
        state[SEATS], state[TURN] = len(scores), turn
        state[SCORES : SCORES + len(scores)] = scores
        state[UNPLAYED] = EVERY & ~set_of(tile.tile for tile in laid)
        _open(grid, state)
        found = cls(grid, state)
        for tile in laid:
            found.put(tile)
        return found

    @property
    def unplayed(self) -> int:
        """The set of all tiles that are not on the board."""
        return int(self.state[UNPLAYED])

    @property
    def scores(self) -> tuple[int, ...]:
        """The total of every seat."""
        return tuple(int(each) for each in self.state[SCORES : SCORES + self.state[SEATS]])

    def put(self, laid: Laid) -> None:
        """Lay one more tile on the board; hands and totals stay."""
        lattice.put(self.grid, self.state, number_of(laid.cell), *laid.digits)

    def hold(self, hands: Sequence[Iterable[str]], market: Sequence[str], passes: int = 0) -> None:
        """Set what every seat holds, and the market in the order in which it is drawn."""
        for seat, hand in enumerate(hands):
            self.state[HANDS + seat] = set_of(hand)
        self.state[MARKET_SIZE], self.state[PASSES] = len(market), passes
        self.state[MARKET : MARKET + len(market)] = [NUMBER[tile] for tile in market]


def _open(grid: Array, state: Array) -> None:
    """The one place of a round's first tile, which every tile fits."""
    cell = number_of(FIRST)
    state[PLACES], state[CELLS], state[TAKERS] = 1, cell, FITS[-1]
    grid[SIZE + cell] = 1
