"""What everybody sees of a match of Reversi."""

from dataclasses import dataclass
from typing import ClassVar

from engines.game import View


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
