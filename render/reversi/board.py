"""The board of Reversi: its felt, and what lies on it."""

from engines.reversi.board import cells
from engines.reversi.view import ReversiView
from render.canvas import Canvas
from render.grid import Grid
from render.reversi.colours import ReversiTheme
from render.reversi.sprites import CELL
from render.theme import MARGIN, PANEL_RADIUS, WIDTH

HEIGHT = 1038  # of the picture
PANEL = (MARGIN, 104, WIDTH - MARGIN, HEIGHT - MARGIN)
GRID = Grid("abcdefgh", "12345678", CELL, 64, 154)
ABOVE, BESIDE = 128, 40  # the middle of letters and of digits
LETTERS = 28
STARS = (2, 6)  # grid lines that cross in a star point


def put_empty(canvas: Canvas, theme: ReversiTheme) -> None:
    """The panel with empty cells, star points and coordinates."""
    canvas.panel(PANEL, theme.rim, theme.page, PANEL_RADIUS)
    GRID.put(canvas, theme.felt, theme.grid)
    for column in STARS:
        for row in STARS:
            canvas.put(canvas.sheet["star"], GRID.left + column * CELL, GRID.top + row * CELL)
    GRID.put_names(canvas, LETTERS, theme.letters, theme.rim, above=ABOVE, beside=BESIDE)


def put_discs(canvas: Canvas, view: ReversiView) -> None:
    """The discs, the last one in its brackets, and a pip on those that it flipped."""
    marked = {**dict.fromkeys(view.flipped, "flipped"), view.placed: "placed"}
    for colour, mask in (("black", view.black), ("white", view.white)):
        for cell in cells(mask):
            canvas.put(canvas.sheet[colour, marked.get(cell, "")], *GRID.middle(cell))
