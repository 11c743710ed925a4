"""The stones of Crosswise: square ones in colours, round ones that do something."""

from render.colour import RGB, rgb
from render.crosswise import symbols
from render.crosswise.colours import STONES, CrosswiseTheme, Stone
from render.geometry import Spot
from render.sketch import Sketch

EDGE = rgb("B9B09C")  # of a square stone
RIM = rgb("FFFDF7")
PEWTER_EDGE = rgb("7E8793")  # of a round one
PEWTER_RIM = rgb("F0F2F5")
PEWTER = rgb("CED4DB")
PEWTER_LINE = rgb("AEB6C1")
PICTOGRAM = rgb("2A2E37")

CORNER = 0.21  # all sizes below in sides of the stone
DEPTH = 0.055  # of the shadow below it
ROUND = 0.518  # radius of a round stone beside square ones
OUTLINE = 6  # pixels, around a picked stone
GAP = 3  # pixels, between the two


def stone(
    sketch: Sketch, top: Spot, side: float, name: str, shadow: RGB | None, theme: CrosswiseTheme
) -> None:
    """A square stone with the middle of its upper side at ``top``."""
    (x, y), half = top, side / 2
    if shadow:
        box = (x - half, y + DEPTH * side, x + half, y + (1 + DEPTH) * side)
        sketch.box(box, shadow, CORNER * side)
    sketch.box((x - half, y, x + half, y + side), EDGE, CORNER * side)
    sketch.box((x - half, y, x + half, y + 0.965 * side), RIM, CORNER * side)
    _enamel(sketch, (x, y), side, theme.stones[name])
    middle = (x, y + 0.487 * side)
    symbols.COLOURS[name](sketch, middle, 0.285 * side, theme.stones[name].symbol)


def _enamel(sketch: Sketch, top: Spot, side: float, colours: Stone) -> None:
    """The inlaid face, darker at its upper border."""
    (x, y), inset = top, 0.062 * side
    left, right, low = x - side / 2 + inset, x + side / 2 - inset, y + 0.965 * side - inset
    radius = (CORNER - 0.062) * side
    sketch.box((left, y + inset, right, low), colours.shade, radius)
    sketch.box((left, y + inset + 0.022 * side, right, low), colours.face, radius)


def special(sketch: Sketch, middle: Spot, radius: float, name: str, shadow: RGB | None) -> None:
    """A round stone."""
    x, y = middle
    if shadow:
        sketch.circle((x, y + 2 * DEPTH * radius), radius, shadow)
    sketch.circle((x, y), radius, PEWTER_EDGE)
    sketch.circle((x, y - 0.026 * radius), 0.968 * radius, PEWTER_RIM)
    sketch.circle((x, y - 0.004 * radius), 0.868 * radius, PEWTER_LINE)
    sketch.circle((x, y + 0.012 * radius), 0.846 * radius, PEWTER)
    symbols.SPECIALS[name](sketch, middle, 0.50 * radius, PICTOGRAM)


def piece(
    sketch: Sketch, top: Spot, side: float, name: str, shadow: RGB | None, theme: CrosswiseTheme
) -> None:
    """A stone of either form in the room of a square one."""
    if name in STONES:
        stone(sketch, top, side, name, shadow, theme)
    else:
        special(sketch, (top[0], top[1] + side / 2), ROUND * side, name, shadow)


def outline(sketch: Sketch, top: Spot, side: float, name: str, *, offer: RGB, gap: RGB) -> None:
    """The line around a picked stone, in its own form; drawn before the stone."""
    for width, fill in ((GAP + OUTLINE, offer), (GAP, gap)):
        if name in STONES:
            x, y = top
            half = side / 2 + width
            box = (x - half, y - width, x + half, y + side + width)
            sketch.box(box, fill, CORNER * side + width)
        else:
            sketch.circle((top[0], top[1] + side / 2), ROUND * side + width, fill)
