"""The program's own picture, as icon.svg of the page draws it: a board and four pieces."""

import io
from functools import cache

from PIL import Image, ImageDraw

GRID = 64  # units a side
FINER = 4  # times as many pixels are drawn, then reduced
SAFE = 0.8  # of the side stays in sight however a system cuts its icons
RIM, FELT, LINES = "#235c45", "#46966f", "#2f7857"
IVORY, FACE, RED, BLACK, GREY = "#fffdf7", "#f0eadb", "#dc3c3c", "#23262e", "#30353f"


@cache
def emblem(side: int, maskable: bool = False) -> bytes:
    """A PNG of ``side`` by ``side`` pixels; a ``maskable`` one fills its square, with nothing that
    counts near its edge. Takes some ten milliseconds."""
    large = Image.new("RGBA", (side * FINER, side * FINER), RIM if maskable else (0, 0, 0, 0))
    scale = side * FINER / GRID * (SAFE if maskable else 1)
    corner = (side * FINER - GRID * scale) / 2
    _Pen(ImageDraw.Draw(large), scale, corner).draw(framed=not maskable)
    written = io.BytesIO()
    large.resize((side, side), Image.Resampling.BOX).save(written, "PNG", optimize=True)
    return written.getvalue()


class _Pen:
    """Draws in units of the grid."""

    def __init__(self, draw: ImageDraw.ImageDraw, scale: float, corner: float) -> None:
        self._draw = draw
        self._scale = scale
        self._corner = corner

    def draw(self, framed: bool) -> None:
        if framed:
            self._square(0, 0, 64, 15, RIM)
        self._square(6, 6, 52, 10, FELT)
        self._rectangle(31, 6, 2, 52)
        self._rectangle(6, 31, 52, 2)
        self._disc(19.5, 19, IVORY, FACE, LINES)
        self._square(35.5, 10.5, 19, 4.5, LINES)
        self._square(35.5, 9.5, 19, 4.5, IVORY)
        self._square(37.3, 11.3, 15.4, 3.2, RED)
        self._triangle(19.5, 35.5, 1.0, LINES)
        self._triangle(19.5, 34.5, 1.0, IVORY)
        self._disc(45, 45, BLACK, GREY, RIM)

    def _at(self, *units: float) -> list[float]:
        return [self._corner + unit * self._scale for unit in units]

    def _square(self, left: float, top: float, side: float, radius: float, colour: str) -> None:
        box = self._at(left, top, left + side, top + side)
        self._draw.rounded_rectangle(box, radius * self._scale, colour)

    def _rectangle(self, left: float, top: float, width: float, height: float) -> None:
        self._draw.rectangle(self._at(left, top, left + width, top + height), LINES)

    def _disc(self, x: float, y: float, edge: str, face: str, shadow: str) -> None:
        for down, radius, colour in ((1, 9.5, shadow), (0, 9.5, edge), (0, 7.6, face)):
            box = self._at(x - radius, y + down - radius, x + radius, y + down + radius)
            self._draw.ellipse(box, colour)

    def _triangle(self, x: float, top: float, radius: float, colour: str) -> None:
        points = ((x, top + 1), (x + 9.8, top + 19), (x - 9.8, top + 19))
        path = [tuple(self._at(*point)) for point in points]
        self._draw.polygon(path, colour)
        self._draw.line([*path, *path[:2]], colour, round(2 * radius * self._scale), "curve")
