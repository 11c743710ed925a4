"""The sprites of Reversi."""

from collections.abc import Hashable

from engines.reversi.board import CELLS
from render import marks
from render.colour import RGB, ramp
from render.geometry import turned
from render.kept import kept
from render.memoized import latest
from render.reversi.colours import DISCS, LOOKS, Disc, ReversiTheme
from render.sheet import Sheet, Sprite, lettered
from render.sketch import Sketch
from render.theme import GOLD, ON_GOLD

PALETTE = 56  # colours; in fewer of them edges show steps
FACE = 6  # of them for the face of a disc
CELL = 104
RADIUS = 0.415 * CELL
RAISED = 2  # pixels by which a disc lies above the middle of its cell
HEAD_RADIUS = 25  # of a disc in the header
BAR = (424, 24)
BAR_RADIUS = 12


@latest
@kept("reversi")
def sheet(key: str) -> Sheet:
    """The sprites of the look ``key``, and their palette."""
    theme = LOOKS[key]
    return Sheet.of(_flats(theme), _drawings(theme), PALETTE)


def _flats(theme: ReversiTheme) -> tuple[RGB, ...]:
    common = (theme.page, theme.card, theme.ink, theme.muted, GOLD, ON_GOLD)
    board = (
        theme.felt,
        theme.grid,
        theme.rim,
        theme.letters,
        theme.well,
        theme.offer,
        theme.shadow,
    )
    bar = (theme.track, theme.bar_black, theme.bar_white)
    discs = (
        colour for disc in theme.discs.values() for colour in (disc.rim[1], disc.shade, disc.pip)
    )
    # or a face, in so few colours, takes a tinge of the felt's soft edges
    faces = (tone for disc in theme.discs.values() for tone in ramp(*disc.face, FACE))
    return (*common, *board, *bar, *discs, *faces)


def _drawings(theme: ReversiTheme) -> dict[Hashable, Sketch]:
    return {
        **{(colour, ""): _disc(colour, theme) for colour in DISCS},
        **{(colour, "flipped"): _flipped(colour, theme) for colour in DISCS},
        **{(colour, "placed"): _placed(colour, theme) for colour in DISCS},
        **{cell: _well(cell, theme) for cell in CELLS},
        **{
            (colour, ground): _head_disc(colour, ground, theme)
            for colour in DISCS
            for ground in (theme.page, theme.card, GOLD)
        },
        **{fill: _bar(fill, theme) for fill in (theme.track, theme.bar_black, theme.bar_white)},
        **{(side, "turn"): _pointer(side, theme) for side in (0, 2)},
        "tick": _tick(theme),
        "star": _star(theme),
        "won": _sign("won"),
        "drawn": _sign("drawn"),
        "passed": _passed(theme),
        **{
            ("digits", ground): lettered("0123456789", 44, ink, ground)
            for ink, ground in (
                (theme.ink, theme.page),
                (theme.ink, theme.card),
                (ON_GOLD, GOLD),
            )
        },
        "letters": lettered("abcdefgh12345678", theme.sizes.names, theme.letters, theme.rim),
    }


def _draw_disc(sketch: Sketch, disc: Disc, radius: float, middle: float = 0) -> None:
    """A disc about ``(0, middle)``: a rim that catches light from below round a hollow face."""
    sketch.circle((0, middle), radius, disc.edge)
    for step, tone in enumerate(ramp(*disc.rim, 10)):
        share = step / 9
        sketch.circle((0, middle - 0.018 * share * radius), (0.985 - 0.036 * share) * radius, tone)
    sketch.circle((0, middle), 0.83 * radius, disc.shade)
    for step, tone in enumerate(ramp(*disc.face, 12)):
        share = step / 11
        light = middle + (0.035 + 0.115 * share) * radius
        sketch.circle((0, light), (0.805 - 0.54 * share) * radius, tone)


def _disc(colour: str, theme: ReversiTheme) -> Sketch:
    sketch = Sketch(88, 96, theme.felt, (44, 47))
    _draw_on_cell(sketch, colour, theme)
    return sketch


def _draw_on_cell(sketch: Sketch, colour: str, theme: ReversiTheme) -> None:
    sketch.circle((0, 0.115 * RADIUS - RAISED), RADIUS, theme.shadow)
    _draw_disc(sketch, theme.discs[colour], RADIUS, -RAISED)


