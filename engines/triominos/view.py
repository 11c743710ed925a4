"""What a seat, or everybody, sees of a match of Triominos."""

from dataclasses import dataclass
from typing import ClassVar

from engines.game import View
from engines.triominos.board import Corner, Fit, Laid, Spot
from engines.triominos.sheet import RoundSheet


@dataclass(frozen=True, kw_only=True)
class TriominosView(View):
    """The board with its places, the own tiles, counts of all others, and the score sheet.

    ``hand`` are the own tiles by slot; slots keep their order and drawn tiles come last.
    ``places`` are the names of ``spots``. Between two rounds ``turn`` is None and ``follow``
    is ``next``.
    """

    game: ClassVar[str] = "triominos"

    laid: tuple[Laid, ...] = ()  # the tiles of this round, in turn
    spots: tuple[Spot, ...] = ()  # the free places with their cells; () while nobody is to move
    fits: tuple[
        Fit, ...
    ] = ()  # where own tiles can be laid now; () when it is not this seat's turn
    drawn: tuple[str, ...] = ()  # own tiles drawn last, until somebody lays; hidden from others
    market: int = 0  # tiles still to be drawn
    hexagons: tuple[Corner, ...] = ()  # centres of those that the last laid tile completed
    bridges: tuple[Corner, ...] = ()  # where the last laid tile's bridge touches
    gain: int = 0  # what the last tile, or else the last draws, brought the seat that moved
    number: int = 1  # the round, from 1
    target: int = 200  # the points that end the match
    sheet: tuple[RoundSheet, ...] = ()  # every round so far, this one included
    left: tuple[tuple[str, ...], ...] = ()  # everybody's tiles when a round is over, else ()
