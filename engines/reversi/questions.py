"""What players may ask at any time: what a disc on a cell would turn."""

from engines import path
from engines.game import InvalidMove, Phrase, phrase
from engines.reversi.board import bit, is_cell
from engines.reversi.preview import flipped
from engines.reversi.view import ReversiView

FLIPS = "flips"


def questions(view: ReversiView) -> tuple[str, ...]:
    """``flips.c4`` for every cell that can be played."""
    return tuple(path.join((FLIPS, cell)) for cell in view.offers)


def asked(word: str) -> str:
    """The question about a typed cell, any of the 64; "" for other words."""
    cell = word.removeprefix(f"{FLIPS}{path.SEPARATOR}")
    return path.join((FLIPS, cell)) if is_cell(cell) else ""


def answer(view: ReversiView, question: str) -> tuple[Phrase, ...]:
    """What a disc on a cell would turn, or why none can be placed there. Raises InvalidMove."""
    subject, *cell = path.split(question) or ("",)
    if subject != FLIPS or len(cell) != 1 or not is_cell(cell[0]):
        raise InvalidMove(question, "there is no such question")
    return (_flips(view, cell[0]),)


def _flips(view: ReversiView, cell: str) -> Phrase:
    if (view.black | view.white) & bit(cell):
        return phrase("cell-taken", cell=cell)
    if cell not in view.offers:
        return phrase("cell-closed", cell=cell, over="no" if view.outcome is None else "yes")
    turned = flipped(view, cell)
    return phrase("cell-flips", cell=cell, flips=len(turned), cells=", ".join(turned))
