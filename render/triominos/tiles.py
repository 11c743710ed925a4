"""The sprites of Triominos. A tile is put together from three kites, one a corner, so that all
tiles of an edge come from 36 sprites; a kite reaches from its corner to the tile's middle."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import atan2, ceil, cos, hypot, pi, sin
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.colour import RGB, mix
from render.geometry import Spot, inset
from render.sheet import Group, Sheet, Sprite
from render.sketch import SCALE, Sketch
from render.theme import GOLD, IVORY
from render.triominos.colours import IVORY_EDGE, TriominosTheme
from render.triominos.fit import row_height, triangle

DRAWN_IN = 0.016  # edges: how far a tile stays within its cell
ROUND = 0.075  # the radius of a tile's corners
THICK = 0.032  # the visible edge below a face
TINTED = 0.475  # the radius of a corner's sector
DIGIT_AT, UP_LIFT = 0.372, 0.014  # a digit's distance from its corner
FRAME, FRAME_ROUND = 0.042, 0.05  # of the last tile, in gold

PLAIN, LAST, DULL = "plain", "last", "dull"

DIGITS: Final = 6  # 0 to 5
BODIES: Final = 4  # tiles without digits that are kept as large as they are drawn: a megabyte each


class TileSketch(Sketch):
    """A drawing of which only the polygon ``kept`` counts, to the last pixel it touches; none below
    its lowest corner, or a tile would change the row under its own."""

    def __init__(self, kept: Sequence[Spot], ground: RGB) -> None:
        xs, ys = [x for x, _ in kept], [y for _, y in kept]
        left, top = int(min(xs)) - 1, int(min(ys))
        self._size = int(max(xs)) + 2 - left, ceil(max(ys)) - top
        self._kept = tuple(kept)
        super().__init__(*self._size, ground, (-left, -top))

    def mask(self) -> Image.Image:
        """The pixels that ``kept`` touches."""
        return _touched(self._size, tuple(map(self._at, self._kept)))


def _touched(size: tuple[int, int], polygon: tuple[Spot, ...]) -> Image.Image:
    """Of an image of this ``size`` the pixels that a polygon touches, which is ``SCALE`` times as
    large."""
    cover = Image.new("L", (size[0] * SCALE, size[1] * SCALE), 0)
    ImageDraw.Draw(cover).polygon(polygon, 255)
    return cover.reduce(SCALE).point(lambda share: 255 * (share > 0), "1")


class TileStyle(Struct, frozen=True):
    """How a tile is shown: ``ground`` is what it lies on, ``state`` PLAIN, LAST or DULL."""

    edge: int
    ground: RGB
    state: str = PLAIN

    @property
    def radius(self) -> float:
        """Of the corners of its face."""
        return (FRAME_ROUND if self.state == LAST else ROUND) * self.edge

    def shade(self, colour: RGB, theme: TriominosTheme) -> RGB:
        """A colour of the tile as it looks in this state."""
        return mix(colour, self.ground, theme.dim) if self.state == DULL else colour

    def ink(self, digit: int, theme: TriominosTheme) -> RGB:
        """The colour of a digit: on a dull tile paler, but less than the tile itself."""
        colour = theme.digits[digit]
        face = self.shade(IVORY, theme)
        return mix(colour, face, theme.pale) if self.state == DULL else colour

    def tint(self, digit: int, theme: TriominosTheme) -> RGB:
        """The colour of the corner around a digit."""
        return self.shade(mix(IVORY, theme.digits[digit], theme.tint), theme)


def put_tile(
    canvas: Canvas,
    digits: Sequence[int],
    up: bool,
    style: TileStyle,
    x: int,
    y: int,
    theme: TriominosTheme,
) -> None:
    """A tile with its digits clockwise, the top left of its cell's box at ``(x, y)``."""
    canvas.put(_tile(canvas.sheet, tuple(digits), up, style, theme), x, y)


def _tile(
    sprites: Sheet, digits: tuple[int, ...], up: bool, style: TileStyle, theme: TriominosTheme
) -> Group:
    # In parts: of a picture's many tiles each is looked up, and a dataclass is slow to hash.
    key = (digits, up, style.edge, style.ground, style.state)
    kites = enumerate(digits)
    return sprites.group(
        key, lambda: [_kite(sprites, place, digit, up, style, theme) for place, digit in kites]
    )


def expect_tiles(
    sprites: Sheet,
    edge: int,
    ground: RGB,
    theme: TriominosTheme,
    states: tuple[str, ...] = (PLAIN, LAST),
    ups: tuple[bool, ...] = (True, False),
) -> None:
    """Has all that tiles of this edge are put together from made before they are laid: in these
    ``states``, pointing up, down or either way."""
    styles = [TileStyle(edge, ground, state) for state in states]
    sprites.expect(
        ("kites", edge, ground, states, ups), lambda: _kites(sprites, styles, ups, theme)
    )


def _kites(
    sprites: Sheet, styles: Sequence[TileStyle], ups: Sequence[bool], theme: TriominosTheme
) -> Iterator[Sprite]:
    for style, up, place, digit in product(styles, ups, range(3), range(DIGITS)):
        yield _kite(sprites, place, digit, up, style, theme)


def _kite(
    sprites: Sheet, place: int, digit: int, up: bool, style: TileStyle, theme: TriominosTheme
) -> Sprite:
    key = ("kite", place, digit, up, style.edge, style.ground, style.state)
    return sprites.get(key, lambda: _draw_kite(place, digit, up, style, theme))


def _draw_kite(place: int, digit: int, up: bool, style: TileStyle, theme: TriominosTheme) -> Sketch:
    cell = triangle(style.edge, up)
    sketch = TileSketch(_kept(cell, place), style.ground)
    sketch.lay(_body(up, style, theme))
    _draw_digit(sketch, cell, up, style, place, digit, theme)
    return sketch


