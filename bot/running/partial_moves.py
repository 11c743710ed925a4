"""Half-made choices from a public keyboard, which nobody else may see: kept here, a seat each."""

from cachetools import LRUCache

from bot.running.budget import USUAL
from bot.store import notes as note_rows
from bot.store.database import Database
from bot.tables.table import Table
from engines.game import Seat

SEATS = 4  # of a table, at most


class PartialMoves:
    """What a seat has chosen so far at the table's present revision; older choices are void."""

    def __init__(self, database: Database, kept: int = USUAL.tables) -> None:
        self._database = database
        self._made: LRUCache[tuple[str, Seat], tuple[int, tuple[str, ...]]] = LRUCache(SEATS * kept)

    async def get(self, table: Table, seat: Seat) -> tuple[str, ...]:
        """The choices made so far, () when there are none."""
        key = table.code, seat
        if key not in self._made:
            found = await note_rows.picked(self._database, table.code, seat)
            self._made.setdefault(key, found or (-1, ()))  # one made meanwhile is newer
        revision, path = self._made[key]
        return path if revision == table.revision else ()

    async def set(self, table: Table, seat: Seat, path: tuple[str, ...]) -> None:
        """Keeps the choices made so far."""
        self._made[table.code, seat] = table.revision, path
        await note_rows.pick(self._database, table.code, seat, table.revision, path)

    def forget(self, code: str) -> None:
        """Reads a table's choices anew: another process has been told of one."""
        for key in [key for key in self._made if key[0] == code]:
            del self._made[key]

    async def pending(self, table: Table) -> bool:
        """Whether anybody is in the middle of a choice: that much everybody may see."""
        for seat in range(len(table.chairs)):
            if table.match is not None and await self.get(table, seat):
                return True
        return False
