"""Who wants to know at once when a table has changed, or the tables of a place: open pages and
private screens."""

from collections.abc import Callable

Callback = Callable[[], None]
FollowTable = Callable[[int], None]
"""Hears the revision at which a table stands now, UNKNOWN where it only looks different."""

UNKNOWN = -1


class Spectators:
    """Callbacks by what they follow: a table by its code, a chat by its key, which no code looks
    like, or what ``bot.desk.activities`` names."""

    def __init__(self) -> None:
        self._of_table: dict[str, list[tuple[FollowTable, bool]]] = {}

    def watch(self, code: str, callback: Callback, pages: bool = False) -> Callback:
        """Calls ``callback`` after each change of the table, with ``pages`` also when there is more
        to see on a feature's page of it, or when another table stands in the chat; returns the way
        to stop."""
        return self.follow(code, lambda revision: callback(), pages)

    def follow(self, code: str, callback: FollowTable, pages: bool = True) -> Callback:
        """The same for whoever shows the table from a revision on."""
        spectators = self._of_table.setdefault(code, [])
        spectator = callback, pages
        spectators.append(spectator)

        def stop() -> None:
            if spectator in spectators:
                spectators.remove(spectator)
            if not spectators and self._of_table.get(code) is spectators:
                del self._of_table[code]

        return stop

    def notify(self, code: str, pages: bool = False, revision: int = UNKNOWN) -> None:
        """Says that the table has changed, to this ``revision`` where that is known; ``pages``: no
        more than a feature's page of it has."""
        for callback, wants_pages in tuple(self._of_table.get(code, ())):
            if wants_pages or not pages:
                callback(revision)
