"""The course of a match: who is expected to lead, and by how much, after each move."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from render.colour import RGB
from render.geometry import Spot
from render.lettering import BOLD
from render.palette import gather
from render.picture import Picture
from render.png import encode
from render.sketch import Sketch
from render.theme import GOLD, IVORY, MARGIN, ON_GOLD, PANEL_RADIUS, WIDTH, BoardTheme

HEIGHT = 620
PLOT = (108, 62, 886, 536)  # left, top, right, bottom
LINE = 5.0
TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LEAST = 2.0  # points to each side that the scale shows at least


@dataclass(frozen=True, slots=True)
class Line:
    """One course: the points of ``side`` (a code, or a seat's number from 1) by ply, from 1."""

    side: str
    points: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A move that cost much: its place among them, and where it lies."""

    place: int
    ply: int
    value: float


@dataclass(frozen=True, slots=True)
class Graph:
    """A match of ``game`` with so many ``plies``. With one line, what lies above the middle is the
    lead of its side and what lies below that of ``rival``; with more, each is one player's."""

    game: str
    plies: int
    lines: tuple[Line, ...]
    rival: str = ""
    marks: tuple[Mark, ...] = ()

    @property
    def reach(self) -> float:
        """The largest lead that is shown."""
        return max((abs(value) for line in self.lines for _, value in line.points), default=0.0)


def drawn(graph: Graph, theme: BoardTheme) -> Picture:
    """The picture of a graph in the colours of its game."""
    sketch = _Plot(graph, theme).sketch().picture()
    palette = gather(_flats(graph, theme), [sketch])
    png = encode(palette.convert(sketch), palette.bytes)
    return Picture(png, WIDTH, HEIGHT)


class _Plot:
    """Where everything of a graph stands."""

    def __init__(self, graph: Graph, theme: BoardTheme) -> None:
        self._graph, self._theme = graph, theme
        self._tick = next(
            (tick for tick in TICKS if max(LEAST, graph.reach) <= 4 * tick), TICKS[-1]
        )
        self._top = max(LEAST, graph.reach) * 1.08

    def sketch(self) -> Sketch:
        """The whole picture."""
        sketch = Sketch(WIDTH, HEIGHT, self._theme.page)
        box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
        sketch.box(box, self._theme.rim, PANEL_RADIUS)
        left, top, right, bottom = PLOT
        sketch.box((left - 12, top - 12, right + 12, bottom + 12), self._theme.felt, 12)
        self._scales(sketch)
        if len(self._graph.lines) == 1:
            self._areas(sketch, self._graph.lines[0])
        else:
            self._courses(sketch)
        for mark in self._graph.marks:
            self._mark(sketch, mark)
        return sketch

    def _x(self, ply: float) -> float:
        left, _, right, _ = PLOT
        return left + (right - left) * (ply - 1) / max(1, self._graph.plies - 1)

    def _y(self, value: float) -> float:
        _, top, _, bottom = PLOT
        return (top + bottom) / 2 - (bottom - top) / 2 * value / self._top

    def _scales(self, sketch: Sketch) -> None:
        """Lines for the leads, and the numbers of leads and plies at the rim."""
        (left, _, right, bottom), size = PLOT, self._theme.print.scale
        for value in self._leads():
            y = self._y(value)
            sketch.stroke(((left, y), (right, y)), 4 if value == 0 else 2, self._theme.lines)
            sketch.text((MARGIN + 40, y), str(abs(value)), size, self._theme.letters, BOLD)
        step = next((t for t in (5, *TICKS[3:]) if self._graph.plies <= 8 * t), TICKS[-1])
        for ply in range(step, self._graph.plies + 1, step):
            sketch.text((self._x(ply), bottom + 40), str(ply), size, self._theme.letters, BOLD)

    def _leads(self) -> Iterator[int]:
        count = int(self._top / self._tick)
        yield from range(-count * self._tick, count * self._tick + 1, self._tick)

    def _areas(self, sketch: Sketch, line: Line) -> None:
        """Each side's lead as an area in its colour, and its sign at the rim."""
        middle = self._y(0)
        spots = [(self._x(ply), self._y(value)) for ply, value in line.points]
        sides = ((line.side, -1, PLOT[1]), (self._graph.rival, 1, PLOT[3]))
        for place, (side, way, end) in enumerate(sides):
            fill = _colour(side, place, self._theme)
            for part in _beyond(spots, middle, way):
                sketch.polygon(part, fill)
            self._sign(sketch, (WIDTH - MARGIN - 29, end - way * 4), side, fill)
        if len(spots) > 1:
            sketch.stroke(spots, LINE + 2, self._theme.rim)
            sketch.stroke(spots, LINE - 1, self._theme.offer)

    def _courses(self, sketch: Sketch) -> None:
        """A line for each player, with the player's number at its end."""
        for place, line in enumerate(self._graph.lines):
            spots = [(self._x(ply), self._y(value)) for ply, value in line.points]
            fill = _colour(line.side, place, self._theme)
            if len(spots) > 1:
                sketch.stroke(spots, LINE + 4, self._theme.rim)
                sketch.stroke(spots, LINE, fill)
            y = PLOT[1] + 30 + 60 * place
            self._sign(sketch, (WIDTH - MARGIN - 29, y), line.side, fill)

    def _sign(self, sketch: Sketch, spot: Spot, side: str, fill: RGB) -> None:
        sizes = self._theme.print
        sketch.circle(spot, sizes.sign, self._theme.offer)
        sketch.circle(spot, sizes.sign - 2.5, fill)
        if side.isdigit():
            dark = sum(fill) < 300
            sketch.text(spot, side, sizes.seat, IVORY if dark else ON_GOLD)

    def _mark(self, sketch: Sketch, mark: Mark) -> None:
        """A gold number on the line."""
        sizes = self._theme.print
        x, y = self._x(mark.ply), self._y(mark.value)
        spot = min(max(x, PLOT[0] + 6), PLOT[2] - 6), min(max(y, PLOT[1] + 10), PLOT[3] - 10)
        sketch.circle(spot, sizes.mark + 3, self._theme.rim)
        sketch.circle(spot, sizes.mark, GOLD)
        sketch.text(spot, str(mark.place), sizes.scale, ON_GOLD)


def _beyond(spots: list[Spot], middle: float, way: int) -> Iterator[tuple[Spot, ...]]:
    """The parts between a line and the height ``middle`` on one side of it: above with -1."""
    for (x, y), (u, v) in pairwise(spots):
        here, there = (y - middle) * way, (v - middle) * way
        if here <= 0 and there <= 0:
            continue
        across = x + (u - x) * here / (here - there) if here * there < 0 else 0.0
        start = (x, middle), (x, y)
        end = (u, v), (u, middle)
        if here < 0:
            start = ((across, middle),) * 2
        if there < 0:
            end = ((across, middle),) * 2
        yield (*start, *end)


def _colour(side: str, place: int, theme: BoardTheme) -> RGB:
    """The colour of a side; of a player without one that of the seat."""
    return theme.sides.get(side, theme.seats[place % len(theme.seats)])


def _flats(graph: Graph, theme: BoardTheme) -> tuple[RGB, ...]:
    sides = (*(line.side for line in graph.lines), graph.rival)
    fills = (_colour(side, place, theme) for place, side in enumerate(sides))
    board = (theme.felt, theme.rim, theme.letters, theme.offer)
    return (theme.page, GOLD, ON_GOLD, *board, *fills)
