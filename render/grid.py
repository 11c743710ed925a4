"""A board of square cells: where they lie, the marks on them, and the board in characters."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from engines.game import phrase
from render import marks
from render.canvas import Canvas
from render.colour import RGB
from render.lettering import BOLD
from render.picture import Box, Place, Places, Point, Region
from render.sheet import LETTERS_ROOM
from render.sketch import Sketch
from render.theme import MARGIN, PANEL_RADIUS, BoardTheme

LINE = 4  # pixels of the frame of a whole line
ROWS = 4096  # with what lies there, of a board


@dataclass(frozen=True, slots=True)
class GridSizes:
    """Of the letters and digits on a grid, and of what has to hold them."""

    names: int  # of columns and rows
    room: float  # around a name, in sizes
    label: int  # of a cell that can be chosen
    well: float  # its radius, in cells


@dataclass(frozen=True)
class Grid:
    """Cells named by column and row, ``a1`` at the top left. All sizes are pixels."""

    columns: str  # letters, from the left
    rows: str  # digits, from the top
    cell: int  # the side of a cell
    left: int  # where the first cell begins
    top: int
    frame: int = 3  # of the lines' colour around all cells
    inset: int = 1  # of a cell's felt within its square
    radius: int = 0  # of the felt's corners

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """The names of all cells, row by row."""
        return tuple(column + row for row in self.rows for column in self.columns)

    @property
    def width(self) -> int:
        """Of all cells together."""
        return len(self.columns) * self.cell

    @property
    def height(self) -> int:
        """Of all cells together."""
        return len(self.rows) * self.cell

    @property
    def cuts(self) -> tuple[int, ...]:
        """Where a picture falls into bands: at the top of each row, and below the last one."""
        return tuple(self.top + row * self.cell for row in range(len(self.rows) + 1))

    @cached_property
    def corners(self) -> dict[str, Point]:
        """The top left corner of each cell."""
        return {
            column + row: (self.left + across * self.cell, self.top + down * self.cell)
            for down, row in enumerate(self.rows)
            for across, column in enumerate(self.columns)
        }

    @cached_property
    def middles(self) -> dict[str, Point]:
        """The middle of each cell."""
        half = self.cell // 2
        return {cell: (x + half, y + half) for cell, (x, y) in self.corners.items()}

    def square(self, cell: str) -> tuple[Point, ...]:
        """The outline of a cell, clockwise."""
        (x, y), side = self.corners[cell], self.cell
        return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))

    def regions(self, cells: Iterable[str]) -> tuple[Region, ...]:
        """These cells as clickable areas."""
        return tuple(Region(cell, self.square(cell)) for cell in cells)

    def places(self, lying: Mapping[str, str]) -> Places:
        """All cells, to be told as ``<game>-place-cell`` (``cell``, ``content``): what is ``lying``
        there, by cell, is a code of the game's; elsewhere it is ``empty``."""
        contents, width = [lying.get(cell, "empty") for cell in self.cells], len(self.columns)
        rows = range(0, len(contents), width)
        return tuple(self._row(at, tuple(contents[at : at + width])) for at in rows)

    def _row(self, begin: int, contents: tuple[str, ...]) -> tuple[Place, ...]:
        """What is said of the cells from the one of this number on, the same row for as long as the
        same lies there: a move changes few."""
        key = begin, contents
        if (known := self._rows.get(key)) is None:
            cells = self.cells[begin : begin + len(contents)]
            found = []
            for cell, content in zip(cells, contents, strict=True):
                # Made once: there are few, and every picture has all of them.
                if (place := self._said.get((cell, content))) is None:
                    says = phrase("cell", cell=cell, content=content)
                    place = self._said[cell, content] = Place(cell, says, self.square(cell))
                found.append(place)
            known = tuple(found)
            if len(self._rows) >= ROWS:
                self._rows.clear()
            self._rows[key] = known
        return known

    @cached_property
    def _rows(self) -> dict[tuple[int, tuple[str, ...]], tuple[Place, ...]]:
        return {}

    @cached_property
    def _said(self) -> dict[tuple[str, str], Place]:
        return {}

    def put(self, canvas: Canvas, felt: RGB, lines: RGB) -> None:
        """The empty cells, with ``lines`` between and around them; each row is a band of the
        picture."""
        canvas.cut(*self.cuts)
        right, bottom = self.left + self.width, self.top + self.height
        frame, inset = self.frame, self.inset
        canvas.box((self.left - frame, self.top - frame, right + frame, bottom + frame), lines)
        for cell in self.cells:
            x, y = self.corners[cell]
            box = (x + inset, y + inset, x + self.cell - inset, y + self.cell - inset)
            canvas.panel(box, felt, lines, self.radius)

    def put_panel(self, canvas: Canvas, theme: BoardTheme) -> None:
        """The whole empty board for a picture that shows nothing else above and beside it: a rim up
        to the page's margin, the cells, and their names on the rim."""
        box = (MARGIN, self.top - self.left + MARGIN, canvas.width - MARGIN, canvas.height - MARGIN)
        canvas.panel(box, theme.rim, theme.page, PANEL_RADIUS)
        self.put(canvas, theme.felt, theme.lines)
        beside = (MARGIN + self.left) // 2
        above = self.top - self.left + beside
        names = theme.print.names
        self.put_names(canvas, names, theme.letters, theme.rim, above=above, beside=beside)

    def put_names(
        self,
        canvas: Canvas,
        size: int,
        letters: RGB,
        rim: RGB,
        *,
        above: int,
        beside: int,
        room: float = LETTERS_ROOM,
    ) -> None:
        """The columns' letters with their middles at the height ``above`` and so much ``room``
        above and below, in sizes; the rows' digits with theirs at the distance ``beside`` from the
        picture's left."""
        for column in self.columns:
            x, _ = self.middles[column + self.rows[0]]
            canvas.put(canvas.sheet.text(column, size, letters, rim, BOLD, room), x, above)
        for row in self.rows:
            _, y = self.middles[self.columns[0] + row]
            canvas.put(canvas.sheet.text(row, size, letters, rim, BOLD), beside, y)

    def put_lines(self, canvas: Canvas, names: Collection[str], fill: RGB, casing: RGB) -> None:
        """Frames round whole columns and rows, on whatever lies there."""
        frames = [self._line(name) for name in names]
        for width, colour in ((LINE + 2 * marks.CASING, casing), (LINE, fill)):
            for left, top, right, bottom in frames:
                out, into = width // 2, width - width // 2
                for x in (left, right):
                    canvas.box((x - out, top - out, x + into, bottom + into), colour)
                for y in (top, bottom):
                    canvas.box((left - out, y - out, right + into, y + into), colour)

    def _line(self, name: str) -> Box:
        if name in self.columns:
            x = self.left + self.columns.index(name) * self.cell
            return x, self.top, x + self.cell, self.top + self.height
        y = self.top + self.rows.index(name) * self.cell
        return self.left, y, self.left + self.width, y + self.cell

    def sketch(self, theme: BoardTheme, masked: bool = False) -> Sketch:
        """An empty drawing of a cell's felt, anchored in its middle."""
        half = self.cell // 2 - self.inset
        return Sketch(2 * half, 2 * half, theme.felt, (half, half), masked)

    def signs(self, theme: BoardTheme) -> dict[Hashable, Sketch]:
        """The marks that mean the same on every board: under each cell's name its well, and to lie
        on whatever a cell holds the brackets of what was ``placed`` and the frame of what would
        have been ``better``."""
        drawings: dict[Hashable, Sketch] = {}
        for cell in self.cells:
            drawings[cell] = self.sketch(theme)
            size, radius = theme.print.label * self.cell, 0.27 * self.cell
            marks.well(drawings[cell], radius, cell, size, theme.well, theme.offer)
        placed, better = self.sketch(theme, masked=True), self.sketch(theme, masked=True)
        half, width = 0.43 * self.cell, max(5.5, 0.035 * self.cell)
        marks.brackets(placed, half, 0.175 * self.cell, width, theme.rim)
        marks.outline(better, half, 0.12 * self.cell, width, theme.offer, theme.rim)
        return {**drawings, "placed": placed, "better": better}

    def text(self, sign: Callable[[str], str], last: str = "") -> str:
        """The board in characters of one width: ``sign`` gives that of a cell, and ``>`` stands
        before the cell ``last``."""

        def line(row: str) -> str:
            cells = (column + row for column in self.columns)
            return row + "".join((">" if cell == last else " ") + sign(cell) for cell in cells)

        return "\n".join(("  " + " ".join(self.columns), *map(line, self.rows)))
