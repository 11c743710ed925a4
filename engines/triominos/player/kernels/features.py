"""The compiled features of a position: what a seat that has just moved can see of it. What the next
player is likely to reply is reckoned tile by tile."""

from engines.triominos.player.kernels import lattice, turns
from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.intrinsics import highest, popcount
from engines.triominos.player.kernels.layout import (
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
from engines.triominos.rules import BRIDGE
from engines.triominos.rules import HEXAGON as FOR_HEXAGON

(
    ALWAYS,
    OWN_TILES,
    OWN_DIGITS,
    NEXT_TILES,  # tiles of the next player
    FEWEST,  # tiles of the rival that holds the fewest
    THEIR_DIGITS,  # of all rivals, as they are on average
    MOVABLE,  # own tiles that fit somewhere
    STRANDED,  # 1 where none does
    LAST_CHANCE,  # 1 where one does
    OWN_PLACES,  # places that an own tile fits
    SAFE_PLACES,  # those of them that no other tile fits
    NEXT_BEST,  # points of the best own lay if nobody moved before it
    OWN_BONUS,  # points of the bonuses that own tiles could earn
    ANY_BONUS,  # 1 where there is one
    REPLY,  # points of the next player's best lay, on average
    BONUS_OFFERED,  # points of bonuses for it, each by the chance that it holds the tile
    STUCK,  # the chance that nothing fits for the next player
    DRAWS,  # how many tiles it will draw, on average
    IN_MARKET,
    MARKET_EMPTY,
    OWN_HURRY,  # 1 / own tiles
    THEIR_HURRY,  # 1 / tiles of the rival that holds the fewest
    ABOUT_TO_END,  # 1 where the last own tile fits
    FITTING,  # the share of the tiles unseen that fit somewhere
    DIGITS_STRANDED,  # of own tiles that fit nowhere
    WAYS,  # own moves, if nobody moved before them
    PLACES_OPEN,
) = range(27)
FEATURES = 27

_TWO = 2 * FOR_HEXAGON  # three at once count as two: they hardly occur
_SURE = 0.005  # the chance that the next player has nothing better, from which on it is neglected


@kernel("float64(int64, int64, int64, float64, int64, int64, float64[::1])")
def _best_of(
    tiles: int, bonus: int, hidden: int, none: float, gone: int, held: int, features: Array
) -> float:
    """Go over ``tiles``, each earning ``bonus`` besides its digits, from the highest: what the next
    player's best lay is worth when it is the best it holds. ``none`` is the chance that it holds
    nothing better, of ``gone`` tiles; what is left of it is returned, and the sum added up."""
    while tiles and none > _SURE:
        tile = highest(tiles)
        tiles ^= 1 << tile
        left = max(hidden - gone, held)
        likely = none * held / left
        features[REPLY] += likely * (bonus + VALUE[tile])
        none -= likely
        gone += 1
    return none


@kernel("void(int64, int64, int64, int64, int64, int64, float64[::1])")
def _expect(
    fitting: int, ones: int, twos: int, bridges: int, hidden: int, held: int, features: Array
) -> None:
    """The reply of the next player, who holds ``held`` of ``hidden`` tiles: sets of those that fit
    and of those that earn a bonus."""
    dear, good = popcount(twos), popcount(ones)
    features[REPLY] = 0.0
    none = _best_of(twos, _TWO, hidden, 1.0, 0, held, features)
    none = _best_of(ones, FOR_HEXAGON, hidden, none, dear, held, features)
    none = _best_of(bridges, BRIDGE, hidden, none, dear + good, held, features)
    some = dear + good + popcount(bridges)
    _best_of(fitting & ~(ones | twos | bridges), 0, hidden, none, some, held, features)
    offered = _TWO * dear + FOR_HEXAGON * good + BRIDGE * popcount(bridges)
    features[REPLY] /= 10.0
    features[BONUS_OFFERED] = offered * held / hidden / 50.0
    many, stuck = popcount(fitting), 1.0
    for each in range(held):
        stuck *= max(0.0, (hidden - many - each) / (hidden - each))
    features[STUCK] = stuck
    features[DRAWS] = stuck * min(20.0 * features[IN_MARKET], (hidden + 1.0) / (many + 1.0)) / 8.0
    features[FITTING] = many / hidden


@kernel("void(int16[::1], int64[::1], int64, int64, int64, int64, float64[::1])")
def _look(
    grid: Array, state: Array, own: int, unseen: int, hidden: int, held: int, features: Array
) -> None:
    """Go over the places: what fits there for the own hand, and what may for the next player."""
    fitting, bridges, ones, twos = 0, 0, 0, 0
    best, places, safe, ways = 0, 0, 0, 0
    for place in range(state[PLACES]):
        takers = state[TAKERS + place] & (own | unseen)
        if takers == 0:
            continue
        fitting |= takers
        earned = lattice.bonus(grid, state[CELLS + place])
        if earned > FOR_HEXAGON:
            twos |= takers
        elif earned == FOR_HEXAGON:
            ones |= takers
        elif earned:
            bridges |= takers
        mine = takers & own
        if mine:
            places += 1
            ways += popcount(mine)
            safe += mine == takers
            best = max(best, VALUE[highest(mine)] + earned)
    ones &= ~twos
    bridges &= ~(ones | twos)
    _expect(
        fitting & unseen, ones & unseen, twos & unseen, bridges & unseen, hidden, held, features
    )
    earn = _TWO * popcount(twos & own) + FOR_HEXAGON * popcount(ones & own)
    earn += BRIDGE * popcount(bridges & own)
    movable = popcount(fitting & own)
    features[MOVABLE] = movable / 4.0
    features[STRANDED] = movable == 0
    features[LAST_CHANCE] = movable == 1
    features[OWN_PLACES] = places / 4.0
    features[SAFE_PLACES] = safe / 2.0
    features[WAYS] = ways / 8.0
    features[NEXT_BEST] = best / 20.0
    features[OWN_BONUS] = earn / 50.0
    features[ANY_BONUS] = earn > 0
    features[DIGITS_STRANDED] = turns.digits_left(own & ~fitting) / 50.0


@kernel("void(int16[::1], int64[::1], int64, float64[::1])")
def describe(grid: Array, state: Array, seat: int, features: Array) -> None:
    """Write down the features for ``seat``, who has just moved in a running round, each of the
    order of 1."""
    own = state[HANDS + seat]
    unseen = state[UNPLAYED] & ~own
    hidden, count = max(1, popcount(unseen)), popcount(own)
    others, fewest = 0, 99
    for step in range(1, state[SEATS]):
        held = popcount(state[HANDS + (seat + step) % state[SEATS]])
        others += held
        fewest = min(fewest, held)
    held = popcount(state[HANDS + (seat + 1) % state[SEATS]])
    market = state[MARKET_SIZE] - state[DRAWN]
    features[ALWAYS] = 1.0
    features[OWN_TILES] = count / 8.0
    features[NEXT_TILES] = held / 8.0
    features[FEWEST] = fewest / 8.0
    features[OWN_DIGITS] = turns.digits_left(own) / 50.0
    features[THEIR_DIGITS] = turns.digits_left(unseen) * others / hidden / 50.0
    features[IN_MARKET], features[MARKET_EMPTY] = market / 20.0, market == 0
    features[OWN_HURRY], features[THEIR_HURRY] = 1.0 / max(1, count), 1.0 / max(1, fewest)
    _look(grid, state, own, unseen, hidden, held, features)
    features[ABOUT_TO_END] = count == 1 and features[STRANDED] == 0.0
    features[PLACES_OPEN] = state[PLACES] / 20.0
