"""One's turn comes while the page is hidden, or after a wait: title, icon, sound, notification."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from tests.database import Database
from tests.patience import PATIENCE
from tests.platforms.web.opponents import BEN, deal, key_of, move
from tests.platforms.web.servers import SECRET, new_desk, serving
from tests.platforms.web.windows import PHONE, paused, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

CODE = "TRNAA"
LONG, SHORT = 4000, 1000  # milliseconds of waiting that count, and that do not
# What the browser was asked for is written down, and still done. Whether a page is hidden a test
# says: no window of a browser without a screen ever is.
SPY = """
window.notified = []; window.tones = 0; window.badges = [];
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) {
    super(title, options);
    window.notified.push({ title, ...options });
  }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; start.apply(this, when); };
navigator.setAppBadge = async (count) => { window.badges.push(count); };
navigator.clearAppBadge = async () => { window.badges.push(0); };
let hidden = false;
Object.defineProperty(Document.prototype, "hidden", { get: () => hidden });
window.hide = (yes) => { hidden = yes; document.dispatchEvent(new Event("visibilitychange")); };
"""
# A Chromium that draws no windows lets no page notify. One test has a whole one.
ALLOWED = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
"""


@pytest_asyncio.fixture(loop_scope="session")
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path) as desk:
        yield desk


@pytest_asyncio.fixture(loop_scope="session")
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    async with serving(desk) as web:
        yield web


async def at_table(page: Page, web: WebPlatform, database: Database, mine: bool = False) -> None:
    """Sit down against Ben, who is to move unless it is ``mine``, with a clock that can be
    turned."""
    await page.add_init_script(SPY)
    await paused(page)  # else what a busy machine takes is waited, too
    me = await key_of(page.context)
    await deal(database, CODE, *((me, BEN.key) if mine else (BEN.key, me)))
    await page.goto(web.link(CODE))
    await expect(page.locator(".region")).to_have_count(4 if mine else 0)
    await page.locator(".caption .title").wait_for()


async def ben_moves(page: Page, desk: Desk, waited: int = LONG) -> None:
    await page.clock.fast_forward(waited)
    await move(desk, CODE)
    await page.locator(".region").first.wait_for()


async def answer(page: Page) -> None:
    """Move, so that it is Ben's turn."""
    await page.locator(".region").first.click()
    await expect(page.locator(".region")).to_have_count(0)


async def notified(page: Page) -> list[dict[str, str]]:
    """What the page has notified of by now, its timers for that having run out."""
    await page.clock.run_for(1000)
    found: list[dict[str, str]] = await page.evaluate("window.notified")
    return found


YOURS = re.compile("^Your turn · Reversi")


async def test_title_icon_and_badge_say_it_while_the_page_is_hidden(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, alone=True) as page:
        await at_table(page, web, database)
        icon = page.locator("link[rel=icon]")
        await expect(page).to_have_title(re.compile("^Reversi"))
        await page.evaluate("hide(true)")
        await expect(page).to_have_title(re.compile("^Reversi"))
        await ben_moves(page, desk, SHORT)
        await expect(page).to_have_title(YOURS)
        await expect(icon).to_have_attribute("href", re.compile("/icon-turn.svg$"))
        assert await page.evaluate("fetch(document.querySelector('link').href).then(r => r.ok)")
        assert await page.evaluate("badges.at(-1)") == 1
        await page.evaluate("hide(false)")
        await expect(page).to_have_title(re.compile("^Reversi"))
        await expect(icon).to_have_attribute("href", re.compile("/icon.svg$"))
        assert await page.evaluate("badges.at(-1)") == 0


async def test_a_turn_that_was_waited_for_is_said_until_it_is_over_though_the_page_is_seen(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, language="de-DE", alone=True) as page:
        await at_table(page, web, database)
        await ben_moves(page, desk)
        await expect(page).to_have_title(re.compile("^Du bist dran · "))
        await answer(page)
        await expect(page).to_have_title(re.compile("^Reversi"))
        await page.locator(".logo").click()
        await expect(page).to_have_title("Crosstable")


