"""Tables with both sides on one screen, that tests may do anything at. The way to such a table by
clicks takes Chromium half a second, and a window as long again: here the server is asked for the
table, and tests that want no more than it share their windows."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from playwright.async_api import Browser, Page

from tests.platforms.web.callers import Caller
from tests.platforms.web.process import Process
from tests.platforms.web.watched import WatchedWindow, WindowKind
from tests.platforms.web.windows import DESKTOP, GO, PHONE, at_own_seat

MOST = 12  # tables of one visitor, who may not open any number of them
TIDY = "() => { localStorage.clear(); sessionStorage.clear(); }"


async def deal(caller: Caller, game: str) -> str:
    """The code of a new table at which somebody plays both sides."""
    tab = await caller.tab()
    await tab.ask("play", game=game)
    code = str((await tab.until("go"))["table"])
    await tab.ask("open", table=code)
    for revision, verb in enumerate(("also", "start"), 1):
        await tab.ask("press", payload=f"{verb}:{code}:{revision - 1}:")
        await tab.revision(revision)
    await tab.socket.close()
    return code


@dataclass
class Shared:
    """A window that stays, and the visitor in it."""

    caller: Caller
    watched: WatchedWindow
    tables: int = 0

    @property
    def page(self) -> Page:
        """What the visitor sees."""
        return self.watched.page

    async def close(self) -> None:
        await self.watched.close()
        await self.caller.close()


@dataclass
class HotSeats:
    """Opens such tables at a running bot."""

    browser: Browser
    bot: Process
    _kept: dict[object, Shared] = field(default_factory=dict)

    @asynccontextmanager
    async def at(
        self, game: str = "reversi", size: dict[str, int] = DESKTOP, scheme: str = "light"
    ) -> AsyncIterator[Page]:
        """A new table in a window in which others were before; what is open there at the end, or
        other tabs of it, are closed. Nothing may have failed meanwhile."""
        kind = (self.bot.pid, size["width"], size is PHONE, scheme)
        shared = self._kept.pop(kind, None) or await self._opened(size, scheme)
        try:
            shared.tables += 1
            code = await deal(shared.caller, game)
            await shared.page.evaluate(GO, f"/t/{code}")
            await at_own_seat(shared.page)
            yield shared.page
            assert shared.watched.troubles == []
            await self._tidied(shared.page, size, scheme)
        except BaseException:
            await shared.close()
            raise
        if shared.tables < MOST:
            self._kept[kind] = shared
        else:
            await shared.close()

    async def close(self) -> None:
        """Close the windows."""
        for shared in self._kept.values():
            await shared.close()

    async def _opened(self, size: dict[str, int], scheme: str) -> Shared:
        caller = Caller(self.bot.url)
        await caller.boot()
        (cookie,) = caller.session.cookie_jar
        watched = await WatchedWindow.opened(
            self.browser, WindowKind(size is PHONE, size is PHONE), size
        )
        await watched.go(self.bot.url, size, scheme, cookie=(cookie.key, cookie.value))
        return Shared(caller, watched)

    async def _tidied(self, page: Page, size: dict[str, int], scheme: str) -> None:
        for other in page.context.pages:
            if other is not page:
                await other.close()
        while await page.locator("dialog[open]:not(.leaving)").count():
            await page.keyboard.press("Escape")
        await page.mouse.move(0, 0)
        await page.emulate_media(
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        await page.evaluate(TIDY)
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        await page.evaluate(GO, "/")
