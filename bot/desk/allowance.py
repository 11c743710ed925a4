"""How much somebody may bring in."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import TTLCache

from bot.errors import TooManyFiles, TooManyRecords
from bot.people import Person

PERSONS = 10_000


@dataclass(frozen=True, slots=True)
class Most:
    """Of one person within ``seconds``: ``matches`` that are opened, and ``files`` of so many
    ``size`` bytes together that are read, whatever comes of them."""

    matches: int = 100
    files: int = 30
    size: int = 24 << 20
    seconds: float = 3600.0


@dataclass(slots=True)
class _Used:
    matches: int = 0
    files: int = 0
    size: int = 0


class Allowance:
    """What each person may still bring in."""

    def __init__(
        self, most: Most | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most or Most()
        self._used: TTLCache[str, _Used] = TTLCache(PERSONS, self._most.seconds, clock)

    def read(self, person: Person, size: int) -> None:
        """The person has a file of so many bytes read. Raises TooManyFiles."""
        used = self._of(person)
        if used.files >= self._most.files or used.size + size > self._most.size:
            raise TooManyFiles
        used.files += 1
        used.size += size

    def left(self, person: Person) -> int:
        """How many matches they may open. Raises TooManyRecords where there is none."""
        left = self._most.matches - self._of(person).matches
        if left <= 0:
            raise TooManyRecords(most=self._most.matches)
        return left

    def open(self, person: Person, matches: int) -> None:
        """The person has opened so many."""
        self._of(person).matches += matches

    def _of(self, person: Person) -> _Used:
        """What the person has used since they first did."""
        used = self._used.get(person.key)
        if used is None:
            used = self._used[person.key] = _Used()
        return used
