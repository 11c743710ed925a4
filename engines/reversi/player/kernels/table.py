"""The hash table: positions seen, with what is known of their end and of their middle game.

A bucket is two entries side by side. An entry is four words: both bitboards, then what the search
of the end and what the search of the middle game found. The word of the end holds, from its
lowest byte: the best move and the second best (64: none), the lowest and the highest lead that is
possible (64 more than it is), the confidence of these, the age of the entry, and its empty cells.

Two threads may use a table at once without waiting for each other: the bitboards are kept mixed
with the other two words, so that an entry of which two have written a part each is nobody's (R. M.
Hyatt and T. Mann, "A lock-less transposition-table implementation for parallel search", ICGA
Journal 25, 2002).
"""

from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import (
    load,
    load_shared,
    popcount,
    shifted_down,
    signed,
    store_shared,
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
    return load(mem, TABLE) + (shifted_down(code, 36) & load(mem, MASK)) * (8 * BUCKET)


@kernel("UniTuple(int64, 2)(int64, int64, int64)")
def _read(entry: int, own: int, other: int) -> tuple[int, int]:
    """The words of the end and of the middle game in an entry, zeros unless it is the position's
    and whole."""
    end = load_shared(entry, 2)
    if load_shared(entry, 0) ^ end * _ONE == own:
        middle = load_shared(entry, 3)
        if load_shared(entry, 1) ^ (end ^ middle) * _TWO == other:
            return end, middle
    return 0, 0


@kernel("UniTuple(int64, 2)(int64, int64, int64)")
def find(place: int, own: int, other: int) -> tuple[int, int]:
    """What the bucket at ``place`` holds of a position: the word of its end, 0 when it has none,
    and that of its middle game."""
    end, middle = _read(place, own, other)
    if end == 0:
        end, middle = _read(place + 8 * ENTRY, own, other)
    return end, middle


@kernel("int64(int64, int64)")
def _worth(entry: int, age: int) -> int:
    """How much an entry is worth: more of the present search, and farther from the end; -1 when it
    is empty."""
    end = load_shared(entry, 2)
    return shifted_down(end, 48) + 64 * int(end >> 40 & 255 == age) if end else -1


@kernel("UniTuple(int64, 3)(int64, int64, int64, int64)")
def claim(mem: int, place: int, own: int, other: int) -> tuple[int, int, int]:
    """The address of the entry of a position and its words; where it has none, of one that is worth
    less, and those of a position of which nothing is known."""
    second, age = place + 8 * ENTRY, load(mem, AGE)
    end, middle = _read(place, own, other)
    if end:
        return place, end, middle
    end, middle = _read(second, own, other)
    if end:
        return second, end, middle
    return second if _worth(place, age) > _worth(second, age) else place, UNKNOWN, 0


@kernel("int64(int64, int64, int64, int64, int64, int64)")
def write(mem: int, entry: int, own: int, other: int, end: int, middle: int) -> int:
    """Write what is known of a position; its age and its empty cells are added."""
    end &= (1 << 40) - 1
    end |= load(mem, AGE) << 40 | popcount(~(own | other)) << 48
    store_shared(entry, 2, end)
    store_shared(entry, 3, middle)
    store_shared(entry, 0, own ^ end * _ONE)
    return store_shared(entry, 1, other ^ (end ^ middle) * _TWO)


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
    word = find(bucket(mem, own, other), own, other)[0]
    if word and confidence(word) == EXACT and -high(word) >= beta:
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
    entry, word, middle = claim(mem, place, own, other)
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
    end = first | second << 8 | least + 64 << 16 | most + 64 << 24 | sure << 32
    return write(mem, entry, own, other, end, middle)
