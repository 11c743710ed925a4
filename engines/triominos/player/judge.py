"""The compiled judgement of a position by what the seat that has just moved can see of it."""

from engines.triominos.player import lattice, turns
from engines.triominos.player.compiled import highest, kernel, popcount
from engines.triominos.player.lattice import Ints
from engines.triominos.player.tables import (
    CELLS,
    DRAWN,
    HANDS,
    MARKET_SIZE,
    PLACES,
    SEATS,
    TAKERS,
    UNPLAYED,
    VALUE,
)

(
    ALWAYS,
    OWN_TILES,
    OWN_DIGITS,
    THEIR_TILES,
    THEIR_FEWEST,  # tiles of the rival that holds the fewest
    THEIR_DIGITS,  # as they are on average
    MOVABLE,  # own tiles that fit somewhere
    STRANDED,  # 1 where none does
    NEXT_BEST,  # points of the best own lay if nobody moved before it
    OWN_BONUS,  # points of all bonuses for which an own tile fits
    BONUS_OFFERED,  # points of those for which the next player may hold the tile, by its chance
    NEXT_STUCK,  # the chance that nothing fits for the next player
    IN_MARKET,
    ABOUT_TO_END,  # 1 where the last own tile fits
    OWN_HURRY,  # 1 / own tiles
    THEIR_HURRY,  # 1 / tiles of the rival that holds the fewest
) = range(16)
FEATURES = 16


@kernel("void(int16[::1], int64[::1], int64, int64, int64, float64[::1])")
def _look(grid: Ints, state: Ints, own: int, unseen: int, following: int, told: Ints) -> None:
    """Go over the places: what fits there for the own hand, and what may for the next player."""
    hidden = max(1, popcount(unseen))
    fitting, best, mine_earn, theirs_earn = 0, 0, 0, 0
    for place in range(state[PLACES]):
        takers = state[TAKERS + place]
        fitting |= takers
        mine, theirs = takers & own, popcount(takers & unseen)
        if mine == 0 and theirs == 0:
            continue
        earned = lattice.bonus(grid, state[CELLS + place])
        theirs_earn += earned * theirs
        if mine:
            mine_earn += earned
            best = max(best, VALUE[highest(mine)] + earned)
    closed = hidden - popcount(fitting & unseen)
    stuck = 1.0
    for each in range(following):
        stuck *= max(0.0, (closed - each) / (hidden - each))
    told[MOVABLE] = popcount(fitting & own)
    told[NEXT_BEST], told[OWN_BONUS] = best, mine_earn
    told[BONUS_OFFERED], told[NEXT_STUCK] = theirs_earn * following / hidden, stuck


@kernel("void(int16[::1], int64[::1], int64, float64[::1])")
def describe(grid: Ints, state: Ints, seat: int, told: Ints) -> None:
    """Write down the features of a running round for ``seat``, who has just moved."""
    own = state[HANDS + seat]
    unseen = state[UNPLAYED] & ~own
    others, fewest = 0, 99
    for step in range(1, state[SEATS]):
        held = popcount(state[HANDS + (seat + step) % state[SEATS]])
        others += held
        fewest = min(fewest, held)
    following = popcount(state[HANDS + (seat + 1) % state[SEATS]])
    _look(grid, state, own, unseen, following, told)
    count = popcount(own)
    told[ALWAYS] = 1.0
    told[OWN_TILES], told[OWN_DIGITS] = count, turns.digits_left(own)
    told[THEIR_TILES], told[THEIR_FEWEST] = others, fewest
    told[THEIR_DIGITS] = turns.digits_left(unseen) * others / max(1, popcount(unseen))
    told[STRANDED] = 1.0 if told[MOVABLE] == 0 else 0.0
    told[ABOUT_TO_END] = 1.0 if count == 1 and told[MOVABLE] else 0.0
    told[IN_MARKET] = state[MARKET_SIZE] - state[DRAWN]
    told[OWN_HURRY], told[THEIR_HURRY] = 1.0 / max(1, count), 1.0 / max(1, fewest)


@kernel("float64(int16[::1], int64[::1], int64, float64[:, ::1], float64[::1])")
def judge(grid: Ints, state: Ints, seat: int, weights: Ints, told: Ints) -> float:
    """What ``seat``, who has just moved, will still gain on its best rival in this round."""
    describe(grid, state, seat, told)
    total = 0.0
    for each in range(FEATURES):
        total += weights[state[SEATS], each] * told[each]
    return total
