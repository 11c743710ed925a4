"""The board of Reversi: its felt, and what lies on it."""

from engines.reversi.board import CELLS, cells
from engines.reversi.view import ReversiView
from render.canvas import Canvas
from render.grid import Grid
from render.picture import PictureParts, Piece, Places
from render.reversi.colours import ReversiTheme
from render.reversi.sprites import CELL, RADIUS, RAISED
from render.theme import MARGIN, PANEL_RADIUS, WIDTH

HEIGHT = 1038  # of the picture
PANEL = (MARGIN, 104, WIDTH - MARGIN, HEIGHT - MARGIN)
RIM = 16  # of the panel right of and below the cells that a page shows: no letters stand there
GRID = Grid("abcdefgh", "12345678", CELL, 64, 154)
ABOVE, BESIDE = 128, 40  # the middle of letters and of digits
STARS = (2, 6)  # grid lines that cross in a star point


PARTS = PictureParts(
    (PANEL[0], PANEL[1], GRID.left + GRID.width + RIM, GRID.top + GRID.height + RIM)
)


def put_empty(canvas: Canvas, theme: ReversiTheme) -> None:
    """The panel with empty cells, star points and coordinates."""
    canvas.panel(PANEL, theme.rim, theme.page, PANEL_RADIUS)
    GRID.put(canvas, theme.felt, theme.grid)
    for column in STARS:
        for row in STARS:
            canvas.put(canvas.sheet["star"], GRID.left + column * CELL, GRID.top + row * CELL)
    sizes = theme.sizes
    GRID.put_names(
        canvas, sizes.names, theme.letters, theme.rim, above=ABOVE, beside=BESIDE, room=sizes.room
    )


def discs(view: ReversiView) -> tuple[Piece, ...]:
    """What lies on the board."""
    masks = (("black", view.black), ("white", view.white))
    return tuple([_DISCS[colour, cell] for colour, mask in masks for cell in cells(mask)])


def _disc(colour: str, cell: str) -> Piece:
    (x, y), half = GRID.middles[cell], round(RADIUS)
    box = (x - half, y - half - RAISED, x + half, y + half - RAISED)
    return Piece("disc", colour, cell, box)


_DISCS = {(colour, cell): _disc(colour, cell) for colour in ("black", "white") for cell in CELLS}


def places(view: ReversiView) -> Places:
    """All cells; on each lies a disc of ``black`` or ``white``, or it is ``empty``."""
    masks = (("black", view.black), ("white", view.white))
    return GRID.places({cell: colour for colour, mask in masks for cell in cells(mask)})
