"""Where somebody stands in a tournament. Pure."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

Ties = tuple[tuple[str, Fraction], ...]

Tie = Callable[[int, frozenset[int]], Fraction]
"""The value of an entrant by which those of equal standing are told apart, more is better."""


class EntrantStanding(Struct, frozen=True):
    """The ``place`` of an entrant (1 is first, equal places are shared), their ``points``, how many
    boards they have ``played`` (byes and forfeits are none), the values that decide among equals in
    the order in which they do, and in a league the ``group``."""

    entrant: int
    place: int
    points: Fraction
    played: int
    ties: Ties = ()
    group: int = 0


def placed(
    points: Mapping[int, Fraction],
    played: Mapping[int, int],
    ties: Sequence[tuple[str, Tie]],
    group: int = 0,
) -> tuple[EntrantStanding, ...]:
    """The standings by points and then by each of the ``ties`` in turn, each asked of those whom
    all before it have left equal. Who is equal in all of them shares a place, and stands in order
    of joining."""
    found: list[EntrantStanding] = []
    values: dict[int, Ties] = dict.fromkeys(points, ())
    equals = _split(frozenset(points), points)
    for name, tie in ties:
        split: list[frozenset[int]] = []
        for among in equals:
            each = {entrant: tie(entrant, among) for entrant in among}
            for entrant, value in each.items():
                values[entrant] = (*values[entrant], (name, value))
            split += _split(among, each)
        equals = split
    for among in equals:
        place = len(found) + 1
        for entrant in sorted(among):
            found.append(
                EntrantStanding(
                    entrant, place, points[entrant], played[entrant], values[entrant], group
                )
            )
    return tuple(found)


def _split(among: frozenset[int], values: Mapping[int, Fraction]) -> list[frozenset[int]]:
    """Those of equal value together, the highest value first."""
    levels = sorted({values[entrant] for entrant in among}, reverse=True)
    return [frozenset(one for one in among if values[one] == level) for level in levels]
