"""The standings of a tournament as a picture: places, points, what decides among equals, and the
results of each against each or of each round. Names stand beside the picture, in the same order."""

from functools import cached_property

from msgspec import Struct

from render.colour import RGB, mix, rgb
from render.lettering import BOLD, EXTRA_BOLD, width
from render.palette import gather
from render.picture import Picture
from render.png import encode
from render.sketch import Sketch
from render.theme import GOLD, MARGIN, ON_GOLD, PAGES, PANEL_RADIUS, WIDTH, Theme

ROWS = 16  # of a picture at the most: more are too small in a chat
SILVER, BRONZE = rgb("C9CFD8"), rgb("C98A52")
MEDALS = {1: (GOLD, ON_GOLD), 2: (SILVER, rgb("23262E")), 3: (BRONZE, rgb("2B1500"))}
"""The colours of the first three places, each with what is written on it."""

PAD = 20  # inside the panel
ROW = 60
HEAD = 44  # the height of the columns' numbers
BADGE = 23  # the radius of a place's circle
PLACE, POINTS, TIE = 76, 108, 104  # the widths of columns
CELL, LEAST_CELL = 76, 43  # the most and the least that a result takes
BAR = 16  # the height of that of the points
APART = 22  # between the panels of two groups


class ResultCell(Struct, frozen=True):
    """One result: its ``text``, such as "1", "½" or "12+", the ``share`` of the points that it was
    worth, None where there is none yet; whether it is ``new``, and whether it is being
    ``played``."""

    text: str = ""
    share: float | None = None
    new: bool = False
    played: bool = False


class StandingsRow(Struct, frozen=True):
    """Where one entrant stands: the ``place``, which may be shared, the ``points`` as they are
    shown and as ``value``, what decided among equals, and a cell for each column. ``gone``: they
    have withdrawn. Rows of one ``group`` stand together."""

    place: int
    points: str
    value: float
    ties: tuple[str, ...] = ()
    cells: tuple[ResultCell, ...] = ()
    gone: bool = False
    group: int = 0


