"""What programs ask about matches that are over: their person's own, by pages, one, or all."""

from msgspec import json

from bot.codes import is_code
from bot.desk.program_requests import ProgramAnswer, ProgramRequest
from bot.errors import BadRequest, NoSuchMatch
from bot.features.archive.api import (
    Entry,
    MatchPlace,
    OwnArchive,
    OwnExport,
    WantedMatches,
)
from bot.features.programs.documents import MatchList, MatchListed, RivalShown
from bot.features.programs.openapi import LINES
from bot.features.records.api import MatchRecords
from bot.people import Person
from bot.records.files import OWN, all_formats
from engines.numerals import whole
from engines.strength import is_level

LISTED = 50  # matches of a page


class ProgramMatches:
    """Answers with the matches in the archive of the token's person."""

    def __init__(self, archive: OwnArchive, records: MatchRecords, export: OwnExport) -> None:
        self._archive = archive
        self._records = records
        self._export = export

    async def listed(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """A page of them. Raises BadRequest."""
        before = request.query.get("before", "")
        place = MatchPlace.parse(before) if before else None
        if before and place is None:
            raise BadRequest(text=f"before={before[:40]}")
        found = await self._archive.page(person.key, WantedMatches(), place, LISTED, back=False)
        next_before = str(found.entries[-1].place) if found.older else None
        shown = tuple(_listed(entry) for entry in found.entries)
        return ProgramAnswer(json.encode(MatchList(shown, next_before)))

    async def record(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """One of them as a record. Raises NoSuchMatch, BadRequest, BadRecord."""
        code, number = request.place["code"].upper(), whole(request.place["number"], 1)
        form = request.query.get("format", OWN)
        if form not in all_formats():
            raise BadRequest(text=f"format={form[:40]}")
        if number is None or not is_code(code):
            raise NoSuchMatch(count=0)
        if not await self._archive.owns(person.key, code, number - 1):
            raise NoSuchMatch(count=0)
        file = await self._records.file(code, number - 1, form)
        return ProgramAnswer(file.data, media_type=file.media_type)

    async def exported(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """All of them as records, a line each."""
        return ProgramAnswer(media_type=LINES, lines=self._export.all(person.key))


def _listed(entry: Entry) -> MatchListed:
    return MatchListed(
        code=entry.code,
        number=entry.match + 1,
        game=entry.game,
        ended=entry.place.ended,
        seat=entry.place.seat,
        result=entry.result,
        points=entry.points,
        against=entry.against,
        moves=entry.plies,
        rivals=tuple(
            RivalShown(seat, name, who if is_level(who) else None)
            for seat, who, name in entry.rivals
        ),
    )
