"""When a match is over, and who has won."""

from engines.game import Outcome
from engines.reversi.board import FULL
from engines.reversi.position import Position
from engines.reversi.state import ReversiState


def outcome(state: ReversiState) -> Outcome | None:
    """The result of a match that is over, None while it goes on. The reason is ``wiped`` (one
    colour is gone), ``full`` or ``blocked`` (cells are left, but nobody can move)."""
    if state.turn is not None:
        return None
    best = max(state.score)
    winners = tuple(seat for seat, score in enumerate(state.score) if score == best)
    return Outcome(winners if len(winners) == 1 else (), state.score, _reason(state.position))


def _reason(position: Position) -> str:
    if not position.black or not position.white:
        return "wiped"
    return "full" if position.black | position.white == FULL else "blocked"
