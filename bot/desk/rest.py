"""The second message of a board as text: what did not fit into the first one."""

import logging

from bot.desk.platform import Gone, Platform
from bot.desk.registry import REST, DisplayState, Registry, TableDisplays
from bot.people import Display
from bot.screens import Screen

log = logging.getLogger(__name__)


class Rests:
    """Keeps the rest of each text below the message that holds its beginning. It is a display of
    its own, so that it is known after a restart as well; killed before it stands there, the next
    change brings it."""

    def __init__(self, registry: Registry, platforms: dict[str, Platform]) -> None:
        self._registry = registry
        self._platforms = platforms

    async def follow(
        self, displays: TableDisplays, state: DisplayState, screen: Screen, anew: bool = False
    ) -> None:
        """The display's message shows ``screen`` now, ``anew`` as a new message: have its rest
        stand below it, and nothing where there is none."""
        async with state.follows:
            place = state.display.chat, state.display.person
            old = displays.rests(*place)
            if old and (anew or not screen.rest):
                await self._drop(displays, old)
                old = []
            if not screen.rest or not displays.holds(state):
                return
            for rest in old:
                if await self._edited(displays, rest, screen):
                    return
            if displays.holds(state):  # else a newer message took the rest away, and has its own
                await self._post(displays, state, screen)

    async def _edited(self, displays: TableDisplays, rest: DisplayState, screen: Screen) -> bool:
        """Whether the message could be made to hold the rest of ``screen``."""

        async def newest() -> Screen:
            return rest_screen(screen)

        try:
            await self._platforms[rest.display.chat.platform].show(rest.display, newest)
        except Gone:
            await self._registry.forget(displays, rest)
            return False
        return True

    async def _post(self, displays: TableDisplays, state: DisplayState, screen: Screen) -> None:
        async def newest() -> Screen:
            return rest_screen(screen)

        chat, person = state.display.chat, state.display.person
        try:
            posted = await self._platforms[chat.platform].post(chat, newest)
        except Gone:
            return
        row = Display(0, screen.table, posted.chat, posted.message, person, screen.revision, REST)
        if not await self._registry.add_rest(displays, state, row):
            await self._take_away(row)

    async def _drop(self, displays: TableDisplays, old: list[DisplayState]) -> None:
        for rest in old:
            await self._registry.forget(displays, rest)
            await self._take_away(rest.display)

    async def _take_away(self, rest: Display) -> None:
        try:
            await self._platforms[rest.chat.platform].remove(rest)
        except Exception:
            log.exception("table %s: could not remove the rest of a long text", rest.table)


def rest_screen(screen: Screen) -> Screen:
    """The second message of a screen whose text is too long for one."""
    return Screen(screen.table, screen.revision, screen.rest, screen.audience, page=REST)
