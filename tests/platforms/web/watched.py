"""Windows of Chromium that tests have one after the other, watched for everything that must not
happen."""

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from playwright.async_api import Browser, Page

from tests.patience import PATIENCE

# What Chromium says to a page that would be told by push in a window that keeps nothing, and
# Playwright to one whose worker it does not let in.
PRIVATE = "does not support the Push API in incognito mode"
WORKERLESS = "Service Worker registration blocked"
MANY = 6  # windows that are kept
# Let the window forget what it knows, and say where it was.
LEAVE = "() => { sessionStorage.clear(); return location.origin; }"
QUIET = "worker.js"  # where a page rests: of the same host, else Chromium begins a process anew
# What scripts have set: all else has getters or is made by the browser.
NAMES = """() => Object.entries(Object.getOwnPropertyDescriptors(window))
    .filter(([, { enumerable, value }]) => enumerable && /number|object/.test(typeof value))
    .map(([name]) => name)"""


class WindowKind(NamedTuple):
    """What a window stays from its beginning on. Without the page's ``worker``, which stands in for
    a server that cannot be reached, a page takes a fifth less to open."""

    phone: bool = False
    fingers: bool = False
    language: str = "en-GB"
    zone: str | None = None
    worker: bool = False


class WatchedWindow:
    """A page, and in ``troubles`` what fails there, is complained of in the console but with the
    words ``expected``, or is asked of another host."""

    def __init__(self, page: Page, names: set[str]) -> None:
        self.page = page
        self.troubles: list[str] = []
        self.offline_is_fine = False
        self.expected = ""
        self.framed_by = ""
        self._host = ""
        self._names = names
        page.on("request", self._ask)
        page.on("console", self._say)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))

    @classmethod
    async def opened(
        cls, browser: Browser, kind: WindowKind, size: dict[str, int]
    ) -> "WatchedWindow":
        """A window of a browser of its own, whose other pages are of this size."""
        context = await browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=kind.language,
            timezone_id=kind.zone,
            has_touch=kind.fingers,
            is_mobile=kind.phone,
            service_workers="allow" if kind.worker else "block",
        )
        context.set_default_timeout(1000 * PATIENCE)
        page = await context.new_page()
        return cls(page, set(await page.evaluate(NAMES)))

    async def go(
        self,
        url: str,
        size: dict[str, int],
        scheme: str,
        forced: bool = False,
        moving: bool = False,
        cookie: tuple[str, str] | None = None,
    ) -> None:
        """To ``url``, with a ``cookie`` (name, value) that was given before."""
        self._host = url.split("/")[2]
        await self.page.set_viewport_size(size)  # type: ignore[arg-type]
        await self.page.emulate_media(
            media="null",
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if moving else "reduce",
            contrast="no-preference",
            forced_colors="active" if forced else "none",
        )
        if cookie is not None:
            name, value = cookie
            await self.page.context.add_cookies([{"name": name, "value": value, "url": url}])
        await self.page.goto(url)

    async def forget(self) -> None:
        """Leave nothing of a visitor but the page's files, as for another one."""
        page, context = self.page, self.page.context
        for other in context.pages:
            if other is not page:
                await other.close()
        origin = await page.evaluate(LEAVE)
        await page.mouse.move(0, 0)
        await page.goto(f"{origin}/{QUIET}")
        tools = await context.new_cdp_session(page)
        everything = {"origin": origin, "storageTypes": "all"}
        await tools.send("Storage.clearDataForOrigin", everything)
        await tools.send("Page.resetNavigationHistory")
        await tools.detach()
        await context.clear_cookies()
        await context.clear_permissions()
        news = set(await page.evaluate(NAMES)) - self._names
        assert not news, f"scripts that stay, in a window not opened alone: {news}"

    async def close(self) -> None:
        """Close the window."""
        await self.page.context.close()

    def _ask(self, request: Any) -> None:
        own = f"http://{self._host}/", "blob:", "data:", "about:"
        if not request.url.startswith(own) and request.url != self.framed_by:
            self.troubles.append(f"asked another host: {request.url}")

    def _say(self, message: Any) -> None:
        lost = self.offline_is_fine and "ERR_CONNECTION_REFUSED" in message.text
        usual = PRIVATE in message.text or WORKERLESS in message.text
        known = usual or (bool(self.expected) and self.expected in message.text)
        if message.type in ("error", "warning") and not (lost or known):
            self.troubles.append(f"console: {message.text}")


_KEPT: WeakKeyDictionary[Browser, list[tuple[WindowKind, WatchedWindow]]] = WeakKeyDictionary()


async def taken(browser: Browser, kind: WindowKind, size: dict[str, int]) -> WatchedWindow:
    """A window of this kind that nobody else has meanwhile: to open one and to read the page's
    files anew takes longer than most tests."""
    kept = _KEPT.setdefault(browser, [])
    for place, (other, watched) in enumerate(kept):
        if other == kind:
            del kept[place]
            return watched
    return await WatchedWindow.opened(browser, kind, size)


async def keep(browser: Browser, kind: WindowKind, watched: WatchedWindow) -> None:
    """Keep a window for the next; where there are many, that which was left first is closed."""
    kept = _KEPT[browser]
    kept.append((kind, watched))
    if len(kept) > MANY:
        _, oldest = kept.pop(0)
        await oldest.close()
