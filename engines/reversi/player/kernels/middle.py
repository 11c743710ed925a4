"""The search of the middle game: principal variation search with the hash table, moves ordered by
evaluation, and probabilistic cuts.

The cuts are those of M. Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta
Algorithm", ICCA Journal 18 (1995): a search is left out when a much shallower one says that it
would fall outside of the window, with a margin of so many standard deviations of their difference.
"""

from engines.reversi.player.kernels.bitboards import flips, moves
from engines.reversi.player.kernels.compiled import exported, kernel
from engines.reversi.player.kernels.evaluation import advance, begin, evaluate
from engines.reversi.player.kernels.exact import CORNERS, exact_end
from engines.reversi.player.kernels.intrinsics import (
    constants,
    load,
    lowest,
    popcount,
    store,
    store_shared,
)
from engines.reversi.player.kernels.layout import ALL, LIMIT, LIST, LISTS, NODES, STOP
from engines.reversi.player.kernels.lists import insert
from engines.reversi.player.kernels.peers import EVERY, stopped
from engines.reversi.player.kernels.table import EXACT, NONE, bucket, claim, find, write
from engines.reversi.player.patterns import UNIT

LOST = -64 * UNIT
_BELOW = LOST - 1
_ZERO = 1 << 15  # bounds are kept in 16 bits with this added
spread = constants("reversi_spread", [140, 190, 250, 330, 420, 0])  # hundredths of a sigma
_CUT = 4  # plies from which on a shallower search may stand for a deeper one


@kernel("int64(int64, int64, int64)")
def deviation(empties: int, depth: int, shallower: int) -> int:
    """The standard deviation of the difference of two searches of unlike depth, in units of the
    evaluation; with ``depth`` the empty cells, that of a search from the end. Fitted to positions
    of self-play."""
    if depth >= empties:
        return 1154 - 10 * empties - 59 * shallower
    return max(110, 695 - 10 * empties + 40 * depth - 77 * shallower)


@kernel("int64(int64, int64, int64, int64, int64, int64, int64)")
def list_moves(
    mem: int, own: int, other: int, empties: int, sign: int, known: int, judged: int
) -> int:
    """Fill the list of moves, the best first: the one the table knows, then by the evaluation
    after each, when ``judged``, and by how few answers it leaves. The number of moves."""
    moved = mem + 8 * (LISTS + empties * LIST)
    mine, count = moves(own, other), 0
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        turned = flips(own, other, cell)
        answers = moves(other ^ turned, own | turned | 1 << cell)
        rank = popcount(answers) + popcount(answers & CORNERS) - (CORNERS >> cell & 1)
        if cell == known:
            rank = -(1 << 30)
        elif judged:
            advance(mem, empties, cell, turned, sign)
            rank = 32 * rank + evaluate(mem, empties - 1, -sign)
        count = insert(moved, count, rank, cell, turned)
    return count


@kernel("int64(int64, int64, int64, int64, int64, int64)")
def _leaf(mem: int, own: int, other: int, empties: int, beta: int, sign: int) -> int:
    """One ply: the best of the evaluations after each move."""
    mine, best = moves(own, other), _BELOW
    while mine:
        cell = lowest(mine)
        mine &= mine - 1
        store(mem, NODES, load(mem, NODES) + 1)
        advance(mem, empties, cell, flips(own, other, cell), sign)
        best = max(best, -evaluate(mem, empties - 1, -sign))
        if best >= beta:
            return best
    return best


