"""The weights of the evaluation: one small file beside this one, made by
``engines.reversi.player.training``.

The file holds the weights of each phase less those of the phase before, as 16-bit numbers, and of
numbers that are mirror images of each other only the lower one: that way it is a third as large.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engines.reversi.player.patterns import BLOCK, PATTERNS, PHASE, PHASES, SIZE, Pattern

FILE = Path(__file__).with_name("weights.npz")
Shorts = NDArray[np.int16]


def tied() -> NDArray[np.int64]:
    """For each of the weights of a phase the lowest one that it must equal by symmetry."""
    return np.concatenate([pattern.first + _lowest(pattern) for pattern in PATTERNS])


def _lowest(pattern: Pattern) -> NDArray[np.int64]:
    numbers = np.zeros(1, dtype=np.int64)
    for digit in reversed(range(pattern.size)):  # the last digit changes slowest
        weight = 3 ** pattern.mirror.index(digit)
        numbers = np.add.outer(numbers, weight * np.arange(3)).ravel()
    return np.minimum(numbers, np.arange(3**pattern.size))


def load(file: Path = FILE) -> Shorts:
    """All weights, ``PHASES`` times ``BLOCK``, by the number of a pattern."""
    with np.load(file) as arrays:
        changes, tempo = arrays["changes"], arrays["tempo"]
    lowest = tied()
    column = (np.cumsum(lowest == np.arange(SIZE)) - 1)[lowest]
    weights = np.empty((PHASES, BLOCK), dtype=np.int16)
    single = np.zeros_like(changes[0])
    for phase, change in enumerate(changes):
        single += change
        single.take(column, out=weights[phase, :SIZE], mode="clip")
    weights[:, SIZE:] = tempo
    return weights


def save(weights: Shorts, file: Path = FILE) -> None:
    """Write all weights, which must be tied, to ``file``."""
    kept = tied() == np.arange(SIZE)
    single = weights[:, :SIZE][:, kept]
    changes = np.diff(single, axis=0, prepend=np.zeros_like(single[:1]))
    np.savez_compressed(file, changes=changes, tempo=weights[:, SIZE : SIZE + PHASE])
