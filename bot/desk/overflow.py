"""The second message of a board as text: what did not fit into the first one."""

import logging
from dataclasses import dataclass

from bot.desk.display_state import OVERFLOW, DisplayState
from bot.desk.platform import Gone
from bot.desk.platforms import Platforms
from bot.desk.registry import Registry
from bot.desk.table_displays import TableDisplays
from bot.people import Display
from bot.screens import Screen

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class OverflowMessages:
    """Keeps the rest of each text below the message that holds its beginning. It is a display of
    its own, so that it is known after a restart as well; killed before it stands there, the next
    change brings it."""

    _registry: Registry
    _platforms: Platforms

    async def follow(
        self, displays: TableDisplays, state: DisplayState, screen: Screen, anew: bool = False
    ) -> None:
        """The display's message shows ``screen`` now, ``anew`` as a new message: has its rest
        stand below it, and nothing where there is none."""
        async with state.overflow_lock:
            place = state.display.chat, state.display.person
            old = displays.overflows(*place)
            if old and (anew or not screen.rest):
                await self._drop(displays, old)
                old = []
            if not screen.rest or not displays.has(state):
                return
            for overflow in old:
                if await self._edited(displays, overflow, screen):
                    return
            if displays.has(state):  # else a newer message took the rest away, and has its own
                await self._post(displays, state, screen)

    async def _edited(
        self, displays: TableDisplays, overflow: DisplayState, screen: Screen
    ) -> bool:
        """Whether the message could be made to hold the rest of ``screen``."""

        async def newest() -> Screen:
            return _rest_of(screen)

        try:
            await self._platforms.of(overflow.display.chat).show(overflow.display, newest)
        except Gone:
            await self._registry.forget(displays, overflow)
            return False
        return True

    async def _post(self, displays: TableDisplays, state: DisplayState, screen: Screen) -> None:
        async def newest() -> Screen:
            return _rest_of(screen)

        chat, person = state.display.chat, state.display.person
        try:
            posted = await self._platforms.of(chat).post(chat, newest)
        except Gone:
            return
        row = Display(
            0, screen.table, posted.chat, posted.message, person, screen.revision, OVERFLOW
        )
        if not await self._registry.add_overflow(displays, state, row):
            await self._take_away(row)

    async def _drop(self, displays: TableDisplays, old: list[DisplayState]) -> None:
        for overflow in old:
            await self._registry.forget(displays, overflow)
            await self._take_away(overflow.display)

    async def _take_away(self, overflow: Display) -> None:
        try:
            await self._platforms.of(overflow.chat).remove(overflow)
        except Exception:
            log.exception("table %s: could not remove the rest of a long text", overflow.table)


def _rest_of(screen: Screen) -> Screen:
    return Screen(screen.table, screen.revision, screen.rest, screen.audience, page=OVERFLOW)