@kernel("int64(int64, int64, int64, int64, int64, int64)")
def _finished(mem: int, own: int, other: int, empties: int, alpha: int, beta: int) -> int:
    """The end that is within reach, exactly, in units of the evaluation."""
    low = max(-65, (alpha + 64 * UNIT + UNIT) // UNIT - 65)
    high = min(65, (beta + 64 * UNIT + UNIT - 1) // UNIT - 64)
    return UNIT * exact_end(mem, own, other, empties, low, max(low + 1, high))


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def _keep(
    mem: int,
    place: int,
    own: int,
    other: int,
    depth: int,
    sure: int,
    alpha: int,
    beta: int,
    best: int,
    cell: int,
) -> int:
    """Note what a search from ``alpha`` to ``beta`` found."""
    entry, end, word = claim(mem, place, own, other)
    least, most, first = LOST, -LOST, NONE
    if word:
        first = word >> 48 & 255
        if word >> 32 & 255 == depth and word >> 40 & 255 == sure:
            least, most = (word & 65535) - _ZERO, (word >> 16 & 65535) - _ZERO
    if best > alpha or first == NONE:
        first = cell
    if best > alpha:
        least = max(least, best)
    if best < beta:
        most = min(most, best)
    if least > most:
        least = most = best
    bounds = least + _ZERO | most + _ZERO << 16
    word = bounds | depth << 32 | sure << 40 | first << 48
    return write(mem, entry, own, other, end, word)


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def middle(
    mem: int,
    own: int,
    other: int,
    empties: int,
    depth: int,
    alpha: int,
    beta: int,
    sign: int,
    sure: int,
) -> int:
    """The value to ``own``, to move, ``depth`` plies ahead; a bound outside of ``alpha`` to
    ``beta``. A pass is no ply. ``sure`` is how safe probabilistic cuts are, ``EXACT``: none.
    When the search was stopped the answer means nothing."""
    if depth >= empties or empties < 5:
        return _finished(mem, own, other, empties, alpha, beta)
    nodes = load(mem, NODES) + 1
    store(mem, NODES, nodes)
    if depth == 0:
        return evaluate(mem, empties, sign)
    mine = moves(own, other)
    if mine == 0:
        if moves(other, own):
            return -middle(mem, other, own, empties, depth, -beta, -alpha, -sign, sure)
        return UNIT * (popcount(own) - popcount(other))
    if depth == 1:
        return _leaf(mem, own, other, empties, beta, sign)
    if load(mem, STOP):
        return alpha
    if nodes > load(mem, LIMIT):
        store_shared(mem, STOP, ALL)
        return alpha
    known = NONE
    place = bucket(mem, own, other)
    if depth > 2:
        end, word = find(place, own, other)
        if end:
            if word:
                # odd and even depths differ by what the evaluation gives to the side to move
                deep = (word >> 32 & 255) - depth
                if deep >= 0 and deep & 1 == 0 and word >> 40 & 255 >= sure:
                    least, most = (word & 65535) - _ZERO, (word >> 16 & 65535) - _ZERO
                    if least >= beta or least == most:
                        return least
                    if most <= alpha:
                        return most
                known = word >> 48 & 255
            if known == NONE:
                known = end & 255
        if depth >= _CUT and sure < EXACT and beta - alpha == 1:
            shallower = depth // 2 - (depth // 2 + depth & 1)
            margin = spread(sure) * deviation(empties, depth, shallower) // 100
            here = evaluate(mem, empties, sign)
            if here >= beta and beta + margin < -LOST:
                bar = beta + margin
                if middle(mem, own, other, empties, shallower, bar - 1, bar, sign, sure) >= bar:
                    return beta
            elif here <= alpha and alpha - margin > LOST:
                bar = alpha - margin
                if middle(mem, own, other, empties, shallower, bar, bar + 1, sign, sure) <= bar:
                    return alpha
    count = list_moves(mem, own, other, empties, sign, known, int(depth > 2))
    moved = mem + 8 * (LISTS + empties * LIST)
    best, choice = _BELOW, NONE
    for slot in range(count):
        cell, turned = load(moved, 4 * slot + 1), load(moved, 4 * slot + 2)
        next_own, next_other = other ^ turned, own | turned | 1 << cell
        advance(mem, empties, cell, turned, sign)
        least = max(alpha, best)
        if slot and beta - alpha > 1:
            value = -middle(
                mem, next_own, next_other, empties - 1, depth - 1, -least - 1, -least, -sign, sure
            )
            if least < value < beta:
                value = -middle(
                    mem, next_own, next_other, empties - 1, depth - 1, -beta, -value, -sign, sure
                )
        else:
            value = -middle(
                mem, next_own, next_other, empties - 1, depth - 1, -beta, -least, -sign, sure
            )
        if value > best:
            best, choice = value, cell
            if best >= beta:
                break
    if depth > 2 and load(mem, STOP) == 0:
        _keep(mem, place, own, other, depth, sure, alpha, beta, best, choice)
    return best


@exported("int64(int64, int64, int64, int64, int64, int64, int64)")
def search_middle(
    mem: int, own: int, other: int, depth: int, alpha: int, beta: int, sure: int
) -> int:
    """``middle`` for Python."""
    empties = 64 - popcount(own | other)
    begin(mem, own, other, empties)
    while True:
        value = middle(mem, own, other, empties, depth, alpha, beta, 1, sure)
        if load(mem, STOP) == 0 or stopped(mem, EVERY):
            return value
