"""How much somebody may bring in."""

import time
from collections.abc import Callable

from cachetools import TTLCache

from bot.errors import TooManyRecords
from bot.people import Person

MOST_AN_HOUR = 100  # matches of one person
HOUR = 3600.0
PERSONS = 10_000


class Allowance:
    """How many matches a person may still open within some ``seconds``."""

    def __init__(
        self,
        most: int = MOST_AN_HOUR,
        seconds: float = HOUR,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most
        self._opened: TTLCache[str, int] = TTLCache(PERSONS, seconds, clock)

    def left(self, person: Person) -> int:
        """How many. Raises TooManyRecords where there is none."""
        left = self._most - self._opened.get(person.key, 0)
        if left <= 0:
            raise TooManyRecords(most=self._most)
        return left

    def spend(self, person: Person, count: int) -> None:
        """The person has opened so many."""
        self._opened[person.key] = self._opened.get(person.key, 0) + count
