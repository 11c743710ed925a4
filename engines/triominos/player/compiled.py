"""How the compiled parts are compiled: ahead of their first call, and kept on disk."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import intrinsic

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

_HERE = Path(__file__).parent
_CACHE = _HERE / "__pycache__"
_STAMP = _CACHE / "kernels.stamp"
_NOT_COMPILED = {"__init__.py", "guess.py", "levels.py", "rating.py", "search.py", "weights.py"}


def kernel(signature: str, *, inline: bool = False) -> Callable[[Kernel], Kernel]:
    """Compile a function for ``signature`` at once, or load it as compiled before. Integers wrap,
    a division by zero and an index outside an array are not noticed. ``inline``: always."""
    compile_ = numba.njit(signature, cache=True, error_model="numpy", forceinline=inline)
    return cast(Callable[[Kernel], Kernel], compile_)


def forget_stale() -> None:
    """Delete what was compiled from other sources: numba looks for changes in a kernel's own file
    only, not in those of the kernels, tables and rules that went into it."""
    rules = sorted(_HERE.parent.glob("*.py"))
    parts = [file for file in sorted(_HERE.glob("*.py")) if file.name not in _NOT_COMPILED]
    texts = "".join(file.read_text(encoding="utf-8") for file in (*rules, *parts))
    digest = hashlib.sha256(texts.encode()).hexdigest()
    if _STAMP.exists() and _STAMP.read_text() == digest:
        return
    try:
        for file in (*_CACHE.glob("*.nbi"), *_CACHE.glob("*.nbc")):
            file.unlink(missing_ok=True)
        _CACHE.mkdir(exist_ok=True)
        _STAMP.write_text(digest)
    except OSError:
        return  # a tree that cannot be written to: numba keeps its cache elsewhere


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


forget_stale()
