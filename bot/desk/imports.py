"""Files that people bring: who may have one read now, and what becomes of it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from bot.desk.allowance import Allowance
from bot.errors import BadRecord, ImportsBusy, ImportUnderWay
from bot.people import Person
from bot.records.bounds import Bounds
from bot.records.failure import BrokenRecord
from bot.records.files import check_size
from bot.running.records import Records, refusal

MATCHES = 20  # of one file
ENTRIES = 5_000  # of one file; the longest match has a thousand
TAKEBACKS = 500  # of one file
WAITING = 16  # files at once, each of which lies in memory
PATIENCE = 60.0  # seconds in which a file comes

Fetch = Callable[[], Awaitable[bytes]]


class Imports:
    """Has files read, one of each person at a time and no more than so many ``waiting`` at once;
    a file is paid for before it is fetched, so that one that is broken costs what another does."""

    def __init__(
        self, records: Records, allowance: Allowance | None = None, waiting: int = WAITING
    ) -> None:
        self._records = records
        self._allowance = allowance or Allowance()
        self._waiting = waiting
        self._under_way: set[str] = set()

    async def bring(self, person: Person, size: int, fetch: Fetch) -> list[str]:
        """The codes of the tables of a file's matches, which has so many bytes. Raises BadRecord,
        ImportUnderWay, ImportsBusy, TooManyFiles, TooManyRecords."""
        _check_size(size)
        with self._one(person):
            most = min(MATCHES, self._allowance.left(person))
            self._allowance.read(person, size)
            data = await _fetched(fetch)
            codes = await self._records.bring(data, Bounds(most, ENTRIES, TAKEBACKS))
            self._allowance.open(person, len(codes))
            return codes

    @contextmanager
    def _one(self, person: Person) -> Iterator[None]:
        if person.key in self._under_way:
            raise ImportUnderWay
        if len(self._under_way) >= self._waiting:
            raise ImportsBusy
        self._under_way.add(person.key)
        try:
            yield
        finally:
            self._under_way.discard(person.key)


def _check_size(size: int) -> None:
    try:
        check_size(size)
    except BrokenRecord as error:
        raise refusal(error) from None


async def _fetched(fetch: Fetch) -> bytes:
    try:
        async with asyncio.timeout(PATIENCE):
            return await fetch()
    except TimeoutError:
        raise BadRecord(part="slow", number=0, move="", match=0) from None
