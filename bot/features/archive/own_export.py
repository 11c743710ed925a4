"""All of a person's own matches as records, with what they have noted of them."""

import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, field

from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_notes import OwnNotes
from bot.features.archive.rows import Entry
from bot.features.archive.wanted import MatchPlace, WantedMatches
from bot.features.records.api import MatchRecords, SeedHeld
from bot.records.record import LARGEST, Record, write

log = logging.getLogger(__name__)

SUFFIX = ".jsonl"  # our own documents, one on each line
MEDIA_TYPE = "application/x-ndjson"
NAME = f"crosstable-matches{SUFFIX}"
AT_ONCE = 50  # matches that are looked up together


@dataclass(frozen=True, slots=True)
class ExportedPart:
    """As many matches as a file may hold: ``count`` of them as ``data``, and the place of the last
    where others are older, None for none."""

    data: bytes = field(repr=False)
    count: int
    last: MatchPlace | None


class OwnExport:
    """Writes records one after the other, so that never more than a few are in memory."""

    def __init__(self, archive: OwnArchive, notes: OwnNotes, records: MatchRecords) -> None:
        self._archive = archive
        self._notes = notes
        self._records = records

    async def all(self, person: str) -> AsyncGenerator[bytes, None]:
        """All matches of the person with this key, a line each, the latest first."""
        async with aclosing(self._written(person, None)) as written:
            async for _, line in written:
                yield line

    async def part(
        self, person: str, beyond: MatchPlace | None, most: int = LARGEST
    ) -> ExportedPart:
        """Those older than the one ``beyond``, as many as have room in so many bytes."""
        data, count, last = bytearray(), 0, beyond
        async with aclosing(self._written(person, beyond)) as written:
            async for place, line in written:
                if count and len(data) + len(line) > most:
                    return ExportedPart(bytes(data), count, last)
                data += line
                count, last = count + 1, place
        return ExportedPart(bytes(data), count, None)

    async def _written(
        self, person: str, beyond: MatchPlace | None
    ) -> AsyncGenerator[tuple[MatchPlace, bytes], None]:
        place, before = beyond, None
        while True:
            wanted = WantedMatches()
            found = await self._archive.page(person, wanted, place, AT_ONCE, back=False)
            noted = await self._notes.of_many(
                person, [(entry.code, entry.match) for entry in found.entries]
            )
            for entry in found.entries:
                place, match = entry.place, (entry.code, entry.match)
                if match != before and (record := await self._record(entry)) is not None:
                    yield place, write(noted[match].added_to(record))
                before = match  # who has several seats has it several times
            if not found.older:
                return

    async def _record(self, entry: Entry) -> Record | None:
        try:
            return await self._records.record(entry.code, entry.match)
        except SeedHeld:  # it can be had once nobody plays with the same deal
            return None
        except Exception:  # of rules that were others then: all else is written
            log.exception("table %s: match %d has no record", entry.code, entry.match)
            return None
