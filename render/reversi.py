"""The picture of a match of Reversi.

The parts of its description, under ``reversi-alt-<code>`` in the texts:

- ``discs`` (``black``, ``white``): how many lie on the board
- ``black`` (``cells``), ``white`` (``cells``): where; left out when there are none
- ``last`` (``seat``, ``cell``, ``flips``): the last move
- ``passed`` (``seat``): the pass that followed it
- ``turn`` (``seat``, ``colour``): who is to move
- ``legal`` (``cells``): where; left out when two moves are compared
- ``won`` (``seat``), ``drawn``: how the match ended

``cells`` are names with a space between.
"""

from dataclasses import replace

from engines.game import Phrase, phrase
from engines.path import next_choices
from engines.reversi.board import CELLS, bit, cells
from engines.reversi.view import ReversiView
from render.canvas import Canvas
from render.colour import RGB
from render.lettering import BOLD
from render.once import once
from render.picture import Compared, Painter, Picture, Region
from render.reversi_sprites import BAR, CELL, compared, sheet
from render.theme import GOLD, MARGIN, ON_GOLD, PANEL_RADIUS, THEMES, WIDTH, Theme

HEIGHT = 1038
LARGEST = 56_000  # bytes
BOARD = (64, 154)  # the top left corner of a1
PANEL = (MARGIN, 104, WIDTH - MARGIN, HEIGHT - MARGIN)
FRAME = 3  # of grid colour around the board
STARS = (2, 6)  # grid lines that cross in a star point
MIDDLE = 52  # of the header
BAR_LEFT = 268
CARD = (44, 14, 244, 90)  # of black; white's mirrors it
DISC_X, COUNT_X, SIGN_X = 82, 143, 212  # in black's group
COUNT_SIZE = 44
COLOURS = ("black", "white")


def paint(
    view: ReversiView,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: Compared = None,
) -> Picture:
    """The picture: everybody sees the same."""
    if compare:
        view = replace(view, placed="", flipped=(), offers=(), moves=())
    canvas = _background(theme).copy()
    legal = _legal(view, picked)
    _header(canvas, view, THEMES[theme])
    _discs(canvas, view)
    for cell in legal:
        canvas.put(canvas.sheet[cell], *_middle(cell))
    for cell, better in zip(compare or (), (False, True), strict=False):
        canvas.put(compared(canvas.sheet, cell, better, THEMES[theme].reversi), *_middle(cell))
    regions = tuple(Region(cell, _square(cell)) for cell in legal)
    return Picture(canvas.png(LARGEST), WIDTH, HEIGHT, regions, alt(view))


def alt(view: ReversiView) -> tuple[Phrase, ...]:
    """The position in words, see the top of this module."""
    discs = {"black": view.black, "white": view.white}
    counts = {colour: mask.bit_count() for colour, mask in discs.items()}
    placed = [phrase(name, cells=" ".join(cells(mask))) for name, mask in discs.items() if mask]
    return (phrase("discs", **counts), *_story(view), *_outlook(view), *placed)


def text(view: ReversiView) -> str:
    """The board in letters of one width: X is black, O white, * a legal cell, and > stands before
    the last disc."""
    rows = ("  " + " ".join("abcdefgh"), *(_row(view, row) for row in "12345678"))
    return "\n".join((*rows, f"X {view.black.bit_count()}  O {view.white.bit_count()}"))


PAINTER = Painter(paint, text, alt)


def _legal(view: ReversiView, picked: tuple[str, ...] = ()) -> tuple[str, ...]:
    return next_choices(view.offers, picked)


def _row(view: ReversiView, row: str) -> str:
    found = row
    for column in "abcdefgh":
        cell = column + row
        found += (">" if cell == view.placed else " ") + _letter(view, cell)
    return found


def _letter(view: ReversiView, cell: str) -> str:
    if cell in view.offers:
        return "*"
    return {"black": "X", "white": "O"}.get(_colour(view, cell), ".")


def _colour(view: ReversiView, cell: str) -> str:
    """The colour of the disc on ``cell``; empty when there is none."""
    if view.black & bit(cell):
        return "black"
    return "white" if view.white & bit(cell) else ""


def _story(view: ReversiView) -> tuple[Phrase, ...]:
    """What just happened: the events ``placed`` and ``passed``."""
    names = {"placed": "last", "passed": "passed"}
    return tuple(Phrase(names[event.code], event.params) for event in view.last)


def _outlook(view: ReversiView) -> tuple[Phrase, ...]:
    """What comes next, or how it ended."""
    if view.outcome:
        return tuple(phrase("won", seat=seat) for seat in view.outcome.winners) or (
            phrase("drawn"),
        )
    if view.turn is None:
        return ()
    turn = phrase("turn", seat=view.turn, colour=view.colour)
    return (turn, phrase("legal", cells=" ".join(view.offers))) if view.offers else (turn,)


