"""How the compiled parts are compiled: ahead of their first call, and kept on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import intrinsic

from engines.kernels import refresh

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

_HERE = Path(__file__).parent
_NOT_COMPILED = {"__init__.py", "guess.py", "levels.py", "rating.py", "search.py", "weights.py"}
# Before any kernel is loaded: all of them import this module. The rules went into them, too.
_PARTS = [file for file in _HERE.glob("*.py") if file.name not in _NOT_COMPILED]
refresh(_HERE, [*_HERE.parent.glob("*.py"), *_PARTS])


def kernel(signature: str, *, inline: bool = False) -> Callable[[Kernel], Kernel]:
    """Compile a function for ``signature`` at once, or load it as compiled before. Integers wrap,
    a division by zero and an index outside an array are not noticed. ``inline``: always."""
    compile_ = numba.njit(signature, cache=True, error_model="numpy", forceinline=inline)
    return cast(Callable[[Kernel], Kernel], compile_)


def _intrinsic(function: Callable[..., Any]) -> Callable[[int], int]:
    return cast(Callable[[int], int], intrinsic(function))


@_intrinsic
def popcount(context: Any, number: Any) -> Any:
    """How many bits of a 64-bit number are set."""

    def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return numba.int64(numba.int64), generate


@_intrinsic
def highest(context: Any, number: Any) -> Any:
    """The number of the highest bit set in a 64-bit number that is not 0."""

    def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], args[0].type.__class__(1)(1))
        return builder.sub(args[0].type(63), zeros)

    return numba.int64(numba.int64), generate


@_intrinsic
def lowest(context: Any, number: Any) -> Any:
    """The number of the lowest bit set in a 64-bit number that is not 0."""

    def generate(_: Any, builder: Any, __: Any, args: Any) -> Any:
        return builder.cttz(args[0], args[0].type.__class__(1)(1))

    return numba.int64(numba.int64), generate
