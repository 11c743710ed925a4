"""The 54 stones of the bag, and the cells of the board."""

COLOURS = ("red", "yellow", "blue", "purple", "black", "white")
SPECIALS = ("move", "remove", "replace", "swap")
OF_COLOUR = 7  # stones of each colour
OF_SPECIAL = 3  # stones of each special kind

STONES = tuple(colour for colour in COLOURS for _ in range(OF_COLOUR)) + tuple(
    kind for kind in SPECIALS for _ in range(OF_SPECIAL)
)
"""The whole bag before it is shaken."""

COLUMNS = ("a", "b", "c", "d", "e", "f")
ROWS = ("1", "2", "3", "4", "5", "6")
CELLS = tuple(column + row for row in ROWS for column in COLUMNS)
"""The 36 cells, row by row from the top, each row from the left: ``a1``, ``b1`` … ``f6``."""

GRID = tuple(CELLS[start : start + 6] for start in range(0, 36, 6))
"""The rows of cells."""

PLACE = {cell: place for place, cell in enumerate(CELLS)}
"""Where a cell stands in ``CELLS`` and on a board."""

Board = tuple[str | None, ...]
"""36 entries in the order of ``CELLS``: a colour, or None where the cell is empty."""


def column_of(board: Board, column: int) -> Board:
    """The six entries of a column (0 is a) from the top."""
    return board[column::6]


def row_of(board: Board, row: int) -> Board:
    """The six entries of a row (0 is row 1) from the left."""
    return board[row * 6 : row * 6 + 6]
