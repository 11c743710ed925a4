"""What somebody of a rating overlooks, how they weigh moves, and how far they look ahead."""

from dataclasses import dataclass, replace

from engines.strength import Scale


@dataclass(frozen=True, slots=True)
class TriominosLevel:
    """How well somebody plays. Without playouts a move is chosen at a glance, by what it scores
    and, as far as somebody plans, by what it leaves to the own hand and to the next player."""

    overlooks: float = 0.0  # the chance to overlook a place
    forgets: float = 0.0  # the chance to overlook an own tile
    misses: float = 0.0  # the chance not to notice that a place earns a bonus
    greed: float = 1.0  # how much a tile's digits count beside bonuses
    plans: float = 0.0  # how much it counts what a lay leaves: 1 for all that it is worth
    noise: float = 0.0  # the spread of what is misjudged, in points
    playouts: int = 0
    ahead: int = 2  # own turns that a playout looks ahead
    foresees: bool = False  # whether everybody in it weighs what a lay leaves, or plays for points


_BEGINNER = TriominosLevel(overlooks=0.5, forgets=0.4, misses=0.75, greed=0.6, noise=5.0)
_CASUAL = TriominosLevel(overlooks=0.2, forgets=0.15, misses=0.25, plans=0.35, noise=3.5)
_CLUB = TriominosLevel(overlooks=0.08, misses=0.08, plans=0.8, noise=2.5)
_MASTER = TriominosLevel(playouts=30_000, ahead=3, foresees=True)

SCALE = Scale(
    (
        (600, _BEGINNER),
        (670, _CASUAL),
        (740, _CLUB),
        (810, TriominosLevel(overlooks=0.09, playouts=45)),
        (880, _MASTER),
    )
)
"""How those play who play against one other."""

# With more at the table a round is over after fewer own lays, and who goes out is paid for what all
# others hold: no look at one lay tells as much as playing on does, and who plays at a glance was
# hardly better than who lays what scores most. Where nothing is compiled club does so still.
_OF_MORE = Scale(
    (
        (600, _BEGINNER),
        (670, _CASUAL),
        (740, replace(_CLUB, overlooks=0.04, playouts=500)),
        (810, TriominosLevel(playouts=750)),
        (880, _MASTER),
    )
)


def scale(seats: int) -> Scale[TriominosLevel]:
    """How those play with so many at the table."""
    return SCALE if seats == 2 else _OF_MORE
