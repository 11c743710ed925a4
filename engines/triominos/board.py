"""The triangular lattice and the tiles laid on it.

A cell is ``(row, column)``: rows count downwards, and a step of one column is half a tile. Where
row + column is even the triangle points up, else down. A corner of the lattice is ``(line,
column)``, where line ``r`` runs above row ``r`` and ``r + 1`` below it. Both may be negative: the
first tile of a round lies on ``(0, 0)``.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engines.game import Seat
from engines.triominos.tiles import FITTING, Digits, Wanted

Cell = tuple[int, int]
Corner = tuple[int, int]
FIRST: Cell = (0, 0)
HEXAGON = 6  # tiles round a point


def points_up(cell: Cell) -> bool:
    """Whether a cell's triangle stands on its base."""
    return (cell[0] + cell[1]) % 2 == 0


def corners(cell: Cell) -> tuple[Corner, Corner, Corner]:
    """The three corners of a cell, clockwise: from the tip of a triangle that points up, from the
    left of one that points down."""
    row, column = cell
    if points_up(cell):
        return (row, column + 1), (row + 1, column + 2), (row + 1, column)
    return (row, column), (row, column + 2), (row + 1, column + 1)


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The three cells that share an edge with ``cell``: left, right, and above or below."""
    row, column = cell
    return (row, column - 1), (row, column + 1), (row + 1 if points_up(cell) else row - 1, column)


def facing(cell: Cell, neighbour: Cell) -> Corner:
    """The corner of ``cell`` that does not lie on the edge it shares with ``neighbour``."""
    (corner,) = set(corners(cell)) - set(corners(neighbour))
    return corner


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the board: its digits at ``corners(cell)``, who laid it, and with which move of
    the match (from 1)."""

    tile: str
    cell: Cell
    digits: Digits
    seat: Seat
    ply: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: a free cell that shares an edge with a laid tile, by its name of the moment."""

    place: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Fit:
    """A tile that can be laid: at which place, on which cell, and its digits as turned there."""

    tile: str
    place: str
    cell: Cell
    digits: Digits

    @property
    def move(self) -> str:
        """The move that lays it: ``125.4``."""
        return f"{self.tile}.{self.place}"

    def laid(self, seat: Seat, ply: int) -> Laid:
        """The tile as it then lies there."""
        return Laid(self.tile, self.cell, self.digits, seat, ply)


@dataclass(frozen=True)
class Board:
    """The tiles laid in this round, in turn, and what follows from them."""

    laid: tuple[Laid, ...] = ()
    touched: Mapping[Corner, tuple[int, int]] = field(default_factory=dict, compare=False)
    """Each corner that tiles touch: its digit, and how many tiles meet there (1 to 6)."""

    @classmethod
    def of(cls, tiles: Iterable[Laid]) -> "Board":
        """The board on which ``tiles`` were laid in turn."""
        board = cls()
        for laid in tiles:
            board = board.lay(laid)
        return board

    def lay(self, laid: Laid) -> "Board":
        """The board with one more tile, which must fit."""
        touched = dict(self.touched)
        for corner, digit in zip(corners(laid.cell), laid.digits, strict=True):
            touched[corner] = digit, self.meeting(corner) + 1
        return Board((*self.laid, laid), touched)

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """The taken cells."""
        return frozenset(laid.cell for laid in self.laid)

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """Every place, named 1, 2, 3 … from top to bottom, then from left to right; the first
        tile of a round goes to place 1."""
        free = {cell for laid in self.laid for cell in neighbours(laid.cell)} - self.cells
        cells = sorted(free) if self.laid else [FIRST]
        return tuple(Spot(str(number), cell) for number, cell in enumerate(cells, 1))

    @cached_property
    def takers(self) -> tuple[tuple[Spot, Mapping[str, Digits]], ...]:
        """The places that some tile fits, with those tiles as they would lie there."""
        asked = ((spot, FITTING.get(self._asked(spot.cell))) for spot in self.spots)
        return tuple((spot, tiles) for spot, tiles in asked if tiles)

    def fits(self, tile: str) -> Iterator[Fit]:
        """Every way to lay ``tile``, by place."""
        for spot, tiles in self.takers:
            if tile in tiles:
                yield Fit(tile, spot.place, spot.cell, tiles[tile])

    def meeting(self, corner: Corner) -> int:
        """How many tiles touch a corner."""
        return self.touched.get(corner, (0, 0))[1]

    def _asked(self, cell: Cell) -> Wanted:
        nothing = None, 0
        a, b, c = corners(cell)
        touched = self.touched
        return (
            touched.get(a, nothing)[0],
            touched.get(b, nothing)[0],
            touched.get(c, nothing)[0],
        )
