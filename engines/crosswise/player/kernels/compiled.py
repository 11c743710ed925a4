"""How the loops of the computer player are compiled: once a checkout, for one signature each."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import numpy as np
import numpy.typing as npt

from engines.kernels import plain, refresh

Kernel = TypeVar("Kernel", bound=Callable[..., Any])
_HERE = Path(__file__).parent
# Before any kernel is loaded: all of them import this module. The rules went into them, too.
refresh(_HERE, [*_HERE.parents[1].glob("*.py"), *_HERE.glob("*.py")])
if plain():
    np.seterr(over="ignore")  # numbers wrap, as they do in compiled code

Array = npt.NDArray[Any]
"""Any array; the signature of a kernel says which."""

Stones = npt.NDArray[np.int16]
"""A position as ``engines.crosswise.player.kernels.layout`` lays it out."""


def compiled(signature: str, inline: bool = False) -> Callable[[Kernel], Kernel]:
    """Compile a function for ``signature``, in numba's notation, and keep the code on disk; with
    ``inline`` it becomes part of the kernels that call it. In a plain process it stays as it is."""

    def decorate(function: Kernel) -> Kernel:
        if plain():
            return function
        import numba

        way: Literal["always", "never"] = "always" if inline else "never"
        kernel = numba.njit(signature, cache=True, error_model="numpy", inline=way)(function)
        return cast(Kernel, kernel)

    return decorate
