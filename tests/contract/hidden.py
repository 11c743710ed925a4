"""For each game with hidden hands: a state that a seat cannot tell from the given one, with further
hands left as they are where that is asked for."""

import random
from collections.abc import Collection
from dataclasses import replace
from typing import Any, Protocol

from engines.crosswise.state import CrosswiseState as Crosswise
from engines.game import Seat
from engines.triominos.state import TriominosState as Triominos


class Exchange(Protocol):
    """Exchanges what ``seat`` cannot see, but nothing in the hands of ``kept``."""

    def __call__(
        self, state: Any, seat: Seat | None, luck: random.Random, kept: Collection[Seat] = ()
    ) -> Any: ...


def crosswise(
    state: Crosswise, seat: Seat | None, luck: random.Random, kept: Collection[Seat] = ()
) -> Crosswise:
    """Exchange the stones of the bag and of all other hands, but those that all saw come in."""
    slots = [
        (other, slot)
        for other, hand in enumerate(state.hands)
        if other != seat and other not in kept
        for slot in _unknown(hand, state.known[other])
    ]
    stones = [state.hands[other][slot] for other, slot in slots] + list(state.bag)
    luck.shuffle(stones)
    hands = [list(hand) for hand in state.hands]
    for other, slot in slots:
        hands[other][slot] = stones.pop(0)  # so that luck which moves nothing changes nothing
    return replace(state, hands=tuple(map(tuple, hands)), bag=tuple(stones))


def triominos(
    state: Triominos, seat: Seat | None, luck: random.Random, kept: Collection[Seat] = ()
) -> Triominos:
    """Exchange the tiles of the market and of all other hands, which a round's end lays open; and
    the seed, from which the next rounds are dealt."""
    open_seats = {seat, *kept} if state.turn is not None else set(range(len(state.hands)))
    hidden = [hand for other, hand in enumerate(state.hands) if other not in open_seats]
    tiles = [tile for hand in (*hidden, state.market) for tile in hand]
    given = dict(zip(tiles, luck.sample(tiles, len(tiles)), strict=True))
    return replace(
        state,
        setup=replace(state.setup, seed=f"{luck.getrandbits(256):064x}"),
        hands=tuple(tuple(given.get(tile, tile) for tile in hand) for hand in state.hands),
        market=tuple(given.get(tile, tile) for tile in state.market),
        drawn=tuple(given.get(tile, tile) for tile in state.drawn),
    )


def _unknown(hand: tuple[str, ...], known: tuple[str, ...]) -> list[int]:
    """The slots of a hand that hold none of the stones ``known`` to all."""
    left, slots = list(known), []
    for slot, stone in enumerate(hand):
        if stone in left:
            left.remove(stone)
        else:
            slots.append(slot)
    return slots


EXCHANGES: dict[str, Exchange] = {"crosswise": crosswise, "triominos": triominos}
"""By the key of the game; an open game needs none."""
