"""The five levels: what each overlooks, how it weighs moves, and how far it looks ahead."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays. Without playouts a move is chosen at a glance, by ``greed`` x the
    tile's digits and the bonus, if it is noticed; ``shyness`` points are taken off for every tile
    that it would touch at its corners, for crowded places are hard to see. ``noise`` is the spread
    of what is misjudged, in points."""

    overlooks: float = 0.0  # the chance to overlook a place
    forgets: float = 0.0  # the chance to overlook an own tile
    misses: float = 0.0  # the chance not to notice that a place earns a bonus
    greed: float = 1.0
    shyness: float = 0.0
    noise: float = 0.0
    playouts: int = 0
    ahead: int = 2  # own turns that a playout looks ahead
    foresees: bool = False  # whether everybody in it weighs what a lay leaves, or plays for points


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "beginner": Level(overlooks=0.5, forgets=0.5, misses=0.95, greed=0.1, shyness=1.0),
        "casual": Level(overlooks=0.2, misses=0.85, greed=0.3, noise=2.0),
        "club": Level(overlooks=0.08, misses=0.08, noise=1.2),
        "expert": Level(overlooks=0.13, playouts=40),
        "master": Level(playouts=30_000, ahead=3, foresees=True),
    }
)