class StandingsTable(Struct, frozen=True):
    """Rows in the order of their places, at least one and in a group at most ``ROWS``. ``square``:
    the cells are the results against each of the group's rows in turn, a crosstable; else those of
    the rounds."""

    rows: tuple[StandingsRow, ...]
    square: bool = False

    @property
    def columns(self) -> int:
        """How many columns of results there are."""
        return max(len(row.cells) for row in self.rows)

    @property
    def ties(self) -> int:
        """For how many of the values among equals the picture has room: the first of them."""
        asked = max(len(row.ties) for row in self.rows)
        left = WIDTH - 2 * (MARGIN + PAD) - PLACE - POINTS - self.columns * LEAST_CELL
        return max(0, min(asked, left // TIE))


def drawn(shown: StandingsTable, name: str) -> Picture:
    """The picture of standings in the look of this ``name``."""
    return _Standings(shown, PAGES[name]).picture()


class _Standings:
    """A picture of standings, column by column."""

    def __init__(self, shown: StandingsTable, theme: Theme) -> None:
        self._shown, self._theme = shown, theme
        self._head = HEAD if self._shown.columns else 0
        self._height = round(self._middle(len(shown.rows) - 1) + ROW / 2 + PAD + MARGIN)
        self._sketch = Sketch(WIDTH, self._height, theme.page)

    def picture(self) -> Picture:
        """All of it, as a file."""
        for first, last in self._groups:
            top = self._middle(first) - ROW / 2 - PAD - (0 if first else self._head)
            box = (MARGIN, top, WIDTH - MARGIN, self._middle(last) + ROW / 2 + PAD)
            self._sketch.box(box, self._theme.card, PANEL_RADIUS)
        self._draw_head()
        for number, row in enumerate(self._shown.rows):
            self._draw_row(number, row)
        image = self._sketch.picture()
        theme = self._theme
        flats = (theme.page, theme.card, theme.ink, theme.muted, GOLD, SILVER, BRONZE)
        palette = gather(flats, [image])
        return Picture(encode(palette.convert(image), palette.bytes), WIDTH, self._height)

    @cached_property
    def _groups(self) -> list[tuple[int, int]]:
        """The first and the last row of each group."""
        numbers = [row.group for row in self._shown.rows]
        firsts = [at for at, each in enumerate(numbers) if at == 0 or each != numbers[at - 1]]
        return list(zip(firsts, [*(at - 1 for at in firsts[1:]), len(numbers) - 1], strict=True))

    @cached_property
    def _cell(self) -> float:
        """How wide a result is."""
        room = self._points - POINTS / 2 - self._left
        return min(CELL, room / self._shown.columns) if self._shown.columns else 0

    @property
    def _left(self) -> int:
        """Where results begin."""
        return MARGIN + PAD + PLACE

    @property
    def _points(self) -> float:
        """The middle of the column of points."""
        return WIDTH - MARGIN - PAD - self._shown.ties * TIE - POINTS / 2

    def _middle(self, row: int) -> float:
        """How far down a row is; groups have panels of their own."""
        above = sum(0 < first <= row for first, _ in self._groups)
        return MARGIN + PAD + self._head + ROW * (row + 0.5) + above * (2 * PAD + APART)

    def _draw_head(self) -> None:
        """The numbers of columns: of rows in a crosstable, else of rounds."""
        y, size = MARGIN + PAD + HEAD / 2 - 4, self._theme.print.scale
        for column in range(self._shown.columns):
            x = self._left + self._cell * (column + 0.5)
            self._write(x, y, str(column + 1), size, self._theme.ink, self._cell - 6, BOLD)

    def _draw_row(self, number: int, row: StandingsRow) -> None:
        y, theme = self._middle(number), self._theme
        place = number - max(first for first, _ in self._groups if first <= number)
        ink = mix(theme.ink, theme.card, 0.4) if row.gone else theme.ink
        if place:
            line = (MARGIN + PAD, y - ROW / 2), (WIDTH - MARGIN - PAD, y - ROW / 2)
            self._sketch.stroke(line, 2, mix(theme.card, theme.muted, 0.25))
        self._draw_place(y, row, ink)
        if self._shown.columns:
            for column, cell in enumerate(row.cells):
                itself = self._shown.square and column == place
                self._draw_cell(self._left + self._cell * (column + 0.5), y, cell, ink, itself)
        else:
            self._draw_bar(y, row)
        size = theme.print.number
        self._write(self._points, y, row.points, size, ink, POINTS - 12)
        for column, tie in enumerate(row.ties[: self._shown.ties]):
            x = self._points + POINTS / 2 + TIE * (column + 0.5)
            self._write(x, y, tie, theme.print.scale, ink, TIE - 12, BOLD)
        if row.gone:
            self._sketch.stroke(((MARGIN + PAD, y), (self._left - 14, y)), 4, ink)

    def _draw_place(self, y: float, row: StandingsRow, ink: RGB) -> None:
        x, size = MARGIN + PAD + BADGE + 6, self._theme.print.scale
        if row.place in MEDALS and not row.gone:
            fill, ink = MEDALS[row.place]
            self._sketch.circle((x, y), BADGE, fill)
        self._write(x, y, str(row.place), size, ink, 2 * BADGE - 8)

    def _draw_cell(self, x: float, y: float, cell: ResultCell, ink: RGB, itself: bool) -> None:
        theme, wide, high = self._theme, self._cell / 2 - 3, ROW / 2 - 5
        box = (x - wide, y - high, x + wide, y + high)
        if itself:
            self._sketch.box(box, mix(theme.card, theme.muted, 0.55), 10)
            return
        if cell.new:
            self._sketch.box(box, GOLD, 10)
            inner = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
            self._sketch.box(inner, self._ground(cell), 7)
        elif cell.share is not None:
            self._sketch.box(box, self._ground(cell), 10)
        if cell.played:
            self._sketch.ring((x, y), 9, 4, theme.muted)
        elif cell.text:
            self._write(x, y, cell.text, theme.print.scale, ink, 2 * wide - 4)

    def _ground(self, cell: ResultCell) -> RGB:
        """The more of the points, the darker on a light card, and the lighter on a dark one."""
        return mix(self._theme.card, self._theme.muted, 0.34 * (cell.share or 0))

    def _draw_bar(self, y: float, row: StandingsRow) -> None:
        """The points as a bar, as long as that of whoever has the most."""
        most = max(one.value for one in self._shown.rows)
        long = self._points - POINTS / 2 - self._left - 12
        box = (self._left, y - BAR / 2, self._left + long, y + BAR / 2)
        self._sketch.box(box, mix(self._theme.card, self._theme.muted, 0.25), BAR / 2)
        if most > 0 and row.value > 0:
            fill = MEDALS[row.place][0] if row.place in MEDALS else self._theme.muted
            full = max(BAR, long * row.value / most)
            self._sketch.box((box[0], box[1], box[0] + full, box[3]), fill, BAR / 2)

    def _write(
        self, x: float, y: float, text: str, size: float, ink: RGB, room: float, weight: str = ""
    ) -> None:
        """Text in the middle of a column, smaller where it would not fit."""
        weight = weight or EXTRA_BOLD
        wide = width(text, size, weight)
        self._sketch.text((x, y), text, size * min(1, room / wide), ink, weight)
