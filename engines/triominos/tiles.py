"""The 56 tiles: every triple ``0 <= a <= b <= c <= 5``, its digits read clockwise.

A tile is named by its digits in rising order, ``035``. It may be turned, never flipped, so it is
laid as one of the three rotations of its name.
"""

from collections.abc import Mapping
from itertools import product
from types import MappingProxyType

Digits = tuple[int, int, int]
"""The digits at a tile's three corners, clockwise."""

Wanted = tuple[int | None, int | None, int | None]
"""What a place asks for at its three corners, clockwise; None where nothing is touched."""

HIGHEST = 5
TILES = tuple(
    f"{a}{b}{c}"
    for a in range(HIGHEST + 1)
    for b in range(a, HIGHEST + 1)
    for c in range(b, HIGHEST + 1)
)
_KNOWN = frozenset(TILES)


def is_tile(text: str) -> bool:
    """Whether ``text`` names a tile."""
    return text in _KNOWN


def digits(tile: str) -> Digits:
    """The digits of a tile as its name gives them: ``035`` -> ``(0, 3, 5)``."""
    a, b, c = (int(digit) for digit in tile)
    return a, b, c


def value(tile: str) -> int:
    """The sum of a tile's digits."""
    return sum(digits(tile))


def is_triple(tile: str) -> bool:
    """Whether a tile bears one digit three times."""
    return tile[0] == tile[2]


def turns(tile: str) -> tuple[Digits, ...]:
    """The ways in which a tile can lie: three, or one for a triple."""
    a, b, c = digits(tile)
    return ((a, b, c),) if a == c else ((a, b, c), (b, c, a), (c, a, b))


def _fitting() -> Mapping[Wanted, Mapping[str, Digits]]:
    found: dict[Wanted, dict[str, Digits]] = {}
    for tile in TILES:
        for turned in turns(tile):
            a, b, c = ((None, digit) for digit in turned)
            for wanted in product(a, b, c):
                found.setdefault(wanted, {}).setdefault(tile, turned)
    return MappingProxyType({key: MappingProxyType(tiles) for key, tiles in found.items()})


FITTING: Mapping[Wanted, Mapping[str, Digits]] = _fitting()
"""The tiles that fit what a place asks for, each with the one turn in which it does; what no tile
can fit is left out."""
