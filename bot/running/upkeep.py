"""What time brings to one table: whatever is due at it, and when to look at it next."""

from dataclasses import dataclass, replace

from bot.running.matches import Matches
from bot.running.service import Tables
from bot.tables import clocks, manners, play
from bot.tables.manners import Circumstances, Signs
from bot.tables.table import Status, Table, Turn


@dataclass(eq=False, repr=False)
class Upkeep:
    """Does what is due at tables, each time as a change of the table at its revision. Where another
    process is at the same table all raise Stale, and it is looked at again."""

    _tables: Tables
    _matches: Matches

    async def wake(self, code: str, signs: Signs, started: float) -> float | None:
        """Does what is due at the table by the clock; the time of what comes next."""
        now = self._tables.now
        table = await self._tables.get(code)
        if not table.turn.since:
            table = await self._settle(table, now)
        if table.status is Status.PLAYING and table.due is not None:
            if table.due > now:
                return await self._tables.retime(table, table.due)
            table = await self._matches.proceed(code, table.revision)
            return manners.wake(table, self._tables.now)

        def given(table: Table) -> Circumstances:
            view = None if table.match is None else self._tables.view(table, None)
            return Circumstances(signs, view, now, started)

        after = await self._tables.change(
            code, lambda t: manners.happened(t, given(t)), table.revision, signs=signs, claim=True
        )
        if after is not table:
            return manners.wake(after, self._tables.now, signs)
        return await self._tables.retime(table, manners.next_event(table, given(table)))

    async def _settle(self, table: Table, now: float) -> Table:
        """Finds out whose turn it is at a table that an older version left, or just begins to count
        in a lobby."""
        if table.match is None:
            after = replace(table, turn=Turn(None, now))
        else:
            after = play.settled(table, self._tables.view(table, None), now)
        await self._tables.retime(after, manners.wake(after, self._tables.now))
        return after

    async def grant(self, code: str) -> None:
        """Leaves time after a start for what nobody could answer before."""
        table = await self._tables.get(code)
        after = clocks.granted(table, self._tables.now)
        if after is not table:
            await self._tables.retime(after, manners.wake(after, self._tables.now))
            self._tables.tell(after)
