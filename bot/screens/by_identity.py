"""What follows from things that come again and again, known by which of them it is: to compare two
such things may take longer than to make it anew."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

KEPT_OBJECTS: Final = 4096

T = TypeVar("T")
R = TypeVar("R")


class ByIdentity(Generic[T, R]):
    """What ``make`` returns for each thing. All is forgotten once there is too much of it."""

    def __init__(self, make: Callable[[T], R], kept: int = KEPT_OBJECTS) -> None:
        self._make = make
        self._kept = kept
        # The thing is kept too: as long as it is there no other one can have its identity.
        self._known: dict[int, tuple[T, R]] = {}

    def of(self, thing: T) -> R:
        """The same that it returned before, made unless it is known."""
        known = self._known.get(id(thing))
        if known is not None:
            return known[1]
        if len(self._known) >= self._kept:
            self._known.clear()
        made = self._make(thing)
        self._known[id(thing)] = thing, made
        return made
