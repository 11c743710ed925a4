"""Moves, flips and stable discs of two bitboards, four directions of the board at a time.

The vector code follows published ideas: parallel-prefix runs for the moves, and for the flips the
first cell of a ray that is no disc of the opponent (both described with the sources of Edax by
R. Delorme and T. Okuhara). LLVM makes AVX2 or AVX-512 of it where the machine has them.
"""

from typing import Any

from llvmlite import ir

from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import (
    I64,
    constant,
    function,
    instruction,
    shifted_down,
    signed,
)

_V4 = ir.VectorType(I64, 4)
_STEPS = (1, 8, 7, 9)
_INNER = signed(0x7E7E7E7E7E7E7E7E)
_ROWS, _COLUMNS = range(8), range(8)


def _vector(values: tuple[int, ...]) -> Any:
    return ir.Constant(_V4, [I64(value) for value in values])


def _spread(builder: Any, word: Any) -> Any:
    """The word in each of the four lanes."""
    one = builder.insert_element(ir.Constant(_V4, ir.Undefined), word, ir.IntType(32)(0))
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), 4), [ir.IntType(32)(0)] * 4)
    return builder.shuffle_vector(one, ir.Constant(_V4, ir.Undefined), lanes)


def _together(builder: Any, lanes: Any) -> Any:
    """The four lanes in one word."""
    kind = ir.FunctionType(I64, [_V4])
    reduce = function(builder.module, kind, "llvm.vector.reduce.or.v4i64")
    return builder.call(reduce, [lanes])


def _emit_moves(builder: Any, own: Any, other: Any) -> Any:
    mine = _spread(builder, own)
    wall = builder.and_(_spread(builder, other), _vector((_INNER, -1, _INNER, _INNER)))
    one, two = _vector(_STEPS), _vector(tuple(2 * step for step in _STEPS))
    ends = []
    for shift in (builder.shl, builder.lshr):
        run = builder.and_(wall, shift(mine, one))
        run = builder.or_(run, builder.and_(wall, shift(run, one)))
        pairs = builder.and_(wall, shift(wall, one))
        run = builder.or_(run, builder.and_(pairs, shift(run, two)))
        run = builder.or_(run, builder.and_(pairs, shift(run, two)))
        ends.append(shift(run, one))
    taken = builder.or_(own, other)
    return builder.and_(_together(builder, builder.or_(*ends)), builder.not_(taken))


def _ray(cell: int, step: tuple[int, int]) -> int:
    """The cells from ``cell`` on, without it, in a direction of rows and columns, as bits."""
    cells, row, column = 0, cell // 8 + step[0], cell % 8 + step[1]
    while row in _ROWS and column in _COLUMNS:
        cells |= 1 << (8 * row + column)
        row, column = row + step[0], column + step[1]
    return cells


_UP = ((0, 1), (1, 0), (1, -1), (1, 1))  # the directions to higher bits; the others are opposite


def _rays() -> Any:
    """For each cell its four rays to higher bits, then its four to lower ones."""
    cells = []
    for cell in range(64):
        up = [_ray(cell, step) for step in _UP]
        down = [_ray(cell, (-row, -column)) for row, column in _UP]
        cells.append(_vector(tuple(signed(ray) for ray in up)))
        cells.append(_vector(tuple(signed(ray) for ray in down)))
    return ir.Constant(ir.ArrayType(_V4, 128), cells)


def _emit_flips(builder: Any, own: Any, other: Any, cell: Any) -> Any:
    mine, theirs = _spread(builder, own), _spread(builder, other)
    zero, ones = _vector((0,) * 4), _vector((-1,) * 4)
    table = constant(builder, "reversi_rays", _rays())

    def ray(which: int) -> Any:
        index = builder.add(builder.add(cell, cell), I64(which))
        word = builder.load(builder.gep(table, [I64(0), index], inbounds=True))
        word.align = 32
        return word

    up, down = ray(0), ray(1)
    # upwards: the lowest cell of the ray that is not theirs; when it is mine, all below it flip
    open_up = builder.and_(up, builder.xor(theirs, ones))
    end = builder.and_(builder.and_(open_up, builder.sub(zero, open_up)), mine)
    some = builder.zext(builder.icmp_unsigned("!=", end, zero), _V4)
    flipped = builder.and_(builder.sub(end, some), up)
    # downwards: the highest such cell; a lone lowest bit stands in for "none" and is masked again
    open_down = builder.and_(down, builder.xor(theirs, ones))
    kind = ir.FunctionType(_V4, [_V4, ir.IntType(1)])
    zeros = function(builder.module, kind, "llvm.ctlz.v4i64")
    width = builder.call(zeros, [builder.or_(open_down, _vector((1,) * 4)), ir.IntType(1)(1)])
    top = builder.lshr(_vector((signed(1 << 63),) * 4), width)
    end = builder.and_(builder.and_(top, mine), down)
    above = builder.sub(zero, builder.add(end, end))
    return _together(builder, builder.or_(flipped, builder.and_(above, down)))


