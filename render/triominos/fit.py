"""Where the tiles of Triominos stand: a layout is centred and scaled so that it fills the felt."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from msgspec import Struct

from engines.triominos.board import Cell, Corner, points_up
from render.picture import Box
from render.theme import MARGIN, WIDTH
from render.triominos.sizes import Fitting

EDGES = (208, 192, 176, 162, 150, 138, 128, 118, 110, 102, 94, 88, 82, 76)
"""The edges in use: few enough that the sprites of all of them are soon drawn, and that a board
keeps its edge, and with it most of its picture, for several moves."""

PADDING = 56  # of the panel's height around the layout
LOWEST = 440  # height of the panel
PER_ROW = 18  # bytes for each row of pixels
PANEL = WIDTH - 2 * MARGIN
ROW = 3**0.5 / 2  # the height of a row in edges

Point = tuple[int, int]


def row_height(edge: int) -> int:
    """The height of a row in whole pixels."""
    return round(ROW * edge)


def rung(most: float) -> int:
    """The largest edge in use up to ``most``. Below the smallest of ``EDGES``, where all of a very
    large layout is shown, any even one is."""
    return next((edge for edge in EDGES if edge <= most), int(most) // 2 * 2)


def soon(edge: int) -> tuple[int, ...]:
    """An edge in use and the next smaller one, which a board that grows has next."""
    place = EDGES.index(edge) if edge in EDGES else len(EDGES)
    return EDGES[place : place + 2]


def triangle(edge: int, up: bool) -> tuple[Point, Point, Point]:
    """The corners of a cell, clockwise as in ``corners``, from the top left of its box."""
    down = row_height(edge)
    if up:
        return (edge // 2, 0), (edge, down), (0, down)
    return (0, 0), (edge, 0), (edge // 2, down)


class LatticeBounds(Struct, frozen=True):
    """A part of the lattice: half edges from left to right, rows from top to bottom."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> "LatticeBounds":
        """The smallest part that holds all of ``cells``, of which there is at least one."""
        rows, columns = zip(*cells, strict=True)
        return cls(min(columns), min(rows), max(columns) + 2, max(rows) + 1)

    def size(self, edge: int) -> tuple[int, int]:
        """Width and height in pixels."""
        return (self.right - self.left) * edge // 2, (self.bottom - self.top) * row_height(edge)

    def largest_edge(self, room: tuple[int, int]) -> int:
        """The largest edge with which it fits into so much room."""
        wide = room[0] * 2 / (self.right - self.left)
        high = room[1] / ROW / (self.bottom - self.top)
        return rung(min(wide, high))


@dataclass(frozen=True)
class Layout:
    """The lattice on the felt: ``x``, ``y`` is where column 0 and row 0 begin, from the top left
    of the panel, which is ``height`` high. ``beyond`` are the sides on which more tiles lie.
    ``window`` is what of a larger panel is wanted first, None for all of it."""

    edge: int
    x: int
    y: int
    height: int
    beyond: tuple[str, ...] = ()
    width: int = PANEL
    window: Box | None = None

    @cached_property
    def row(self) -> int:
        """The height of a row."""
        return row_height(self.edge)

    @property
    def cuts(self) -> tuple[int, ...]:
        """Where a picture falls into bands: between every two rows of tiles on the panel."""
        return tuple(range(self.y % self.row, self.height, self.row))

    def box(self, cell: Cell) -> Point:
        """The top left of a cell's box."""
        return self.x + cell[1] * self.edge // 2, self.y + cell[0] * self.row

    def corner(self, corner: Corner) -> Point:
        """Where a corner of the lattice lies."""
        return self.x + corner[1] * self.edge // 2, self.y + corner[0] * self.row

    def outline(self, cell: Cell, right: int = 0, down: int = 0) -> tuple[Point, Point, Point]:
        """The corners of a cell, clockwise, for a panel so far from the picture's top left."""
        x, y = self.x + cell[1] * self.edge // 2 + right, self.y + cell[0] * self.row + down
        (a, b), (c, d), (e, f) = triangle(self.edge, points_up(cell))
        return (x + a, y + b), (x + c, y + d), (x + e, y + f)