async def test_a_turn_at_once_or_at_the_start_is_no_news(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, alone=True) as page:
        await at_table(page, web, database, mine=True)
        await expect(page).to_have_title(re.compile("^Reversi"))
        await page.clock.run_for(LONG)
        await answer(page)
        await ben_moves(page, desk, SHORT)
        await expect(page).to_have_title(re.compile("^Reversi"))
        await expect(page.locator(".question")).to_be_hidden()


async def test_in_a_fast_match_a_press_on_the_waiting_board_is_played_with_the_move_before(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, alone=True) as page:
        await deal(database, CODE, BEN.key, await key_of(page.context), clock="5m+10s")
        await page.goto(web.link(CODE))
        caption = page.locator(".caption")
        await page.locator('.region[data-choice="c5"]').click()
        await expect(caption).to_contain_text("Your plan: c5")
        await move(desk, CODE, "d3")
        await expect(caption).to_contain_text("c5, as planned")
        await expect(caption).to_contain_text("Ben’s turn")


async def test_whether_to_notify_is_asked_at_the_first_awaited_turn_and_never_again_once_declined(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, PHONE, alone=True) as page:
        await page.add_init_script(ALLOWED)
        await at_table(page, web, database, mine=True)
        question = page.locator(".question")
        await expect(question).to_be_hidden()
        await answer(page)
        await ben_moves(page, desk)
        await expect(question).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await question.get_by_role("button", name="No", exact=True).click()
        await expect(question).to_be_hidden()
        await page.reload()
        await answer(page)
        await page.evaluate("hide(true)")
        await ben_moves(page, desk)
        await expect(page).to_have_title(YOURS)
        await expect(question).to_be_hidden()
        assert await notified(page) == []


async def test_who_said_yes_is_notified_once_while_the_page_is_hidden_and_not_while_it_is_seen(
    web: WebPlatform, desk: Desk, database: Database, whole_chromium: Browser
) -> None:
    async with window(whole_chromium, web.url, alone=True) as page:
        await page.context.grant_permissions(["notifications"], origin=web.url.rstrip("/"))
        await at_table(page, web, database)
        await ben_moves(page, desk)
        yes = page.get_by_role("button", name="Tell me when it is my turn")
        await yes.click()
        await expect(page.locator(".question")).to_be_hidden()
        assert await page.evaluate("localStorage.getItem('notify')") == "on"
        await answer(page)
        await ben_moves(page, desk)
        assert await notified(page) == []
        await answer(page)
        await page.evaluate("hide(true)")
        await ben_moves(page, desk)
        (told,) = await notified(page)
        assert told["title"] == "Your turn" and told["tag"] == f"crosstable-{CODE}"
        assert told["body"].startswith("Reversi")


# What the tabs of a browser say to each other, and how many of a tab's scripts listen to it.
EAR = """
window.heard = []; window.listening = 0;
const Channel = window.BroadcastChannel;
window.BroadcastChannel = class extends Channel {
  constructor(name) {
    super(name);
    window.listening += Number(name === "crosstable-turn");
  }
};
window.ear = new Channel("crosstable-turn");
ear.onmessage = ({ data }) => heard.push(data);
"""


async def until(tab: Page, sign: str) -> None:
    """Wait for something on a page, for which no time passes there."""
    async with asyncio.timeout(PATIENCE):
        while not await tab.evaluate(sign):
            await asyncio.sleep(0.02)


async def agreed(*tabs: Page) -> None:
    """Wait until each tab has heard what the others want, and what they answer: time that is turned
    does not wait for them."""
    for tab in tabs:
        await until(tab, f"heard.filter(({{ number }}) => number).length === {len(tabs)}")
    for tab in tabs:
        await tab.evaluate("ear.postMessage({ last: true })")
    for tab in tabs:
        await until(tab, f"heard.filter(({{ last }}) => last).length === {len(tabs) - 1}")


