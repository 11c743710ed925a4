"""The weights of the evaluation: as learned, and as the points that lie there at present."""

from functools import cache
from pathlib import Path

import numpy as np

from engines.crosswise.player.kernels.compiled import Array
from engines.crosswise.player.kernels.evaluation import ROLE, SHAPE
from engines.crosswise.player.kernels.lines import PATTERN, PATTERNS, POINTS

FILE = Path(__file__).with_name("weights.npz")
"""Written by ``engines.crosswise.player.training``."""

# The file's one array keeps the name under which it was first written.


@cache
def learned() -> Array:
    """What lines are expected to end in, of the shape ``evaluation.SHAPE``."""
    with np.load(FILE) as file:
        return np.ascontiguousarray(file["worths"], np.float32)


@cache
def present() -> Array:
    """What lines score as they stand, in the same shape: for a player who does not look ahead."""
    weights = np.zeros(SHAPE, np.float32)
    points = np.zeros(PATTERNS, np.float32)
    points[PATTERN] = POINTS
    weights[:, :, :PATTERNS] = points
    weights[:, :, ROLE : ROLE + PATTERNS] = points
    return weights


def save(weights: Array, file: Path = FILE) -> None:
    """Write weights of the shape ``evaluation.SHAPE`` to ``file``, as numbers of 16 bits."""
    np.savez_compressed(file, worths=weights.astype(np.float16))
