"""The signs that mean the same in every picture, drawn about (0, 0)."""

from collections.abc import Callable
from math import cos, pi, sin

from render.colour import RGB
from render.geometry import Spot, moved, turned
from render.sketch import Sketch
from render.theme import GOLD

Sign = Callable[[Sketch, Spot, float, RGB], None]
CASING = 2  # on each side of a gold line, which alone is too weak on a light ground
POINTER: tuple[Spot, ...] = ((-10, -13), (10, 0), (-10, 13))  # to the right
CROWN: tuple[Spot, ...] = (
    (-1, 0.7),
    (-1.15, -0.45),
    (-0.52, 0.02),
    (0, -0.8),
    (0.52, 0.02),
    (1.15, -0.45),
    (1, 0.7),
)


def brackets(sketch: Sketch, half: float, arm: float, width: float, casing: RGB) -> None:
    """Four gold corners of a square of side ``2 * half``: the last move."""
    for quarters in range(4):
        corner = turned(((arm - half, -half), (-half, -half), (-half, arm - half)), quarters)
        sketch.stroke(corner, width + 2 * CASING, casing)
    for quarters in range(4):
        corner = turned(((arm - half, -half), (-half, -half), (-half, arm - half)), quarters)
        sketch.stroke(corner, width, GOLD)


def well(sketch: Sketch, radius: float, name: str, size: float, fill: RGB, ink: RGB) -> None:
    """A dark disc with the name of the cell that can be chosen, its digits ``size`` high."""
    sketch.circle((0, 0), radius, fill)
    sketch.text((0, 0), name, size, ink)


def outline(
    sketch: Sketch, half: float, radius: float, width: float, fill: RGB, casing: RGB
) -> None:
    """The line of a square of side ``2 * half`` with round corners: what would have been better."""
    path = square(half, radius)
    sketch.stroke(path, width + 2 * CASING, casing)
    sketch.stroke(path, width, fill)


def square(half: float, radius: float) -> tuple[Spot, ...]:
    """The closed path round a square about (0, 0) whose corners are rounded."""
    inner = half - radius
    path = [
        (cos(angle) * radius + inner * across, sin(angle) * radius + inner * down)
        for quarter, (across, down) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1)))
        for angle in (pi / 2 * (quarter + step / 6) for step in range(7))
    ]
    return (*path, path[0])


def crown(sketch: Sketch, middle: Spot, size: float, fill: RGB) -> None:
    """The winner's sign, about ``2.3 * size`` wide."""
    points = moved(CROWN, *middle, scale=size)
    sketch.polygon(points, fill)
    sketch.stroke((*points, points[0]), 0.16 * size, fill)
    for tip in points[1:6:2]:
        sketch.circle(tip, 0.2 * size, fill)


def level(sketch: Sketch, middle: Spot, size: float, fill: RGB) -> None:
    """Two level bars: a draw."""
    for side in (-0.42, 0.42):
        ends = moved(((-0.85, side), (0.85, side)), *middle, scale=size)
        sketch.stroke(ends, 0.42 * size, fill)


def skip(sketch: Sketch, middle: Spot, size: float, fill: RGB) -> None:
    """A pointer against a bar: a pass."""
    sketch.polygon(moved(((-0.75, -0.7), (0.45, 0), (-0.75, 0.7)), *middle, scale=size), fill)
    sketch.stroke(moved(((0.65, -0.6), (0.65, 0.6)), *middle, scale=size), 0.26 * size, fill)


def pouch(sketch: Sketch, fill: RGB) -> None:
    """What is still to be drawn, 60 pixels high: a flared top, a line at the neck, a body."""
    sketch.polygon(((-19.5, -30), (19.5, -30), (13, -17.5), (-13, -17.5)), fill, 3)
    sketch.box((-14, -17.2, 14, -15), fill)
    sketch.polygon(((-18, -12), (18, -12), (23.5, 30), (-23.5, 30)), fill, 9)


def arrow(sketch: Sketch, middle: Spot, size: float, quarters: int, fill: RGB) -> None:
    """A triangle that points to the right, after ``quarters`` turns clockwise elsewhere; ``size``
    is half its longer side."""
    shape = turned(((-0.82, -1), (0.88, 0), (-0.82, 1)), quarters)
    sketch.polygon(moved(shape, *middle, scale=size), fill, 0.1 * size)


def frame(sketch: Sketch, box: tuple[float, float, float, float], width: float, rim: RGB) -> None:
    """A gold line around what counted, cased in the colour ``rim``."""
    left, top, right, low = box
    corners = ((left, top), (right, top), (right, low), (left, low), (left, top))
    sketch.stroke(corners, width + 2 * CASING, rim)
    sketch.stroke(corners, width, GOLD)
