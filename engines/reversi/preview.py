"""What a move would flip, from what everybody sees."""

from engines.game import Preview, check_offered
from engines.reversi import board
from engines.reversi.view import ReversiView


def flipped(view: ReversiView, cell: str) -> tuple[str, ...]:
    """The discs that one on the free ``cell`` would turn, from a1 to h8; () where none can be
    placed."""
    own, other = view.black, view.white
    if view.colour == "white":
        own, other = other, own
    return board.cells(board.flips(own, other, board.bit(cell)))


def preview(view: ReversiView, move: str) -> Preview:
    """The discs that ``move`` flips, and how many more the player then has. Raises
    IllegalMove."""
    check_offered(view, move)
    turned = flipped(view, move)
    return Preview(turned, len(turned) + 1)
