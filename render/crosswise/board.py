"""The board of Crosswise: where its cells lie, what lies on them, and the scores at its edges."""

from collections.abc import Iterator

from engines.crosswise.stones import CELLS, COLUMNS, PLACE, ROWS
from engines.crosswise.view import CrosswiseView
from engines.game import phrase
from render.canvas import Canvas
from render.crosswise.colours import CrosswiseTheme
from render.crosswise.header import winning
from render.crosswise.pieces import CELL, CELL_RADIUS, INSET, STONE, STONE_TOP
from render.crosswise.sprites import line_frame, tag
from render.grid import Grid
from render.lettering import width
from render.picture import Piece, Place, Places, corners
from render.sheet import Sheet, Sprite
from render.theme import GOLD, MARGIN, ON_GOLD, PANEL_RADIUS, WIDTH

PANEL = (MARGIN, 132, WIDTH - MARGIN, 1050)
GRID = Grid("abcdef", "123456", CELL, 74, 182, frame=5, inset=INSET, radius=CELL_RADIUS)
ABOVE, BESIDE = 156, 45  # the middle of letters and of digits
COLUMN_TAGS, ROW_TAGS = 959, 851  # their upper and their left side
TOTALS = {"orange": 980, "green": 1020}
ARROW_X, TOTAL_X = 868, 887
HIGH, HIGH_LINE = 28, 6  # scores that sides and lines hardly ever exceed
RAISED = 7  # pixels by which a stone that can be chosen rises
PILL_Y = 41  # of its name, below the middle of the cell
PIP_Y = -47  # of the pip above a well


def put_empty(canvas: Canvas, theme: CrosswiseTheme) -> None:
    """The panel with empty cells and their coordinates."""
    canvas.panel(PANEL, theme.rim, theme.page, PANEL_RADIUS)
    sizes = theme.sizes
    GRID.put_names(
        canvas, sizes.names, theme.letters, theme.rim, above=ABOVE, beside=BESIDE, room=sizes.room
    )
    GRID.put(canvas, theme.felt, theme.board)


def stones(view: CrosswiseView) -> tuple[Piece, ...]:
    """What lies on the board."""
    lying = ((view.board[PLACE[cell]], cell) for cell in CELLS)
    return tuple(_stone(stone, cell) for stone, cell in lying if stone)


def _stone(stone: str, cell: str) -> Piece:
    side, half, top = STONE, STONE // 2, round(STONE_TOP)
    x, y = GRID.middles[cell]
    return Piece("stone", stone, cell, (x - half, y + top, x + side - half, y + top + side + 4))


def places(view: CrosswiseView) -> Places:
    """All cells; on each lies a stone of a colour, or it is ``empty``."""
    return GRID.places({cell: stone for cell in CELLS if (stone := view.board[PLACE[cell]])})


def things() -> tuple[Place, ...]:
    """What stands at its edges: ``line.a`` to ``line.f`` and ``line.1`` to ``line.6``, the scores
    of lines, and their ``sums``."""
    half = CELL // 2
    below = (
        Place(f"line.{name}", phrase("column", line=name), corners((x - half, 932, x + half, 1012)))
        for name in COLUMNS
        for x, _ in (GRID.middles[f"{name}1"],)
    )
    beside = (
        Place(f"line.{name}", phrase("row", line=name), corners((845, y - half, 944, y + half)))
        for name in ROWS
        for _, y in (GRID.middles[f"a{name}"],)
    )
    return (*below, *beside, Place("sums", phrase("sums"), corners((848, 955, 944, 1045))))


def put_board(
    canvas: Canvas, view: CrosswiseView, chosen: frozenset[str], choices: frozenset[str]
) -> None:
    """The stones and marks. ``chosen`` are the cells picked so far, ``choices`` those that can be
    picked now."""
    taken = {cell: stone for cell in CELLS if (stone := view.board[PLACE[cell]])}
    for cell, stone in taken.items():
        x, y = GRID.middles[cell]
        if cell in chosen:
            canvas.put(canvas.sheet["picked", stone], x, y)
        else:
            canvas.put(canvas.sheet["cell", stone], x, y - RAISED * (cell in choices))
    for cell in choices - taken.keys():
        canvas.put(canvas.sheet["well", cell], *GRID.middles[cell])
    _last_move(canvas, view, choices)
    for cell in choices & taken.keys():
        x, y = GRID.middles[cell]
        canvas.put(canvas.sheet["pill", cell], x, y + PILL_Y)


def _last_move(canvas: Canvas, view: CrosswiseView, choices: frozenset[str]) -> None:
    """Brackets where stones were put, a pip in a cell that was emptied; a well below the pip
    leaves it the upper part of the cell."""
    for cell in view.brackets:
        canvas.put(canvas.sheet["brackets"], *GRID.middles[cell])
    for cell in view.pips:
        x, y = GRID.middles[cell]
        canvas.put(canvas.sheet["emptied"], x, y + (PIP_Y if cell in choices else 0))


def put_scores(canvas: Canvas, view: CrosswiseView, theme: CrosswiseTheme) -> None:
    """Every line's score at its end, the sums in the corner, and a frame around a line of six."""
    canvas.sheet.expect("scores", lambda: _scores(canvas.sheet, theme))
    lines = zip((*COLUMNS, *ROWS), (*view.lines.columns, *view.lines.rows), strict=True)
    for name, line in lines:
        _line(canvas, name, line.points, name in view.sixes, theme)
    for side, points in (("orange", view.lines.orange), ("green", view.lines.green)):
        _total(canvas, side, points, side in winning(view), theme)


def _scores(sheet: Sheet, theme: CrosswiseTheme) -> Iterator[Sprite]:
    """What lines and sides score in most matches, the least first."""
    for points in range(HIGH):
        for side in TOTALS:
            if points <= HIGH_LINE:
                yield tag(sheet, side, points, False, theme)
            yield sheet.text(str(points), theme.sizes.total, theme.team(side).total, theme.rim)


def _line(canvas: Canvas, name: str, points: int, won: bool, theme: CrosswiseTheme) -> None:
    if name in COLUMNS:
        x, _ = GRID.middles[name + "1"]
        canvas.put(tag(canvas.sheet, "orange", points, won, theme), x, COLUMN_TAGS)
    else:
        _, y = GRID.middles["a" + name]
        canvas.put(tag(canvas.sheet, "green", points, won, theme), ROW_TAGS, y)
    if won:
        half = GRID.width // 2
        spot = (x, GRID.top + half) if name in COLUMNS else (GRID.left + half, y)
        canvas.put(line_frame(canvas.sheet, name in COLUMNS, theme), *spot)


def _total(canvas: Canvas, side: str, points: int, won: bool, theme: CrosswiseTheme) -> None:
    rim, y, text, size = theme.rim, TOTALS[side], str(points), theme.sizes.total
    ink, ground = (ON_GOLD, GOLD) if won else (theme.team(side).total, rim)
    end = TOTAL_X + round(width(text, size))
    if won:
        canvas.panel((ARROW_X - 18, y - 19, end + 10, y + 19), GOLD, rim, 19)
    canvas.put(canvas.sheet["won" if won else "total", side], ARROW_X, y)
    canvas.put(canvas.sheet.text(text, size, ink, ground), (TOTAL_X + end) // 2, y)
