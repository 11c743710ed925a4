"""How far somebody of a rating looks, how much is overlooked, how long is thought."""

from dataclasses import dataclass

from engines.strength import Scale


@dataclass(frozen=True, slots=True)
class CrosswiseLevel:
    """How well somebody plays. A weak player sees the points that lie there, not what may come of
    them, and overlooks cells; a strong one plays on from what may be hidden before deciding."""

    foresight: bool  # whether lines are judged by what they are expected to end in
    overlook: float  # the chance to overlook a cell
    careful: bool  # whether six of a kind at the next move are made, or prevented, without fail
    blur: float = 0.0  # points by which cells are misjudged
    thrift: float = 0.0  # points that a special has to gain to be spent, where cells are misjudged
    candidates: int = 0  # moves that are tried out; 0: the best-looking one is played
    playouts: int = 0  # how often moves are tried out in all
    plies: int = 0  # how far each time
    ends: int = 0  # stones left to be played from which on the end is solved


_BEGINNER = CrosswiseLevel(foresight=False, overlook=0.6, careful=False, blur=2.0, thrift=2.0)
_CASUAL = CrosswiseLevel(foresight=False, overlook=0.3, careful=False, blur=1.0, thrift=1.0)
_MASTER = CrosswiseLevel(
    foresight=True, overlook=0.0, careful=True, candidates=24, playouts=60_000, plies=4, ends=4
)

SCALE = Scale(
    (
        (600, _BEGINNER),
        (795, _CASUAL),
        (990, CrosswiseLevel(foresight=True, overlook=0.25, careful=True, blur=1.2)),
        (1185, CrosswiseLevel(foresight=True, overlook=0.0, careful=True, blur=0.6)),
        (1380, _MASTER),
    )
)
"""How those play who play against one other."""

# With more at the table each makes fewer of the moves, and what is misjudged costs more beside what
# is gained: the same club player took no more from who only counts points than that player itself.
_OF_MORE = Scale(
    (
        (600, _BEGINNER),
        (795, _CASUAL),
        (990, CrosswiseLevel(foresight=True, overlook=0.15, careful=True, blur=0.6)),
        (1185, CrosswiseLevel(foresight=True, overlook=0.0, careful=True, blur=0.3)),
        (1380, _MASTER),
    )
)


def scale(seats: int) -> Scale[CrosswiseLevel]:
    """How those play with so many at the table."""
    return SCALE if seats == 2 else _OF_MORE
