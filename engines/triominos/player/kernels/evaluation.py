"""The compiled evaluation of a position by its features: a weighted sum, to which a small network
adds the units of one layer (rectified)."""

from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.features import FEATURES, describe
from engines.triominos.player.kernels.layout import SEATS

HIDDEN = 16
NETWORK = FEATURES + FEATURES * HIDDEN + HIDDEN
"""Numbers of a network: the linear part, the units' weights feature by feature, what each adds."""

ROOM = FEATURES + HIDDEN
"""Room for the features and, behind them, the units."""


@kernel("float64(float64[::1], float64[::1])")
def linear_eval(weights: Array, room: Array) -> float:
    """The weighted sum of the features, in points."""
    total = 0.0
    for each in range(FEATURES):
        total += weights[each] * room[each]
    return total


@kernel("float64(float64[::1], float64[::1])")
def network_eval(weights: Array, room: Array) -> float:
    """What the network says to the features, in points."""
    total = linear_eval(weights, room)
    for unit in range(HIDDEN):
        room[FEATURES + unit] = 0.0
    for each in range(FEATURES):
        feature, row = room[each], FEATURES + each * HIDDEN
        for unit in range(HIDDEN):
            room[FEATURES + unit] += weights[row + unit] * feature
    for unit in range(HIDDEN):
        total += max(0.0, room[FEATURES + unit]) * weights[FEATURES + FEATURES * HIDDEN + unit]
    return total


@kernel("float64(int16[::1], int64[::1], int64, float64[:, ::1], float64[::1])")
def expected(grid: Array, state: Array, seat: int, weights: Array, room: Array) -> float:
    """What ``seat``, who has just moved in a running round, will still gain on its best rival in
    it. ``weights``, a row a number of seats, are linear ones or networks; ``room`` is filled."""
    describe(grid, state, seat, room)
    if weights.shape[1] == FEATURES:
        return float(linear_eval(weights[state[SEATS]], room))
    return float(network_eval(weights[state[SEATS]], room))
