"""Which revision each display shows, noted in the database now and then."""

import asyncio
import logging

from bot.background import Background
from bot.store import Store

log = logging.getLogger(__name__)


class ShownRevisions:
    """Notes of what displays show. Losing one costs one harmless edit after a restart, so it need
    not be written at once."""

    def __init__(self, store: Store, background: Background, flush: float) -> None:
        self._store = store
        self._background = background
        self._flush = flush
        self._noted: dict[int, int] = {}
        self._flusher: asyncio.Task[None] | None = None

    def note(self, display: int, revision: int) -> None:
        """The display with this id shows ``revision``."""
        self._noted[display] = revision
        if self._flusher is None or self._flusher.done():
            self._flusher = self._background.start(
                self._write_later(), "notes of what is shown", table=""
            )

    def drop(self, display: int) -> None:
        """The display is none any more."""
        self._noted.pop(display, None)

    async def _write_later(self) -> None:
        try:
            while self._noted:
                await asyncio.sleep(self._flush)
                await self.write()
        except Exception:
            log.exception(
                "could not record what messages show; they are edited again after a restart"
            )

    async def write(self) -> None:
        """Write all notes now."""
        noted, self._noted = self._noted, {}
        if noted:
            await self._store.shown(list(noted.items()))
