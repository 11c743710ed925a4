"""The last four empty cells: no lists, no tables, the cells handed on one by one."""

from engines.reversi.player.kernels.bitboards import flips, moves
from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import (
    constants,
    load,
    lowest,
    popcount,
    shifted_down,
    signed,
    store,
)
from engines.reversi.player.kernels.layout import NODES

_BELOW = -65


def _around(cell: int) -> int:
    row, column = divmod(cell, 8)
    near = [
        8 * (row + down) + column + right
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right) and row + down in range(8) and column + right in range(8)
    ]
    return signed(sum(1 << other for other in near))


around = constants("reversi_around", [_around(cell) for cell in range(64)])
"""``around(cell)``: the cells that touch a cell."""

_QUARTER = constants(
    "reversi_quarter", [1 << (cell // 32 * 2 + cell % 8 // 4) for cell in range(64)]
)


def _turned(line: int, cell: int) -> int:
    """How many discs turn on a line without other empty cells when one is placed on ``cell``;
    ``line`` has the own discs. What lies beyond the board counts as the opponent's."""
    below, above = line & (1 << cell) - 1, line >> cell + 1
    down = cell - below.bit_length() if below else 0
    return down + ((above & -above).bit_length() - 1 if above else 0)


def _diagonal(cell: int, step: int) -> int:
    row, column = divmod(cell, 8)
    line = [(row + n * step, column + n) for n in range(-7, 8)]
    return signed(sum(1 << 8 * r + c for r, c in line if r in range(8) and c in range(8)))


_LINES = constants("reversi_lines", [_turned(n & 255, n >> 8) for n in range(2048)], 8)
_FALLING = constants("reversi_falling", [_diagonal(cell, 1) for cell in range(64)])
_RISING = constants("reversi_rising", [_diagonal(cell, -1) for cell in range(64)])
_ROWS, _COLUMN = 0x0101010101010101, 0x0102040810204080  # gather a diagonal, a column in a byte


@kernel("int64(int64, int64)")
def _counted(own: int, cell: int) -> int:
    """How many discs turn when ``own`` places the last one of the board on ``cell``."""
    row, column = cell >> 3, cell & 7
    return (
        _LINES(column << 8 | shifted_down(own, cell & 56) & 255)
        + _LINES(row << 8 | shifted_down((shifted_down(own, column) & _ROWS) * _COLUMN, 56))
        + _LINES(column << 8 | shifted_down((own & _FALLING(cell)) * _ROWS, 56))
        + _LINES(column << 8 | shifted_down((own & _RISING(cell)) * _ROWS, 56))
    )


@kernel("int64(int64, int64, int64)")
def last_one(own: int, cell: int, alpha: int) -> int:
    """The lead of ``own``, to move, with the one cell ``cell`` empty; a bound when it is not more
    than ``alpha``."""
    mine = popcount(own)
    turned = _counted(own, cell)
    if turned:
        return 2 * (mine + turned) - 62
    if 2 * mine - 63 <= alpha:
        return 2 * mine - 63
    turned = _counted(~own ^ 1 << cell, cell)
    if turned:
        return 2 * (mine - turned) - 64
    return 2 * mine - 63


@kernel("int64(int64, int64, int64, int64, int64, int64, int64)")
def last_two(mem: int, own: int, other: int, a: int, b: int, alpha: int, beta: int) -> int:
    """The lead of ``own``, to move, with two cells empty; a bound outside of alpha to beta."""
    store(mem, NODES, load(mem, NODES) + 1)
    best = _BELOW
    if around(a) & other:
        turned = flips(own, other, a)
        if turned:
            best = -last_one(other ^ turned, b, -beta)
            if best >= beta:
                return best
    if around(b) & other:
        turned = flips(own, other, b)
        if turned:
            return max(best, -last_one(other ^ turned, a, -beta))
    if best != _BELOW:
        return best
    least = -_BELOW
    if around(a) & own:
        turned = flips(other, own, a)
        if turned:
            least = last_one(own ^ turned, b, alpha)
            if least <= alpha:
                return least
    if around(b) & own:
        turned = flips(other, own, b)
        if turned:
            return min(least, last_one(own ^ turned, a, alpha))
    if least != -_BELOW:
        return least
    return popcount(own) - popcount(other)


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64)")
def last_three(
    mem: int, own: int, other: int, a: int, b: int, c: int, alpha: int, beta: int
) -> int:
    """The lead of ``own``, to move, with three cells empty; a bound outside of alpha to beta."""
    store(mem, NODES, load(mem, NODES) + 1)
    best = _BELOW
    low = alpha
    if around(a) & other:
        turned = flips(own, other, a)
        if turned:
            best = -last_two(mem, other ^ turned, own | turned | 1 << a, b, c, -beta, -low)
            if best >= beta:
                return best
            low = max(low, best)
    if around(b) & other:
        turned = flips(own, other, b)
        if turned:
            value = -last_two(mem, other ^ turned, own | turned | 1 << b, a, c, -beta, -low)
            best = max(best, value)
            if best >= beta:
                return best
            low = max(low, best)
    if around(c) & other:
        turned = flips(own, other, c)
        if turned:
            value = -last_two(mem, other ^ turned, own | turned | 1 << c, a, b, -beta, -low)
            best = max(best, value)
    if best != _BELOW:
        return best
    if moves(other, own):
        return -last_three(mem, other, own, a, b, c, -beta, -alpha)
    return popcount(own) - popcount(other)


@kernel("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def _four(
    mem: int, own: int, other: int, a: int, b: int, c: int, d: int, alpha: int, beta: int
) -> int:
    store(mem, NODES, load(mem, NODES) + 1)
    pairs = _QUARTER(a) == _QUARTER(b) and _QUARTER(c) == _QUARTER(d)
    best = _BELOW
    low = alpha
    if around(a) & other:
        turned = flips(own, other, a)
        if turned:
            best = -last_three(mem, other ^ turned, own | turned | 1 << a, b, c, d, -beta, -low)
            if best >= beta:
                return best
            low = max(low, best)
    if around(b) & other:
        turned = flips(own, other, b)
        if turned:
            value = -last_three(mem, other ^ turned, own | turned | 1 << b, a, c, d, -beta, -low)
            best = max(best, value)
            if best >= beta:
                return best
            low = max(low, best)
    if around(c) & other:
        turned = flips(own, other, c)
        if turned:
            after = other ^ turned, own | turned | 1 << c
            if pairs:
                value = -last_three(mem, after[0], after[1], d, a, b, -beta, -low)
            else:
                value = -last_three(mem, after[0], after[1], a, b, d, -beta, -low)
            best = max(best, value)
            if best >= beta:
                return best
            low = max(low, best)
    if around(d) & other:
        turned = flips(own, other, d)
        if turned:
            after = other ^ turned, own | turned | 1 << d
            if pairs:
                value = -last_three(mem, after[0], after[1], c, a, b, -beta, -low)
            else:
                value = -last_three(mem, after[0], after[1], a, b, c, -beta, -low)
            best = max(best, value)
    if best != _BELOW:
        return best
    if moves(other, own):
        return -_four(mem, other, own, a, b, c, d, -beta, -alpha)
    return popcount(own) - popcount(other)


@kernel("int64(int64, int64, int64, int64, int64)")
def last_four(mem: int, own: int, other: int, alpha: int, beta: int) -> int:
    """The lead of ``own``, to move, with four cells empty; a bound outside of alpha to beta. Cells
    alone in their quarter of the board come first: who plays there has its last word."""
    empty = ~(own | other)
    a = lowest(empty)
    empty &= empty - 1
    b = lowest(empty)
    empty &= empty - 1
    c = lowest(empty)
    d = lowest(empty & empty - 1)
    odd = _QUARTER(a) ^ _QUARTER(b) ^ _QUARTER(c) ^ _QUARTER(d)
    if odd:
        if not _QUARTER(d) & odd:
            pass
        elif not _QUARTER(a) & odd:
            a, d = d, a
        elif not _QUARTER(b) & odd:
            b, d = d, b
        elif not _QUARTER(c) & odd:
            c, d = d, c
        if not _QUARTER(c) & odd:
            pass
        elif not _QUARTER(a) & odd:
            a, c = c, a
        elif not _QUARTER(b) & odd:
            b, c = c, b
    elif _QUARTER(a) == _QUARTER(c):
        b, c = c, b
    elif _QUARTER(a) == _QUARTER(d):
        b, d = d, b
    return _four(mem, own, other, a, b, c, d, alpha, beta)
