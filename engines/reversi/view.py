"""What everybody sees of a match of Reversi."""

from dataclasses import dataclass
from typing import ClassVar

from engines.game import Seat, View
from engines.recent import recent
from engines.reversi.board import GRID, cells
from engines.reversi.outcome import outcome
from engines.reversi.state import ReversiState, sides


@dataclass(frozen=True, kw_only=True)
class ReversiView(View):
    """The whole board: discs as bits (``engines.reversi.board``), and what the last move did."""

    game: ClassVar[str] = "reversi"

    black: int  # the cells with black discs; bit 0 is a1, bit 7 h1, bit 63 h8
    white: int  # the cells with white discs
    colour: str  # "black" or "white": to move, or would be if the match were not over
    placed: str = ""  # the cell of the last disc, "" before the first
    flipped: tuple[str, ...] = ()  # the cells it turned, from a1 to h8
    plies: int = 0  # discs placed in this match


@recent
def view(state: ReversiState, seat: Seat | None) -> ReversiView:
    """Everything: nothing is hidden in Reversi. The moves are for the seat to move alone."""
    # The moves say who is in turn, too, unless there are none; to find them takes most of the time.
    moves = state.position.moves
    turn, offers = state.seat(state.position.colour) if moves else state.turn, cells(moves)
    return ReversiView(
        seat=seat,
        turn=turn,
        moves=offers if turn is not None and seat == turn else (),
        offers=offers,
        sides=sides(state.black),
        score=state.score,
        handicap=state.handicap,
        grid=GRID,
        last=state.last,
        outcome=outcome(state) if turn is None else None,
        black=state.position.black,
        white=state.position.white,
        colour=state.position.colour,
        placed=state.placed,
        flipped=cells(state.flipped),
        plies=state.plies,
    )
