"""Instructions on the bits of a 64-bit number that numba has no function for."""

from collections.abc import Callable
from typing import Any, cast

import numba
from numba.extending import intrinsic


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
