"""How the kernels are compiled: once a checkout, for one signature each."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from numba import njit

from engines.kernels import refresh

_HERE = Path(__file__).parent
# Before any kernel is loaded: all of them import this module.
refresh(_HERE, [*_HERE.glob("*.py"), _HERE.parent / "patterns.py", _HERE.parents[1] / "board.py"])

F = TypeVar("F", bound=Callable[..., Any])


def exported(signature: str) -> Callable[[F], F]:
    """A kernel that Python calls: compiled at once, or loaded from the cache beside its file."""
    return _compiler(signature, cache=True, nogil=True, error_model="numpy")


def kernel(signature: str) -> Callable[[F], F]:
    """A kernel that only other kernels call."""
    inside = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return _compiler(signature, cache=True, nogil=True, error_model="numpy", **inside)


_compiler: Callable[..., Callable[[F], F]] = njit