@pytest.mark.parametrize("seen", [False, True], ids=["both-hidden", "one-seen"])
async def test_several_tabs_of_a_browser_notify_once_and_not_at_all_while_one_is_seen(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser, seen: bool
) -> None:
    async with window(chromium, web.url, alone=True) as page:
        await page.add_init_script(ALLOWED + EAR)
        await at_table(page, web, database)
        await page.evaluate("localStorage.setItem('notify', 'on')")
        other = await page.context.new_page()
        await other.add_init_script(ALLOWED + SPY + EAR)
        await other.clock.install()
        await other.goto(page.url)
        await other.locator(".caption .title").wait_for()
        await page.clock.fast_forward(LONG)  # what comes when there is time comes now
        for tab in (page, other):
            await until(tab, "listening")
        await page.evaluate("hide(true)")
        await other.evaluate(f"hide({str(not seen).lower()})")
        await ben_moves(page, desk)
        await other.locator(".region").first.wait_for()
        await agreed(page, other)
        told = [len(await notified(tab)) for tab in (page, other)]
        assert sum(told) == int(not seen), told


async def test_who_does_not_allow_notifications_is_not_asked_and_told_why(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, alone=True) as page:
        await page.add_init_script(
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
        )
        await at_table(page, web, database)
        await ben_moves(page, desk)
        await expect(page).to_have_title(YOURS)
        await expect(page.locator(".question")).to_be_hidden()
        await page.locator(".me").click()
        boxes = page.locator("dialog .switch input")
        await expect(boxes.nth(0)).to_be_enabled()
        await expect(boxes.nth(1)).to_be_disabled()
        await expect(page.locator("dialog .switches .hint")).to_contain_text("does not let")


async def test_the_sound_is_off_until_it_is_turned_on_and_then_remembered(
    web: WebPlatform, desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, web.url, alone=True) as page:
        await at_table(page, web, database)
        await ben_moves(page, desk)
        await notified(page)
        assert await page.evaluate("tones") == 0
        await page.locator(".me").click()
        sound = page.get_by_label("A sound when it is my turn")
        await expect(sound).not_to_be_checked()
        await sound.check()
        assert await page.evaluate("tones") == 2  # the two notes, to know them
        await page.reload()
        await page.locator(".me").click()
        await expect(sound).to_be_checked()
        await page.keyboard.press("Escape")
        await answer(page)
        await ben_moves(page, desk)
        await expect(page).to_have_title(YOURS)
        await notified(page)
        assert await page.evaluate("tones") == 2
        await page.locator(".me").click()
        await sound.uncheck()
        await page.keyboard.press("Escape")
        await answer(page)
        await ben_moves(page, desk)
        await notified(page)
        assert await page.evaluate("tones") == 2


async def test_a_turn_that_came_while_the_line_was_lost_is_told_when_the_page_is_back(
    desk: Desk, database: Database, chromium: Browser
) -> None:
    first = WebPlatform(desk, "127.0.0.1", 0, SECRET)
    await first.start()
    port = int(first.url.rstrip("/").rpartition(":")[2])
    async with window(chromium, first.url, offline_is_fine=True, alone=True) as page:
        await page.add_init_script(ALLOWED)
        await at_table(page, first, database)
        await page.evaluate("localStorage.setItem('notify', 'on')")
        await page.evaluate("hide(true)")
        await first.close()
        await move(desk, CODE)
        again = WebPlatform(desk, "127.0.0.1", port, SECRET)
        await again.start()
        try:
            await page.clock.run_for(20_000)
            await page.locator(".region").first.wait_for()
            await expect(page).to_have_title(YOURS)
            assert [told["tag"] for told in await notified(page)] == [f"crosstable-{CODE}"]
        finally:
            await again.close()
