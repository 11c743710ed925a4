"""What was seen of the latest positions: rules, history and screens look at the same ones within a
moment."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from engines.game import Seat

S = TypeVar("S")
V = TypeVar("V")
KEPT = 24  # views: three of each of the tables that somebody moves at within a moment


def recent(look: Callable[[S, Seat | None], V]) -> Callable[[S, Seat | None], V]:
    """``look``, which knows what it has just shown to a seat of a state. States are told apart by
    which they are: to compare them takes as long as to look anew."""
    known: tuple[tuple[S, Seat | None, V], ...] = ()

    @wraps(look)
    def seen(state: S, seat: Seat | None) -> V:
        nonlocal known
        for one, who, view in known:
            if one is state and who == seat:
                return view
        view = look(state, seat)
        known = ((state, seat, view), *known[: KEPT - 1])
        return view

    return seen
