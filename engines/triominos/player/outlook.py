"""The compiled outlook: what a seat that has just moved may still expect of the round, by a small
network (one layer of rectified units beside a linear part) that ``learning`` has trained.

It sees what the judgement sees and more: each tile that earns a bonus counts once, and what the
next player is likely to reply is reckoned tile by tile.
"""

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
INPUTS = 27
HIDDEN = 16
NET = INPUTS + INPUTS * HIDDEN + HIDDEN
"""Numbers of a network: the linear part, the units' weights input by input, what each unit adds."""

NOTES = INPUTS + HIDDEN
"""Room for the inputs and, behind them, the units."""

_TWO = 2 * FOR_HEXAGON  # three at once count as two: they hardly occur
_SURE = 0.005  # the chance that the next player has nothing better, from which on it is neglected


@kernel("float64(int64, int64, int64, float64, int64, int64, float64[::1])")
def _best_of(
    tiles: int, bonus: int, hidden: int, none: float, gone: int, held: int, at: Ints
) -> float:
    """Go over ``tiles``, each earning ``bonus`` besides its digits, from the highest: what the next
    player's best lay is worth when it is the best it holds. ``none`` is the chance that it holds
    nothing better, of ``gone`` tiles; what is left of it is returned, and the sum added up."""
    while tiles and none > _SURE:
        tile = highest(tiles)
        tiles ^= 1 << tile
        left = max(hidden - gone, held)
        likely = none * held / left
        at[REPLY] += likely * (bonus + VALUE[tile])
        none -= likely
        gone += 1
    return none


@kernel("void(int64, int64, int64, int64, int64, int64, float64[::1])")
def _expect(
    fitting: int, ones: int, twos: int, bridges: int, hidden: int, held: int, at: Ints
) -> None:
    """The reply of the next player, who holds ``held`` of ``hidden`` tiles: sets of those that fit
    and of those that earn a bonus."""
    dear, good = popcount(twos), popcount(ones)
    at[REPLY] = 0.0
    none = _best_of(twos, _TWO, hidden, 1.0, 0, held, at)
    none = _best_of(ones, FOR_HEXAGON, hidden, none, dear, held, at)
    none = _best_of(bridges, BRIDGE, hidden, none, dear + good, held, at)
    some = dear + good + popcount(bridges)
    _best_of(fitting & ~(ones | twos | bridges), 0, hidden, none, some, held, at)
    offered = _TWO * dear + FOR_HEXAGON * good + BRIDGE * popcount(bridges)
    at[REPLY] /= 10.0
    at[BONUS_OFFERED] = offered * held / hidden / 50.0
    many, stuck = popcount(fitting), 1.0
    for each in range(held):
        stuck *= max(0.0, (hidden - many - each) / (hidden - each))
    at[STUCK] = stuck
    at[DRAWS] = stuck * min(20.0 * at[IN_MARKET], (hidden + 1.0) / (many + 1.0)) / 8.0
    at[FITTING] = many / hidden


@kernel("void(int16[::1], int64[::1], int64, int64, int64, int64, float64[::1])")
def _look(grid: Ints, state: Ints, own: int, unseen: int, hidden: int, held: int, at: Ints) -> None:
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
    _expect(fitting & unseen, ones & unseen, twos & unseen, bridges & unseen, hidden, held, at)
    earn = _TWO * popcount(twos & own) + FOR_HEXAGON * popcount(ones & own)
    earn += BRIDGE * popcount(bridges & own)
    movable = popcount(fitting & own)
    at[MOVABLE], at[STRANDED], at[LAST_CHANCE] = movable / 4.0, movable == 0, movable == 1
    at[OWN_PLACES], at[SAFE_PLACES], at[WAYS] = places / 4.0, safe / 2.0, ways / 8.0
    at[NEXT_BEST], at[OWN_BONUS], at[ANY_BONUS] = best / 20.0, earn / 50.0, earn > 0
    at[DIGITS_STRANDED] = turns.digits_left(own & ~fitting) / 50.0


@kernel("void(int16[::1], int64[::1], int64, float64[::1])")
def look(grid: Ints, state: Ints, seat: int, at: Ints) -> None:
    """Write down the inputs for ``seat``, who has just moved in a running round, each of the order
    of 1."""
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
    at[ALWAYS], at[OWN_TILES], at[NEXT_TILES], at[FEWEST] = (
        1.0,
        count / 8.0,
        held / 8.0,
        fewest / 8.0,
    )
    at[OWN_DIGITS] = turns.digits_left(own) / 50.0
    at[THEIR_DIGITS] = turns.digits_left(unseen) * others / hidden / 50.0
    at[IN_MARKET], at[MARKET_EMPTY] = market / 20.0, market == 0
    at[OWN_HURRY], at[THEIR_HURRY] = 1.0 / max(1, count), 1.0 / max(1, fewest)
    _look(grid, state, own, unseen, hidden, held, at)
    at[ABOUT_TO_END] = count == 1 and at[STRANDED] == 0.0
    at[PLACES_OPEN] = state[PLACES] / 20.0


@kernel("float64(float64[::1], float64[::1])")
def answer(net: Ints, notes: Ints) -> float:
    """What the network says to the inputs, in points."""
    total = 0.0
    for unit in range(HIDDEN):
        notes[INPUTS + unit] = 0.0
    for each in range(INPUTS):
        told, row = notes[each], INPUTS + each * HIDDEN
        total += net[each] * told
        for unit in range(HIDDEN):
            notes[INPUTS + unit] += net[row + unit] * told
    for unit in range(HIDDEN):
        total += max(0.0, notes[INPUTS + unit]) * net[INPUTS + INPUTS * HIDDEN + unit]
    return total


@kernel("float64(int16[::1], int64[::1], int64, float64[:, ::1], float64[::1])")
def outlook(grid: Ints, state: Ints, seat: int, nets: Ints, notes: Ints) -> float:
    """What ``seat``, who has just moved, will still gain on its best rival in this round."""
    look(grid, state, seat, notes)
    return float(answer(nets[state[SEATS]], notes))
