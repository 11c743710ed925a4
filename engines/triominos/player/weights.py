"""The weights of the judgement, found by ``training``, and the networks of the outlook, found by
``learning``; a row a number of players."""

from functools import cache
from pathlib import Path

import numpy as np

from engines.triominos.player.judge import FEATURES
from engines.triominos.player.lattice import Ints
from engines.triominos.setup import SEATS

_FOUND = {
    2: (
        10.100,
        0.655,
        0.463,
        -2.413,
        -2.413,
        -0.253,
        5.182,
        1.233,
        0.029,
        0.953,
        -0.465,
        31.548,
        -0.044,
        29.242,
        52.950,
        -82.485,
    ),
    3: (
        -14.024,
        -0.255,
        0.136,
        -2.719,
        4.927,
        -0.073,
        5.671,
        -4.494,
        -0.005,
        0.891,
        -0.552,
        21.050,
        -0.545,
        38.092,
        63.717,
        -44.257,
    ),
    4: (
        -9.572,
        -2.517,
        -0.003,
        -2.162,
        9.689,
        -0.140,
        4.508,
        -8.591,
        0.172,
        0.597,
        -0.362,
        16.915,
        -1.167,
        37.031,
        68.704,
        -42.173,
    ),
}

WEIGHTS = np.zeros((max(SEATS) + 1, FEATURES))
for _seats, _row in _FOUND.items():
    WEIGHTS[_seats] = _row

FILE = Path(__file__).with_name("outlook.npz")
"""Written by ``engines.triominos.player.learning``."""


@cache
def nets() -> Ints:
    """The networks of the outlook: seats x ``outlook.NET``."""
    with np.load(FILE) as file:
        return np.ascontiguousarray(file["nets"], np.float64)
