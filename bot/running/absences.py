"""People who are away for some days: their clocks stand at all their tables meanwhile."""

import time
from collections.abc import Callable, Iterable

from bot.errors import AwayTooLong, Refusal
from bot.people import Person
from bot.running.service import Tables
from bot.store import away as away_rows
from bot.store import notices as notice_rows
from bot.store import tables as table_rows
from bot.store.database import Database
from bot.tables import clocks
from bot.tables.clocks import DAY
from bot.tables.table import Table

MOST_DAYS = 30  # away at once, and in any ``YEAR``
YEAR = 365 * DAY
SLACK = 1.0  # seconds that rounding may cost


def _fits(spans: Iterable[tuple[float, float]], now: float, days: int) -> bool:
    """Whether somebody who was away in these ``spans`` may be so for ``days`` from ``now`` on: the
    year with most of it is the one that ends when they are back."""
    until = now + days * DAY
    spent = sum(max(0.0, min(end, now) - max(began, until - YEAR)) for began, end in spans)
    return days * DAY + spent <= MOST_DAYS * DAY + SLACK


class Absences:
    """Lets people go away and come back."""

    def __init__(
        self, database: Database, tables: Tables, clock: Callable[[], float] = time.time
    ) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock

    async def begin(self, person: Person, days: int) -> float:
        """Away from now on for so many days; until when. Raises AwayTooLong."""
        now = self._clock()
        spans = await away_rows.spans(self._database, person.key, now - YEAR)
        if not _fits(spans, now, days):
            left = (d for d in range(min(days, MOST_DAYS), 0, -1) if _fits(spans, now, d))
            raise AwayTooLong(left=next(left, 0))
        until = now + days * DAY
        await away_rows.go(self._database, person.key, now, until)
        await self._tell(person.key, until)
        return until

    async def end(self, person: Person) -> bool:
        """Back; False for somebody who was not away."""
        now = self._clock()
        spans = await away_rows.spans(self._database, person.key, now)
        await away_rows.come_back(self._database, person.key, now)
        await self._tell(person.key, now)
        await notice_rows.let_go(self._database, person.key, now)
        return bool(spans)

    async def sooner(self, person: Person, until: float) -> dict[str, float]:
        """Where somebody who is away until then has clocks that go on before, and when: by the
        codes of tables."""
        found = dict[str, float]()
        for code in await table_rows.running_of(self._database, person.key):
            table = await self._tables.get(code)
            for seat in table.seats_of(person.key):
                excused = clocks.excused_until(table, seat)
                if excused < until:
                    found[code] = max(excused, self._clock())
        return found

    async def resume(self, mine: Callable[[str], bool] = lambda _person: True) -> None:
        """Every table knows who is away, also where telling it was broken off: of those whose keys
        are ``mine`` to tell of."""
        for person, until in await away_rows.present(self._database, self._clock()):
            if mine(person):
                await self._tell(person, until)

    async def _tell(self, person: str, until: float) -> None:
        now = self._clock()

        def step(table: Table) -> Table:
            after = clocks.away(table, person, until, now)
            return table if after is table else after.changed()

        for code in await table_rows.running_of(self._database, person):
            try:
                await self._tables.change(code, step, actor=person)
            except Refusal:
                continue  # the table is over
