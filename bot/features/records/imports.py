"""Files that people send: who may have one read now, and what becomes of it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.desk.sent_file import SentFile
from bot.features.records.errors import BadRecord, ImportsBusy, ImportUnderWay
from bot.features.records.match_records import MatchRecords, refusal
from bot.features.records.quota import ImportQuota
from bot.people import Person
from bot.records.bounds import RecordBounds
from bot.records.failure import BrokenRecord
from bot.records.files import check_size

MATCHES = 20  # of one file
ENTRIES = 5_000  # of one file; the longest match has a thousand
TAKEBACKS = 500  # of one file
WAITING = 16  # files at once, each of which lies in memory
FETCH_SECONDS = 60.0  # in which a file comes


class Imports:
    """Has files read, one of each person at a time and no more than so many ``waiting`` at once.
    Each is charged before it is fetched, so a broken file costs what another does."""

    def __init__(
        self, archive: MatchRecords, quota: ImportQuota | None = None, waiting: int = WAITING
    ) -> None:
        self._archive = archive
        self._quota = quota or ImportQuota()
        self._waiting = waiting
        self._under_way: set[str] = set()

    async def import_file(self, sent: SentFile) -> list[str]:
        """The codes of the tables of a file's matches. Raises BadRecord, ImportUnderWay,
        ImportsBusy, TooManyFiles, TooManyRecords."""
        try:
            check_size(sent.size)
        except BrokenRecord as error:
            raise refusal(error) from None
        with self._one(sent.person):
            most = min(MATCHES, self._quota.matches_left(sent.person))
            self._quota.charge_file(sent.person, sent.size)
            data = await _fetched(sent)
            bounds = RecordBounds(most, ENTRIES, TAKEBACKS)
            codes = await self._archive.import_matches(sent.person, data, bounds)
            self._quota.charge_matches(sent.person, len(codes))
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


async def _fetched(sent: SentFile) -> bytes:
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            return await sent.fetch()
    except TimeoutError:
        raise BadRecord(part="slow", number=0, move="", match=0) from None
