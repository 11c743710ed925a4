"""The sheet of Triominos, and the sprites of its header, its tray and its end."""

from collections.abc import Hashable

from render import marks
from render.colour import RGB, mix
from render.geometry import inset
from render.lettering import DIGIT_HEIGHT, width
from render.once import once
from render.sheet import Sheet, Sprite, lettered
from render.sketch import Sketch
from render.theme import (
    DIGITS,
    GOLD,
    IVORY,
    IVORY_EDGE,
    ON_GOLD,
    THEMES,
    Theme,
    TriominosColours,
)
from render.triominos_fit import triangle
from render.triominos_marks import draw_ghost, draw_more
from render.triominos_tiles import (
    DIM,
    DRAWN_IN,
    DULL,
    LAST,
    ROUND,
    TINT,
    Look,
    draw_tile,
    middle,
    rounded,
)

COUNT, TOTAL, POINTS = 38, 26, 38  # sizes of the header's numbers
HAND_EDGE, BACK = 58, 0.65  # of a face-down tile, and how much of it its back takes
PILL = (128, 60)
TAG = (50, 38)  # round the number of a picked tile
RAISED_OUTLINE, RAISED_GAP = 6, 3  # round a picked tile


@once
def sheet(key: str) -> Sheet:
    """The sprites of the theme ``key``, and their palette."""
    theme = THEMES[key]
    return Sheet(_flats(theme), _drawings(theme))


def picked(sprites: Sheet, edge: int, own: TriominosColours) -> Sprite:
    """The outline round a picked tile of the tray."""
    return sprites.get(("picked", edge), lambda: _picked(edge, own))


def tag(sprites: Sheet, number: str, size: int, own: TriominosColours) -> Sprite:
    """The number of a picked tile."""
    return sprites.get(("tag", number, size), lambda: _tag(number, size, own))


def number(sprites: Sheet, text: str, size: int, fill: RGB, ground: RGB) -> Sprite:
    """Digits on a flat colour with hardly any room around them, anchored in their middle."""
    key = ("number", text, size, fill, ground)
    return sprites.get(key, lambda: _number(text, size, fill, ground))


def earned(sprites: Sheet, text: str, size: int, ground: RGB) -> Sprite:
    """Points in a gold pill, for whoever won them."""
    return sprites.get(("earned", text, size, ground), lambda: _earned(text, size, ground))


def pill(sprites: Sheet, text: str, page: RGB) -> Sprite:
    """The last move's points."""
    return sprites.get(("pill", text), lambda: _pill(text, page))


def _picked(edge: int, own: TriominosColours) -> Sketch:
    cell = triangle(edge, True)
    away = RAISED_GAP + RAISED_OUTLINE / 2
    path = rounded(inset(cell, DRAWN_IN * edge - away), ROUND * edge + away)
    room = RAISED_GAP + RAISED_OUTLINE + 3
    size = edge + 2 * room, cell[1][1] + 2 * room
    sketch = Sketch(*size, own.tray, (room, room), masked=True)
    sketch.stroke(path, RAISED_OUTLINE + 3, own.tray)  # so that the line's edges are smooth
    sketch.stroke(path, RAISED_OUTLINE, own.offer)
    return sketch


def _rounded(size: tuple[int, int], fill: RGB, ground: RGB) -> Sketch:
    """A box with half circles as its ends, anchored in its middle."""
    right, down = size[0] // 2, size[1] // 2
    sketch = Sketch(*size, ground, (right, down))
    sketch.box((-right, -down, right, down), fill, down)
    return sketch


def _tag(number: str, size: int, own: TriominosColours) -> Sketch:
    sketch = _rounded(TAG, own.offer, own.tray)
    sketch.text((0, 0), number, size, own.tray)
    return sketch


def _number(text: str, size: int, fill: RGB, ground: RGB) -> Sketch:
    across, down = round(width(text, size) / 2) + 1, round(DIGIT_HEIGHT * size / 2) + 2
    sketch = Sketch(2 * across, 2 * down, ground, (across, down))
    sketch.text((0, 0), text, size, fill)
    return sketch


def _earned(text: str, size: int, ground: RGB) -> Sketch:
    sketch = _rounded((max(TAG[0], round(width(text, size)) + 24), size + 14), GOLD, ground)
    sketch.text((0, 0), text, size, ON_GOLD)
    return sketch


