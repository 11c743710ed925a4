"""How many files and matches somebody may import."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import TTLCache
from msgspec import Struct

from bot.features.records.errors import TooManyFiles, TooManyRecords
from bot.people import Person

PERSONS = 10_000


class ImportLimits(Struct, frozen=True):
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


class ImportQuota:
    """Counts what each person imports."""

    def __init__(
        self, limits: ImportLimits | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._limits = limits or ImportLimits()
        self._used: TTLCache[str, _Used] = TTLCache(PERSONS, self._limits.seconds, clock)

    def charge_file(self, person: Person, size: int) -> None:
        """Charges a file of so many bytes. Raises TooManyFiles."""
        used = self._of(person)
        if used.files >= self._limits.files or used.size + size > self._limits.size:
            raise TooManyFiles
        used.files += 1
        used.size += size

    def matches_left(self, person: Person) -> int:
        """How many matches the person may open. Raises TooManyRecords where there is none."""
        left = self._limits.matches - self._of(person).matches
        if left <= 0:
            raise TooManyRecords(most=self._limits.matches)
        return left

    def charge_matches(self, person: Person, matches: int) -> None:
        """Charges so many matches that were opened."""
        self._of(person).matches += matches

    def _of(self, person: Person) -> _Used:
        """What the person has used since they first did."""
        used = self._used.get(person.key)
        if used is None:
            used = self._used[person.key] = _Used()
        return used
