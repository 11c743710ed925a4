"""What a better move would have brought at once."""

from engines.game import Phrase, phrase
from engines.reversi import board
from engines.reversi.view import ReversiView

CORNERS = board.bit("a1") | board.bit("h1") | board.bit("a8") | board.bit("h8")


def missed(view: ReversiView, played: str, better: str) -> Phrase | None:
    """``corner``: the better move takes one. ``opens``: the move played opens one to the opponent,
    as the better one does not. None for all else, which only shows later."""
    if board.bit(better) & CORNERS:
        return phrase("corner")
    opened = _open(view, played) & ~_open(view, better)
    return phrase("opens", corner=board.cells(opened)[0]) if opened else None


def _open(view: ReversiView, move: str) -> int:
    """The corners that the opponent can take after ``move``."""
    own, other = view.black, view.white
    if view.colour == "white":
        own, other = other, own
    placed = board.bit(move)
    turned = board.flips(own, other, placed)
    return board.moves(other & ~turned, own | placed | turned) & CORNERS