def _flipped(colour: str, theme: ReversiTheme) -> Sketch:
    sketch = _disc(colour, theme)
    sketch.circle((0, -RAISED), 0.075 * CELL, theme.discs[colour].pip)
    return sketch


def _placed(colour: str, theme: ReversiTheme) -> Sketch:
    """A cell between its grid lines, with the last disc in its brackets."""
    sketch = Sketch(CELL - 2, CELL - 2, theme.felt, (CELL // 2 - 1, CELL // 2 - 1))
    _draw_on_cell(sketch, colour, theme)
    marks.brackets(sketch, 0.42 * CELL, 0.175 * CELL, 5.5, theme.rim)
    return sketch


def _well(cell: str, theme: ReversiTheme) -> Sketch:
    half = int(theme.sizes.well * CELL) + 1
    sketch = Sketch(2 * half, 2 * half, theme.felt, (half, half))
    _draw_well(sketch, cell, theme.offer, theme)
    return sketch


def _draw_well(sketch: Sketch, cell: str, ink: RGB, theme: ReversiTheme) -> None:
    sizes = theme.sizes
    marks.well(sketch, sizes.well * CELL, cell, sizes.label, theme.well, ink)


def compared(sprites: Sheet, cell: str, better: bool, theme: ReversiTheme) -> Sprite:
    """A legal cell of which a comparison speaks: with brackets if it was played, in a frame of the
    offer's colour if it was better."""
    return sprites.get(("compared", cell, better), lambda: _compared(cell, better, theme))


def _compared(cell: str, better: bool, theme: ReversiTheme) -> Sketch:
    sketch = Sketch(CELL - 2, CELL - 2, theme.felt, (CELL // 2 - 1, CELL // 2 - 1))
    ink = theme.offer if better else GOLD
    _draw_well(sketch, cell, ink, theme)
    if better:
        marks.outline(sketch, 0.42 * CELL, 0.12 * CELL, 6, theme.offer, theme.rim)
    else:
        marks.brackets(sketch, 0.42 * CELL, 0.175 * CELL, 5.5, theme.rim)
    return sketch


def _star(theme: ReversiTheme) -> Sketch:
    sketch = Sketch(14, 14, theme.felt, (7, 7))
    sketch.box((-7, -1, 7, 1), theme.grid)
    sketch.box((-1, -7, 1, 7), theme.grid)
    sketch.circle((0, 0), 6, theme.grid)
    return sketch


def _head_disc(colour: str, ground: RGB, theme: ReversiTheme) -> Sketch:
    """A disc in the header, with a thin line round it where it would drown in the page."""
    sketch = Sketch(54, 54, ground, (27, 27))
    line = theme.black_line if colour == "black" else theme.white_line
    if line is None or ground == GOLD:
        _draw_disc(sketch, theme.discs[colour], HEAD_RADIUS)
        return sketch
    _draw_disc(sketch, theme.discs[colour], HEAD_RADIUS)
    sketch.ring((0, 0), HEAD_RADIUS + 0.75, 2.25, line)
    return sketch


def _bar(fill: RGB, theme: ReversiTheme) -> Sketch:
    """The whole bar in one colour; parts of three such bars are laid over each other."""
    width, height = BAR
    sketch = Sketch(width, height, theme.page)
    line = theme.bar_line
    if line:
        sketch.box((0, 0, width, height), line, BAR_RADIUS)
    inside = 2 if line else 0
    sketch.box((inside, inside, width - inside, height - inside), fill, BAR_RADIUS - inside)
    return sketch


def _tick(theme: ReversiTheme) -> Sketch:
    sketch = Sketch(4, 8, theme.page, (2, 0))
    sketch.box((-2, 0, 2, 8), theme.muted, 2)
    return sketch


def _pointer(quarters: int, theme: ReversiTheme) -> Sketch:
    """Whose turn it is, towards the middle of the header."""
    sketch = Sketch(22, 28, theme.card, (11, 14))
    sketch.polygon(turned(marks.POINTER, quarters), theme.ink)
    return sketch


def _sign(name: str) -> Sketch:
    sketch = Sketch(44, 40, GOLD, (22, 20))
    draw = marks.crown if name == "won" else marks.level
    draw(sketch, (0, 0), 16, ON_GOLD)
    return sketch


def _passed(theme: ReversiTheme) -> Sketch:
    sketch = Sketch(40, 40, theme.page, (20, 20))
    sketch.circle((0, 0), 19, GOLD)
    marks.skip(sketch, (0, 0), 13, ON_GOLD)
    return sketch
