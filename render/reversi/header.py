"""Above the board of Reversi: both sides' discs, and between them a bar that says who leads."""

from collections.abc import Iterator
from itertools import product

from engines.game import phrase
from engines.reversi.board import CELLS
from engines.reversi.view import ReversiView
from render.canvas import Canvas
from render.picture import Place, corners
from render.reversi.colours import ReversiTheme
from render.reversi.sprites import BAR
from render.sheet import Sheet, Sprite
from render.theme import GOLD, ON_GOLD, WIDTH

MIDDLE = 52
BAR_LEFT = 268
CARD = (44, 14, 244, 90)  # of black; white's mirrors it
DISC_X, COUNT_X, SIGN_X = 82, 143, 212  # in black's group
COUNT_SIZE = 44
COLOURS = ("black", "white")
THINGS = (Place("counts", phrase("counts"), corners((44, 10, WIDTH - 44, 94))),)
"""What can be asked about there."""


def put_ticks(canvas: Canvas) -> None:
    """What of the header never changes: the marks above and below the middle of the bar."""
    for y in (MIDDLE - 21, MIDDLE + 13):
        canvas.put(canvas.sheet["tick"], WIDTH // 2, y)


def put_header(canvas: Canvas, view: ReversiView, theme: ReversiTheme) -> None:
    """The header from the top of the picture on."""
    canvas.sheet.expect("counts", lambda: _counts(canvas.sheet, theme))
    counts = view.black.bit_count(), view.white.bit_count()
    # 64 units: black grows from the left, white from the right, the gap is what is empty.
    width, height = BAR
    top = MIDDLE - height // 2
    black, white = (round(width * count / 64) for count in counts)
    canvas.put(canvas.sheet[theme.track], BAR_LEFT, top)
    canvas.part(canvas.sheet[theme.bar_black], (0, 0, black, height), BAR_LEFT, top)
    start = width - white
    canvas.part(canvas.sheet[theme.bar_white], (start, 0, width, height), BAR_LEFT + start, top)
    for colour, count in zip(COLOURS, counts, strict=True):
        _group(canvas, colour, count, _sign(view, colour), theme)


def _counts(sheet: Sheet, theme: ReversiTheme) -> Iterator[Sprite]:
    """All that a match comes by, in its order."""
    for count, ground in product(range(1, len(CELLS)), (theme.page, theme.card)):
        yield sheet.text(str(count), COUNT_SIZE, theme.ink, ground)


def _sign(view: ReversiView, colour: str) -> str:
    """What stands beside the count: ``turn``, ``passed``, ``won``, ``drawn`` or nothing."""
    if view.outcome:
        winners = [view.sides[seat] for seat in view.outcome.winners]
        return "drawn" if not winners else "won" if colour in winners else ""
    if view.turn is not None and view.sides[view.turn] == colour:
        return "turn"
    passed = [event["seat"] for event in view.last if event.code == "passed"]
    return "passed" if any(view.sides[int(seat)] == colour for seat in passed) else ""


def _group(canvas: Canvas, colour: str, count: int, sign: str, theme: ReversiTheme) -> None:
    """A disc, its count and the sign, from the outside to the middle of the header."""
    black = colour == "black"
    ground, ink = theme.card if sign == "turn" else theme.page, theme.ink
    if sign in ("won", "drawn"):
        ground, ink = GOLD, ON_GOLD
    if sign and ground != theme.page:
        left, top, right, bottom = CARD
        card = CARD if black else (WIDTH - right, top, WIDTH - left, bottom)
        canvas.panel(card, ground, theme.page, (bottom - top) // 2)
    disc, middle, end = (x if black else WIDTH - x for x in (DISC_X, COUNT_X, SIGN_X))
    canvas.put(canvas.sheet[colour, ground], disc, MIDDLE - 1)
    canvas.put(canvas.sheet.text(str(count), COUNT_SIZE, ink, ground), middle, MIDDLE)
    if sign:
        key = ((0 if black else 2), sign) if sign == "turn" else sign
        canvas.put(canvas.sheet[key], end, MIDDLE)
