"""The numbers of all patterns, changed with each disc and read by the evaluation.

A row of 64 short numbers belongs to each count of empty cells: the number of each pattern with 1
for the discs of the colour called first and -1 for the others'. ``sign`` is 1 when the first
colour is to move and -1 otherwise; the evaluation reads the numbers times the sign.
"""

from typing import Any

from llvmlite import ir

from engines.reversi.player.kernels.compiled import kernel
from engines.reversi.player.kernels.intrinsics import (
    I64,
    constant,
    instruction,
    load,
    load_short,
    lowest,
    store,
)
from engines.reversi.player.kernels.layout import FEATURE, FEATURES, WEIGHTS
from engines.reversi.player.patterns import BLOCK, PHASE, PLACES, SIZE, UNIT

_I16 = ir.IntType(16)
_HALF = ir.VectorType(_I16, 32)
MOST = 63 * UNIT


def _steps() -> Any:
    """What a disc on each cell adds to the 64 numbers, as two vectors a cell."""
    rows = [[0] * 64 for _ in range(64)]
    for number, (cells, _) in enumerate(PLACES):
        for digit, cell in enumerate(cells):
            rows[cell][number] += 3**digit
    halves = [row[half : half + 32] for row in rows for half in (0, 32)]
    vectors = [ir.Constant(_HALF, [_I16(step) for step in half]) for half in halves]
    return ir.Constant(ir.ArrayType(_HALF, 128), vectors)


def _every(builder: Any, number: Any) -> Any:
    """The number in every lane."""
    short = builder.trunc(number, _I16)
    lane = builder.insert_element(ir.Constant(_HALF, ir.Undefined), short, ir.IntType(32)(0))
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), 32), [ir.IntType(32)(0)] * 32)
    return builder.shuffle_vector(lane, ir.Constant(_HALF, ir.Undefined), lanes)


def _emit_advance(builder: Any, old: Any, new: Any, placed: Any, turned: Any, sign: Any) -> Any:
    table = constant(builder, "reversi_steps", _steps())
    zero = ir.Constant(_HALF, [_I16(0)] * 32)

    def step(cell: Any, half: int) -> Any:
        index = builder.add(builder.add(cell, cell), I64(half))
        word = builder.load(builder.gep(table, [I64(0), index], inbounds=True))
        word.align = 64
        return word

    before = builder.block
    loop, done = builder.append_basic_block("turn"), builder.append_basic_block("turned")
    builder.branch(loop)
    builder.position_at_end(loop)
    left, low, high = builder.phi(I64), builder.phi(_HALF), builder.phi(_HALF)
    cell = builder.cttz(left, ir.IntType(1)(1))
    next_low, next_high = builder.add(low, step(cell, 0)), builder.add(high, step(cell, 1))
    rest = builder.and_(left, builder.sub(left, I64(1)))
    for phi, first, then in (
        (left, turned, rest),
        (low, zero, next_low),
        (high, zero, next_high),
    ):
        phi.add_incoming(first, before)
        phi.add_incoming(then, loop)
    builder.cbranch(builder.icmp_unsigned("!=", rest, I64(0)), loop, done)
    builder.position_at_end(done)
    signs = _every(builder, sign)
    for half, twice in enumerate((next_low, next_high)):
        change = builder.add(builder.add(twice, twice), step(placed, half))
        source = builder.add(old, I64(64 * half))
        numbers = builder.load(builder.inttoptr(source, _HALF.as_pointer()))
        numbers.align = 64
        target = builder.inttoptr(builder.add(new, I64(64 * half)), _HALF.as_pointer())
        builder.store(builder.add(numbers, builder.mul(change, signs)), target).align = 64
    return old


_advance = instruction(5, _emit_advance)


def _emit_place(builder: Any, row: Any, cell: Any, sign: Any) -> Any:
    table = constant(builder, "reversi_steps", _steps())
    signs = _every(builder, sign)
    for half in range(2):
        index = builder.add(builder.add(cell, cell), I64(half))
        step = builder.load(builder.gep(table, [I64(0), index], inbounds=True))
        place = builder.inttoptr(builder.add(row, I64(64 * half)), _HALF.as_pointer())
        builder.store(builder.add(builder.load(place), builder.mul(step, signs)), place)
    return row


_place = instruction(3, _emit_place)


@kernel("int64(int64, int64, int64, int64, int64)")
def advance(mem: int, empties: int, cell: int, turned: int, sign: int) -> int:
    """Write the row after a disc of the side ``sign`` on ``cell`` that turns ``turned``; the row
    before has ``empties`` empty cells."""
    old = mem + 8 * (FEATURES + empties * FEATURE)
    return _advance(old, old - 8 * FEATURE, cell, turned, sign)


def _emit_sum(builder: Any, row: Any, weights: Any, sign: Any) -> Any:
    total = I64(0)
    for number, (_, middle) in enumerate(PLACES):
        place = builder.inttoptr(builder.add(row, I64(2 * number)), _I16.as_pointer())
        index = builder.mul(builder.sext(builder.load(place), I64), sign)
        address = builder.add(weights, builder.add(builder.add(index, index), I64(2 * middle)))
        weight = builder.load(builder.inttoptr(address, _I16.as_pointer()))
        total = builder.add(total, builder.sext(weight, I64))
    return total


_sum = instruction(3, _emit_sum)


@kernel("int64(int64, int64, int64)")
def evaluate(mem: int, empties: int, sign: int) -> int:
    """What the position of the row with ``empties`` empty cells is worth to the side to move."""
    weights = load(mem, WEIGHTS) + (empties // PHASE) * (2 * BLOCK)
    row = mem + 8 * (FEATURES + empties * FEATURE)
    value = _sum(row, weights, sign) + load_short(weights, SIZE + empties % PHASE)
    return min(MOST, max(-MOST, value))


@kernel("int64(int64, int64, int64, int64)")
def begin(mem: int, own: int, other: int, empties: int) -> int:
    """Write the row of a position, the colour to move being the first."""
    row = mem + 8 * (FEATURES + empties * FEATURE)
    for word in range(FEATURE):
        store(row, word, 0)
    mine, theirs = own, other
    while mine:
        _place(row, lowest(mine), 1)
        mine &= mine - 1
    while theirs:
        _place(row, lowest(theirs), -1)
        theirs &= theirs - 1
    return row