moves = instruction(2, _emit_moves)
"""``moves(own, other)``: the cells where ``own`` may place a disc."""

flips = instruction(3, _emit_flips)
"""``flips(own, other, cell)``: the discs that turn when ``own`` places one on the cell ``cell``."""


def _edge(step: tuple[int, int], length: int) -> int:
    """The cells from which ``length`` steps leave the board."""
    return sum(
        1 << (8 * row + column)
        for row in _ROWS
        for column in _COLUMNS
        if row + length * step[0] not in _ROWS or column + length * step[1] not in _COLUMNS
    )


_RIGHT = tuple(signed(_edge((0, 1), n)) for n in (1, 2, 4))
_LEFT = tuple(signed(_edge((0, -1), n)) for n in (1, 2, 4))
_DOWN = tuple(signed(_edge((1, 0), n)) for n in (1, 2, 4))
_TOP = tuple(signed(_edge((-1, 0), n)) for n in (1, 2, 4))
_SE = tuple(signed(_edge((1, 1), n)) for n in (1, 2, 4))
_NW = tuple(signed(_edge((-1, -1), n)) for n in (1, 2, 4))
_SW = tuple(signed(_edge((1, -1), n)) for n in (1, 2, 4))
_NE = tuple(signed(_edge((-1, 1), n)) for n in (1, 2, 4))
_NOT_A, _NOT_H = signed(~0x0101010101010101 & (1 << 64) - 1), signed(0x7F7F7F7F7F7F7F7F)
_SIDES, _ENDS = signed(0x8181818181818181), signed(0xFF000000000000FF)
_BORDER = signed(0xFF818181818181FF)


@kernel("int64(int64, int64)")
def stable(own: int, other: int) -> int:
    """Discs of ``own`` that can never turn; not all of them, but none that could. A disc is stable
    when on each of its four lines the line is full, or the board ends or a stable disc of its
    colour stands beside it."""
    taken = own | other
    right = taken & (_RIGHT[0] | shifted_down(taken, 1))
    right &= _RIGHT[1] | shifted_down(right, 2)
    right &= _RIGHT[2] | shifted_down(right, 4)
    left = taken & (_LEFT[0] | taken << 1)
    left &= _LEFT[1] | left << 2
    left &= _LEFT[2] | left << 4
    down = taken & (_DOWN[0] | shifted_down(taken, 8))
    down &= _DOWN[1] | shifted_down(down, 16)
    down &= _DOWN[2] | shifted_down(down, 32)
    up = taken & (_TOP[0] | taken << 8)
    up &= _TOP[1] | up << 16
    up &= _TOP[2] | up << 32
    se = taken & (_SE[0] | shifted_down(taken, 9))
    se &= _SE[1] | shifted_down(se, 18)
    se &= _SE[2] | shifted_down(se, 36)
    nw = taken & (_NW[0] | taken << 9)
    nw &= _NW[1] | nw << 18
    nw &= _NW[2] | nw << 36
    sw = taken & (_SW[0] | shifted_down(taken, 7))
    sw &= _SW[1] | shifted_down(sw, 14)
    sw &= _SW[2] | shifted_down(sw, 28)
    ne = taken & (_NE[0] | taken << 7)
    ne &= _NE[1] | ne << 14
    ne &= _NE[2] | ne << 28
    across = right & left | _SIDES
    along = up & down | _ENDS
    falling = se & nw | _BORDER
    rising = sw & ne | _BORDER
    fixed = own & across & along & falling & rising
    while True:
        beside = shifted_down(fixed & _NOT_A, 1) | (fixed & _NOT_H) << 1
        level = beside | across
        upright = shifted_down(fixed, 8) | fixed << 8 | along
        fall = shifted_down(fixed & _NOT_A, 9) | (fixed & _NOT_H) << 9 | falling
        rise = shifted_down(fixed & _NOT_H, 7) | (fixed & _NOT_A) << 7 | rising
        wider = own & level & upright & fall & rise
        if wider == fixed:
            return fixed
        fixed = wider
