"""The sheet of Triominos, and the sprites of its header, its tray and its end."""

from collections.abc import Hashable

from render import marks
from render.colour import RGB, mix
from render.geometry import inset
from render.kept import kept
from render.lettering import DIGIT_HEIGHT, width
from render.memoized import latest
from render.sheet import Sheet, Sprite, lettered
from render.sketch import Sketch
from render.theme import GOLD, IVORY, ON_GOLD
from render.triominos.colours import IVORY_EDGE, LOOKS, TriominosTheme
from render.triominos.fit import triangle
from render.triominos.marks import draw_ghost, draw_more
from render.triominos.tiles import (
    DRAWN_IN,
    DULL,
    LAST,
    ROUND,
    TileStyle,
    draw_tile,
    middle,
    rounded,
)

PALETTE = 80  # colours
HAND_EDGE, BACK = 58, 0.65  # of a face-down tile, and how much of it its back takes
PILL = (128, 60)
EARNED = 50  # the width of a pill with points of a round
RAISED_OUTLINE, RAISED_GAP = 6, 3  # round a picked tile


@latest
@kept("triominos")
def sheet(key: str) -> Sheet:
    """The sprites of the look ``key``, and their palette."""
    theme = LOOKS[key]
    return Sheet.of(_flats(theme), _drawings(theme), PALETTE)


def picked(sprites: Sheet, edge: int, theme: TriominosTheme) -> Sprite:
    """The outline round a picked tile of the tray."""
    return sprites.get(("picked", edge), lambda: _picked(edge, theme))


def tag(sprites: Sheet, number: str, size: int, theme: TriominosTheme) -> Sprite:
    """The number of a picked tile."""
    return sprites.get(("tag", number, size), lambda: _tag(number, size, theme))


def number(sprites: Sheet, text: str, size: int, fill: RGB, ground: RGB) -> Sprite:
    """Digits on a flat colour with hardly any room around them, anchored in their middle."""
    key = ("number", text, size, fill, ground)
    return sprites.get(key, lambda: _number(text, size, fill, ground))


def earned(sprites: Sheet, text: str, size: int, ground: RGB) -> Sprite:
    """Points in a gold pill, for whoever won them."""
    return sprites.get(("earned", text, size, ground), lambda: _earned(text, size, ground))


def pill(sprites: Sheet, text: str, theme: TriominosTheme) -> Sprite:
    """The last move's points."""
    return sprites.get(("pill", text), lambda: _pill(text, theme))


def _picked(edge: int, theme: TriominosTheme) -> Sketch:
    cell = triangle(edge, True)
    away = RAISED_GAP + RAISED_OUTLINE / 2
    path = rounded(inset(cell, DRAWN_IN * edge - away), ROUND * edge + away)
    room = RAISED_GAP + RAISED_OUTLINE + 3
    size = edge + 2 * room, cell[1][1] + 2 * room
    sketch = Sketch(*size, theme.tray, (room, room), masked=True)
    sketch.stroke(path, RAISED_OUTLINE + 3, theme.tray)  # so that the line's edges are smooth
    sketch.stroke(path, RAISED_OUTLINE, theme.offer)
    return sketch


def _rounded(size: tuple[int, int], fill: RGB, ground: RGB) -> Sketch:
    """A box with half circles as its ends, anchored in its middle."""
    right, down = size[0] // 2, size[1] // 2
    sketch = Sketch(*size, ground, (right, down))
    sketch.box((-right, -down, right, down), fill, down)
    return sketch


def _tag(number: str, size: int, theme: TriominosTheme) -> Sketch:
    sketch = _rounded(theme.sizes.tag, theme.offer, theme.tray)
    sketch.text((0, 0), number, size, theme.tray)
    return sketch


def _number(text: str, size: int, fill: RGB, ground: RGB) -> Sketch:
    across, down = round(width(text, size) / 2) + 1, round(DIGIT_HEIGHT * size / 2) + 2
    sketch = Sketch(2 * across, 2 * down, ground, (across, down))
    sketch.text((0, 0), text, size, fill)
    return sketch


def _earned(text: str, size: int, ground: RGB) -> Sketch:
    sketch = _rounded((max(EARNED, round(width(text, size)) + 24), size + 14), GOLD, ground)
    sketch.text((0, 0), text, size, ON_GOLD)
    return sketch


def _pill(text: str, theme: TriominosTheme) -> Sketch:
    sketch, sizes = _rounded(PILL, GOLD, theme.page), theme.sizes.header
    sketch.text((0, 0), text, sizes.points if len(text) < 5 else sizes.long_points, ON_GOLD)
    return sketch


