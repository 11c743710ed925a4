"""The board of Reversi in letters."""

from engines.reversi.board import cells
from engines.reversi.view import ReversiView
from render.reversi.board import GRID


def text(view: ReversiView) -> str:
    """X is black, O white, * a legal cell, and > stands before the last disc."""
    signs = {
        **dict.fromkeys(cells(view.black), "X"),
        **dict.fromkeys(cells(view.white), "O"),
        **dict.fromkeys(view.offers, "*"),
    }
    board = GRID.text(lambda cell: signs.get(cell, "."), view.placed)
    return f"{board}\nX {view.black.bit_count()}  O {view.white.bit_count()}"
