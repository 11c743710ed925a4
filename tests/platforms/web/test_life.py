"""A view leaves nothing behind: whoever comes back to a table time and again has the page of
somebody who has just come."""

from typing import NamedTuple

import pytest
from playwright.async_api import Browser, CDPSession, Page

from tests.patience import PATIENCE
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import (
    CHOOSABLE,
    DESKTOP,
    PHONE,
    open_computer,
    open_hot_seat,
    play_to_the_end,
    window,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")
RETURNS = 20
NEXT_FRAME = "() => new Promise((kept) => requestAnimationFrame(() => setTimeout(kept)))"
GAMES = ["crosswise", "reversi", "triominos"]
SPARE_NODES = 20  # what a browser itself may hold for a moment, such as nodes of what has faded
SPARE_LISTENERS = 5
MATCH_NODES = 2000  # of a page that tells every move and event of a match
STILL = 0.02  # of the window, times how far it has moved (https://web.dev/articles/cls)
# What moves though nobody has touched anything.
OBSERVED = """
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => {
    if (!one.hadRecentInput) window.shifted += one.value;
  })).observe({ type: "layout-shift", buffered: true });
"""


class Counters(NamedTuple):
    """What a page holds, also what it no longer shows."""

    nodes: int
    listeners: int


async def counted(page: Page, browser: CDPSession) -> Counters:
    """What is left once everything that nobody holds is gone."""
    await page.evaluate(NEXT_FRAME)
    for _ in range(2):  # what the first leaves free may hold the rest
        await browser.send("HeapProfiler.collectGarbage")
    found = await browser.send("Memory.getDOMCounters")
    return Counters(found["nodes"], found["jsEventListeners"])


async def come_back(page: Page) -> None:
    """From a table home, and to the table again."""
    await page.evaluate("history.back()")
    await page.locator(".home .games").wait_for()
    await page.evaluate("history.forward()")
    await page.locator(CHOOSABLE).first.wait_for()


@pytest.mark.parametrize("game", GAMES)
async def test_twenty_returns_to_a_table_leave_as_much_as_one(
    served: Served, chromium: Browser, game: str
) -> None:
    async with window(chromium, served.web.url, alone=True, moving=True) as page:
        browser = await page.context.new_cdp_session(page)
        await open_computer(page, game=game)
        await come_back(page)
        once = await counted(page, browser)
        for _ in range(RETURNS):
            await come_back(page)
        often = await counted(page, browser)
        assert often.nodes <= once.nodes + SPARE_NODES
        assert often.listeners <= once.listeners + SPARE_LISTENERS


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_a_table_stands_still_from_its_first_sight_on(
    served: Served, chromium: Browser, size: dict[str, int]
) -> None:
    async with window(chromium, served.web.url, size, alone=True, moving=True) as page:
        await page.context.add_init_script(OBSERVED)
        for game in GAMES:
            await page.goto(served.web.url)
            await open_computer(page, game=game)
            await page.reload()
            await page.locator(CHOOSABLE).first.wait_for()
            await page.evaluate(NEXT_FRAME)
            assert await page.evaluate("shifted") <= STILL, game


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_home_stands_still_for_strangers_and_for_who_has_been_there(
    served: Served, chromium: Browser, size: dict[str, int]
) -> None:
    async with window(chromium, served.web.url, size, alone=True) as page:
        await page.context.add_init_script(OBSERVED)
        await page.reload()
        await page.locator(".puzzle-card").wait_for()
        await page.evaluate(NEXT_FRAME)
        assert await page.evaluate("shifted") <= STILL, "a stranger"
        await open_computer(page)
        for _ in range(2):  # the table is news the first time
            await page.goto(served.web.url)
            await page.locator(".tablecard .pill").wait_for()
            await page.locator(".puzzle-card").wait_for()
        await page.evaluate(NEXT_FRAME)
        assert await page.evaluate("shifted") <= STILL, "somebody with a table"


async def test_a_whole_match_stays_within_a_bound_and_where_it_is(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served.web.url, PHONE, alone=True, moving=True) as page:
        await page.evaluate(OBSERVED)
        browser = await page.context.new_cdp_session(page)
        await open_hot_seat(page)
        await play_to_the_end(page, 2 * PATIENCE, scripted=True)
        assert (await counted(page, browser)).nodes <= MATCH_NODES
        assert await page.evaluate("shifted") <= STILL
