"""Random numbers for the kernels, repeatable from a seed."""

import numpy as np

from engines.crosswise.player.kernels.compiled import Array, compiled


@compiled("void(u8[::1], u8, i8)")
def begin(rng: Array, seed: int, number: int) -> None:
    """Set a stream to the beginning of the one of that number."""
    rng[0] = seed + np.uint64(number) * np.uint64(0xD1342543DE82EF95)


@compiled("f8(u8[::1])")
def fraction(rng: Array) -> float:
    """The next number of a stream, 0 <= x < 1: splitmix64 (Steele, Lea, Flood, OOPSLA 2014)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = rng[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return float(mixed >> np.uint64(11)) / 9007199254740992.0


@compiled("void(i2[::1], i8, i8, u8[::1])")
def shuffle(stones: Array, start: int, count: int, rng: Array) -> None:
    """Put ``count`` entries from ``start`` on into any order, in place (Fisher-Yates)."""
    for last in range(count - 1, 0, -1):
        other = int(fraction(rng) * (last + 1))
        stone = stones[start + last]
        stones[start + last] = stones[start + other]
        stones[start + other] = stone
