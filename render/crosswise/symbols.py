"""The symbols on Crosswise stones: one for each colour and each special, all about ``middle``,
with ``unit`` half their size."""

from collections.abc import Callable
from math import hypot, sqrt

from render.colour import RGB
from render.geometry import Spot, moved, star
from render.sketch import Sketch

Symbol = Callable[[Sketch, Spot, float, RGB], None]
SHAFT = 0.30  # the width of an arrow
TRAY = 0.22  # the width of the other lines of a pictogram
HEAD = (0.62, 1.0)  # length and width of an arrow's head


def heart(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """Red."""
    for side in (-0.48, 0.48):
        sketch.circle(*_disc(middle, unit, (side, -0.30), 0.52), fill)
    point = moved(((-0.965, -0.09), (0.965, -0.09), (0, 1.03)), *middle, unit)
    sketch.polygon(point, fill, 0.1 * unit)


def pentagram(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """Yellow."""
    x, y = middle
    sketch.polygon(moved(star(1.12, 0.50), x, y + 0.07 * unit, unit), fill)


def drop(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """Blue: a circle and its two tangents from above."""
    radius, centre, tip = 0.70, 0.28, -1.10
    reach = centre - tip
    side = radius * sqrt(1 - (radius / reach) ** 2)
    height = centre - radius * radius / reach
    sketch.circle(*_disc(middle, unit, (0, centre), radius), fill)
    sketch.polygon(moved(((0, tip), (side, height), (-side, height)), *middle, unit), fill)


def diamond(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """Purple."""
    corners = ((0, -1.12), (0.86, 0), (0, 1.12), (-0.86, 0))
    sketch.polygon(moved(corners, *middle, unit), fill, 0.06 * unit)


def cross(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """Black."""
    x, y = middle
    for across, down in ((0.95, 0.33), (0.33, 0.95)):
        right, low = across * unit, down * unit
        sketch.box((x - right, y - low, x + right, y + low), fill, 0.07 * unit)


def ring(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """White."""
    sketch.ring(middle, 0.92 * unit, 0.42 * unit, fill)


def move(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """A hollow square with an arrow leaving it to the right."""
    square = ((-1.0, -0.36), (-0.32, -0.36), (-0.32, 0.36), (-1.0, 0.36), (-1.0, -0.36))
    sketch.stroke(moved(square, *middle, unit), TRAY * unit, fill)
    _arrow(sketch, moved(((-0.32, 0), (1.09, 0)), *middle, unit), unit, fill)


def remove(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """An arrow down into a tray."""
    _arrow(sketch, moved(((0, -0.92), (0, 0.52)), *middle, unit), unit, fill)
    _tray(sketch, middle, unit, fill)


def replace(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """One arrow down, one up, over a tray."""
    _arrow(sketch, moved(((-0.40, -0.88), (-0.40, 0.54)), *middle, unit), unit, fill, 0.76)
    _arrow(sketch, moved(((0.40, 0.44), (0.40, -0.98)), *middle, unit), unit, fill, 0.76)
    _tray(sketch, middle, unit, fill)


def swap(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    """Two level arrows, the upper to the right, the lower to the left."""
    _arrow(sketch, moved(((-0.86, -0.46), (1.0, -0.46)), *middle, unit), unit, fill, 0.92)
    _arrow(sketch, moved(((0.86, 0.46), (-1.0, 0.46)), *middle, unit), unit, fill, 0.92)


COLOURS: dict[str, Symbol] = {
    "red": heart,
    "yellow": pentagram,
    "blue": drop,
    "purple": diamond,
    "black": cross,
    "white": ring,
}
SPECIALS: dict[str, Symbol] = {"move": move, "remove": remove, "replace": replace, "swap": swap}


def _disc(middle: Spot, unit: float, centre: Spot, radius: float) -> tuple[Spot, float]:
    """Middle and radius of a circle of a symbol, in pixels."""
    return (middle[0] + centre[0] * unit, middle[1] + centre[1] * unit), radius * unit


def _tray(sketch: Sketch, middle: Spot, unit: float, fill: RGB) -> None:
    tray = ((-0.95, 0.42), (-0.95, 0.92), (0.95, 0.92), (0.95, 0.42))
    sketch.stroke(moved(tray, *middle, unit), TRAY * unit, fill)


def _arrow(
    sketch: Sketch, ends: tuple[Spot, ...], unit: float, fill: RGB, width: float = HEAD[1]
) -> None:
    """An arrow from the first of ``ends`` to the tip at the second; ``width`` is its head's."""
    (x, y), (u, v) = ends
    length = hypot(u - x, v - y)
    right, down = (u - x) / length, (v - y) / length
    base = u - right * HEAD[0] * unit, v - down * HEAD[0] * unit
    half = width / 2 * unit
    sides = (
        (base[0] - down * half, base[1] + right * half),
        (base[0] + down * half, base[1] - right * half),
    )
    sketch.stroke(((x, y), base), SHAFT * unit, fill)
    sketch.polygon((sides[1], (u, v), sides[0]), fill, 0.06 * unit)
