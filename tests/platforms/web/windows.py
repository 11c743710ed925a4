"""Chromium windows on the web table, watched for everything that must not happen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

from playwright.async_api import Browser, Locator, Page, expect

from bot.texts import Words
from tests.example import FOLDERS
from tests.patience import PATIENCE
from tests.platforms.web.watched import QUIET, WatchedWindow, WindowKind, keep, taken

WORDS = Words("en", FOLDERS)
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
# 24 cells of Reversi are left: a whole ending, also for somebody who takes a while over every move.
LATE = "e6d6c3f4d7c5g4g3c4g5b5c7f5a5a6d8a4f7f6d3h4c2e7e3g6f8b4b3e2h5b6f3h6g7c6a7"
LAST = f"{LATE}b7f1a8a3e8g8b8h7c8h3e1d1"  # after which twelve cells are left
DRAW = ".choices button, .supply.draw"  # where nothing of the hand fits
CHOOSABLE = f".region, {DRAW}"  # whoever is to move has one of these
SECONDS = 1000 * PATIENCE  # milliseconds that anything may take on a busy machine
# To an address as links lead there, without loading the page anew.
GO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
FRAMES = "async () => { for (const _ of 'ab') await new Promise(requestAnimationFrame); }"
IDLE = """() => new Promise((done) => {
  requestIdleCallback(() => setTimeout(done), { timeout: 5000 });
})"""
# Hold what the page does in some seconds, until they pass().
HOLD = """() => {
  const { setTimeout, clearTimeout } = self, held = new Map();
  let last = 0;
  self.setTimeout = (then, wait, ...said) => {
    if (!(wait > 3000)) return setTimeout(then, wait, ...said);
    held.set(--last, () => then(...said));
    return last;
  };
  self.clearTimeout = (one) => held.delete(one) || clearTimeout(one);
  self.pass = () => {
    Object.assign(self, { setTimeout });
    delete self.pass;
    held.forEach((then) => then());
  };
}"""
expect.set_options(timeout=SECONDS)


@asynccontextmanager
async def window(
    browser: Browser,
    url: str,
    size: dict[str, int] = DESKTOP,
    scheme: str = "light",
    language: str = "en-GB",
    offline_is_fine: bool = False,
    expected: str = "",
    zone: str | None = None,
    forced: bool = False,
    cookie: tuple[str, str] | None = None,
    touch: bool = False,
    alone: bool = False,
    moving: bool = False,
    framed_by: str = "",
    worker: bool = False,
    waiting: bool = False,
) -> AsyncIterator[Page]:
    """A window at ``url`` of somebody who was never there, or ``waiting`` for a test to go on from
    there, in the time zone ``zone``, its colours perhaps ``forced`` by the system; phones and those
    with ``touch`` are for fingers. Nothing may go wrong there. Others had it before and will have
    it, but where it is ``alone``: for tests that leave scripts, clocks or routes in it, which
    nothing takes away. What is animated is so briefly, as for those who want less of it, where it
    is not ``moving``. Another host's page, ``framed_by``, may show it in a frame. The page's
    ``worker`` is kept out but where it is asked for."""
    kind = WindowKind(size is PHONE, touch or size is PHONE, language, zone, worker)
    usual = PHONE if kind.phone else DESKTOP
    opening = WatchedWindow.opened if alone else taken
    watched = await opening(browser, kind, usual)
    watched.offline_is_fine, watched.expected = offline_is_fine, expected
    watched.framed_by = framed_by
    kept = False
    try:
        first = url + QUIET if waiting else url
        await watched.go(first, size, scheme, forced, moving, cookie)
        yield watched.page
        if not alone:
            await watched.forget()
            kept = True
    finally:
        await (keep(browser, kind, watched) if kept else watched.close())
        troubles, watched.troubles = watched.troubles, []
    assert troubles == [], troubles


async def resize(page: Page, size: dict[str, int]) -> None:
    """Give the window another size, and wait until the page has heard of that and fitted itself to
    it."""
    await page.set_viewport_size(size)  # type: ignore[arg-type]
    await page.evaluate(FRAMES)


async def settled(page: Page) -> None:
    """Wait until nothing moves but what never ends; what was taken away while it moved counts."""
    await page.evaluate(
        """() => Promise.allSettled(document.getAnimations()
            .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
            .map((one) => one.finished))"""
    )


async def ready(page: Page) -> None:
    """Wait until the page has taken up its second script, in which stands what moves."""
    async with asyncio.timeout(PATIENCE):
        while not await page.evaluate("() => Boolean(self.second)"):
            await asyncio.sleep(0.02)
    await page.evaluate(IDLE)


async def paused(page: Page) -> None:
    """Let no time pass on the page to be opened but what a test spends."""
    now = datetime.now(UTC)
    await page.clock.install(time=now)
    await page.clock.pause_at(now + timedelta(seconds=1))


def card(page: Page, game: str) -> Locator:
    """A game's card at home."""
    return page.locator(f".game[data-game={game}]")


