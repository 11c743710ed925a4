"""The patterns of cells that the evaluation looks at, and how their weights are numbered.

A pattern is laid on the board in all its turns and mirror images; the discs below it are read as
a number in base three with the digits 1 (a disc of the colour to move), -1 (the opponent's) and 0,
so that the number of the other colour is the negative. The choice of patterns is that of
M. Buro's Logistello and R. Delorme's Edax: corners, edges, rows and diagonals.
"""

from dataclasses import dataclass

from engines.reversi.board import CELLS

PHASE = 4  # empty cells that share their weights
PHASES = 16
UNIT = 128  # an evaluation is in parts of a disc
_SHAPES = (
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a5 a4 a3 a2 a1 b2 b1 c1 d1 e1",
    "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2",
    "a1 c1 d1 c2 d2 e2 f2 e1 f1 h1",
    "a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "b1 c2 d3 e4 f5 g6 h7",
    "c1 d2 e3 f4 g5 h6",
    "d1 e2 f3 g4 h5",
    "d1 c2 b3 a4",
)
_POWERS = (1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683)
Cells = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A shape: where it lies on the board, and the first of its ``3 ** size`` weights."""

    places: tuple[Cells, ...]
    first: int
    mirror: Cells  # the digits read in the order that its own mirror image has

    @property
    def size(self) -> int:
        """How many cells it covers."""
        return len(self.mirror)

    @property
    def middle(self) -> int:
        """The weight of the shape without any disc: its number is added to this."""
        return self.first + sum(_POWERS[: self.size])


def _turned(cell: int, turn: int) -> int:
    """The cell that ``cell`` becomes in one of the eight turns and mirror images of the board."""
    row, column = divmod(cell, 8)
    if turn & 1:
        row, column = column, row
    if turn & 2:
        row = 7 - row
    if turn & 4:
        column = 7 - column
    return 8 * row + column


def _pattern(shape: str, first: int) -> Pattern:
    cells = tuple(CELLS.index(name) for name in shape.split())
    places: dict[frozenset[int], Cells] = {}
    mirror = tuple(range(len(cells)))
    for turn in range(8):
        turned = tuple(_turned(cell, turn) for cell in cells)
        places.setdefault(frozenset(turned), turned)
        if turn and frozenset(turned) == frozenset(cells):
            mirror = tuple(cells.index(cell) for cell in turned)
    return Pattern(tuple(places.values()), first, mirror)


def _patterns() -> tuple[Pattern, ...]:
    patterns: list[Pattern] = []
    first = 0
    for shape in _SHAPES:
        patterns.append(_pattern(shape, first))
        first += 3 ** patterns[-1].size
    return tuple(patterns)


PATTERNS = _patterns()
PLACES = tuple((cells, pattern.middle) for pattern in PATTERNS for cells in pattern.places)
"""Every pattern everywhere it lies: its cells and the number of its weight without discs."""

SIZE = PATTERNS[-1].first + 3 ** PATTERNS[-1].size
"""Weights of a phase; after them comes one for each of its counts of empty cells."""

BLOCK = SIZE + PHASE
