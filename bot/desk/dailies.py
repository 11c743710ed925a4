"""The puzzle of the day, posted in the chats that want it: once each, by whichever process claims
it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.background import end
from bot.desk.displays import Displays
from bot.desk.platform import Gone
from bot.people import Chat
from bot.screens import Screen
from bot.store import Store
from bot.tables.puzzles import day_of, hour_of

EVERY = 20.0  # seconds between two looks
LAPSE = 300.0  # seconds after which what a process has claimed, and not posted, is anybody's

log = logging.getLogger(__name__)


class Dailies:
    """Looks every so often whether it is a chat's hour; ``make`` makes its screen."""

    def __init__(
        self,
        store: Store,
        displays: Displays,
        make: Callable[[Chat], Awaitable[Screen]],
        clock: Callable[[], float],
        every: float = EVERY,
        lapse: float = LAPSE,
    ) -> None:
        self._store = store
        self._displays = displays
        self._make = make
        self._clock = clock
        self._every = every
        self._lapse = lapse
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self._looking = asyncio.create_task(self._look(), name="puzzles of the day")

    async def close(self) -> None:
        """Look no more; what is not posted is after the next start."""
        if self._looking is not None:
            await end([self._looking])

    async def _look(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception:
                log.exception("could not look for puzzles of the day")
            await asyncio.sleep(self._every)

    async def tick(self) -> None:
        """Post what is due by now in the chats that are this process's."""
        now = self._clock()
        day, hour = day_of(now), hour_of(now)
        claim = self._displays.platforms, day, hour, now, now - self._lapse
        for chat in await self._store.claim_dailies(*claim, self._displays.owns):
            await self._post(chat, day)

    async def _post(self, chat: Chat, day: int) -> None:
        platform = self._displays.platform(chat.platform)
        if platform is None:
            return
        try:
            await platform.post(chat, lambda: self._make(chat))
        except Gone:
            await self._store.unsubscribe_daily(chat)
            return
        except Exception:  # its claim lapses, and then it is tried again
            log.exception("could not post the puzzle of the day on %s", chat.platform)
            return
        await self._store.daily_posted(chat, day)
