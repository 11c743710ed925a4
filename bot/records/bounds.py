"""How much one file of records may hold."""

import math
from collections.abc import Iterable

from msgspec import Struct

from bot.records.failure import BrokenRecord
from bot.records.record import RecordedEntry


class RecordBounds(Struct, frozen=True):
    """So many ``matches``, and in the logs of all of them so many ``entries``, of which so many
    ``takebacks``: those make a log as long as one likes, and every entry is played."""

    matches: float = math.inf
    entries: float = math.inf
    takebacks: float = math.inf

    def confirm_matches(self, count: int) -> None:
        """Raises BrokenRecord for more matches than there may be."""
        if count > self.matches:
            raise BrokenRecord("many", why=f"it holds more than {self.matches} matches")

    def confirm_logs(self, logs: Iterable[tuple[RecordedEntry, ...]]) -> None:
        """Raises BrokenRecord where all logs together are longer than they may be."""
        entries = takebacks = 0
        for log in logs:
            entries += len(log)
            takebacks += sum(entry.takeback is not None for entry in log)
        if entries > self.entries:
            raise BrokenRecord("long", why=f"it holds more than {self.entries} moves and takebacks")
        if takebacks > self.takebacks:
            raise BrokenRecord("long", why=f"it holds more than {self.takebacks} takebacks")


UNBOUNDED = RecordBounds()
