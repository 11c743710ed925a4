"""The drawings of Crosswise's header and of the scores at the edges of its board."""

from collections.abc import Hashable
from itertools import product

from engines.crosswise.stones import SPECIALS
from render import marks
from render.colour import RGB, mix
from render.crosswise import stones
from render.crosswise.colours import CrosswiseTheme
from render.geometry import Spot
from render.sheet import lettered
from render.sketch import Sketch
from render.theme import BLACK, GOLD, ON_GOLD

SIDES = {"orange": 1, "green": 0}  # quarter turns of a team's arrow
COLUMN_TAG = (110, 46, 34)  # width, height, point
ROW_TAG = (56, 110, 32)


def header(theme: CrosswiseTheme) -> dict[Hashable, Sketch]:
    """Hands, the bag, the store and the signs that go with them."""
    grounds = (theme.page, theme.card, GOLD)
    return {
        **{("store", name): _stored(name, theme) for name in SPECIALS},
        **{("hand", *key): _hand(*key, theme) for key in product(SIDES, grounds)},
        **{("pip", played): _store_pip(played, theme) for played in (True, False)},
        "pouch": _pouch(theme),
        "pointer": _pointer(theme),
        "crown": _sign(marks.crown),
        "level": _sign(marks.level),
        "passed": _passed(theme),
    }


def arrows(theme: CrosswiseTheme) -> dict[Hashable, Sketch]:
    """The teams' arrows: on the strip of a tray, beside a total, and beside a winner's."""
    return {
        **{("strip", side): _arrow(side, 13.5, theme.team(side).text, theme) for side in SIDES},
        **{("total", side): _arrow(side, 9, None, theme) for side in SIDES},
        **{("won", side): _arrow(side, 9, ON_GOLD, theme) for side in SIDES},
    }


def samples(theme: CrosswiseTheme) -> dict[Hashable, Sketch]:
    """What is drawn when it is needed, for the palette to know its colours."""
    digits, sizes = "0123456789", theme.sizes
    written = (
        (digits, sizes.count, theme.ink, theme.page),
        (digits, sizes.count, theme.ink, theme.card),
        (digits, sizes.total, theme.orange.total, theme.rim),
        (digits, sizes.total, theme.green.total, theme.rim),
        (digits, sizes.number, theme.offer, theme.rim),
        ("abcdef123456", sizes.names, theme.letters, theme.rim),
    )
    return {
        **{("sample", *key): draw_tag(*key, False, theme) for key in product(SIDES, (0, 34))},
        **{("sample", *each): lettered(*each) for each in written},
    }


def _stored(name: str, theme: CrosswiseTheme) -> Sketch:
    sketch = Sketch(68, 68, theme.page, (34, 34))
    stones.special(sketch, (0, 0), 33, name, None)
    return sketch


def _hand(side: str, ground: RGB, theme: CrosswiseTheme) -> Sketch:
    """Two stones face down, anchored at the top left corner of the front one."""
    team = theme.team(side)
    sketch = Sketch(54, 54, ground, (11, 2))
    _back(sketch, (-9, 5), mix(team.fill, BLACK, 0.25))
    sketch.box((-2.5, -2.5, 41, 46.5), ground, 11)
    _back(sketch, (0, 0), team.fill)
    marks.arrow(sketch, (20, 21.5), 9, SIDES[side], team.text)
    return sketch


def _back(sketch: Sketch, corner: tuple[float, float], fill: RGB) -> None:
    x, y = corner
    sketch.box((x, y + 1.5, x + 40, y + 44.5), stones.EDGE, 9)
    sketch.box((x, y, x + 40, y + 43), stones.RIM, 9)
    sketch.box((x + 3, y + 3, x + 37, y + 40), fill, 6)


def _store_pip(played: bool, theme: CrosswiseTheme) -> Sketch:
    radius = theme.sizes.pip
    half = int(radius) + 1
    sketch = Sketch(2 * half, 2 * half, theme.page, (half, half))
    if played:
        sketch.circle((0, 0), radius, theme.ink)
    else:
        sketch.ring((0, 0), radius, radius * 9 / 34, theme.muted)
    return sketch


def _pouch(theme: CrosswiseTheme) -> Sketch:
    sketch = Sketch(48, 62, theme.page, (24, 31))
    marks.pouch(sketch, theme.muted)
    return sketch


def _pointer(theme: CrosswiseTheme) -> Sketch:
    """Whose turn it is: down to the board."""
    sketch = Sketch(28, 18, theme.page, (14, 9))
    sketch.polygon(((-12, -7.5), (12, -7.5), (0, 8)), theme.ink, 2)
    return sketch


def _sign(draw: marks.Sign) -> Sketch:
    sketch = Sketch(40, 36, GOLD, (20, 18))
    draw(sketch, (0, 0), 14, ON_GOLD)
    return sketch


def _passed(theme: CrosswiseTheme) -> Sketch:
    sketch = Sketch(28, 28, theme.page, (14, 14))
    sketch.circle((0, 0), 13, GOLD)
    marks.skip(sketch, (0, 0), 9, ON_GOLD)
    return sketch


def _arrow(side: str, size: float, fill: RGB | None, theme: CrosswiseTheme) -> Sketch:
    """A team's arrow: on the strip of its tray, or on the rim or gold beside its total."""
    team = theme.team(side)
    ground = theme.rim if fill is None else GOLD if fill == ON_GOLD else team.fill
    room = round(size) + 1
    sketch = Sketch(2 * room, 2 * room, ground, (room, room))
    marks.arrow(sketch, (0, 0), size, SIDES[side], fill or team.total)
    return sketch


def draw_tag(side: str, points: int, won: bool, theme: CrosswiseTheme) -> Sketch:
    """A line's score, anchored where it touches the board."""
    fill, text = _tag_colours(side, points, won, theme)
    rim = theme.rim
    if side == "orange":
        width, height, point = COLUMN_TAG
        sketch, middle = Sketch(width, height + point, rim, (width // 2, 0)), (0.0, 34.0)
    else:
        width, height, point = ROW_TAG
        sketch, middle = Sketch(width + point, height, rim, (0, height // 2)), (39.5, 0.0)
    sketch.polygon(_tag_shape(side), fill, 8)
    sketch.text(middle, str(points), theme.sizes.score, text)
    return sketch


def _tag_shape(side: str) -> tuple[Spot, ...]:
    """The corners of a tag, its point along the line that it scores."""
    width, height, point = COLUMN_TAG if side == "orange" else ROW_TAG
    if side == "orange":
        half = width / 2
        return ((-half, 0), (half, 0), (half, height), (0, height + point), (-half, height))
    half = height / 2
    return ((0, -half), (width, -half), (width + point, 0), (width, half), (0, half))


def _tag_colours(side: str, points: int, won: bool, theme: CrosswiseTheme) -> tuple[RGB, RGB]:
    team = theme.team(side)
    if won:
        return GOLD, ON_GOLD
    return (team.fill if points else theme.nothing(side)), team.text
