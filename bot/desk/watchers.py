"""Who wants to know at once when a table has changed: open pages and private screens."""

from collections.abc import Callable

Callback = Callable[[], None]


class Watchers:
    """Callbacks by the code of the table that they watch."""

    def __init__(self) -> None:
        self._of_table: dict[str, list[tuple[Callback, bool]]] = {}

    def add(self, code: str, callback: Callback, pages: bool) -> Callback:
        """Call ``callback`` after each change of the table, with ``pages`` also when there is more
        to see of an analysis; returns the way to stop."""
        watchers = self._of_table.setdefault(code, [])
        watcher = callback, pages
        watchers.append(watcher)

        def stop() -> None:
            if watcher in watchers:
                watchers.remove(watcher)
            if not watchers and self._of_table.get(code) is watchers:
                del self._of_table[code]

        return stop

    def tell(self, code: str, pages: bool = False) -> None:
        """The table has changed; ``pages``: no more than an analysis of its matches has."""
        for callback, wants_pages in tuple(self._of_table.get(code, ())):
            if wants_pages or not pages:
                callback()
