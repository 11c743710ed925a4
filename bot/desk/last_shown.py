"""Which revision each display shows, noted in the database now and then."""

import asyncio
import logging

from bot.background import Background
from bot.people import Display
from bot.store import displays as display_rows
from bot.store.database import Database

log = logging.getLogger(__name__)


class LastShown:
    """Notes of what displays show. Losing one costs one harmless edit after a restart, so it is
    written ``flush`` seconds later at the latest."""

    def __init__(self, database: Database, flush: float) -> None:
        self._database = database
        self._flush = flush
        self._background = Background()
        self._unwritten: dict[int, Display] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, display: Display) -> None:
        """The display's message shows its revision and its page."""
        self._unwritten[display.id] = display
        if self._writing is None or self._writing.done():
            self._writing = self._background.start(
                self._write_later(), "notes of what is shown", table=""
            )

    def drop(self, display: int) -> None:
        """The display is none any more."""
        self._unwritten.pop(display, None)

    async def close(self) -> None:
        """Writes all notes now."""
        await self._background.close()
        await self._write()

    async def _write_later(self) -> None:
        try:
            while self._unwritten:
                await asyncio.sleep(self._flush)
                await self._write()
        except Exception:
            log.exception(
                "could not record what messages show; they are edited again after a restart"
            )

    async def _write(self) -> None:
        unwritten, self._unwritten = self._unwritten, {}
        if unwritten:
            await display_rows.note_shown(self._database, tuple(unwritten.values()))
