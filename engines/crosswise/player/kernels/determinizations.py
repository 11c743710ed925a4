"""Determinizations: positions in which everything that a seat cannot see lies somewhere."""

from engines.crosswise.player.kernels.compiled import Array, Stones, compiled
from engines.crosswise.player.kernels.layout import BAG, BAG_SIZE, HAND, SEATS, STONES
from engines.crosswise.player.kernels.rng import shuffle


@compiled("void(i2[::1], i2[::1], u8[::1])")
def deal(position: Stones, unknown: Array, rng: Array) -> None:
    """Shuffle the stones in the bag's part of the array, of which so many as ``unknown`` says for
    each seat go to the hands; the others stay in the bag. The bag's size must be that of all these
    stones, and is then that of the bag."""
    left = position[BAG_SIZE]
    shuffle(position, BAG, left, rng)
    for seat in range(position[SEATS]):
        for _ in range(unknown[seat]):
            left -= 1
            position[HAND + STONES * seat + position[BAG + left]] += 1
    position[BAG_SIZE] = left