def _pill(text: str, page: RGB) -> Sketch:
    sketch = _rounded(PILL, GOLD, page)
    sketch.text((0, 0), text, POINTS if len(text) < 5 else 32, ON_GOLD)
    return sketch


def _flats(theme: Theme) -> tuple[RGB, ...]:
    own = theme.triominos
    digits = (*DIGITS, *(mix(IVORY, digit, TINT) for digit in DIGITS))
    board = (own.felt, own.rim, own.tray, own.well, own.offer, own.back, IVORY, IVORY_EDGE)
    dull = (mix(IVORY, own.tray, DIM), mix(own.offer, own.tray, DIM))
    return (theme.page, theme.card, theme.ink, theme.muted, GOLD, ON_GOLD, *board, *digits, *dull)


def _drawings(theme: Theme) -> dict[Hashable, Sketch]:
    """What every picture needs, and samples of what is drawn in many sizes: the palette is
    gathered from them."""
    own = theme.triominos
    grounds = (theme.page, theme.card, own.tray)
    return {
        **{("hand", ground): _hand(ground, own) for ground in grounds},
        **{("crown", ground): _crown(ground, theme) for ground in (own.tray, GOLD)},
        "pouch": _pouch(theme),
        "turn": _pointer(theme),
        **{("more", side): draw_more(quarters, theme) for quarters, side in enumerate(SIDES)},
        **{("sample", up): _sample(up, Look(120, own.felt)) for up in (True, False)},
        "sample last": _sample(True, Look(120, own.felt, LAST)),
        "sample dull": _sample(True, Look(100, own.tray, DULL)),
        "sample tray": _sample(True, Look(100, own.tray)),
        "sample ghost": draw_ghost(120, True, "28", None, own),
        "sample number": lettered("0123456789", 30, own.offer, own.tray),
        **{
            ("sample", ground): lettered("0123456789-", COUNT, theme.ink, ground)
            for ground in (theme.page, theme.card)
        },
        "sample points": lettered("+0123456789-", POINTS, ON_GOLD, GOLD),
    }


SIDES = ("right", "down", "left", "up")


def _sample(up: bool, look: Look) -> Sketch:
    """All digits on two tiles beside each other."""
    sketch = Sketch(2 * look.edge + 8, look.edge, look.ground)
    cell = triangle(look.edge, up)
    draw_tile(sketch, cell, up, look, ((0, 0), (1, 1), (2, 2)))
    beside = tuple((x + look.edge + 4, y) for x, y in cell)
    draw_tile(sketch, beside, up, look, ((0, 3), (1, 4), (2, 5)))
    return sketch


def _hand(ground: RGB, own: TriominosColours) -> Sketch:
    """A tile face down, anchored in the middle of its box."""
    cell = triangle(HAND_EDGE, True)
    sketch = Sketch(HAND_EDGE + 2, cell[1][1] + 2, ground, (1, 1))
    draw_tile(sketch, cell, True, Look(HAND_EDGE, ground), ())
    x, y = middle(cell)
    back = tuple((x + (u - x) * BACK, y - 1 + (v - y) * BACK) for u, v in cell)
    sketch.polygon(back, own.back, 3)
    sketch.anchor = (1 + HAND_EDGE // 2, 3 + cell[1][1] // 2)
    return sketch


def _crown(ground: RGB, theme: Theme) -> Sketch:
    sketch = Sketch(48, 44, ground, (24, 22))
    marks.crown(sketch, (0, 0), 17, ON_GOLD if ground == GOLD else GOLD)
    return sketch


def _pouch(theme: Theme) -> Sketch:
    """What is still to be drawn: a flared top, a line at the neck, a body."""
    sketch = Sketch(48, 64, theme.page, (24, 32))
    sketch.polygon(((-18.5, -30), (18.5, -30), (13.5, -15.5), (-13.5, -15.5)), theme.muted, 2)
    sketch.polygon(((-17.5, -12), (17.5, -12), (22.5, 30), (-22.5, 30)), theme.muted, 8)
    return sketch


def _pointer(theme: Theme) -> Sketch:
    """Whose turn it is: down to the board."""
    sketch = Sketch(28, 18, theme.page, (14, 9))
    sketch.polygon(((-12, -7), (12, -7), (0, 7)), theme.ink, 2)
    return sketch
