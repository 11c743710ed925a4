"""Whose ratings somebody at a table may see, known without the database at nearly every move."""

import time
from collections.abc import Callable

from cachetools import TTLCache

from bot import bounds
from bot.people import Chat
from bot.preferences.preferences import Preferences
from bot.ratings.rows import hiding
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.season import Season, season_at
from bot.running.service import Tables
from bot.running.timing import ORDINARY
from bot.store.database import Database
from bot.tables import play
from bot.tables.table import Table
from engines.game import Seat


class VisibleRatings:
    """Knows who has a rating, which somebody gets when a match ends: here at once, in another
    process it may go unseen for ``fresh`` seconds."""

    def __init__(
        self,
        database: Database,
        preferences: Preferences,
        tables: Tables,
        fresh: float = ORDINARY.fresh,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._preferences = preferences
        self._tables = tables
        self._rated: TTLCache[frozenset[str], frozenset[str]] = TTLCache(
            bounds.VISIBLE_RATINGS, fresh, clock
        )
        self._ended = 0  # matches, so far
        tables.listen(self._hear)

    async def hides(self, person: str) -> bool:
        """Whether the person with this key sees no ratings now. Few ever want that, so the database
        is asked about those alone."""
        wants = not (await self._preferences.of_person(person)).ratings
        return wants and await hiding.is_hidden(self._database, person)

    async def season(self, chat: Chat) -> Season | None:
        """The month in which the ladder of a chat runs now; None where it never ends."""
        if chat.private or not (await self._preferences.of_chat(chat)).seasons:
            return None
        return season_at(self._tables.now)

    async def at(self, code: str, reader: str) -> dict[Seat, str]:
        """The keys of those at a table whose ratings the reader with this key may see, by seat.
        Raises NoSuchTable."""
        table = await self._tables.get(code)
        if await self.hides(reader):
            return {}
        seated = {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person}
        rated = await self._rated_among(frozenset(seated.values()))
        return {
            seat: key
            for seat, key in seated.items()
            if key in rated and (await self._preferences.of_person(key)).ladder
        }

    async def _rated_among(self, keys: frozenset[str]) -> frozenset[str]:
        known = self._rated.get(keys)
        if known is None:
            ended = self._ended
            known = await ladder_rows.have_standings(self._database, keys)
            if ended == self._ended:  # else it may have been read before that
                self._rated[keys] = known
        return known

    def _hear(self, table: Table) -> None:
        if play.match_over(table):
            self._ended += 1
            self._rated.clear()
