"""Screens of tables, each made once however many messages show it."""

from collections.abc import Callable, Hashable

from cachetools import LRUCache

from bot import bounds
from bot.screens.screen import Screen
from bot.tables.table import Table


class KeptScreens:
    """The screens that were shown last. Whoever asks for one says everything that it follows from
    beside the table, its reader before all, so nobody is given another's."""

    def __init__(self, kept: int = bounds.SCREENS) -> None:
        self._screens: LRUCache[Hashable, tuple[Table, Screen]] = LRUCache(kept)

    def of(self, table: Table, key: Hashable, make: Callable[[], Screen]) -> Screen:
        """The screen of the table as it stands with this ``key``, made unless it is known."""
        kept = self._screens.get((table.code, key))
        if kept is None or kept[0] is not table:
            kept = self._screens[table.code, key] = table, make()
        return kept[1]