def start(page: Page) -> Locator:
    """The button that deals the first match."""
    return page.locator(".lobby .starting .button")


def free_seat(page: Page) -> Locator:
    """The first free seat of a lobby."""
    return page.locator(".lobby .slot.free").first


async def also(page: Page) -> None:
    """Take one more seat in a lobby."""
    seats = page.locator(".lobby .slot[data-seat]")
    count = await seats.count()
    await free_seat(page).click()
    await page.locator("dialog[open]").get_by_role("button", name=button("also")).first.click()
    await page.locator("#second").press("Enter")
    await expect(seats).to_have_count(count + 1)


async def add_computer(page: Page, level: str = "beginner") -> None:
    """Put a computer player on the next free seat of a lobby."""
    seats = page.locator(".lobby .slot[data-seat]")
    count = await seats.count()
    await free_seat(page).click()
    name = WORDS.say("en", f"choice-computer-{level}")
    await page.locator("dialog[open] .choose").filter(has_text=name).click()
    await expect(seats).to_have_count(count + 1)


def button(name: str) -> str:
    """What a button says."""
    return WORDS.say("en", f"button-{name}")


async def command(page: Page, text: str) -> None:
    """Run a command by the search that the key / opens, once no other sheet is in its way."""
    search = page.locator("dialog[open] .search")
    async with asyncio.timeout(SECONDS / 1000):
        while not await search.count():
            await page.locator("body").press("/")
            await asyncio.sleep(0.05)
    await search.fill(text)
    await page.keyboard.press("Enter")


async def choose_level(page: Page, level: str, game: str) -> None:
    """At home, choose how well the computer is to play a game."""
    await card(page, game).locator(".levelchip").click()
    name = WORDS.say("en", f"choice-computer-{level}")
    await page.locator("dialog[open] .choose").filter(has_text=name).click()
    await expect(card(page, game).locator(".levelchip")).to_contain_text(name)


async def open_computer(page: Page, level: str = "beginner", game: str = "reversi") -> None:
    """From home to a match against the computer."""
    await choose_level(page, level, game)
    await card(page, game).locator(".button.primary").click()
    await page.locator(CHOOSABLE).first.wait_for()


async def open_lobby(page: Page, game: str = "reversi") -> None:
    """From home to a lobby."""
    await card(page, game).locator("[data-key^=friends]").click()
    await page.locator(".lobby .slots").wait_for()


async def open_hot_seat(page: Page, game: str = "reversi") -> None:
    """From home to a match with both sides here."""
    await open_lobby(page, game)
    await also(page)
    await start(page).click()
    await at_own_seat(page)


async def at_own_seat(page: Page) -> None:
    """At a match with both sides here, wait until the first of them can choose."""
    await page.locator(CHOOSABLE).or_(curtain(page)).first.wait_for()
    if await curtain(page).count():
        await curtain(page).click()
    await page.locator(CHOOSABLE).first.wait_for()


def curtain(page: Page) -> Locator:
    """The one button between two hidden hands of one screen."""
    return page.get_by_role("button", name="Show the hand")


async def play_to_the_end(page: Page, seconds: float, scripted: bool = False) -> int:
    """Click cells of the board until there is a rematch to be had; how many were clicked. Clicks
    that are ``scripted`` are nobody's: what follows from them moves by itself."""
    clicks = 0
    rematch = page.locator(".onward .main")
    deadline = await page.evaluate("performance.now()") + 1000 * seconds
    while not await rematch.count():
        assert await page.evaluate("performance.now()") < deadline, await shown(page)
        cells = page.locator(".region")
        count = await cells.count()
        if not count:
            await page.wait_for_timeout(50)
            continue
        before = await revision(page)
        cell = cells.nth(clicks * 7 % count)
        await (cell.dispatch_event("click") if scripted else cell.click())
        clicks += 1
        await expect(page.locator(".table")).not_to_have_attribute(
            "data-revision", before, timeout=SECONDS
        )
    return clicks


async def shown(page: Page) -> str:
    """The caption as it stands."""
    return await page.locator(".caption").inner_text()


async def revision(page: Page) -> str:
    """The revision of the table as it is shown."""
    return str(await page.locator(".table").get_attribute("data-revision"))
