"""The picture of a match of Triominos."""

from dataclasses import replace

from engines.triominos.view import TriominosView
from render.canvas import MOST, Canvas
from render.colour import hexadecimal
from render.drawing import Drawing
from render.lettering import figure
from render.painter import HINT, Compared, Painter
from render.picture import Box, Cloth, PictureParts
from render.theme import MARGIN, WIDTH
from render.triominos.alt import alt
from render.triominos.board import RIM, BoardDrawing, put_board
from render.triominos.colours import LOOKS, TriominosTheme
from render.triominos.end import End
from render.triominos.fit import PER_ROW
from render.triominos.header import put_header, things
from render.triominos.reading import reading
from render.triominos.sprites import sheet
from render.triominos.text import text
from render.triominos.tray import Tray

WITHIN = RIM + 4  # from the board's edge, where the felt's corners are no longer round
LARGE = 250_000  # bytes of a picture with everything, which only pages ask for


def paint(view: TriominosView, picked: tuple[str, ...], key: str, compare: Compared) -> Drawing:
    """The picture of a seat's view, or of everybody's: there any ``picked`` shows all places."""
    return _painted(view, picked, key, compare)


def paint_entire(
    view: TriominosView, picked: tuple[str, ...], key: str, compare: Compared
) -> Drawing:
    """The same on a board that is large enough for everything, with the usual part named; at the
    end of a round the usual picture."""
    return _painted(view, picked, key, compare, entire=not view.left)


def _painted(
    view: TriominosView,
    picked: tuple[str, ...],
    key: str,
    compare: Compared,
    entire: bool = False,
) -> Drawing:
    theme, fits = LOOKS[key], {fit.move: fit for fit in view.fits}
    marked = tuple(fits[move] for move in compare or () if move in fits)
    hint = marked[0] if compare and compare[0] == HINT and marked else None
    if len(marked) == 2:
        # In the tray as well: gold what was played, raised what was better.
        drawn, picked = (marked[0].tile,), (marked[1].tile,)
        view = replace(view, drawn=drawn, hexagons=(), bridges=(), gain=0)
    marked = marked if len(marked) == 2 else ()
    sizes = theme.sizes
    top = sizes.header.height
    tray, end = Tray(view, picked, hint.tile if hint else "", sizes), End(view, sizes.end)
    beside = top * PER_ROW + tray.weight + end.weight
    board = BoardDrawing(view, picked, beside, marked, hint, entire, sizes)
    layout = board.layout
    below, right = top + layout.height, MARGIN + layout.width
    canvas = Canvas(
        sheet(key), right + MARGIN, below + tray.height + end.height + MARGIN, theme.page
    )
    put_header(canvas, view, theme)
    put_board(canvas, board, top, theme)
    tray.paint(canvas, below, theme)
    end.paint(canvas, below, theme)
    regions = () if marked else (*board.regions(top), *tray.regions(below))
    laid = board.pieces(top)
    parts = PictureParts(
        (MARGIN, top, right, below + end.height),
        supply=view.market,
        gain=figure(view.gain, True) if view.gain else "",
        tray=tray.panel(below),
        slots=tray.slots(below),
        ground=hexadecimal(theme.tray),
        window=layout.window and _moved(layout.window, MARGIN, top),
        newest=laid[-1].box if laid else None,
        cut=bool(layout.beyond),
        cloth=_cloth((MARGIN, top, right, below), end.height, theme),
    )
    pieces = (*laid, *tray.pieces(below))
    most = LARGE if layout.window else MOST
    walked = board.places(top), tray.places(below), things(view)
    return canvas.drawing(regions, alt(view), most, pieces, parts, *walked)


def _cloth(felt: Box, end: int, theme: TriominosTheme) -> Cloth:
    """The felt within its rim and its round corners; with the ``end`` of a round below it they lie
    on the page together."""
    left, top, right, bottom = felt
    if end:
        page = hexadecimal(theme.page)
        return Cloth((left, top, right, bottom + end), page, page)
    inside = (left + WITHIN, top + WITHIN, right - WITHIN, bottom - WITHIN)
    return Cloth(inside, hexadecimal(theme.felt), hexadecimal(theme.rim))


def _moved(box: Box, x: int, y: int) -> Box:
    left, top, right, bottom = box
    return left + x, top + y, right + x, bottom + y


def paint_tray(view: TriominosView, picked: tuple[str, ...], key: str) -> Drawing:
    """The own tiles alone, those ``picked`` raised."""
    tray = Tray(view, picked, sizes=LOOKS[key].sizes)
    canvas = Canvas(sheet(key), WIDTH, tray.height + MARGIN, LOOKS[key].page)
    tray.paint(canvas, 0, LOOKS[key])
    return canvas.drawing((), alt(view))


PAINTER = Painter(paint, text, alt, LOOKS, paint_tray, paint_entire, reading)
