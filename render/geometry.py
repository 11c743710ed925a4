"""Points, polygons and how they are drawn in."""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin

Spot = tuple[float, float]


def inset(polygon: Sequence[Spot], distance: float) -> tuple[Spot, ...]:
    """A convex polygon with every side moved inwards by ``distance`` (outwards if negative)."""
    sides = _pushed(polygon, distance if area(polygon) > 0 else -distance)
    return tuple(_crossing(sides[place - 1], sides[place]) for place in range(len(sides)))


def area(polygon: Sequence[Spot]) -> float:
    """Positive when the corners go clockwise on the screen."""
    pairs = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def turned(points: Iterable[Spot], quarters: int) -> tuple[Spot, ...]:
    """The points turned clockwise about (0, 0) by quarter turns."""
    spots = tuple(points)
    for _ in range(quarters % 4):
        spots = tuple((-y, x) for x, y in spots)
    return spots


def moved(points: Iterable[Spot], right: float, down: float, scale: float = 1) -> tuple[Spot, ...]:
    """The points scaled about (0, 0), then moved."""
    return tuple((x * scale + right, y * scale + down) for x, y in points)


def star(outer: float, inner: float, points: int = 5) -> tuple[Spot, ...]:
    """A star about (0, 0) with one point up."""
    return tuple(
        (sin(pi * tip / points) * radius, -cos(pi * tip / points) * radius)
        for tip in range(2 * points)
        for radius in ((outer, inner)[tip % 2],)
    )


def _pushed(polygon: Sequence[Spot], distance: float) -> list[tuple[Spot, Spot]]:
    """Each side as a point on it and its direction, moved to its right by ``distance``."""
    sides = []
    for (x, y), (u, v) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        length = hypot(u - x, v - y)
        across, down = (u - x) / length, (v - y) / length
        sides.append(((x - down * distance, y + across * distance), (across, down)))
    return sides


def _crossing(line: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> Spot:
    """Where two lines meet that are not parallel."""
    (x, y), (a, b) = line
    (u, v), (c, d) = other
    along = ((u - x) * d - (v - y) * c) / (a * d - b * c)
    return x + a * along, y + b * along
