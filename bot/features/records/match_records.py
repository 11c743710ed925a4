"""Records of the matches in the database, and records that come into it."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.codes import new_code
from bot.errors import NoSuchMatch, NoSuchTable
from bot.features.records import rows
from bot.features.records.errors import BadRecord, SeedHeld, StillRunning
from bot.people import Person, fit_name
from bot.records.bounds import RecordBounds
from bot.records.checking import Check, checks
from bot.records.failure import BrokenRecord
from bot.records.files import OWN, RecordFile, file_of, records_in
from bot.records.making import record_of
from bot.records.opening import opened
from bot.records.record import Record, bare, write
from bot.running.held_seeds import HeldSeeds
from bot.store import tables as table_rows
from bot.store.database import Database
from bot.store.tables import Conflict
from bot.tables.play import latest_over
from engines.duplicate import in_setup

_T = TypeVar("_T")

Opened = Callable[[Person, str, Record], Awaitable[None]]
"""Hears whose file has brought a record, and the code of the table at which its match stands."""

TRIES = 5
BATCH = 50  # matches that are read at a time when all are: a long one is large


class MatchRecords:
    """Reads and writes the records of finished matches; whoever still plays has none, for a record
    tells the seed and with it every hand."""

    def __init__(self, database: Database, held_seeds: HeldSeeds | None = None) -> None:
        self.listeners: list[Opened] = []
        self._database = database
        self._held_seeds = held_seeds or HeldSeeds()
        # To play a match through takes a while: what else is done in threads does not wait for it,
        # and what goes out does not wait for what comes in.
        self._out = ThreadPoolExecutor(1, "records out")
        self._in = ThreadPoolExecutor(1, "records in")

    async def record(self, code: str, number: int | None = None) -> Record:
        """The record of a table's match, the latest that is over unless its number (from 0) is
        given. Raises NoSuchTable, NoSuchMatch, StillRunning, SeedHeld."""
        return (await self.latest(code, number))[1]

    async def latest(self, code: str, number: int | None) -> tuple[int, Record]:
        """The same, with the match's number."""
        table = await table_rows.load(self._database, code)
        if table is None:
            raise NoSuchTable
        played = 0 if table.match is None else table.match.number + 1
        if number is None:
            number = latest_over(table)
        if number is None and played:
            raise StillRunning
        kept = None if number is None else await rows.load(self._database, code, number)
        if kept is None or number is None:
            raise NoSuchMatch(count=played)
        if kept.match.outcome is None:
            raise StillRunning
        if in_setup(kept.match.setup) and await self._held_seeds.held(code):
            raise SeedHeld
        return number, await self._played(record_of, kept)

    async def file(self, code: str, number: int | None = None, form: str = OWN) -> RecordFile:
        """The same as a file. Raises BadRecord for a format that cannot hold it."""
        return await self.written(await self.record(code, number), form)

    async def written(self, record: Record, form: str = OWN) -> RecordFile:
        """A record as a file in one of the game's formats. Raises BadRecord for one that cannot
        hold it."""
        try:
            return await self._played(file_of, record, form)
        except BrokenRecord as error:
            raise refusal(error) from None

    async def checks(self, code: str, number: int | None = None) -> tuple[Check, ...]:
        """What is found when the deal and the moves of a match are checked."""
        return await self._played(checks, await self.record(code, number))

    async def _played(self, make: Callable[..., _T], *given: object) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._out, make, *given)

    async def all(self) -> AsyncIterator[list[Record]]:
        """The records of all finished matches, some at a time."""
        async for kept in rows.finished(self._database, BATCH):
            yield [record_of(each) for each in kept]

    async def import_matches(self, person: Person, data: bytes, bounds: RecordBounds) -> list[str]:
        """Opens the matches of a person's file, each at a table of its own; their codes. What was
        imported before stands where it was. Raises BadRecord, and then imports none."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._in, _all_in, data, bounds)
        except BrokenRecord as error:
            raise refusal(error) from None
        codes = []
        for record in found:
            codes.append(await self.open(record))
            for hear in self.listeners:
                await hear(person, codes[-1], record)
        return codes

    async def open(self, record: Record) -> str:
        """The code of the table at which a record's match, which was checked, stands."""
        origin = f"record:{hashlib.sha256(write(bare(record))).hexdigest()}"
        for _ in range(TRIES):
            if code := await table_rows.opened_by(self._database, origin):
                return code
            kept = opened(record, new_code())
            try:
                await rows.keep(self._database, kept, origin)
            except Conflict:
                continue
            return kept.table.code
        raise RuntimeError("no free table code found")

    def close(self) -> None:
        """Ends the threads; what still waits for them is given up."""
        for threads in (self._out, self._in):
            threads.shutdown(wait=False, cancel_futures=True)


def refusal(error: BrokenRecord) -> BadRecord:
    """What somebody is told of a record that is broken."""
    move = fit_name(error.move, "none")  # it may be anything at all
    return BadRecord(part=error.step, number=error.number, move=move, match=error.match)


def _all_in(data: bytes, bounds: RecordBounds) -> list[Record]:
    return list(records_in(data, bounds))
