"""The setup line: ``crosswise seats=4 first=2 seed=…``; ``first`` counts seats from 1."""

import re

from engines import chance
from engines.crosswise.state import CrosswiseState, hand_size
from engines.crosswise.stones import CELLS, STONES
from engines.game import InvalidSetup, Option

SEATS = range(2, 5)
LABEL = "bag"  # of the seed, for the order of the stones
FIRST = Option("first", ("random", "1", "2", "3", "4"), "random")
_SETUP = re.compile(r"crosswise seats=([2-4]) first=([1-4]) seed=([0-9a-f]{64})")


def write(seats: int, first: str, seed: str) -> str:
    """The setup line for so many seats, of which ``first``, counted from 1, begins."""
    return f"crosswise seats={seats} first={first} seed={seed}"


def start(setup: str) -> CrosswiseState:
    """The state before the first move: the bag is shuffled by the seed and the hands are dealt from
    its end, seat by seat. Raises InvalidSetup."""
    match = _SETUP.fullmatch(setup)
    if match is None or int(match[2]) > int(match[1]):
        # Errors are logged, and the seed tells every hand.
        raise InvalidSetup(f"no setup of Crosswise: {setup.partition('seed')[0][:40]!r}")
    seats = int(match[1])
    bag = chance.shuffled(STONES, match[3], LABEL)
    hands = []
    for seat in range(seats):
        size = hand_size(seats, seat)
        hands.append(bag[-size:])
        bag = bag[:-size]
    return CrosswiseState(
        first=int(match[2]) - 1,
        board=(None,) * len(CELLS),
        hands=tuple(hands),
        bag=bag,
        known=((),) * seats,
    )
