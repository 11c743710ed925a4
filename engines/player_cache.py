"""Where compiled code of computer players is looked for, also where the program cannot be written.

numba uses what lies beside a kernel only where it could write there as well. A program that is
another user's, as an image's or a service's, would be compiled anew for whoever runs it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import llvmlite.binding
import numba
from numba.core.caching import InTreeCacheLocator

from engines.kernels import fresh

_MACHINE = "machine"


class PlayerCacheLocator(InTreeCacheLocator):
    """Beside the kernel; where nothing can be written there, only if what lies there is complete
    and was compiled for this machine."""

    @classmethod
    def from_function(
        cls, py_func: Callable[..., Any], py_file: str
    ) -> "PlayerCacheLocator | None":
        """That of a kernel; None where another place has to be found."""
        cache, now = Path(py_file).parent / "__pycache__", _machine()
        noted = cache / _MACHINE
        before = noted.read_text() if noted.exists() else ""
        own: Any = super()
        found = cast("PlayerCacheLocator | None", own.from_function(py_func, py_file))
        if found is not None:
            if before != now:
                noted.write_text(now)
            return found
        kernel = f"{Path(py_file).stem}.{py_func.__qualname__}-{py_func.__code__.co_firstlineno}"
        kept = any(cache.glob(f"{kernel}.*.nbi"))
        good = before == now and fresh(cache.parent)
        return cls(py_func, py_file) if kept and good else None


def _machine() -> str:
    """What compiled code is good for, beside its sources."""
    processor = llvmlite.binding.get_host_cpu_name()
    features = llvmlite.binding.get_host_cpu_features().flatten()
    return f"numba {numba.__version__} {processor} {features}"
