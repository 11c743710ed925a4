"""The pictures of Four in a Row: discs of two colours, ringed in lines of four."""

from itertools import product

from engines.game import Phrase, phrase
from engines.path import next_choices
from render.canvas import Canvas
from render.colour import rgb
from render.drawing import Drawing
from render.grid import Grid
from render.memoized import memoized
from render.painter import Compared, Painter, described
from render.sheet import Sheet
from render.theme import IVORY, PLAIN, WIDTH
from tests.example.game import COLUMNS, ROWS, FourView

GRID = Grid(COLUMNS, ROWS, cell=115, left=77, top=77)
COLOURS = {"red": ("D8432F", "8F2416"), "yellow": ("F2C230", "9A7410")}  # face and rim, by side


@memoized
def background(key: str) -> Canvas:
    """The empty board, with the sprites of all that lies on it."""
    theme, drawings = PLAIN[key], GRID.signs(PLAIN[key])
    for (side, (face, rim)), ringed in product(COLOURS.items(), (False, True)):
        drawings[side, ringed] = disc = GRID.sketch(theme)
        disc.circle((0, 0), 47, IVORY if ringed else rgb(rim))
        disc.circle((0, 0), 39, rgb(face))
    canvas = Canvas(Sheet.of(theme.flats, drawings), WIDTH, GRID.height + 2 * GRID.top, theme.page)
    GRID.put_panel(canvas, theme)
    return canvas


def paint(view: FourView, picked: tuple[str, ...], key: str, compare: Compared) -> Drawing:
    """The discs, the last one in brackets; of two moves the played one so, the better framed."""
    canvas, (played, better) = background(key).copy(), compare or ("", "")
    choices = () if played else next_choices(view.offers, picked)
    lying = {cell: side for side, d in zip(view.sides, view.discs, strict=True) for cell in d}
    for cell, side in lying.items():
        canvas.put(canvas.sheet[side, cell in view.fours], *GRID.middles[cell])
    for cell in choices or compare or ():
        canvas.put(canvas.sheet[cell], *GRID.middles[cell])
    for cell in filter(None, (played or view.placed, better)):
        canvas.put(canvas.sheet["better" if cell == better else "placed"], *GRID.middles[cell])
    return canvas.drawing(GRID.regions(choices), alt(view), places=GRID.places(lying))


def alt(view: FourView) -> tuple[Phrase, ...]:
    """What happened and what comes next, then where each side's discs lie."""
    held = [(side, " ".join(d)) for side, d in zip(view.sides, view.discs, strict=True) if d]
    return (*described(view), *(phrase(side, cells=cells) for side, cells in held))


def text(view: FourView) -> str:
    """R is red, Y yellow, * where a disc can fall, and > stands before the last one."""
    signs = {cell: "RY"[seat] for seat, cells in enumerate(view.discs) for cell in cells}
    return GRID.text(lambda cell: signs.get(cell, "*" if cell in view.offers else "."), view.placed)


PAINTER = Painter(paint, text, alt)
