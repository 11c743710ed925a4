"""One message that shows a table, and what is being done for it."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.desk.pending_notices import DeliveryStatus, PendingNotice
from bot.people import Chat, Display
from bot.tables.table import Table

OVERFLOW = "rest"  # the page of a display that is the rest of a text, below the board it belongs to


@dataclass(eq=False, slots=True)
class DisplayState:
    """A display, and what is being done for it: ``stamp`` counts the changes it has to show,
    ``notices`` wait for its next new message."""

    display: Display
    stamp: int = 0
    told: Table | None = field(default=None, init=False)  # the table as it has just become
    task: "asyncio.Task[None] | None" = None  # shows it
    stale_press_seen: bool = False  # whether a press on an older screen was blamed on haste
    edit: asyncio.Timeout | None = None  # of its message, under way
    notices: list[PendingNotice] = field(default_factory=list)
    overflow_lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # while its rest is brought
    retry: "asyncio.Future[None] | None" = None  # until it is tried again

    def merge(self, row: Display) -> None:
        """Takes what the database has of it, perhaps from another process."""
        known = replace(self.display, shown=row.shown)
        if row == known and row.shown >= 0:
            # Of what is shown here the database learns later.
            self.display = replace(row, shown=max(row.shown, self.display.shown))
            return
        self.display = row
        self.mark_changed()

    def mark_changed(self, table: Table | None = None) -> None:
        """There is something newer to show: what the ``table`` has become, where that is known."""
        self.stamp += 1
        self.told = table
        self.retry_now()

    def note_shown(self, revision: int) -> None:
        """Its message shows this revision of its table."""
        self.display = replace(self.display, shown=revision)
        self.stale_press_seen = False

    def retry_now(self) -> None:
        """Ends the wait after a failure."""
        if self.retry is not None and not self.retry.done():
            self.retry.set_result(None)

    async def wait_to_retry(self, seconds: float) -> None:
        """Waits after a failure, no longer than until there is something new to show or tell."""
        self.retry = asyncio.get_running_loop().create_future()
        await asyncio.wait([self.retry], timeout=seconds)
        self.retry = None

    def decide(self, notices: Iterable[PendingNotice], status: DeliveryStatus) -> None:
        """Has these notices wait no longer."""
        for pending in tuple(notices):
            self.notices.remove(pending)
            pending.decide(status)

    @property
    def is_busy(self) -> bool:
        """Whether it is being shown, so that a change made now will be seen."""
        return self.task is not None and not self.task.done()

    def is_for(self, chat: Chat, person: str | None) -> bool:
        """Whether it stands in the chat for this reader, or for all where that is None."""
        return self.display.chat.key == chat.key and self.display.person == person
