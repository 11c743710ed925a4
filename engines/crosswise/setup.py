"""The setup line: ``crosswise seats=4 first=2 seed=…``; ``first`` counts seats from 1."""

import re
from collections.abc import Mapping

from engines import chance
from engines.crosswise.state import State, hand_size
from engines.crosswise.stones import CELLS, STONES
from engines.game import InvalidSetup, Option

SEATS = range(2, 5)
FIRST = Option("first", ("random", "1", "2", "3", "4"), "random")
_SETUP = re.compile(r"crosswise seats=([2-4]) first=([1-4]) seed=([0-9a-f]{64})")


def deal(seats: int, options: Mapping[str, str], seed: str) -> str:
    """The setup for so many seats; ``first`` is drawn from the seed unless an option chooses it.
    Raises InvalidSetup."""
    if seats not in SEATS:
        raise InvalidSetup(f"seats={seats}: two, three or four can play")
    if not chance.is_seed(seed):
        raise InvalidSetup(f"seed={seed}: 64 hex digits are needed")
    unknown = set(options) - {FIRST.key}
    if unknown:
        raise InvalidSetup(f"{min(unknown)}: there is no such option")
    return f"crosswise seats={seats} first={_first(seats, options, seed)} seed={seed}"


def _first(seats: int, options: Mapping[str, str], seed: str) -> int:
    """The seat that begins, counted from 1."""
    chosen = options.get(FIRST.key, FIRST.default)
    if chosen == "random":
        return chance.below(chance.numbers(seed, "first"), seats) + 1
    if chosen not in FIRST.choices or int(chosen) > seats:
        raise InvalidSetup(f"first={chosen}: there is no such seat")
    return int(chosen)


def start(setup: str) -> State:
    """The state before the first move: the bag is shuffled by the seed and the hands are dealt from
    its end, seat by seat. Raises InvalidSetup."""
    found = _SETUP.fullmatch(setup)
    if found is None or int(found[2]) > int(found[1]):
        # Errors are logged, and the seed tells every hand.
        raise InvalidSetup(f"no setup of Crosswise: {setup.partition('seed')[0][:40]!r}")
    seats = int(found[1])
    bag = chance.shuffled(STONES, found[3], "bag")
    hands = []
    for seat in range(seats):
        size = hand_size(seats, seat)
        hands.append(bag[-size:])
        bag = bag[:-size]
    return State(
        first=int(found[2]) - 1,
        board=(None,) * len(CELLS),
        hands=tuple(hands),
        bag=bag,
        known=((),) * seats,
    )
