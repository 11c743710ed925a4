"""The instructions that numba does not offer: bits of a word, words of a flat block of memory.

Every kernel works on ``int64``: a bitboard is its 64 bits read as a signed number, because numba
turns mixed signed and unsigned arithmetic into floats. A block of memory is its address, so that
a call passes one number where an array would be nine.
"""

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

_make_constant: Callable[..., Any] = cgutils.global_constant
function: Callable[..., Any] = cgutils.get_or_insert_function
I64 = ir.IntType(64)
_I16 = ir.IntType(16)
_BIT = ir.IntType(1)


def signed(bits: int) -> int:
    """The number that kernels take for the bitboard ``bits``."""
    return bits - (1 << 64) if bits >> 63 else bits


def instruction(arity: int, emit: Callable[..., Any]) -> Callable[..., int]:
    """An instruction on ``arity`` numbers; ``emit(builder, *values)`` writes its LLVM code."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return emit(builder, *args)

    def typed(context: Any, *given: Any) -> Any:
        return types.int64(*([types.int64] * arity)), codegen

    # numba reads from the signature how many arguments an instruction takes
    names = ["context", *"abcde"[:arity]]
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    shape = inspect.Signature([inspect.Parameter(name, kind) for name in names])
    vars(typed)["__signature__"] = shape
    return intrinsic(typed)


def _pointer(builder: Any, address: Any, index: Any, kind: Any, size: int) -> Any:
    place = builder.add(address, builder.mul(index, I64(size)))
    return builder.inttoptr(place, kind.as_pointer())


def _load(builder: Any, address: Any, index: Any) -> Any:
    return builder.load(_pointer(builder, address, index, I64, 8))


def _store(builder: Any, address: Any, index: Any, value: Any) -> Any:
    builder.store(value, _pointer(builder, address, index, I64, 8))
    return value


def _load_shared(builder: Any, address: Any, index: Any) -> Any:
    return builder.load_atomic(_pointer(builder, address, index, I64, 8), "monotonic", 8)


def _store_shared(builder: Any, address: Any, index: Any, value: Any) -> Any:
    builder.store_atomic(value, _pointer(builder, address, index, I64, 8), "monotonic", 8)
    return value


def _exchange(builder: Any, address: Any, index: Any, old: Any, new: Any) -> Any:
    place = _pointer(builder, address, index, I64, 8)
    pair = builder.cmpxchg(place, old, new, "monotonic", "monotonic")
    return builder.extract_value(pair, 0)


def _load_short(builder: Any, address: Any, index: Any) -> Any:
    return builder.sext(builder.load(_pointer(builder, address, index, _I16, 2)), I64)


def _fetch(builder: Any, address: Any) -> Any:
    byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
    call = function(builder.module, kind, "llvm.prefetch.p0i8")
    # for reading, to be kept in all caches, data
    builder.call(call, [builder.inttoptr(address, byte), number(0), number(3), number(1)])
    return address


popcount = instruction(1, lambda builder, word: builder.ctpop(word))
lowest = instruction(1, lambda builder, word: builder.cttz(word, _BIT(1)))
shifted_down = instruction(2, lambda builder, word, by: builder.lshr(word, by))
load = instruction(2, _load)
store = instruction(3, _store)
load_shared = instruction(2, _load_shared)
"""``load`` of a word that another thread may write meanwhile: the whole of the old or the new."""
store_shared = instruction(3, _store_shared)
"""``store`` of a word that another thread may read meanwhile."""
exchange = instruction(4, _exchange)
"""``exchange(address, index, old, new)``: store the new word if the old one is there, in one step
for all threads; the word that was there."""
load_short = instruction(2, _load_short)
fetch = instruction(1, _fetch)
"""``fetch(address)``: have the line of memory at an address brought near, without waiting."""


def constants(name: str, values: Sequence[int], bits: int = 64) -> Callable[..., int]:
    """An instruction that looks up a table of constants: ``table(at) -> int64``. Those of fewer
    than 64 ``bits`` must not be negative."""
    word = ir.IntType(bits)
    kind = ir.ArrayType(word, len(values))

    def emit(builder: Any, index: Any) -> Any:
        table = constant(builder, name, ir.Constant(kind, [word(value) for value in values]))
        entry = builder.load(builder.gep(table, [I64(0), index], inbounds=True))
        return entry if bits == 64 else builder.zext(entry, I64)

    return instruction(1, emit)


def constant(builder: Any, name: str, value: Any) -> Any:
    """A constant of the module that is being built, made once."""
    module = builder.module
    if name in module.globals:
        return module.globals[name]
    table: Any = _make_constant(module, name, value)
    table.align = 64
    return table
