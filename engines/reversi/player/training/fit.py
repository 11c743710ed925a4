"""Fitting weights to labelled positions: ridge regression by conjugate gradients.

The weights of a phase are drawn towards those of the phase after it in the match, which is fitted
first; so numbers of a pattern that hardly occur keep a sensible weight.
"""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]


@njit
def _predict(features: Any, weights: Any, values: Any) -> None:
    for number in range(features.shape[0]):
        total = 0.0
        for place in range(features.shape[1]):
            total += weights[features[number, place]]
        values[number] = total


@njit
def _collect(features: Any, values: Any, sums: Any) -> None:
    sums[:] = 0.0
    for number in range(features.shape[0]):
        for place in range(features.shape[1]):
            sums[features[number, place]] += values[number]


def predict(features: NDArray[np.int32], weights: Floats) -> Floats:
    """The sum of the weights of each position."""
    values = np.zeros(len(features))
    _predict(features, weights, values)
    return values


def fit(
    features: NDArray[np.int32], values: Floats, prior: Floats, ridge: float, rounds: int
) -> Floats:
    """Weights near ``prior`` whose sums are near ``values``: they minimise the squared errors
    plus ``ridge`` times the squared changes, by so many rounds of conjugate gradients."""
    count = np.zeros(len(prior))
    _collect(features, np.ones(len(features)), count)
    scale = 1.0 / (count + ridge)  # the diagonal of the normal equations, nearly
    sums, reach = np.zeros(len(prior)), np.zeros(len(features))
    change = np.zeros(len(prior))
    _collect(features, values - predict(features, prior), sums)
    rest = sums.copy()
    ahead = scale * rest
    step = ahead.copy()
    product = rest @ ahead
    for _ in range(rounds):
        _predict(features, step, reach)
        _collect(features, reach, sums)
        sums += ridge * step
        stride = product / (step @ sums)
        change += stride * step
        rest -= stride * sums
        ahead = scale * rest
        before, product = product, rest @ ahead
        step = ahead + product / before * step
    return prior + change
