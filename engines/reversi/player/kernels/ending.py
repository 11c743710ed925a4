"""The search of the end with many empty cells: moves ordered by short searches of the middle game,
probabilistic cuts while no exact answer is wanted, then the exact search of few empty cells."""

from engines.reversi.player.kernels.bitboards import flips, moves, stable
from engines.reversi.player.kernels.compiled import exported, kernel
from engines.reversi.player.kernels.evaluation import advance, begin
from engines.reversi.player.kernels.exact import CORNERS, exact_end, hope
from engines.reversi.player.kernels.intrinsics import (
    constants,
    exchange,
    load,
    load_shared,
    lowest,
    popcount,
    store,
    store_shared,
)
from engines.reversi.player.kernels.layout import (
    ALL,
    LIMIT,
    LIST,
    LISTS,
    NODES,
    PATH,
    PEER,
    STOP,
)
from engines.reversi.player.kernels.lists import insert
from engines.reversi.player.kernels.middle import deviation, middle, spread
from engines.reversi.player.kernels.peers import EVERY, stopped, trace
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
from engines.reversi.player.patterns import UNIT

FEW = 11  # empty cells up to which evaluations cost more than they save
_FREE = 4 * UNIT  # what an answer left to the opponent counts in the order of moves
# by empty cells: the plies looked ahead to order the moves
_LOOK = constants("reversi_look", [0] * 16 + [1, 1, 2, 2, 2, 3, 3, 4, 4] + [4] * 39)


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def _list(
    mem: int, own: int, other: int, empties: int, sign: int, known: int, second: int, plies: int
) -> int:
    """Fill the list of moves, the most promising first; the number of moves."""
    moved = mem + 8 * (LISTS + empties * LIST)
    mine, count = moves(own, other), 0
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        turned = flips(own, other, cell)
        next_own, next_other = other ^ turned, own | turned | 1 << cell
        if cell == known:
            rank = -(1 << 30)
        elif cell == second:
            rank = 1 - (1 << 30)
        else:
            answers = moves(next_own, next_other)
            rank = _FREE * (popcount(answers) + popcount(answers & CORNERS))
            advance(mem, empties, cell, turned, sign)
            rank += middle(
                mem, next_own, next_other, empties - 1, plies, -64 * UNIT, 64 * UNIT, -sign, 0
            )
        count = insert(moved, count, rank, cell, turned)
    return count


@kernel("int64(int64, int64, int64, int64)")
def _foreseen(mem: int, own: int, other: int, beta: int) -> int:
    """A bound of at least ``beta`` that the table holds after one of the moves, or less than any
    lead: the enhanced transposition cutoff of A. Plaat."""
    mine = moves(own, other)
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        turned = flips(own, other, cell)
        next_own, next_other = other ^ turned, own | turned | 1 << cell
        bound = refuted(mem, next_own, next_other, beta)
        if bound >= beta:
            return bound
    return BELOW


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def _guessed(
    mem: int, own: int, other: int, empties: int, alpha: int, beta: int, sign: int, sure: int
) -> int:
    """``beta`` or ``alpha`` when a short search says with enough confidence that the lead is not
    between them; else less than any lead."""
    plies = empties // 4
    plies += empties + plies & 1
    margin = spread(sure) * deviation(empties, empties, plies) // 100
    bar = beta * UNIT + margin
    if bar < 64 * UNIT and middle(mem, own, other, empties, plies, bar - 1, bar, sign, sure) >= bar:
        return beta
    bar = alpha * UNIT - margin
    if (
        bar > -64 * UNIT
        and middle(mem, own, other, empties, plies, bar, bar + 1, sign, sure) <= bar
    ):
        return alpha
    return BELOW


