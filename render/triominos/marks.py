"""The marks on the felt of Triominos: places, bonuses, and that more lies beyond."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.triominos.tiles import Digits
from render import marks
from render.colour import mix
from render.geometry import Spot, inset, turned
from render.sheet import Sheet, Sprite
from render.sketch import Sketch
from render.theme import GOLD
from render.triominos.colours import TriominosTheme
from render.triominos.fit import row_height, triangle
from render.triominos.sizes import TriominosSizes
from render.triominos.tiles import DRAWN_IN, FRAME, ROUND, TileSketch, middle, rounded

DOT = 0.085  # edges: the radius of a bonus
CASING = marks.CASING
WELLS: Final = 4  # that are kept as large as they are drawn: a megabyte each


def ghost(
    sprites: Sheet, edge: int, up: bool, name: str, digits: Digits | None, theme: TriominosTheme
) -> Sprite:
    """A place that can be chosen, with its name; ``digits`` show how the tile would lie."""
    shown = digits if edge >= theme.sizes.turned else None
    key = ("ghost", edge, up, name, shown)
    return sprites.get(key, lambda: draw_ghost(edge, up, name, shown, theme))


def dot(sprites: Sheet, edge: int, theme: TriominosTheme) -> Sprite:
    """Gold at a point of the lattice that earned something."""
    return sprites.get(("dot", edge), lambda: _dot(edge, theme))


def outline(sprites: Sheet, edge: int, up: bool, theme: TriominosTheme) -> Sprite:
    """A line round a cell whose tile would have been better."""
    return sprites.get(("better", edge, up), lambda: _outline(edge, up, theme))


def side(sprites: Sheet, edge: int, step: Spot, cased: bool, theme: TriominosTheme) -> Sprite:
    """A side of a completed hexagon, from the anchor on along ``step``; first all casings, then
    all gold, so that they join."""
    return sprites.get(("side", edge, step, cased), lambda: _side(edge, step, cased, theme))


def draw_ghost(
    edge: int, up: bool, name: str, digits: Digits | None, theme: TriominosTheme
) -> Sketch:
    """A well in the cell's form, outlined, with a name and perhaps the digits at its corners."""
    cell = triangle(edge, up)
    sketch = TileSketch(cell, theme.felt)
    sketch.lay(_well(edge, up, theme))
    for place, digit in enumerate(digits or ()):
        centre, corner = middle(cell), cell[place]
        spot = (corner[0] * 0.51 + centre[0] * 0.49, corner[1] * 0.51 + centre[1] * 0.49)
        sketch.text(spot, str(digit), 0.19 * edge, mix(theme.well, theme.offer, theme.turned))
    size = _name_size(name, edge, digits, theme.sizes)
    sketch.text(_name_spot(cell, up, name, edge), name, size, theme.offer)
    return sketch


@lru_cache(WELLS)
def _well(edge: int, up: bool, theme: TriominosTheme) -> Sketch:
    """A ghost that says nothing."""
    cell, line = triangle(edge, up), max(2.2, 0.025 * edge)
    sketch = Sketch(edge, row_height(edge), theme.felt)
    body = inset(cell, DRAWN_IN * edge)
    sketch.polygon(body, theme.offer, ROUND * edge)
    sketch.polygon(inset(body, line), theme.well, max(1.0, ROUND * edge - line))
    return sketch


def _name_spot(cell: Sequence[Spot], up: bool, name: str, edge: int) -> Spot:
    """The middle; longer names in small places stand where there is more room."""
    x, y = middle(cell)
    towards_base = (len(name) - 1) * max(0, 140 - edge) * 0.035
    return x, y + (towards_base if up else -towards_base)


def _name_size(name: str, edge: int, digits: Digits | None, sizes: TriominosSizes) -> float:
    if digits:
        return 0.28 * edge
    usual = max(sizes.name, 0.36 * edge)
    return usual if len(name) == 1 else min(usual, sizes.long_name * edge)


def _outline(edge: int, up: bool, theme: TriominosTheme) -> Sketch:
    cell, width = triangle(edge, up), max(5.0, 0.045 * edge)
    room = int(2 * width) + 4
    height = max(y for _, y in cell) + 2 * room
    sketch = Sketch(edge + 2 * room, height, theme.felt, (room, room), masked=True)
    path = rounded(inset(cell, -width / 2), ROUND * edge)
    sketch.stroke(path, width + 2 * CASING, theme.rim)
    sketch.stroke(path, width, theme.offer)
    return sketch


def _dot(edge: int, theme: TriominosTheme) -> Sketch:
    radius = DOT * edge
    half = int(radius) + CASING + 2
    sketch = Sketch(2 * half, 2 * half, theme.rim, (half, half), masked=True)
    sketch.circle((0, 0), radius + CASING, theme.rim)
    sketch.circle((0, 0), radius, GOLD)
    return sketch


def _side(edge: int, step: Spot, cased: bool, theme: TriominosTheme) -> Sketch:
    width = FRAME * edge + (2 * CASING if cased else 0)
    room = int(width) + 2
    left, top = (int(min(0, part)) - room for part in step)
    size = [int(abs(part)) + 2 * room for part in step]
    sketch = Sketch(size[0], size[1], theme.rim, (-left, -top), masked=True)
    sketch.stroke(((0, 0), step), width, theme.rim if cased else GOLD)
    return sketch


def draw_more(quarters: int, theme: TriominosTheme) -> Sketch:
    """More tiles lie beyond this side of the picture."""
    felt = theme.felt
    sketch = Sketch(44, 44, felt, (22, 22), masked=True)
    points = turned(((-7, -13), (9, 0), (-7, 13)), quarters)
    sketch.polygon(inset(points, -6), felt, 6)
    sketch.polygon(points, theme.ink, 2)
    return sketch
