"""The board of Reversi as it is read aloud."""

from engines.game import phrase
from engines.reversi.board import GRID, cells
from engines.reversi.view import ReversiView
from render.reading import Reading


def reading(view: ReversiView) -> Reading:
    """The colour on every cell, and how many discs each has."""
    colours = {
        **dict.fromkeys(cells(view.black), "black"),
        **dict.fromkeys(cells(view.white), "white"),
    }
    contents = tuple(tuple(colours.get(cell, "") for cell in row) for row in GRID)
    counts = phrase("discs", black=view.black.bit_count(), white=view.white.bit_count())
    return Reading(contents, notes=(counts,))
