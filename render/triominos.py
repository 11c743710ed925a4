"""The picture of a match of Triominos."""

from dataclasses import replace

from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.picture import Compared, Painter, Picture
from render.theme import MARGIN, THEMES, WIDTH
from render.triominos_board import Board, put_board
from render.triominos_end import End
from render.triominos_fit import PER_ROW
from render.triominos_header import HEIGHT, put_header
from render.triominos_sprites import sheet
from render.triominos_tray import Tray
from render.triominos_words import alt, text

LARGEST = 60_000  # bytes


def paint(
    view: TriominosView,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: Compared = None,
) -> Picture:
    """The picture of a seat's view, or of everybody's: there any ``picked`` shows all places."""
    colours, fits = THEMES[theme], {fit.move: fit for fit in view.fits}
    marked = tuple(fits[move] for move in compare or () if move in fits)
    if len(marked) == 2:
        # In the tray as well: gold what was played, raised what was better.
        drawn, picked = (marked[0].tile,), (marked[1].tile,)
        view = replace(view, drawn=drawn, hexagons=(), bridges=(), gain=0)
    tray, end = Tray(view, picked), End(view)
    board = Board(view, picked, HEIGHT * PER_ROW + tray.weight + end.weight, marked)
    below = HEIGHT + board.layout.height
    height = below + tray.height + end.height + MARGIN
    canvas = Canvas(sheet(theme), WIDTH, height, colours.page)
    put_header(canvas, view, colours)
    put_board(canvas, board, HEIGHT, colours)
    tray.paint(canvas, below, colours)
    end.paint(canvas, below, colours)
    regions = () if marked else (*board.regions(HEIGHT), *tray.regions(below))
    return Picture(canvas.png(LARGEST), WIDTH, height, regions, alt(view))


PAINTER = Painter(paint, text, alt)