class Load(Struct, frozen=True):
    """About how many bytes a picture takes: for each pixel of an edge on the board, and for what
    lies outside the board. The figures are measured, and rather
    a tenth too high than too low."""

    per_edge: float = 0
    fixed: float = 0

    def eased(self, bounds: LatticeBounds, edge: int, fitting: Fitting) -> int:
        """The largest edge up to ``edge``, at least the smallest, that keeps within the bytes of a
        picture."""
        while edge > fitting.smallest and self._of(bounds, edge) > fitting.bytes:
            edge = rung(edge - 1)
        return edge

    def _of(self, bounds: LatticeBounds, edge: int) -> float:
        return self.fixed + self.per_edge * edge + PER_ROW * _panel(bounds, edge)


def whole(cells: Sequence[Cell], load: Load, fitting: Fitting) -> Layout:
    """All of ``cells``, however small."""
    bounds = LatticeBounds.of(cells)
    edge = bounds.largest_edge(fitting.room)
    if edge < fitting.least:
        return _wide(bounds, fitting.least)
    return _centred(bounds, load.eased(bounds, edge, fitting))


def fitted(cells: Sequence[Cell], needed: Sequence[Cell], load: Load, fitting: Fitting) -> Layout:
    """All of ``cells`` while their edges are not too small; else only the part around ``needed``,
    some of them, which is shown in any case."""
    bounds, focus = LatticeBounds.of(cells), LatticeBounds.of(needed)
    edge = bounds.largest_edge(fitting.room)
    if edge >= fitting.smallest:
        return _centred(bounds, load.eased(bounds, edge, fitting))
    edge = max(edge, min(fitting.smallest, focus.largest_edge(fitting.room)))
    if edge < fitting.least:
        return _wide(bounds, fitting.least)
    return _window(bounds, focus, edge, fitting.highest)


def entire(cells: Sequence[Cell], needed: Sequence[Cell], load: Load, fitting: Fitting) -> Layout:
    """What ``fitted`` shows, with all that lies beyond it on a panel as large as that takes."""
    part, bounds = fitted(cells, needed, load, fitting), LatticeBounds.of(cells)
    if not part.beyond:
        return part
    width, height = bounds.size(part.edge)
    left, top = part.corner((bounds.top, bounds.left))
    edge = PADDING // 2
    before = max(0, edge - left), max(0, edge - top)
    after = max(PANEL, left + width + edge), max(part.height, top + height + edge)
    return Layout(
        part.edge,
        part.x + before[0],
        part.y + before[1],
        before[1] + after[1],
        width=before[0] + after[0],
        window=(before[0], before[1], before[0] + PANEL, before[1] + part.height),
    )


def _panel(bounds: LatticeBounds, edge: int) -> int:
    """The height of the panel around the whole layout."""
    return max(LOWEST, round((bounds.bottom - bounds.top) * ROW * edge) + PADDING)


def _centred(bounds: LatticeBounds, edge: int) -> Layout:
    width, height = bounds.size(edge)
    panel = _panel(bounds, edge)
    left, top = (PANEL - width) // 2, (panel - height) // 2
    return Layout(edge, left - bounds.left * edge // 2, top - bounds.top * row_height(edge), panel)


def _wide(bounds: LatticeBounds, edge: int) -> Layout:
    """All of a layout on a panel as wide as it takes."""
    part, width = _centred(bounds, edge), bounds.size(edge)[0] + PADDING
    return replace(part, x=part.x + (width - PANEL) // 2, width=width)


def _window(bounds: LatticeBounds, focus: LatticeBounds, edge: int, highest: int) -> Layout:
    """The layout with ``focus`` in the middle, as far as there are tiles around it."""
    width, height = bounds.size(edge)
    row, panel = row_height(edge), min(highest, max(LOWEST, height + PADDING))
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
