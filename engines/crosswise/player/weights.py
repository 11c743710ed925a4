"""The worths of lines: as learned, and as the points that lie there at present."""

from functools import cache
from pathlib import Path

import numpy as np

from engines.crosswise.player.compiled import Array
from engines.crosswise.player.lines import PATTERN, PATTERNS, POINTS
from engines.crosswise.player.worth import ROLE, SHAPE

FILE = Path(__file__).with_name("worths.npz")
"""Written by ``engines.crosswise.player.training``."""


@cache
def learned() -> Array:
    """What lines are expected to end in, of the shape ``worth.SHAPE``."""
    with np.load(FILE) as file:
        return np.ascontiguousarray(file["worths"], np.float32)


@cache
def present() -> Array:
    """What lines score as they stand, in the same shape: for a player who does not look ahead."""
    worths = np.zeros(SHAPE, np.float32)
    points = np.zeros(PATTERNS, np.float32)
    points[PATTERN] = POINTS
    worths[:, :, :PATTERNS] = points
    worths[:, :, ROLE : ROLE + PATTERNS] = points
    return worths
