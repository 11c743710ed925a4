"""What was played since this browser last showed a table, in Chromium: seen move by move."""

from itertools import pairwise

import pytest
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from tests.platforms.web.opponents import BEN, deal, key_of, move, person
from tests.platforms.web.servers import SECRET, Served
from tests.platforms.web.windows import paused, ready, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

CODE = "RECAP"
MOVES = ("d3", "c3", "c4", "e3", "f2", "c5", "b2", "a1")
PACE, MANY = 500, 300  # milliseconds a move, and of five moves
SPY = """
window.seen = [];
document.addEventListener("moved", ({ detail }) =>
  window.seen.push([detail.travels.map(([, now]) => now.place).join(), performance.now()]));
"""


async def left(page: Page, served: Served, *played: str) -> str:
    """Look at a table of one's own against Ben, go home, and have these moves made by both; what
    the board showed."""
    web, desk, database = served
    await page.add_init_script(SPY)
    me = await key_of(page.context)
    await deal(database, CODE, me, BEN.key)
    await page.goto(web.link(CODE))
    await page.locator(".region").first.wait_for()
    shown = await alt(page)
    await page.locator(".logo").click()
    await page.locator(".game").first.wait_for()
    await go_on(desk, me, *played)
    return shown


async def go_on(desk: Desk, me: str, *played: str) -> None:
    """Both play, somewhere else."""
    for number, cell in enumerate(played):
        await move(desk, CODE, cell, who=BEN if number % 2 else person(me))


async def seen(page: Page) -> list[str]:
    """The cells to which something has moved, in order."""
    return [place for place, _ in await page.evaluate("window.seen")]


async def alt(page: Page) -> str:
    """What the board shows, in words."""
    return await page.locator(".board .picture").get_attribute("alt") or ""


async def test_at_most_five_moves_play_in_order_within_a_second_and_a_half_before_one_can_move(
    served: Served, chromium: Browser
) -> None:
    web = served.web
    async with window(chromium, web.url, alone=True, moving=True) as page:
        await left(page, served, *MOVES[:6])
        await page.goto(web.link(CODE))
        await page.locator(".region").first.wait_for()
        assert await seen(page) == list(MOVES[1:6])
        at = [when for _, when in await page.evaluate("window.seen")]
        assert all(later - sooner >= MANY - 20 for sooner, later in pairwise(at))
        await page.reload()
        await page.locator(".region").first.wait_for()
        assert await seen(page) == [], "they have been seen"


async def come(page: Page, web: WebPlatform) -> str:
    """Come to the table, and what the board shows then: the page's time stands still."""
    await page.goto(web.link(CODE))
    await page.locator(".board .picture").wait_for()
    return await alt(page)


async def test_a_tap_or_a_key_shows_the_newest_board_at_once_and_presses_nothing(
    served: Served, chromium: Browser
) -> None:
    web, desk, _ = served
    async with window(chromium, web.url, alone=True, moving=True) as page:
        before = await left(page, served, *MOVES[:4])
        me = await key_of(page.context)
        await paused(page)
        for press, made in (("tap", 4), ("key", 6)):
            assert (await come(page, web)).startswith(before.partition(" Possible:")[0])
            await expect(page.locator(".region")).to_have_count(0)
            await page.clock.run_for(PACE)
            first = [MOVES[0 if made == 4 else 4]]
            while await seen(page) != first:
                await page.clock.run_for(10)
            await (page.locator(".board").click() if press == "tap" else page.keyboard.press("a"))
            shown = await alt(page)
            assert await page.locator(".region").count() > 0
            assert await page.locator(".motion").count() == 0
            await page.clock.run_for(10 * PACE)
            assert await seen(page) == first
            assert await page.locator(".table").get_attribute("data-revision") == str(made + 1)
            assert await come(page, web) == shown, "a board that was newer"
            before = shown
            await page.locator(".logo").click()
            await page.locator(".game").first.wait_for()
            await go_on(desk, me, *MOVES[made : made + 2])
        # With less motion, and of somebody who was never there.
        await page.emulate_media(reduced_motion="reduce")
        newest = await come(page, web)
        await page.locator(".region").first.wait_for()
        assert newest != before and await seen(page) == []
        await page.emulate_media(reduced_motion="no-preference")
        await page.evaluate("localStorage.clear(); sessionStorage.clear()")
        assert await come(page, web) == newest and await seen(page) == []


async def test_what_was_played_while_the_line_was_lost_is_seen_when_it_is_back(
    served: Served, chromium: Browser
) -> None:
    _, desk, database = served
    first = WebPlatform(desk, "127.0.0.1", 0, SECRET)
    await first.start()
    port = int(first.url.rstrip("/").rpartition(":")[2])
    async with window(chromium, first.url, offline_is_fine=True, alone=True, moving=True) as page:
        await page.add_init_script(SPY)
        me = await key_of(page.context)
        await deal(database, CODE, me, BEN.key)
        await page.goto(first.link(CODE))
        await page.locator(".region").first.wait_for()
        await ready(page)  # or the first move is seen before what lets it move has come
        await first.close()
        await go_on(desk, me, *MOVES[:4])
        again = WebPlatform(desk, "127.0.0.1", port, SECRET)
        await again.start()
        try:
            await expect(page.locator(".table")).to_have_attribute("data-revision", "5")
            await page.locator(".region").first.wait_for()
            assert await seen(page) == list(MOVES[:4])
        finally:
            await again.close()
