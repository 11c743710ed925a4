"""Compiled random numbers: a stream kept in the state, and determinizations dealt from it."""

from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.intrinsics import lowest, popcount
from engines.triominos.player.kernels.layout import (
    CERTAIN,
    DRAWN,
    HANDS,
    MARKET,
    MARKET_SIZE,
    RNG,
    SEATS,
    UNPLAYED,
)

_TRIES = 400  # draws of a tile, by its weight, before any possible one is taken


@kernel("int64(int64[::1])", inline=True)
def number(state: Array) -> int:
    """The next number from 0 to 2^31 - 1 of a stream (xorshift64, Marsaglia 2003)."""
    word = state[RNG]
    word ^= word << 13
    word ^= (word >> 7) & 0x01FFFFFFFFFFFFFF
    word ^= word << 17
    state[RNG] = word
    return int((word >> 20) & 0x7FFFFFFF)


@kernel("void(int64[::1], int64)")
def seed(state: Array, start: int) -> None:
    """Begin another stream; every ``start`` gives its own."""
    state[RNG] = ((start + 1) * 0x1F83D9ABFB41BD6B) | 1
    for _ in range(6):
        number(state)


@kernel("void(int64[::1], int64)")
def _shuffle(state: Array, tiles: int) -> None:
    """Make the market of a set of tiles, in any order."""
    count = 0
    while tiles:
        other = number(state) % (count + 1)
        state[MARKET + count] = state[MARKET + other]
        state[MARKET + other] = lowest(tiles)
        tiles &= tiles - 1
        count += 1
    state[DRAWN], state[MARKET_SIZE] = 0, count


@kernel("void(int64[::1], int64, int64)", inline=True)
def _take(state: Array, seat: int, at: int) -> None:
    """Give a seat a tile of the market."""
    last = state[MARKET_SIZE] - 1
    state[HANDS + seat] |= 1 << state[MARKET + at]
    state[MARKET + at] = state[MARKET + last]
    state[MARKET_SIZE] = last


@kernel("void(int64[::1], int64, int64, int64[:, ::1])")
def _fill(state: Array, seat: int, wanted: int, weights: Array) -> None:
    """Give a seat so many tiles of the market, each with the chance that its weight says."""
    tries = 0
    while wanted and tries < _TRIES:
        tries += 1
        at = number(state) % state[MARKET_SIZE]
        if number(state) % CERTAIN < weights[seat, state[MARKET + at]]:
            _take(state, seat, at)
            wanted -= 1
    # The weights may leave too little: then whatever is possible, and at last whatever there is.
    for least in (1, 0):
        at = 0
        while wanted and at < state[MARKET_SIZE]:
            if weights[seat, state[MARKET + at]] >= least:
                _take(state, seat, at)
                wanted -= 1
            else:
                at += 1


@kernel("void(int64[::1], int64, int64[:, ::1])")
def deal(state: Array, seat: int, weights: Array) -> None:
    """Deal what ``seat`` cannot see: to every rival as many tiles as it holds, by how likely it is
    to hold each, the rest to the market."""
    _shuffle(state, state[UNPLAYED] & ~state[HANDS + seat])
    for step in range(1, state[SEATS]):
        other = (seat + step) % state[SEATS]
        wanted = popcount(state[HANDS + other])
        state[HANDS + other] = 0
        _fill(state, other, wanted, weights)
