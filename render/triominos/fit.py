"""Where the tiles of Triominos stand: a layout is centred and scaled so that it fills the felt."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from engines.triominos.board import Cell, Corner, corners
from render.theme import MARGIN, WIDTH

LARGEST, SMALLEST = 208, 76  # edges; below the smallest only a part is shown
ROOM = (872, 944)  # pixels that a layout may take
PADDING = 56  # of the panel's height around the layout
LOWEST, HIGHEST = 440, 1000  # heights of the panel
BYTES = 57_000  # of a picture, beyond which a layout is drawn smaller than it could be
PER_ROW = 18  # bytes for each row of pixels
PANEL = WIDTH - 2 * MARGIN
ROW = 3**0.5 / 2  # the height of a row in edges

Point = tuple[int, int]


def row_height(edge: int) -> int:
    """The height of a row in whole pixels."""
    return round(ROW * edge)


def triangle(edge: int, up: bool) -> tuple[Point, Point, Point]:
    """The corners of a cell, clockwise as in ``corners``, from the top left of its box."""
    down = row_height(edge)
    if up:
        return (edge // 2, 0), (edge, down), (0, down)
    return (0, 0), (edge, 0), (edge // 2, down)


@dataclass(frozen=True, slots=True)
class Bounds:
    """A part of the lattice: half edges from left to right, rows from top to bottom."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> "Bounds":
        """The smallest part that holds all of ``cells``, of which there is at least one."""
        rows, columns = zip(*cells, strict=True)
        return cls(min(columns), min(rows), max(columns) + 2, max(rows) + 1)

    def size(self, edge: int) -> tuple[int, int]:
        """Width and height in pixels."""
        return (self.right - self.left) * edge // 2, (self.bottom - self.top) * row_height(edge)

    def largest_edge(self) -> int:
        """The largest even edge, at most LARGEST, with which it fits into ROOM."""
        wide = ROOM[0] * 2 / (self.right - self.left)
        high = ROOM[1] / ROW / (self.bottom - self.top)
        return min(LARGEST, int(min(wide, high)) // 2 * 2)


@dataclass(frozen=True)
class Layout:
    """The lattice on the felt: ``x``, ``y`` is where column 0 and row 0 begin, from the top left
    of the panel, which is ``height`` high. ``beyond`` are the sides on which more tiles lie."""

    edge: int
    x: int
    y: int
    height: int
    beyond: tuple[str, ...] = ()

    @cached_property
    def row(self) -> int:
        """The height of a row."""
        return row_height(self.edge)

    def box(self, cell: Cell) -> Point:
        """The top left of a cell's box."""
        return self.x + cell[1] * self.edge // 2, self.y + cell[0] * self.row

    def corner(self, corner: Corner) -> Point:
        """Where a corner of the lattice lies."""
        return self.x + corner[1] * self.edge // 2, self.y + corner[0] * self.row

    def outline(self, cell: Cell) -> tuple[Point, Point, Point]:
        """The corners of a cell."""
        a, b, c = (self.corner(corner) for corner in corners(cell))
        return a, b, c


@dataclass(frozen=True, slots=True)
class Load:
    """About how many bytes a picture takes: for each pixel of an edge on the board, and for what
    lies outside the board. The figures are measured, and good to a tenth."""

    per_edge: float = 0
    fixed: float = 0

    def eased(self, bounds: Bounds, edge: int) -> int:
        """The largest even edge up to ``edge``, at least SMALLEST, that keeps within BYTES."""
        while edge > SMALLEST and self._of(bounds, edge) > BYTES:
            edge -= 2
        return edge

    def _of(self, bounds: Bounds, edge: int) -> float:
        return self.fixed + self.per_edge * edge + PER_ROW * _panel(bounds, edge)


def whole(cells: Sequence[Cell], load: Load) -> Layout:
    """All of ``cells``, however small."""
    bounds = Bounds.of(cells)
    return _centred(bounds, load.eased(bounds, bounds.largest_edge()))


def fitted(cells: Sequence[Cell], needed: Sequence[Cell], load: Load) -> Layout:
    """All of ``cells`` while their edges are at least SMALLEST; else only the part around
    ``needed``, some of them, which is shown in any case."""
    bounds, focus = Bounds.of(cells), Bounds.of(needed)
    edge = bounds.largest_edge()
    if edge >= SMALLEST:
        return _centred(bounds, load.eased(bounds, edge))
    edge = max(edge, min(SMALLEST, focus.largest_edge()))
    return _window(bounds, focus, edge)


def _panel(bounds: Bounds, edge: int) -> int:
    """The height of the panel around the whole layout."""
    return max(LOWEST, round((bounds.bottom - bounds.top) * ROW * edge) + PADDING)


def _centred(bounds: Bounds, edge: int) -> Layout:
    width, height = bounds.size(edge)
    panel = _panel(bounds, edge)
    left, top = (PANEL - width) // 2, (panel - height) // 2
    return Layout(edge, left - bounds.left * edge // 2, top - bounds.top * row_height(edge), panel)


def _window(bounds: Bounds, focus: Bounds, edge: int) -> Layout:
    """The layout with ``focus`` in the middle, as far as there are tiles around it."""
    width, height = bounds.size(edge)
    row, panel = row_height(edge), min(HIGHEST, max(LOWEST, height + PADDING))
    middle = (focus.left + focus.right) * edge // 4, (focus.top + focus.bottom) * row // 2
    start = bounds.left * edge // 2, bounds.top * row
    x = _slid(PANEL, width, middle[0] - start[0]) - start[0]
    y = _slid(panel, height, middle[1] - start[1]) - start[1]
    sides = (
        ("left", x + start[0] < 0),
        ("right", x + start[0] + width > PANEL),
        ("up", y + start[1] < 0),
        ("down", y + start[1] + height > panel),
    )
    return Layout(edge, x, y, panel, tuple(side for side, more in sides if more))


def _slid(room: int, length: int, middle: int) -> int:
    """Where a stretch of ``length`` begins so that its ``middle`` lies in the middle of ``room``,
    but no end of it stays away from the room's padding without need."""
    edge = PADDING // 2
    if length <= room - 2 * edge:
        return (room - length) // 2
    return min(edge, max(room - edge - length, room // 2 - middle))
