"""What is told of the things that can be seen: cells with what lies there, and the counts."""

from engines.game import Phrase, phrase
from engines.reversi.board import is_cell
from engines.reversi.questions import answer
from engines.reversi.view import ReversiView

COUNTS = "counts"


def explained(view: ReversiView) -> tuple[str, ...]:
    """The counts, the last disc, one that it flipped, and a cell that can be played."""
    placed = (view.placed,) if view.placed else ()
    return (COUNTS, *placed, *view.flipped[:1], *view.offers[:1])


def explain(view: ReversiView, name: str) -> tuple[Phrase, ...]:
    """What the thing of this name is, and why it is so now; () for none."""
    if name == COUNTS:
        return (phrase("what-counts"),)
    if not is_cell(name):
        return ()
    if name == view.placed:
        return (phrase("what-last"),)
    if name in view.flipped:
        return (phrase("what-flipped"),)
    can = [phrase("what-offer")] if name in view.offers else []
    return (*can, *answer(view, f"flips.{name}"))
