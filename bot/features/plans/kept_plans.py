"""People's plans, as the database has them. At most tables nothing is planned: there nothing is
read where no other process writes plans, and else only within the change."""

import asyncio
from collections.abc import Mapping
from functools import partial

from bot.features.plans import rows
from bot.features.plans.plan import Planned
from bot.store.database import Database
from bot.store.table_store import Beside


class KeptPlans:
    """Reads and writes plans."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._codes: set[str] | None = None  # of the tables that may have plans; None: not yet read
        self._lock = asyncio.Lock()

    async def at_table(self, code: str) -> rows.Found:
        """The plans at a table that are known of: another process may have kept one since, which
        ``settle`` finds."""
        if self._codes is not None and code not in self._codes:
            return {}
        async with self._lock:
            codes = await self._read_codes()
            found = await rows.at_table(self._database, code)
            if not found:
                codes.discard(code)
        return found

    async def of_person(self, person: str, code: str) -> Planned:
        """What a person plans at a table."""
        if self._is_none(code):
            return Planned()
        return await rows.of_person(self._database, person, code)

    async def put(
        self, code: str, revision: int, person: str, match: int, planned: Planned, now: float
    ) -> None:
        """Keeps what a person plans at a table that stands at this revision. Raises Conflict where
        it stands so no more."""
        async with self._lock:
            # Before it is written: whoever changes the table meanwhile hears of it.
            (await self._read_codes()).add(code)
            await rows.put(self._database, code, revision, person, match, planned, now)

    def settle(
        self, code: str, known: rows.Found, match: int, changes: Mapping[str, Planned], now: float
    ) -> Beside:
        """Writes what has become of plans with the change of their table that is being committed.
        Raises Conflict where they are not as they were ``known``: one has come or gone since."""
        return partial(
            rows.settle,
            code=code,
            known=known,
            match=match,
            changes=changes,
            now=now,
            is_none=self._is_none,
            differs=self._note,
        )

    def _note(self, code: str) -> None:
        if self._codes is not None:
            self._codes.add(code)

    def _is_none(self, code: str) -> bool:
        """Whether it is sure that nobody plans anything at a table."""
        return self._database.alone and self._codes is not None and code not in self._codes

    async def _read_codes(self) -> set[str]:
        if self._codes is None:
            self._codes = set(await rows.codes(self._database))
        return self._codes
