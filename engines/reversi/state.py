"""The state of a match between two moves."""

from dataclasses import dataclass

from engines.game import Event, Seat
from engines.reversi.position import BLACK, WHITE, Position


@dataclass(frozen=True, slots=True)
class ReversiState:
    """A position, who plays which colour, and what the last move did."""

    position: Position
    black: Seat
    plies: int = 0  # discs placed since the start of the match; passes are not counted
    placed: str = ""  # the cell of the last disc
    flipped: int = 0  # the discs it turned
    last: tuple[Event, ...] = ()
    handicap: tuple[int, ...] = ()  # the corners that each seat was given

    @property
    def turn(self) -> Seat | None:
        """The seat to move, None when the match is over."""
        return None if self.position.over else self.seat(self.position.colour)

    @property
    def score(self) -> tuple[int, int]:
        """The discs of each seat."""
        counts = self.position.black.bit_count(), self.position.white.bit_count()
        return counts if self.black == 0 else (counts[1], counts[0])

    def seat(self, colour: str) -> Seat:
        """The seat that plays ``colour``."""
        return self.black if colour == BLACK else 1 - self.black


def sides(black: Seat) -> tuple[str, str]:
    """The colour of each seat when the seat ``black`` plays black."""
    return (BLACK, WHITE) if black == 0 else (WHITE, BLACK)
