"""What training has found: the weights of the linear evaluation and the networks, each a row a
number of seats, in points."""

from functools import cache
from pathlib import Path

import numpy as np

from engines.triominos.player.kernels.compiled import Array

FILE = Path(__file__).with_name("weights.npz")
"""Written by ``engines.triominos.player.training``."""


@cache
def linear() -> Array:
    """The weights of the linear evaluation: seats x ``evaluation.FEATURES``."""
    return _read("linear")


@cache
def networks() -> Array:
    """The networks: seats x ``evaluation.NETWORK``."""
    return _read("networks")


def write(name: str, rows: Array) -> None:
    """Put ``linear`` or ``networks`` into the file; the other stays as it is."""
    parts = {"linear": linear(), "networks": networks()} | {name: rows}
    kept = {key: part.astype(np.float32) for key, part in parts.items()}
    np.savez_compressed(FILE, allow_pickle=False, **kept)


def _read(name: str) -> Array:
    with np.load(FILE) as file:
        return np.ascontiguousarray(file[name], np.float64)