def _flats(theme: TriominosTheme) -> tuple[RGB, ...]:
    digits = (*theme.digits, *(mix(IVORY, digit, theme.tint) for digit in theme.digits))
    board = (
        theme.felt,
        theme.rim,
        theme.tray,
        theme.well,
        theme.offer,
        theme.back,
        IVORY,
        IVORY_EDGE,
    )
    dull = (mix(IVORY, theme.tray, theme.dim), mix(theme.offer, theme.tray, theme.dim))
    return (
        theme.page,
        theme.card,
        theme.ink,
        theme.muted,
        GOLD,
        ON_GOLD,
        *board,
        *digits,
        *dull,
    )


def _drawings(theme: TriominosTheme) -> dict[Hashable, Sketch]:
    """What every picture needs, and samples of what is drawn in many sizes: the palette is
    gathered from them."""
    grounds = (theme.page, theme.card, theme.tray)
    return {
        **{("hand", ground): _hand(ground, theme) for ground in grounds},
        **{("crown", ground): _crown(ground, theme) for ground in (theme.tray, GOLD)},
        "pouch": _pouch(theme),
        "turn": _pointer(theme),
        **{("more", side): draw_more(quarters, theme) for quarters, side in enumerate(SIDES)},
        **{("sample", up): _sample(up, TileStyle(120, theme.felt), theme) for up in (True, False)},
        "sample last": _sample(True, TileStyle(120, theme.felt, LAST), theme),
        "sample dull": _sample(True, TileStyle(100, theme.tray, DULL), theme),
        "sample tray": _sample(True, TileStyle(100, theme.tray), theme),
        "sample ghost": draw_ghost(120, True, "28", None, theme),
        "sample number": lettered("0123456789", theme.sizes.name, theme.offer, theme.tray),
        **{
            ("sample", ground): lettered("0123456789-", theme.sizes.header.count, theme.ink, ground)
            for ground in (theme.page, theme.card)
        },
        "sample points": lettered("+0123456789-", theme.sizes.header.points, ON_GOLD, GOLD),
    }


SIDES = ("right", "down", "left", "up")


def _sample(up: bool, style: TileStyle, theme: TriominosTheme) -> Sketch:
    """All digits on two tiles beside each other."""
    sketch = Sketch(2 * style.edge + 8, style.edge, style.ground)
    cell = triangle(style.edge, up)
    draw_tile(sketch, cell, up, style, ((0, 0), (1, 1), (2, 2)), theme)
    beside = tuple((x + style.edge + 4, y) for x, y in cell)
    draw_tile(sketch, beside, up, style, ((0, 3), (1, 4), (2, 5)), theme)
    return sketch


def _hand(ground: RGB, theme: TriominosTheme) -> Sketch:
    """A tile face down, anchored in the middle of its box."""
    cell = triangle(HAND_EDGE, True)
    sketch = Sketch(HAND_EDGE + 2, cell[1][1] + 2, ground, (1, 1))
    draw_tile(sketch, cell, True, TileStyle(HAND_EDGE, ground), (), theme)
    x, y = middle(cell)
    back = tuple((x + (u - x) * BACK, y - 1 + (v - y) * BACK) for u, v in cell)
    sketch.polygon(back, theme.back, 3)
    sketch.anchor = (1 + HAND_EDGE // 2, 3 + cell[1][1] // 2)
    return sketch


def _crown(ground: RGB, theme: TriominosTheme) -> Sketch:
    sketch = Sketch(48, 44, ground, (24, 22))
    marks.crown(sketch, (0, 0), 17, ON_GOLD if ground == GOLD else GOLD)
    return sketch


def _pouch(theme: TriominosTheme) -> Sketch:
    """What is still to be drawn: a flared top, a line at the neck, a body."""
    sketch = Sketch(48, 64, theme.page, (24, 32))
    sketch.polygon(((-18.5, -30), (18.5, -30), (13.5, -15.5), (-13.5, -15.5)), theme.muted, 2)
    sketch.polygon(((-17.5, -12), (17.5, -12), (22.5, 30), (-22.5, 30)), theme.muted, 8)
    return sketch


def _pointer(theme: TriominosTheme) -> Sketch:
    """Whose turn it is: down to the board."""
    sketch = Sketch(28, 18, theme.page, (14, 9))
    sketch.polygon(((-12, -7), (12, -7), (0, 7)), theme.ink, 2)
    return sketch
