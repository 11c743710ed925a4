"""The picture of a match of Reversi."""

from dataclasses import replace

from engines.path import next_choices, split
from engines.reversi.view import ReversiView
from render.canvas import Canvas
from render.drawing import Drawing
from render.memoized import latest
from render.painter import HINT, Compared, Painter
from render.reversi.alt import alt
from render.reversi.board import GRID, HEIGHT, PANEL, PARTS, discs, places, put_empty
from render.reversi.colours import LOOKS
from render.reversi.header import THINGS, put_header, put_ticks
from render.reversi.reading import reading
from render.reversi.sprites import compared, sheet
from render.reversi.text import text
from render.theme import WIDTH

LARGEST = 56_000  # bytes


def paint(view: ReversiView, picked: tuple[str, ...], key: str, compare: Compared) -> Drawing:
    """The picture: everybody sees the same."""
    if compare and compare[0] != HINT:
        view = replace(view, placed="", flipped=(), offers=(), moves=())
    theme, canvas = LOOKS[key], _background(key).copy()
    legal = next_choices(view.offers, picked)
    put_header(canvas, view, theme)
    # The discs, the last one in its brackets, and a pip on those that it flipped.
    marked = {**dict.fromkeys(view.flipped, "flipped"), view.placed: "placed"}
    pieces = discs(view)
    for disc in pieces:
        canvas.put(canvas.sheet[disc.look, marked.get(disc.place, "")], *GRID.middles[disc.place])
    for cell in legal:
        canvas.put(canvas.sheet[cell], *GRID.middles[cell])
    for cells, better in zip(compare or (), (False, True), strict=False):
        for cell in split(cells):
            canvas.put(compared(canvas.sheet, cell, better, theme), *GRID.middles[cell])
    shown = pieces, PARTS, places(view), (), THINGS
    return canvas.drawing(GRID.regions(legal), alt(view), LARGEST, *shown)


PAINTER = Painter(paint, text, alt, LOOKS, reading=reading)


@latest
def _background(key: str) -> Canvas:
    """Everything that never changes: the page, the empty board, the ticks."""
    theme = LOOKS[key]
    canvas = Canvas(sheet(key), WIDTH, HEIGHT, theme.page)
    put_empty(canvas, theme)
    put_ticks(canvas)
    canvas.cut(PANEL[1])
    return canvas.flat()
