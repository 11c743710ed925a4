"""Messages of tournaments that follow whoever joins and leaves, without anybody waiting long."""

import asyncio
from dataclasses import dataclass, field

from bot.background import Background
from bot.features.tournaments.announcements import Announcements

ANSWERED = 1.5  # seconds after which whoever has pressed is answered, be it shown or not


@dataclass(eq=False, repr=False)
class Updates:
    """Shows what has changed. Many changes within one edit of a message are shown by the next: a
    platform lets a message be edited about once a second."""

    _announcements: Announcements
    _background: Background = field(default_factory=Background, init=False)

    def __post_init__(self) -> None:
        self._stale = set[str]()
        self._running = dict[str, asyncio.Task[None]]()

    async def show(self, code: str) -> None:
        """Brings up to date what stands in a tournament's chats, and waits a moment for it."""
        self._stale.add(code)
        task = self._running.get(code)
        if task is None:
            name = f"messages of tournament {code}"
            task = self._running[code] = self._background.start(self._bring(code), name)
        await asyncio.wait([task], timeout=ANSWERED)

    async def _bring(self, code: str) -> None:
        try:
            while code in self._stale:
                self._stale.discard(code)
                await self._announcements.show(code)
        finally:
            del self._running[code]
            self._stale.discard(code)  # what has failed is shown by the next look

    async def close(self) -> None:
        """Ends what is being shown; that goes on at the next start."""
        await self._background.close()
