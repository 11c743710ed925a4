"""What people note of matches that are over, each seen by whoever wrote it alone."""

import asyncio
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bot.errors import NoSuchMatch, WrongMove, WrongTime
from bot.features.archive import rows
from bot.features.archive.errors import NoteTooLong, TooManyLines
from bot.features.archive.match_notes import (
    NOTHING,
    KeptLine,
    MatchNotes,
    brought_by,
    fits,
    place_of,
    written,
)
from bot.people import Person
from bot.records.record import LONGEST_NOTE, MOST_LINES, Record
from bot.running.service import Tables
from bot.store.database import Database
from bot.tables.table import Match, Table


class OwnNotes:
    """Keeps a note and lines of a person's beside each match that is over."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def of(self, person: str, code: str, number: int) -> MatchNotes:
        """What the person with this key has noted of a match, by its table and its number from
        0."""
        return (await self.of_many(person, [(code, number)]))[code, number]

    async def of_many(
        self, person: str, matches: Iterable[tuple[str, int]]
    ) -> Mapping[tuple[str, int], MatchNotes]:
        """The same of several."""
        places = {place_of(*each): each for each in matches}
        found = await rows.noted(self._database, person, [*places]) if places else {}
        return {each: found.get(place, NOTHING) for place, each in places.items()}

    async def match(self, table: Table, number: int) -> Match:
        """A match of which something can be noted. Raises NoSuchMatch, WrongTime."""
        match = await self._tables.match(table, number)
        if match is None:
            raise NoSuchMatch(count=table.match.number + 1 if table.match is not None else 0)
        if match.outcome is None:
            raise WrongTime(table.stage)
        return match

    async def write(self, person: Person, table: Table, number: int, text: str) -> None:
        """Lets the person's note to a match say this, "" for nothing. Raises NoSuchMatch,
        WrongTime, NoteTooLong."""
        await self.match(table, number)
        text = written(text)
        if len(text) > LONGEST_NOTE:
            raise NoteTooLong(most=LONGEST_NOTE)
        place = place_of(table.code, number)
        await rows.note(self._database, person.key, place, text, self._tables.now)

    async def keep(self, person: Person, table: Table, number: int, line: KeptLine) -> None:
        """Keeps a line beside a match. Raises NoSuchMatch, WrongTime, WrongMove, TooManyLines."""
        match = await self.match(table, number)
        if not await asyncio.to_thread(fits, table.game, match, line):
            raise WrongMove(move=" ".join(line.moves)[:40])
        place = place_of(table.code, number)
        asked = (person.key, place, line, MOST_LINES, self._tables.now)
        if not await rows.keep_line(self._database, *asked):
            raise TooManyLines(most=MOST_LINES)

    async def drop(self, person: Person, code: str, number: int, mark: str) -> None:
        """A line of the person's with this mark is kept no more."""
        await rows.drop_line(self._database, person.key, place_of(code, number), mark)

    async def take_in(self, person: Person, code: str, record: Record) -> None:
        """Keeps what a file of the person's has noted of a match that stands at this table now."""
        brought = brought_by(record)
        if brought == NOTHING:
            return
        table = await self._tables.get(code)
        match = await self.match(table, 0)

        def playable() -> tuple[KeptLine, ...]:
            return tuple(line for line in brought.lines if fits(table.game, match, line))

        brought = replace(brought, lines=await asyncio.to_thread(playable))
        asked = (person.key, place_of(code, 0), brought, MOST_LINES, self._tables.now)
        await rows.take_in(self._database, *asked)
