"""Whist tables: of 4n people each is everybody's partner once and everybody's opponent twice, in
4n − 1 rounds (E. H. Moore, Tactical Memoranda, 1896). Pure."""

from collections.abc import Mapping
from types import MappingProxyType

Four = tuple[int, int, int, int]

LAST = -1  # in a first round: the one player who stays where they are

FIRST_ROUNDS: Mapping[int, tuple[Four, ...]] = MappingProxyType(
    {
        4: ((LAST, 1, 0, 2),),
        8: ((LAST, 1, 0, 3), (2, 5, 6, 4)),
        12: ((LAST, 1, 0, 3), (2, 6, 9, 7), (4, 8, 10, 5)),
        16: ((LAST, 4, 0, 13), (1, 7, 5, 6), (2, 12, 9, 10), (3, 11, 8, 14)),
        20: (
            (LAST, 2, 0, 13),
            (1, 16, 7, 17),
            (3, 4, 18, 11),
            (5, 12, 8, 10),
            (6, 9, 15, 14),
        ),
        24: (
            (LAST, 17, 0, 22),
            (1, 8, 12, 14),
            (2, 13, 9, 10),
            (3, 6, 4, 19),
            (5, 15, 20, 11),
            (7, 18, 21, 16),
        ),
    }
)
"""The first round for so many players, seat by seat, the first and the third being partners: in
each round after it everybody but the last moves on by one. Their differences, of partners once and
of opponents twice each, are what makes the property above (Anderson, Combinatorial Designs)."""


def rounds(count: int) -> tuple[tuple[Four, ...], ...]:
    """The tables of each round for players numbered from 0; () where none are known."""
    if count not in FIRST_ROUNDS:
        return ()
    return tuple(
        tuple(_moved(four, turn, count - 1) for four in FIRST_ROUNDS[count])
        for turn in range(count - 1)
    )


def _moved(four: Four, turn: int, around: int) -> Four:
    first, second, third, fourth = (
        around if each == LAST else (each + turn) % around for each in four
    )
    return first, second, third, fourth
