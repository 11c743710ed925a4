"""The hash table: positions seen, with what is known of their end and of their middle game.

A bucket is two entries side by side. An entry is four words: both bitboards, then what the search
of the end and what the search of the middle game found. The word of the end holds, from its
lowest byte: the best move and the second best (64: none), the lowest and the highest lead that is
possible (64 more than it is), the confidence of these, and the age of the entry.
"""

from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import (
    load,
    popcount,
    shifted_down,
    signed,
    store,
)
from engines.reversi.player.kernels.layout import AGE, BUCKET, ENTRY, MASK, SALT, TABLE

NONE = 64
EXACT = 5  # the confidence of what no probabilistic cut was made for
BELOW = -65  # less than any lead
_ONE, _TWO = signed(0x9E3779B97F4A7C15), signed(0xC2B2AE3D27D4EB4F)
UNKNOWN = 64 | 64 << 8 | 0 << 16 | 128 << 24
"""The word of an end of which nothing is known: from 64 lost to 64 won, no moves."""


@kernel("int64(int64, int64, int64)")
def bucket(mem: int, own: int, other: int) -> int:
    """The address of the bucket of a position: another one in each search. A weak level must not
    find what a strong one, asked before it, has seen."""
    code = (own ^ load(mem, SALT)) * _ONE
    code ^= shifted_down(code, 29)
    code = (code + other) * _TWO
    code ^= shifted_down(code, 32)
    return load(mem, TABLE) + (code & load(mem, MASK)) * (8 * BUCKET)


@kernel("int64(int64, int64, int64)")
def find(place: int, own: int, other: int) -> int:
    """The address of the entry of a position in the bucket at ``place``; 0 when it has none."""
    if load(place, 0) == own and load(place, 1) == other:
        return place
    if load(place, ENTRY) == own and load(place, ENTRY + 1) == other:
        return place + 8 * ENTRY
    return 0


@kernel("int64(int64, int64, int64, int64)")
def claim(mem: int, place: int, own: int, other: int) -> int:
    """The address of the entry of a position, made where there was none in the place of one that
    is worth less: of an older search, or nearer to the end."""
    entry = find(place, own, other)
    age = load(mem, AGE)
    if not entry:
        entry = place
        first, second = load(place, 2), load(place, ENTRY + 2)
        keep = popcount(~(load(place, 0) | load(place, 1))) + 64 * (
            shifted_down(first, 40) & 255 == age
        )
        other_keep = popcount(~(load(place, ENTRY) | load(place, ENTRY + 1))) + 64 * (
            shifted_down(second, 40) & 255 == age
        )
        if (first and keep > other_keep and second) or (first and not second):
            entry = place + 8 * ENTRY
        store(entry, 0, own)
        store(entry, 1, other)
        store(entry, 2, UNKNOWN)
        store(entry, 3, 0)
    store(entry, 2, load(entry, 2) & ~(255 << 40) | age << 40)
    return entry


@kernel("int64(int64)")
def low(word: int) -> int:
    """The lowest lead that is possible."""
    return (word >> 16 & 255) - 64


@kernel("int64(int64)")
def high(word: int) -> int:
    """The highest lead that is possible."""
    return (word >> 24 & 255) - 64


@kernel("int64(int64)")
def confidence(word: int) -> int:
    """How sure the leads are: how far probabilistic cuts were from them, or EXACT."""
    return word >> 32 & 255


@kernel("int64(int64, int64, int64, int64)")
def refuted(mem: int, own: int, other: int, beta: int) -> int:
    """A lead of at least ``beta`` that whoever moved to this position is known to have, or less
    than any lead: for the enhanced transposition cutoff of A. Plaat."""
    seen = find(bucket(mem, own, other), own, other)
    if seen:
        word = load(seen, 2)
        if confidence(word) == EXACT and -high(word) >= beta:
            return -high(word)
    return BELOW


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def keep_end(
    mem: int,
    place: int,
    own: int,
    other: int,
    sure: int,
    alpha: int,
    beta: int,
    best: int,
    cell: int,
) -> int:
    """Note that a search from ``alpha`` to ``beta`` found ``best`` with the move ``cell``."""
    entry = claim(mem, place, own, other)
    word = load(entry, 2)
    least, most = low(word), high(word)
    if confidence(word) != sure:
        least, most = -64, 64
    if best > alpha:
        least = max(least, best)
    if best < beta:
        most = min(most, best)
    if least > most:  # bounds of less than full confidence may contradict each other
        least = most = best
    first, second = word & 255, word >> 8 & 255
    if (best > alpha or first == NONE) and cell != first:
        first, second = cell, first
    kept = word & 255 << 40
    store(entry, 2, first | second << 8 | least + 64 << 16 | most + 64 << 24 | sure << 32 | kept)
    return entry
