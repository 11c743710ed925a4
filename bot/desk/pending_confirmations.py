"""Menus that somebody was asked about in words, and whose answer may be one word."""

from cachetools import TTLCache

from bot import bounds

LASTS = 600.0  # seconds


class PendingConfirmations:
    """Which menu of a table a person was last told, for ``lasts`` seconds and in this process: one
    that is forgotten is asked again."""

    def __init__(self, lasts: float = LASTS) -> None:
        self._asked: TTLCache[tuple[str, str], tuple[int, str]] = TTLCache(
            bounds.CONFIRMATIONS, lasts
        )

    def ask(self, person: str, table: str, revision: int, menu: str) -> None:
        """Notes that the person with this key was told what stands in a menu."""
        self._asked[person, table] = revision, menu

    def take(self, person: str, table: str, revision: int) -> str:
        """The menu that the person was asked about while the table stood at ``revision``, "" for
        none; with this it is answered."""
        asked, menu = self._asked.pop((person, table), (revision, ""))
        return menu if asked == revision else ""