def _corner(cell: str) -> tuple[int, int]:
    """The top left corner of a cell."""
    column, row = "abcdefgh".index(cell[0]), int(cell[1]) - 1
    return BOARD[0] + CELL * column, BOARD[1] + CELL * row


def _middle(cell: str) -> tuple[int, int]:
    x, y = _corner(cell)
    return x + CELL // 2, y + CELL // 2


def _square(cell: str) -> tuple[tuple[int, int], ...]:
    """The outline of a cell."""
    x, y = _corner(cell)
    return ((x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL))


def _discs(canvas: Canvas, view: ReversiView) -> None:
    marked = {**dict.fromkeys(view.flipped, "flipped"), view.placed: "placed"}
    for colour, mask in zip(COLOURS, (view.black, view.white), strict=True):
        for cell in cells(mask):
            canvas.put(canvas.sheet[colour, marked.get(cell, "")], *_middle(cell))


def _header(canvas: Canvas, view: ReversiView, theme: Theme) -> None:
    counts = view.black.bit_count(), view.white.bit_count()
    _bar(canvas, counts, theme)
    for colour, count in zip(COLOURS, counts, strict=True):
        _group(canvas, colour, count, _sign(view, colour), theme)


def _sign(view: ReversiView, colour: str) -> str:
    """What stands beside the count: ``turn``, ``passed``, ``won``, ``drawn`` or nothing."""
    if view.outcome:
        winners = [view.sides[seat] for seat in view.outcome.winners]
        return "drawn" if not winners else "won" if colour in winners else ""
    if view.turn is not None and view.sides[view.turn] == colour:
        return "turn"
    passed = [event["seat"] for event in view.last if event.code == "passed"]
    return "passed" if any(view.sides[int(seat)] == colour for seat in passed) else ""


def _group(canvas: Canvas, colour: str, count: int, sign: str, theme: Theme) -> None:
    """A disc, its count and the sign, from the outside to the middle of the header."""
    black = colour == "black"
    ground, ink = _card(sign, theme)
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


def _card(sign: str, theme: Theme) -> tuple[RGB, RGB]:
    """The ground of a group and what is written in."""
    if sign in ("won", "drawn"):
        return GOLD, ON_GOLD
    return (theme.card if sign == "turn" else theme.page), theme.ink


def _bar(canvas: Canvas, counts: tuple[int, int], theme: Theme) -> None:
    """64 units: black grows from the left, white from the right, the gap is what is empty."""
    own, (width, height) = theme.reversi, BAR
    top = MIDDLE - height // 2
    black, white = (round(width * count / 64) for count in counts)
    canvas.put(canvas.sheet[own.track], BAR_LEFT, top)
    canvas.part(canvas.sheet[own.bar_black], (0, 0, black, height), BAR_LEFT, top)
    start = width - white
    canvas.part(canvas.sheet[own.bar_white], (start, 0, width, height), BAR_LEFT + start, top)


@once
def _background(key: str) -> Canvas:
    """Everything that never changes: the page, the empty board, the ticks."""
    theme = THEMES[key]
    own = theme.reversi
    canvas = Canvas(sheet(key), WIDTH, HEIGHT, theme.page)
    canvas.panel(PANEL, own.rim, theme.page, PANEL_RADIUS)
    x, y = BOARD
    size = 8 * CELL
    canvas.box((x - FRAME, y - FRAME, x + size + FRAME, y + size + FRAME), own.grid)
    for cell in CELLS:
        left, top = _corner(cell)
        canvas.box((left + 1, top + 1, left + CELL - 1, top + CELL - 1), own.felt)
    for column in STARS:
        for row in STARS:
            canvas.put(canvas.sheet["star"], x + column * CELL, y + row * CELL)
    for middle in (MIDDLE - 21, MIDDLE + 13):
        canvas.put(canvas.sheet["tick"], WIDTH // 2, middle)
    _coordinates(canvas, theme)
    return canvas


def _coordinates(canvas: Canvas, theme: Theme) -> None:
    own = theme.reversi
    above, beside = (PANEL[1] + BOARD[1] - FRAME) // 2 + 1, (PANEL[0] + BOARD[0] - FRAME) // 2 + 2
    for at, (column, row) in enumerate(zip("abcdefgh", "12345678", strict=True)):
        middle = at * CELL + CELL // 2
        letter = canvas.sheet.text(column, 28, own.letters, own.rim, BOLD)
        digit = canvas.sheet.text(row, 28, own.letters, own.rim, BOLD)
        canvas.put(letter, BOARD[0] + middle, above)
        canvas.put(digit, beside, BOARD[1] + middle)
