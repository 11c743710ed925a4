"""How the compiled parts are compiled: ahead of their first call, and kept on disk."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy.typing as npt

from engines.kernels import refresh

# LLVM finds hardly a loop here to make vectors of, and to look for them doubles the compiling.
numba.config.LOOP_VECTORIZE = 0  # type: ignore[attr-defined]

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

Array = npt.NDArray[Any]
"""Any array; the signature of a kernel says which."""

_HERE = Path(__file__).parent
# Before any kernel is loaded: all of them import this module. The rules went into them, too.
refresh(_HERE, [*_HERE.parents[1].glob("*.py"), *_HERE.glob("*.py")])


def kernel(
    signature: str, *, inline: bool = False, keep: bool = True
) -> Callable[[Kernel], Kernel]:
    """Compile a function for ``signature`` at once, or load it as compiled before. Integers wrap,
    a division by zero and an index outside an array are not noticed. ``inline``: always.
    ``keep`` off: not on the disk, for what only training needs."""
    compile_ = numba.njit(signature, cache=keep, error_model="numpy", forceinline=inline)
    return cast(Callable[[Kernel], Kernel], compile_)
