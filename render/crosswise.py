"""The picture of a match of Crosswise: for everybody the board, for a seat also its stones.

The parts of its description, under ``crosswise-alt-<code>`` in the texts:

- the events of the last move, under their own codes
- ``turn`` (``seat``, ``side``): who is to move
- ``won`` (``side``), ``drawn``: how the match ended
- ``totals`` (``orange``, ``green``): the present sums
- ``columns`` (``points``), ``rows`` (``points``): every line's score, a to f and 1 to 6
- ``stones`` (``colour``, ``cells``): where the stones of a colour lie
- ``empty``: no stone lies on the board
- ``own`` (``stones``): the own hand by slot, as symbols
- ``holds`` (``seat``, ``side``, ``count``): how many stones a seat holds
- ``bag`` (``count``): how many are still to be drawn
- ``store`` (``move``, ``remove``, ``replace``, ``swap``): how many of each kind were played

``cells`` and ``points`` are lists with a space between.
"""

from dataclasses import replace

from engines.crosswise.stones import CELLS, COLOURS, COLUMNS, PLACE, ROWS, SPECIALS
from engines.crosswise.view import CrosswiseView
from engines.game import Phrase, phrase
from engines.path import next_choices, split
from render import crosswise_board as board
from render.canvas import Canvas
from render.crosswise_header import put_header, winning
from render.crosswise_sprites import better_frame, sheet
from render.crosswise_tray import HEIGHT as WITH_TRAY
from render.crosswise_tray import other_stones, put_played, put_tray
from render.once import once
from render.picture import Compared, Painter, Picture, Region
from render.theme import THEMES, WIDTH

HEIGHT = 1066
LARGEST, LARGEST_PRIVATE = 40_000, 56_000  # bytes
EMOJI = {
    "red": "🔴",
    "yellow": "🟡",
    "blue": "🔵",
    "purple": "🟣",
    "black": "⚫",
    "white": "⚪",
    "move": "→",
    "remove": "⤓",
    "replace": "⇅",
    "swap": "⇄",
}
EMPTY = "🟫"
WIDE = str.maketrans("abcdef0123456789", "ａｂｃｄｅｆ０１２３４５６７８９")  # as wide as emoji


def paint(
    view: CrosswiseView,
    picked: tuple[str, ...] = (),
    theme: str = "light",
    compare: Compared = None,
) -> Picture:
    """The picture for ``view.seat``; ``picked`` are its choices so far."""
    if compare:
        return _compared(replace(view, brackets=(), pips=(), last=()), *compare, theme)
    private = view.seat is not None
    canvas = _background(theme, private).copy()
    picked = picked if private else ()
    choices = next_choices(view.moves, picked)
    cells = tuple(cell for cell in choices if cell in PLACE)
    put_header(canvas, view, THEMES[theme])
    board.put_scores(canvas, view, THEMES[theme])
    board.put_board(canvas, view, frozenset(PLACE.keys() & set(picked)), frozenset(cells))
    regions = put_tray(canvas, view, picked, choices, THEMES[theme]) if private else ()
    regions += tuple(Region(cell, board.square(cell)) for cell in cells)
    regions += other_stones(view, picked, choices) if private else ()
    png = canvas.png(LARGEST_PRIVATE if private else LARGEST)
    return Picture(png, canvas.width, canvas.height, regions, alt(view))


def _compared(view: CrosswiseView, played: str, better: str, theme: str) -> Picture:
    """The board before a move, what was played in gold brackets, what was better framed."""
    canvas = _background(theme, private=True).copy()
    put_header(canvas, view, THEMES[theme])
    board.put_scores(canvas, view, THEMES[theme])
    board.put_board(canvas, view, frozenset(), frozenset())
    put_tray(canvas, view, split(better), (), THEMES[theme])
    for cell in PLACE.keys() & set(split(better)):
        canvas.put(better_frame(canvas.sheet, THEMES[theme]), *board.middle(cell))
    for cell in PLACE.keys() & set(split(played)):
        canvas.put(canvas.sheet["brackets"], *board.middle(cell))
    put_played(canvas, view.hand, split(played), split(better), THEMES[theme])
    png = canvas.png(LARGEST_PRIVATE)
    return Picture(png, canvas.width, canvas.height, (), alt(view))


def alt(view: CrosswiseView) -> tuple[Phrase, ...]:
    """The position in words, see the top of this module."""
    return (*view.last, *_outlook(view), *_scores(view), *_stones(view), *_hidden(view))


def text(view: CrosswiseView) -> str:
    """The board in emoji with every line's score at its end; the own stones by slot."""
    columns = "".join(str(line.points) for line in view.lines.columns)
    rows = [_row(view, at) for at in range(len(ROWS))]
    lines = ["　" + "".join(COLUMNS).translate(WIDE), *rows, "　" + columns.translate(WIDE)]
    lines.append(f"🟠 {view.lines.orange}  🟢 {view.lines.green}")
    if view.hand:
        lines.append(_own(view))
    return "\n".join(lines)


PAINTER = Painter(paint, text, alt)


@once
def _background(key: str, private: bool) -> Canvas:
    """Everything that never changes."""
    theme = THEMES[key]
    canvas = Canvas(sheet(key), WIDTH, WITH_TRAY if private else HEIGHT, theme.page)
    board.put_empty(canvas, theme)
    return canvas


def _row(view: CrosswiseView, at: int) -> str:
    """A row of the text board, its score behind it."""
    stones = (EMOJI[stone] if stone else EMPTY for stone in view.board[6 * at : 6 * at + 6])
    return f"{ROWS[at].translate(WIDE)}{''.join(stones)} {view.lines.rows[at].points}"


def _own(view: CrosswiseView) -> str:
    return "  ".join(f"{slot} {EMOJI[stone]}" for slot, stone in enumerate(view.hand, 1))


def _outlook(view: CrosswiseView) -> tuple[Phrase, ...]:
    """What comes next, or how it ended."""
    if view.outcome:
        won = winning(view) if view.outcome.winners else ()
        return tuple(phrase("won", side=side) for side in won) or (phrase("drawn"),)
    if view.turn is None:
        return ()
    return (phrase("turn", seat=view.turn, side=view.sides[view.turn]),)


def _scores(view: CrosswiseView) -> tuple[Phrase, ...]:
    columns, rows = (
        " ".join(str(line.points) for line in lines)
        for lines in (view.lines.columns, view.lines.rows)
    )
    totals = phrase("totals", orange=view.lines.orange, green=view.lines.green)
    return (totals, phrase("columns", points=columns), phrase("rows", points=rows))


def _stones(view: CrosswiseView) -> tuple[Phrase, ...]:
    found = {
        colour: " ".join(cell for cell in CELLS if view.board[PLACE[cell]] == colour)
        for colour in COLOURS
    }
    lying = tuple(phrase("stones", colour=name, cells=at) for name, at in found.items() if at)
    return lying or (phrase("empty"),)


def _hidden(view: CrosswiseView) -> tuple[Phrase, ...]:
    """The own stones, and of all others only how many there are."""
    own = (phrase("own", stones=_own(view)),) if view.hand else ()
    holds = (
        phrase("holds", seat=seat, side=view.sides[seat], count=count)
        for seat, count in enumerate(view.hands)
    )
    store = phrase("store", **dict(zip(SPECIALS, view.store, strict=True)))
    return (*own, *holds, phrase("bag", count=view.bag), store)
