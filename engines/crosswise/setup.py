"""The setup line: ``crosswise seats=4 first=2 seed=…``; ``first`` counts seats from 1. Before the
seed may stand ``handicap=3-0-3-0``, points that a team has before the first stone, and
``deal=duplicate``, with which several tables have the same."""

import re
from types import MappingProxyType

from engines import chance
from engines import duplicate as duplicates
from engines.crosswise.state import ORDERS, SIDES, CrosswiseState, hand_size
from engines.crosswise.stones import CELLS, STONES
from engines.game import InvalidSetup, Option
from engines.handicap import NONE, clause, read

SEATS = range(2, 5)
LABEL = "bag"  # of the seed, for the order of the stones
FIRST = Option("first", ("random", "1", "2", "3", "4"), "random")
HANDICAPS = MappingProxyType({size: 40.0 * size for size in (1, 2, 3, 4, 5, 6, 8, 10)})
_SETUP = re.compile(
    r"crosswise seats=([2-4]) first=([1-4])(?: handicap=([0-9-]+))?"
    r"( deal=duplicate)? seed=([0-9a-f]{64})"
)


def write(seats: int, first: str, seed: str, handicap: str = NONE, duplicate: bool = False) -> str:
    """The setup line for so many seats, of which ``first``, counted from 1, begins. Raises
    InvalidSetup."""
    given = clause(given_to(seats, handicap))
    deal = duplicates.clause(duplicate)
    return f"crosswise seats={seats} first={first}{given}{deal} seed={seed}"


def given_to(seats: int, handicap: str) -> tuple[int, ...]:
    """The points that each of so many seats has before the first stone. Raises InvalidSetup."""
    return read(handicap, HANDICAPS, SIDES[:seats], seats)


def start(setup: str) -> CrosswiseState:
    """The state before the first move: the bag is shuffled by the seed and the hands are dealt from
    its end, seat by seat. In a duplicate deal what is left is dealt into piles around the turns
    from the first seat on. Raises InvalidSetup."""
    match = _SETUP.fullmatch(setup)
    if match is None or int(match[2]) > int(match[1]):
        # Errors are logged, and the seed tells every hand.
        raise InvalidSetup(f"no setup of Crosswise: {setup.partition('seed')[0][:40]!r}")
    seats = int(match[1])
    bag = chance.shuffled(STONES, match[5], LABEL)
    hands = []
    for seat in range(seats):
        size = hand_size(seats, seat)
        hands.append(bag[-size:])
        bag = bag[:-size]
    piles: tuple[int, ...] = ()
    if match[4]:
        bag, piles = duplicates.piled(bag[::-1], ORDERS[seats])
    return CrosswiseState(
        first=int(match[2]) - 1,
        board=(None,) * len(CELLS),
        hands=tuple(hands),
        bag=bag,
        known=((),) * seats,
        handicap=given_to(seats, match[3] or NONE),
        piles=piles,
    )
