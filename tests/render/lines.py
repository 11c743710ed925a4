"""A painter as short as can be, for three in a row: nothing of its own but its two pieces."""

from dataclasses import dataclass

from engines.game import View
from engines.path import next_choices
from render.canvas import Canvas
from render.grid import Grid
from render.memoized import memoized
from render.painter import Compared, Painter, described
from render.picture import Picture
from render.sheet import Sheet
from render.theme import PLAIN, WIDTH

GRID = Grid("abc", "123", cell=280, left=75, top=75)


@dataclass(frozen=True, kw_only=True)
class LinesView(View):
    """Who has which cells, by seat, and the last of them."""

    game = "lines"
    taken: tuple[tuple[str, ...], ...]
    placed: str = ""


@memoized
def background(key: str) -> Canvas:
    """The empty board, with the sprites of all that lies on it."""
    theme = PLAIN[key]
    ring, cross = GRID.sketch(theme), GRID.sketch(theme)
    ring.ring((0, 0), 80, 24, theme.letters)
    cross.stroke(((-70, -70), (70, 70)), 24, theme.ink)
    cross.stroke(((-70, 70), (70, -70)), 24, theme.ink)
    sheet = Sheet(theme.flats, {**GRID.signs(theme), 0: ring, 1: cross})
    canvas = Canvas(sheet, WIDTH, WIDTH, theme.page)
    GRID.put_panel(canvas, theme)
    return canvas


def paint(view: LinesView, picked: tuple[str, ...], key: str, compare: Compared) -> Picture:
    """The pieces, the last one in brackets; of two moves the played one so, the better framed."""
    canvas, choices = background(key).copy(), () if compare else next_choices(view.offers, picked)
    for seat, cells in enumerate(view.taken):
        for cell in cells:
            canvas.put(canvas.sheet[seat], *GRID.middle(cell))
    for cell in compare or choices:
        canvas.put(canvas.sheet[cell], *GRID.middle(cell))
    for sign, cell in zip(("placed", "better"), compare or (view.placed,), strict=False):
        if cell:
            canvas.put(canvas.sheet[sign], *GRID.middle(cell))
    return canvas.picture(GRID.regions(choices), described(view))


def text(view: LinesView) -> str:
    """O begins, X follows."""
    signs = {cell: "OX"[seat] for seat, cells in enumerate(view.taken) for cell in cells}
    return GRID.text(lambda cell: signs.get(cell, "."), view.placed)


PAINTER = Painter(paint, text)