@lru_cache(BODIES)
def _body(up: bool, style: TileStyle, theme: TriominosTheme) -> Sketch:
    """A whole tile without digits."""
    cell = triangle(style.edge, up)
    sketch = Sketch(style.edge, row_height(style.edge), style.ground)
    draw_tile(sketch, cell, up, style, (), theme)
    return sketch


def draw_tile(
    sketch: Sketch,
    cell: Sequence[Spot],
    up: bool,
    style: TileStyle,
    digits: Sequence[tuple[int, int]],
    theme: TriominosTheme,
) -> None:
    """A tile with some of its digits, each given with its corner."""
    rim = GOLD if style.state == LAST else style.shade(IVORY_EDGE, theme)
    sketch.polygon(inset(cell, DRAWN_IN * style.edge), rim, ROUND * style.edge)
    sketch.polygon(_face(cell, up, style), style.shade(IVORY, theme), style.radius)
    for place, digit in digits:
        _draw_digit(sketch, cell, up, style, place, digit, theme)


def _draw_digit(
    sketch: Sketch,
    cell: Sequence[Spot],
    up: bool,
    style: TileStyle,
    place: int,
    digit: int,
    theme: TriominosTheme,
) -> None:
    """One corner of a tile: its tint, and the digit."""
    edge, face = style.edge, _face(cell, up, style)
    sector = _sector(cell[place], face, place, TINTED * edge, style.radius)
    sketch.polygon(sector, style.tint(digit, theme))
    spot, size = _digit_spot(cell, place, up, edge), theme.sizes.digit.size(edge)
    sketch.text(spot, str(digit), size, style.ink(digit, theme))


def _face(cell: Sequence[Spot], up: bool, style: TileStyle) -> tuple[Spot, ...]:
    """What is written on: within the gold frame, or over what shows of the tile's thickness."""
    body = inset(cell, DRAWN_IN * style.edge)
    if style.state == LAST:
        return inset(body, FRAME * style.edge)
    return _raised(body, up, THICK * style.edge)


def middle(cell: Sequence[Spot]) -> Spot:
    """Where the bisectors of a triangle meet."""
    return sum(x for x, _ in cell) / 3, sum(y for _, y in cell) / 3


def rounded(polygon: Sequence[Spot], radius: float) -> tuple[Spot, ...]:
    """The closed outline of a triangle with round corners."""
    path: list[Spot] = []
    for place, tip in enumerate(polygon):
        before, after = polygon[place - 1], polygon[(place + 1) % 3]
        start, end = (_towards(tip, other, radius * 3**0.5) for other in (before, after))
        path.extend(_arc(_towards(tip, middle(polygon), 2 * radius), start, end))
    return (*path, path[0])


def _kept(cell: Sequence[Spot], place: int) -> tuple[Spot, ...]:
    corner, following, before = cell[place], cell[(place + 1) % 3], cell[place - 1]
    return corner, _between(corner, following), middle(cell), _between(corner, before)


def _between(start: Spot, end: Spot, share: float = 0.5) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _raised(body: Sequence[Spot], up: bool, thick: float) -> tuple[Spot, ...]:
    """The face over ``body``: smaller by what shows of the tile's thickness on sides that look
    down."""
    height = abs(body[1 if up else 2][1] - body[0][1])
    fixed = body[0] if up else _between(body[0], body[1])
    return tuple(_between(fixed, point, 1 - thick / height) for point in body)


def _digit_spot(cell: Sequence[Spot], place: int, up: bool, edge: int) -> Spot:
    centre = middle(cell)
    away = hypot(centre[0] - cell[place][0], centre[1] - cell[place][1])
    x, y = _between(cell[place], centre, DIGIT_AT * edge / away)
    return x, y - (UP_LIFT * edge if up else 0)


def _sector(
    corner: Spot, face: Sequence[Spot], place: int, reach: float, radius: float
) -> tuple[Spot, ...]:
    """The part of a face with round corners that lies within ``reach`` of the cell's corner."""
    tip = face[place]
    ends = [_where(corner, tip, face[(place + turn) % 3], reach) for turn in (1, 2)]
    starts = [_towards(tip, face[(place + turn) % 3], radius * 3**0.5) for turn in (1, 2)]
    pivot = _towards(tip, middle(face), 2 * radius)
    return (*_arc(corner, ends[0], ends[1]), *_arc(pivot, starts[1], starts[0]))


def _towards(start: Spot, end: Spot, distance: float) -> Spot:
    return _between(start, end, distance / hypot(end[0] - start[0], end[1] - start[1]))


def _where(corner: Spot, start: Spot, end: Spot, reach: float) -> Spot:
    """The point of the side from ``start`` to ``end`` that is ``reach`` away from ``corner``."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    across, down = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    x, y = start[0] - corner[0], start[1] - corner[1]
    along = x * across + y * down
    return _towards(start, end, -along + (along**2 - x * x - y * y + reach**2) ** 0.5)


def _arc(centre: Spot, start: Spot, end: Spot, steps: int = 24) -> Iterator[Spot]:
    """Points on the shorter arc about ``centre``."""
    radius = hypot(start[0] - centre[0], start[1] - centre[1])
    first = atan2(start[1] - centre[1], start[0] - centre[0])
    turn = atan2(end[1] - centre[1], end[0] - centre[0]) - first
    turn = (turn + pi) % (2 * pi) - pi
    for step in range(steps + 1):
        angle = first + turn * step / steps
        yield centre[0] + cos(angle) * radius, centre[1] + sin(angle) * radius
