"""The usual record of a match: its cells in turn, ``f5d6c3…``, with the passes left out."""

from collections.abc import Iterable

from engines.game import InvalidMove
from engines.reversi import board
from engines.reversi.position import START, Position


def read(text: str) -> tuple[str, ...]:
    """The cells of a transcript, whatever its case and spaces. Raises InvalidMove for the first
    two characters that name no cell."""
    compact = "".join(text.split()).lower()
    cells = tuple(compact[start : start + 2] for start in range(0, len(compact), 2))
    for cell in cells:
        if not board.is_cell(cell):
            raise InvalidMove(cell, "no cell of the board")
    return cells


def write(cells: Iterable[str]) -> str:
    """The transcript of ``cells``: ``("f5", "d6")`` -> ``"f5d6"``."""
    return "".join(cells)


def position_after(cells: Iterable[str]) -> Position:
    """The position after ``cells`` from the start, with passes made where they are due. Raises
    InvalidMove and IllegalMove."""
    position = START
    for cell in cells:
        position = position.play(cell)
        if position.must_pass():
            position = position.passed()
    return position
