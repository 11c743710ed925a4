"""How the loops of the computer player are compiled: once a checkout, for one signature each."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

Kernel = TypeVar("Kernel", bound=Callable[..., Any])
Array = npt.NDArray[Any]
"""Any array; the signature of a kernel says which."""

Stones = npt.NDArray[np.int16]
"""A position as ``engines.crosswise.player.layout`` lays it out."""


def compiled(signature: str) -> Callable[[Kernel], Kernel]:
    """Compile a function for ``signature``, in numba's notation, and keep the code on disk."""

    def decorate(function: Kernel) -> Kernel:
        kernel = numba.njit(signature, cache=True, error_model="numpy")(function)
        return cast(Kernel, kernel)

    return decorate
