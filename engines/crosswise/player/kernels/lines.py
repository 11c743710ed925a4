"""All a line can hold, as numbers: its value does not depend on the order of its stones, so a line
is one of the 924 multisets of at most six colours."""

from itertools import combinations_with_replacement

import numpy as np

from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.scoring import score_line
from engines.crosswise.stones import COLOURS

_EMPTY = len(COLOURS)
_HELD = tuple(combinations_with_replacement(range(_EMPTY + 1), 6))
_NUMBER = {held: number for number, held in enumerate(_HELD)}
NONE = -1  # what a table says where there is no such line


def _counts() -> Array:
    """How many stones of each colour a line holds."""
    counts = [[held.count(colour) for colour in range(_EMPTY)] for held in _HELD]
    return np.array(counts, np.int8)


def _points() -> Array:
    """What each line scores as it stands."""
    lines = ([None if entry == _EMPTY else COLOURS[entry] for entry in held] for held in _HELD)
    return np.array([score_line(tuple(line)).points for line in lines], np.int8)


def _exchanged(before: int, after: int) -> list[int]:
    """For each line the one with the entry ``after`` in the place of one ``before``."""
    lines = []
    for held in _HELD:
        entries = list(held)
        if before in entries:
            entries[entries.index(before)] = after
            lines.append(_NUMBER[tuple(sorted(entries))])
        else:
            lines.append(NONE)
    return lines


def _patterns() -> Array:
    """The number of each line's pattern: the sizes of its groups, whatever their colours."""
    sizes = [tuple(sorted(row)) for row in COUNTS.tolist()]
    kinds = sorted(set(sizes))
    return np.array([kinds.index(size) for size in sizes], np.int16)


COUNTS = _counts()
"""Stones by line and colour, 924 × 6."""

WITH = np.array([_exchanged(_EMPTY, colour) for colour in range(_EMPTY)], np.int16).T.copy()
"""The line with one stone more, by line and colour."""

WITHOUT = np.array([_exchanged(colour, _EMPTY) for colour in range(_EMPTY)], np.int16).T.copy()
"""The line with one stone less, by line and colour."""

POINTS = _points()
"""The points of each line as it stands."""

GAPS = (6 - COUNTS.sum(axis=1)).astype(np.int8)
"""The empty cells of each line."""

SIX = (COUNTS.max(axis=1) == 6).astype(np.int8)
"""Whether a line holds six equal stones."""

PATTERN = _patterns()
"""Each line's pattern, one of 30."""

PATTERNS = int(PATTERN.max()) + 1
BLANK = _NUMBER[(_EMPTY,) * 6]
"""The line without stones."""

STEPS = np.hstack((WITH, WITHOUT))
"""The line with one stone more, by line and colour, and after six of these with one less."""
