"""Things that are made at first use and kept: sprites, palettes, fonts.

Pictures are painted in several threads at once. One lock guards all making, because a font may
not be used by two threads together; what is made already is handed out without waiting.
"""

from collections.abc import Callable
from functools import wraps
from threading import Lock, RLock
from typing import ParamSpec, TypeVar

from cachetools import LRUCache

MAKING = RLock()
LATEST = 20  # of some megabytes each

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


def latest(make: Callable[Key, Made]) -> Callable[Key, Made]:
    """``make`` as by ``memoized``, for things that are large and of which there is one for each
    look: only the ``LATEST`` that were asked for last are kept."""
    kept: LRUCache[object, Made] = LRUCache(LATEST)
    finding = Lock()

    @wraps(make)
    def get(*args: Key.args, **kwargs: Key.kwargs) -> Made:
        key = (args, tuple(kwargs.items()))
        with finding:
            found = kept.get(key)
        if found is not None:
            return found
        with MAKING:
            with finding:
                found = kept.get(key)
            if found is None:
                found = make(*args, **kwargs)
                with finding:
                    kept[key] = found
        return found

    return get
