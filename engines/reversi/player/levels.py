"""How well each level plays."""

from dataclasses import dataclass

from engines.game import LEVELS as NAMES


@dataclass(frozen=True, slots=True)
class ReversiLevel:
    """A weak player looks less far, overlooks cells, the opponent's chances there included, and
    misjudges what it sees. The end is played out exactly, by everybody who does so at all."""

    plies: int  # looked ahead, the move included
    exact: int  # empty cells from which on the end is played out whatever it takes
    overlook: float = 0.0  # the chance to overlook a cell
    misjudge: float = 0.0  # the standard deviation of what a move is misjudged by, in discs
    greedy: bool = False  # counts discs and corners instead of judging the position
    even: float = 0.0  # discs within which moves of the opening count as equal
    hopes: int = 0  # empty cells from which on the end is tried, as far as the time allows


LEVELS = dict(
    zip(
        NAMES,
        (
            ReversiLevel(plies=1, exact=0, overlook=0.35, misjudge=1.0, greedy=True),
            ReversiLevel(plies=1, exact=4, overlook=0.25, misjudge=9.0),
            ReversiLevel(plies=2, exact=10, overlook=0.08, misjudge=3.0, even=1.0),
            ReversiLevel(plies=4, exact=12, even=1.0),
            ReversiLevel(plies=60, exact=12, even=0.5, hopes=28),
        ),
        strict=True,
    )
)
OPENING = 14  # discs on the board up to which moves of nearly equal value are all good
