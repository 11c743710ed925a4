"""Exact searches of ends with few empty cells, where looking at the evaluation would cost more
than it saves: parity, fewest answers first, stable discs, the hash table."""

from engines.reversi.player.kernels.bitboards import flips, moves, stable
from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import (
    constants,
    fetch,
    load,
    lowest,
    popcount,
    signed,
    store,
    store_shared,
)
from engines.reversi.player.kernels.last import last_four
from engines.reversi.player.kernels.layout import ALL, LIMIT, LIST, LISTS, NODES, STOP
from engines.reversi.player.kernels.lists import insert
from engines.reversi.player.kernels.table import (
    BELOW,
    EXACT,
    NONE,
    bucket,
    confidence,
    find,
    high,
    keep_end,
    low,
    refuted,
)

_QUARTERS = tuple(signed(0x0F0F0F0F << shift) for shift in (0, 4, 32, 36))
_Q0, _Q1, _Q2, _Q3 = _QUARTERS
CORNERS = signed(0x8100000000000081)
_KEPT = 7  # empty cells above which the table pays
_AHEAD = 10
# a lead that stable discs of the opponent could only rule out when alpha is at least this
hope = constants("reversi_hope", [99] * 5 + [10, 12, 12, 12, 14, 16, 18, 20, 22, 24] + [26] * 50)


@kernel("int64(int64)")
def odd_quarters(empty: int) -> int:
    """The quarters of the board with an odd number of empty cells."""
    return (
        -(popcount(empty & _Q0) & 1) & _Q0
        | -(popcount(empty & _Q1) & 1) & _Q1
        | -(popcount(empty & _Q2) & 1) & _Q2
        | -(popcount(empty & _Q3) & 1) & _Q3
    )


@kernel("int64(int64, int64, int64, int64, int64, int64)")
def _few(mem: int, own: int, other: int, empties: int, alpha: int, beta: int) -> int:
    """Five or six empty cells: moves into odd quarters first."""
    if empties == 4:
        return last_four(mem, own, other, alpha, beta)
    store(mem, NODES, load(mem, NODES) + 1)
    mine = moves(own, other)
    if mine == 0:
        if moves(other, own):
            return -_few(mem, other, own, empties, -beta, -alpha)
        return popcount(own) - popcount(other)
    if alpha >= hope(empties):
        most = 64 - 2 * popcount(stable(other, own))
        if most <= alpha:
            return most
    best = BELOW
    odd = odd_quarters(~(own | other))
    some = mine & odd
    rest = mine & ~odd
    if some == 0:
        some, rest = rest, 0
    while some:
        cell = lowest(some)
        some &= some - 1
        turned = flips(own, other, cell)
        value = -_few(
            mem, other ^ turned, own | turned | 1 << cell, empties - 1, -beta, -max(alpha, best)
        )
        if value > best:
            best = value
            if best >= beta:
                return best
        if some == 0:
            some, rest = rest, 0
    return best


@kernel("int64(int64, int64, int64)")
def _fewest(mem: int, own: int, other: int) -> int:
    """Up to three empty cells, or none: everything is tried."""
    store(mem, NODES, load(mem, NODES) + 1)
    mine = moves(own, other)
    if mine == 0:
        if moves(other, own):
            return -_fewest(mem, other, own)
        return popcount(own) - popcount(other)
    best = BELOW
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        turned = flips(own, other, cell)
        best = max(best, -_fewest(mem, other ^ turned, own | turned | 1 << cell))
    return best


@kernel("int64(int64, int64, int64, int64, int64, int64, int64)")
def _list(mem: int, own: int, other: int, mine: int, empties: int, known: int, second: int) -> int:
    """Fill the list of the moves ``mine``, those the table knows first, then by how few answers
    they leave; the number of moves."""
    moved = mem + 8 * (LISTS + empties * LIST)
    odd, count = odd_quarters(~(own | other)), 0
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        turned = flips(own, other, cell)
        next_own, next_other = other ^ turned, own | turned | 1 << cell
        if empties > _KEPT + 1:
            fetch(bucket(mem, next_own, next_other))
        answers = moves(next_own, next_other)
        rank = 8 * (popcount(answers) + popcount(answers & CORNERS))
        rank -= 4 * (odd >> cell & 1) + 6 * (CORNERS >> cell & 1)
        if cell == known:
            rank = -1000
        elif cell == second:
            rank = -999
        count = insert(moved, count, rank, cell, turned)
    return count


@kernel("int64(int64, int64, int64, int64, int64, int64)")
def _foreseen(mem: int, own: int, other: int, moved: int, count: int, beta: int) -> int:
    """A bound of at least ``beta`` that the table holds after one of the listed moves, or less
    than any lead."""
    for slot in range(count):
        cell, turned = load(moved, 4 * slot + 1), load(moved, 4 * slot + 2)
        bound = refuted(mem, other ^ turned, own | turned | 1 << cell, beta)
        if bound >= beta:
            return bound
    return BELOW


@kernel("int64(int64, int64, int64, int64, int64, int64)")
def exact_end(mem: int, own: int, other: int, empties: int, alpha: int, beta: int) -> int:
    """The lead of ``own``, to move, at the end; a bound outside of ``alpha`` to ``beta``. When the
    search was stopped the answer means nothing."""
    if empties < 7:
        if empties >= 4:
            return _few(mem, own, other, empties, alpha, beta)
        return _fewest(mem, own, other)
    nodes = load(mem, NODES) + 1
    store(mem, NODES, nodes)
    if load(mem, STOP):
        return alpha
    if nodes > load(mem, LIMIT):
        store_shared(mem, STOP, ALL)
        return alpha
    mine = moves(own, other)
    if mine == 0:
        if moves(other, own):
            return -exact_end(mem, other, own, empties, -beta, -alpha)
        return popcount(own) - popcount(other)
    if alpha >= hope(empties):
        most = 64 - 2 * popcount(stable(other, own))
        if most <= alpha:
            return most
    known = second = NONE
    place = word = 0
    if empties > _KEPT:
        place = bucket(mem, own, other)
        word = find(place, own, other)[0]
    if word:
        if confidence(word) == EXACT:
            if low(word) >= beta or low(word) == high(word):
                return low(word)
            if high(word) <= alpha:
                return high(word)
            alpha = max(alpha, low(word))
            beta = min(beta, high(word))
        known, second = word & 255, word >> 8 & 255
    count = _list(mem, own, other, mine, empties, known, second)
    moved = mem + 8 * (LISTS + empties * LIST)
    if empties > _AHEAD:
        bound = _foreseen(mem, own, other, moved, count, beta)
        if bound >= beta:
            return bound
    best, choice = BELOW, NONE
    for slot in range(count):
        cell, turned = load(moved, 4 * slot + 1), load(moved, 4 * slot + 2)
        next_own, next_other = other ^ turned, own | turned | 1 << cell
        least = max(alpha, best)
        if slot and beta - alpha > 1:
            value = -exact_end(mem, next_own, next_other, empties - 1, -least - 1, -least)
            if least < value < beta:
                value = -exact_end(mem, next_own, next_other, empties - 1, -beta, -value)
        else:
            value = -exact_end(mem, next_own, next_other, empties - 1, -beta, -least)
        if value > best:
            best, choice = value, cell
            if best >= beta:
                break
    if empties > _KEPT and load(mem, STOP) == 0:
        keep_end(mem, place, own, other, EXACT, alpha, beta, best, choice)
    return best
