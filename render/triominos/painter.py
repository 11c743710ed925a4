"""The picture of a match of Triominos."""

from dataclasses import replace

from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.painter import Compared, Painter
from render.picture import Picture
from render.theme import MARGIN, WIDTH
from render.triominos.alt import alt
from render.triominos.board import Board, put_board
from render.triominos.colours import THEMES
from render.triominos.end import End
from render.triominos.fit import PER_ROW
from render.triominos.header import HEIGHT, put_header
from render.triominos.sprites import sheet
from render.triominos.text import text
from render.triominos.tray import Tray


def paint(view: TriominosView, picked: tuple[str, ...], key: str, compare: Compared) -> Picture:
    """The picture of a seat's view, or of everybody's: there any ``picked`` shows all places."""
    theme, fits = THEMES[key], {fit.move: fit for fit in view.fits}
    marked = tuple(fits[move] for move in compare or () if move in fits)
    if len(marked) == 2:
        # In the tray as well: gold what was played, raised what was better.
        drawn, picked = (marked[0].tile,), (marked[1].tile,)
        view = replace(view, drawn=drawn, hexagons=(), bridges=(), gain=0)
    tray, end = Tray(view, picked), End(view)
    board = Board(view, picked, HEIGHT * PER_ROW + tray.weight + end.weight, marked)
    below = HEIGHT + board.layout.height
    canvas = Canvas(sheet(key), WIDTH, below + tray.height + end.height + MARGIN, theme.page)
    put_header(canvas, view, theme)
    put_board(canvas, board, HEIGHT, theme)
    tray.paint(canvas, below, theme)
    end.paint(canvas, below, theme)
    regions = () if marked else (*board.regions(HEIGHT), *tray.regions(below))
    return canvas.picture(regions, alt(view))


PAINTER = Painter(paint, text, alt, THEMES)
