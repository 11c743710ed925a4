"""The compiled rules of a round: laying, drawing, passing, and how it ends."""

from engines.triominos.ending import FOR_GOING_OUT
from engines.triominos.player.kernels import lattice
from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.intrinsics import lowest, popcount
from engines.triominos.player.kernels.layout import (
    BLOCKED,
    DRAWN,
    HANDS,
    LAID,
    MARKET,
    MARKET_SIZE,
    NOBODY,
    OUT,
    OVER,
    PASSES,
    PLACES,
    SCORES,
    SEATS,
    TAKERS,
    TRIPLES,
    TURN,
    UNPLAYED,
    VALUE,
    WINNER,
    ZEROS,
)
from engines.triominos.rules import PER_DRAW, PER_PASS, TRIPLE
from engines.triominos.rules import ZEROS as FOR_ZEROS


@kernel("int64(int64)")
def digits_left(hand: int) -> int:
    """The sum of all digits of a set of tiles."""
    total = 0
    while hand:
        total += VALUE[lowest(hand)]
        hand &= hand - 1
    return total


@kernel("int64(int16[::1], int64[::1], int64, int64)")
def points(grid: Array, state: Array, cell: int, tile: int) -> int:
    """What laying a tile on a free cell scores at once, going out aside."""
    earned = VALUE[tile]
    if state[LAID] == 0:
        if tile == ZEROS:
            return int(earned + FOR_ZEROS)
        return int(earned + (TRIPLE if (TRIPLES >> tile) & 1 else 0))
    return int(earned + lattice.bonus(grid, cell))


@kernel("int64(int64[::1])")
def layable(state: Array) -> int:
    """The tiles of the seat to move that fit some place."""
    fitting = 0
    for place in range(state[PLACES]):
        fitting |= state[TAKERS + place]
    return int(fitting & state[HANDS + state[TURN]])


@kernel("void(int64[::1])", inline=True)
def _turn(state: Array) -> None:
    state[TURN] = state[TURN] + 1 if state[TURN] + 1 < state[SEATS] else 0


@kernel("void(int16[::1], int64[::1], int64, int64)")
def lay(grid: Array, state: Array, cell: int, tile: int) -> None:
    """The seat to move lays a tile that fits."""
    seat = state[TURN]
    state[SCORES + seat] += points(grid, state, cell, tile)
    state[HANDS + seat] ^= 1 << tile
    state[UNPLAYED] ^= 1 << tile
    state[PASSES] = 0
    lattice.lay(grid, state, cell, tile)
    if state[HANDS + seat]:
        _turn(state)
        return
    state[OVER], state[WINNER] = OUT, seat
    state[SCORES + seat] += FOR_GOING_OUT
    for other in range(state[SEATS]):
        state[SCORES + seat] += digits_left(state[HANDS + other])


@kernel("int64(int64[::1])")
def draw(state: Array) -> int:
    """The seat to move, for whom nothing fits, draws the next tile of the market; which one."""
    tile = state[MARKET + state[DRAWN]]
    state[DRAWN] += 1
    state[HANDS + state[TURN]] |= 1 << tile
    state[SCORES + state[TURN]] += PER_DRAW
    return int(tile)


@kernel("int64(int64[::1])")
def fewest(state: Array) -> int:
    """The winner of a blocked round: fewest tiles, then the lower sum; NOBODY where equal."""
    best, least = NOBODY, 1 << 20
    for seat in range(state[SEATS]):
        hand = state[HANDS + seat]
        rank = (popcount(hand) << 10) + digits_left(hand)
        if rank < least:
            best, least = seat, rank
        elif rank == least:
            best = NOBODY
    return best


@kernel("void(int64[::1])")
def skip(state: Array) -> None:
    """The seat to move, for whom nothing fits and with the market empty, passes."""
    state[SCORES + state[TURN]] += PER_PASS
    state[PASSES] += 1
    if state[PASSES] < state[SEATS]:
        _turn(state)
        return
    winner = fewest(state)
    state[OVER], state[WINNER] = BLOCKED, winner
    if winner == NOBODY:
        return
    for seat in range(state[SEATS]):
        left = digits_left(state[HANDS + seat])
        state[SCORES + winner] += -left if seat == winner else left


@kernel("void(int64[::1])", inline=True)
def draw_or_skip(state: Array) -> None:
    """What the seat to move must do where nothing fits."""
    if state[DRAWN] < state[MARKET_SIZE]:
        draw(state)
    else:
        skip(state)