@kernel("int64(int64, int64, int64, int64)")
def _known(word: int, sure: int, alpha: int, beta: int) -> int:
    """The bound that the word of an end gives outside of ``alpha`` to ``beta``, or the lead; less
    than any lead when it gives none."""
    if confidence(word) >= sure:
        if low(word) >= beta or low(word) == high(word):
            return low(word)
        if high(word) <= alpha:
            return high(word)
    return BELOW


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def ending(
    mem: int, own: int, other: int, empties: int, alpha: int, beta: int, sign: int, sure: int
) -> int:
    """The lead of ``own``, to move, at the end; a bound outside of ``alpha`` to ``beta``. ``sure``
    is how safe probabilistic cuts are, ``EXACT``: none. When the search was stopped the answer
    means nothing.

    With a peer both search the whole, and leave for later what the other is at just then, as in
    ABDADA (J.-C. Weill, ICCA Journal 19, 1996); what one has found stops the other there."""
    if empties <= FEW:
        return exact_end(mem, own, other, empties, alpha, beta)
    nodes = load(mem, NODES) + 1
    store(mem, NODES, nodes)
    if stopped(mem, empties):
        return alpha
    if nodes > load(mem, LIMIT):
        store_shared(mem, STOP, ALL)
        return alpha
    mine = moves(own, other)
    if mine == 0:
        if moves(other, own):
            return -ending(mem, other, own, empties, -beta, -alpha, -sign, sure)
        return popcount(own) - popcount(other)
    if alpha >= hope(empties):
        most = 64 - 2 * popcount(stable(other, own))
        if most <= alpha:
            return most
    known = second = NONE
    place = bucket(mem, own, other)
    word, looked = find(place, own, other)
    if word:
        bound = _known(word, sure, alpha, beta)
        if bound != BELOW:
            return bound
        if confidence(word) >= sure:
            alpha = max(alpha, low(word))
            beta = min(beta, high(word))
        known, second = word & 255, word >> 8 & 255
        if known == NONE and looked:
            known = looked >> 48 & 255
    bound = _foreseen(mem, own, other, beta)
    if bound >= beta:
        return bound
    if sure < EXACT and beta - alpha == 1:
        bound = _guessed(mem, own, other, empties, alpha, beta, sign, sure)
        if bound != BELOW and load_shared(mem, STOP) == 0:
            return bound
    plies = _LOOK(empties) + 2 * int(beta - alpha > 1)
    count = _list(mem, own, other, empties, sign, known, second, plies)
    moved, peer, below = mem + 8 * (LISTS + empties * LIST), load(mem, PEER), PATH + empties - 1
    best, choice = BELOW, NONE
    left, later = (1 << count) - 1, 0
    while left | later:
        patient = peer
        if left == 0:
            left, later, patient = later, 0, 0
        slot = lowest(left)
        left &= left - 1
        cell, turned = load(moved, 4 * slot + 1), load(moved, 4 * slot + 2)
        next_own, next_other = other ^ turned, own | turned | 1 << cell
        if peer:
            there = trace(next_own, next_other)
            if patient and (slot or empties == FEW + 1) and load_shared(peer, below) == there:
                later |= 1 << slot
                continue
            store_shared(mem, below, there)
        advance(mem, empties, cell, turned, sign)
        least = max(alpha, best)
        if best != BELOW and beta - alpha > 1:
            value = -ending(mem, next_own, next_other, empties - 1, -least - 1, -least, -sign, sure)
            if least < value < beta:
                value = -ending(mem, next_own, next_other, empties - 1, -beta, -value, -sign, sure)
        else:
            value = -ending(mem, next_own, next_other, empties - 1, -beta, -least, -sign, sure)
        again = load_shared(mem, STOP)
        if again and stopped(mem, empties):
            return alpha
        if peer:
            store_shared(mem, below, 0)
            word = find(place, own, other)[0]
            if word:
                bound = _known(word, sure, alpha, beta)
                if bound != BELOW:
                    return bound
        if again:
            left |= 1 << slot
            continue
        if value > best:
            best, choice = value, cell
            if best >= beta:
                break
    keep_end(mem, place, own, other, sure, alpha, beta, best, choice)
    if peer and load_shared(peer, PATH + empties) == trace(own, other):
        exchange(peer, STOP, 0, empties)
    return best


@exported("int64(int64, int64, int64, int64, int64, int64)")
def search_ending(mem: int, own: int, other: int, alpha: int, beta: int, sure: int) -> int:
    """``ending`` for Python."""
    empties = 64 - popcount(own | other)
    begin(mem, own, other, empties)
    store_shared(mem, PATH + empties, trace(own, other))
    while True:
        value = ending(mem, own, other, empties, alpha, beta, 1, sure)
        if load_shared(mem, STOP) == 0 or stopped(mem, EVERY):
            return value
