"""What was seen of the latest positions: rules, history and screens look at the same ones within a
moment."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from engines.game import Seat, View

Look = TypeVar("Look", bound=Callable[..., Any])
KEPT_VIEWS = 24  # views: three of each of the tables that somebody moves at within a moment


def recent(look: Look) -> Look:
    """``look``, which knows what it has just shown to a seat of a state. States are told apart by
    which they are: to compare them takes as long as to look anew."""
    known: tuple[tuple[Any, Seat | None, View], ...] = ()

    @wraps(look)
    def seen(state: Any, seat: Seat | None) -> View:
        nonlocal known
        for one, who, view in known:
            if one is state and who == seat:
                return view
        looked: View = look(state, seat)
        known = ((state, seat, looked), *known[: KEPT_VIEWS - 1])
        return looked

    return cast(Look, seen)
