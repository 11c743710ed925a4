"""How well somebody of a rating plays."""

from dataclasses import dataclass

from engines.strength import Scale


@dataclass(frozen=True, slots=True)
class ReversiLevel:
    """A weak player looks less far, overlooks cells, the opponent's chances there included, and
    slips: a move's chance to be played falls by e for each so many discs that it seems to lose, and
    what lies deeper is missed more often. The end is played out exactly, by everybody who does so
    at all."""

    plies: int  # looked ahead, the move included
    exact: int  # empty cells from which on the end is played out whatever it takes
    overlook: float = 0.0  # the chance to overlook a cell
    slip: float = 0.0  # discs that make a move less likely by e
    miss: float = 0.0  # the chance that each ply after a move's first is not looked at
    greedy: bool = False  # counts discs and corners instead of judging the position
    even: float = 0.0  # discs within which moves of the opening count as equal
    hopes: int = 0  # empty cells from which on the end is tried, as far as the time allows
    sure: int = 1  # how sure it must be before the end that a move can be left out, 0 or 1
    nodes: int | None = None  # positions looked at for a move, so that none takes over 5 ms


SCALE = Scale(
    (
        (560, ReversiLevel(plies=1, exact=0, overlook=0.8, slip=12.0, greedy=True)),
        (600, ReversiLevel(plies=1, exact=0, overlook=0.35, slip=0.8, greedy=True)),
        (815, ReversiLevel(plies=1, exact=2, overlook=0.3, slip=10.0)),
        (945, ReversiLevel(plies=1, exact=4, overlook=0.25, slip=7.0)),
        (1055, ReversiLevel(plies=2, exact=5, overlook=0.2, slip=5.5, miss=0.3)),
        (1300, ReversiLevel(plies=2, exact=7, overlook=0.14, slip=4.0, miss=0.2)),
        (1465, ReversiLevel(plies=2, exact=9, overlook=0.1, slip=2.8, miss=0.1)),
        (1725, ReversiLevel(plies=2, exact=10, overlook=0.06, slip=1.9, even=1.0)),
        (2000, ReversiLevel(plies=3, exact=10, slip=1.6, miss=0.2, even=1.0)),
        (2345, ReversiLevel(plies=4, exact=12, slip=1.0, miss=0.1, even=1.0)),
        (2395, ReversiLevel(plies=4, exact=12, slip=0.4, even=1.0)),
        (2600, ReversiLevel(plies=6, exact=12, slip=0.2, even=0.5)),
        (2700, ReversiLevel(plies=8, exact=12, even=0.5, sure=0, nodes=14_000)),
        (2815, ReversiLevel(plies=8, exact=14, even=0.5)),
        (3145, ReversiLevel(plies=12, exact=18, even=0.5)),
        (3400, ReversiLevel(plies=60, exact=12, even=0.5, hopes=28)),
    )
)
OPENING = 14  # discs on the board up to which moves of nearly equal value are all good
