"""What was seen of the latest positions, and what moves made of them: rules, history and screens
look at the same ones within a moment."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

Look = TypeVar("Look", bound=Callable[..., Any])
KEPT_VIEWS = 500  # the newest: some of each of a hundred tables; twice as many at the most


def recent(look: Look) -> Look:
    """``look``, which knows what it has just found out about a state: what a seat sees of it, or
    what a move makes of it. States are told apart by which they are: to compare them takes as long
    as to look anew."""
    new: dict[tuple[int, Any], tuple[Any, Any]] = {}
    old = new

    @wraps(look)
    def seen(state: Any, what: Any) -> Any:
        nonlocal new, old
        key = id(state), what  # of nothing else: the state is kept, too
        found = new.get(key) or old.get(key)
        if found is None:
            found = state, look(state, what)
            if len(new) >= KEPT_VIEWS:
                new, old = {}, new
            new[key] = found
        return found[1]

    return cast(Look, seen)
