"""Things that are made at first use and kept: sprites, palettes, fonts.

Pictures are painted in several threads at once. One lock guards all making, because a font may
not be used by two threads together; what is made already is handed out without waiting.
"""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

MAKING = RLock()

Key = ParamSpec("Key")
Made = TypeVar("Made")


def memoized(make: Callable[Key, Made]) -> Callable[Key, Made]:
    """``make``, called once for each list of arguments and never by two threads at once. What it
    makes is kept for good, so the arguments must come from a small set."""
    kept: dict[object, Made] = {}

    @wraps(make)
    def get(*args: Key.args, **kwargs: Key.kwargs) -> Made:
        key = (args, tuple(kwargs.items()))
        if key not in kept:
            with MAKING:
                if key not in kept:
                    kept[key] = make(*args, **kwargs)
        return kept[key]

    return get
