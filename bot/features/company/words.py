"""Ready-made words: who has said which of them, how often they may, and who sees none of them."""

from collections import deque
from collections.abc import Callable

from cachetools import LRUCache
from msgspec import Struct

from bot.features.blocking.api import Blocking
from bot.features.company.errors import TooManyWords

SHOWN = 4.0  # seconds for which a word stands beside its speaker
MOST, WITHIN = 4, 60.0  # words of a person, and seconds
SPEAKERS, TABLES = 2000, 2000  # that are remembered


class SpokenWord(Struct, frozen=True):
    """A ``word`` that a person with a key has said at a Unix time, and the keys of those who see no
    words of theirs."""

    person: str
    word: str
    at: float
    deaf: frozenset[str]


class SpokenWords:
    """Remembers for moments what is said at tables. Every process hears all of it, so each counts
    how often somebody speaks."""

    def __init__(self, blocking: Blocking, clock: Callable[[], float]) -> None:
        self._blocking = blocking
        self._clock = clock
        self._times: LRUCache[str, deque[float]] = LRUCache(SPEAKERS)
        self._at_tables: LRUCache[str, dict[str, SpokenWord]] = LRUCache(TABLES)

    def check(self, person: str) -> None:
        """Raises TooManyWords for somebody who has to wait."""
        times, now = self._times.get(person, deque()), self._clock()
        if sum(0 <= now - at < WITHIN for at in times) >= MOST:
            raise TooManyWords

    async def hear(self, code: str, person: str, word: str) -> SpokenWord:
        """Somebody says a word at a table."""
        said = SpokenWord(person, word, self._clock(), await self._blocking.deaf_to(person))
        self._times.setdefault(person, deque(maxlen=MOST)).append(said.at)
        self._at_tables.setdefault(code, {})[person] = said
        return said

    def at(self, code: str) -> tuple[SpokenWord, ...]:
        """What is said at a table just now."""
        now, said = self._clock(), self._at_tables.get(code, {})
        return tuple(one for one in said.values() if 0 <= now - one.at < SHOWN)
