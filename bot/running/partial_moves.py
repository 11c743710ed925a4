"""Half-made choices from a public keyboard, which nobody else may see: kept here, a seat each."""

from collections import OrderedDict

from bot.store import Store
from bot.tables.table import Table
from engines.game import Seat

KEPT = 5000


class PartialMoves:
    """What a seat has chosen so far at the table's present revision; older choices are void."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._partial_moves: OrderedDict[tuple[str, Seat], tuple[int, tuple[str, ...]]] = (
            OrderedDict()
        )

    async def get(self, table: Table, seat: Seat) -> tuple[str, ...]:
        """The choices made so far, () when there are none."""
        key = table.code, seat
        if key not in self._partial_moves:
            found = await self._store.picked(table.code, seat)
            self._keep(key, found or (-1, ()))
        revision, path = self._partial_moves[key]
        return path if revision == table.revision else ()

    async def set(self, table: Table, seat: Seat, path: tuple[str, ...]) -> None:
        """Keep the choices made so far."""
        self._keep((table.code, seat), (table.revision, path))
        await self._store.pick(table.code, seat, table.revision, path)

    def _keep(self, key: tuple[str, Seat], pick: tuple[int, tuple[str, ...]]) -> None:
        self._partial_moves[key] = pick
        while len(self._partial_moves) > KEPT:
            self._partial_moves.popitem(last=False)

    async def pending(self, table: Table) -> bool:
        """Whether anybody is in the middle of a choice: that much everybody may see."""
        for seat in range(len(table.chairs)):
            if table.match is not None and await self.get(table, seat):
                return True
        return False
