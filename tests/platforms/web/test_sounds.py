"""What is heard and felt at a table, in Chromium: nothing until somebody has switched it on."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.platforms.web.opponents import BEN, deal, key_of
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import PHONE, paused, revision, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

CODE = "SNDAA"
TICK = 15  # milliseconds; no other noise is as short
# What the browser was asked for is written down; noises, by their lengths, are made as well.
SPY = """
window.felt = []; window.noises = [];
navigator.vibrate = (milliseconds) => window.felt.push(milliseconds) > 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.noises.push(Math.round(1000 * this.buffer.duration));
  return start.apply(this, when);
};
"""


async def at_table(
    page: Page,
    served: Served,
    game: str,
    mine: bool = True,
    clock: str = "none",
    sound: bool = True,
) -> None:
    """Sit down against Ben, who is to move unless it is ``mine``."""
    web, _, database = served
    me = await key_of(page.context)
    await deal(database, CODE, *((me, BEN.key) if mine else (BEN.key, me)), game=game, clock=clock)
    await page.add_init_script(SPY)
    if sound:
        await page.evaluate("localStorage.setItem('sound', 'on')")
    await page.goto(web.link(CODE))
    await page.locator(".caption .title").wait_for()
    await page.locator(".caption .title").click()  # browsers are silent before


@pytest.mark.parametrize("sound", [True, False], ids=["on", "off"])
async def test_an_own_move_is_felt_and_a_pick_is_not(
    served: Served, chromium: Browser, sound: bool
) -> None:
    async with window(chromium, served[0].url, PHONE, alone=True) as page:
        await at_table(page, served, "crosswise", sound=sound)
        await page.locator(".region.more").first.click()
        await page.locator(".region:not(.more)").first.wait_for()
        assert await page.evaluate("felt") == []
        before = await revision(page)
        await page.locator(".region:not(.more)").first.click()
        await expect(page.locator(".table")).not_to_have_attribute("data-revision", before)
        assert await page.evaluate("felt") == ([10] if sound else [])
        assert bool(await page.evaluate("noises")) == sound


@pytest.mark.parametrize("mine", [True, False], ids=["own", "other"])
async def test_the_last_ten_seconds_of_the_own_clock_tick_once_each(
    served: Served, chromium: Browser, mine: bool
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        await paused(page)
        await at_table(page, served, "reversi", mine, clock="5m+10s")
        time = page.locator(".player.turn .running")
        await page.clock.fast_forward(4 * 60_000 + 30_000)
        while await time.inner_text() != "0:11":
            await page.clock.run_for(1000)
        assert await page.evaluate("noises") == []
        for left in range(10, -1, -1):
            await page.clock.run_for(1000)
            await expect(time).to_have_text(f"0:{left:02}")
            ticks = [noise for noise in await page.evaluate("noises") if noise == TICK]
            assert len(ticks) == (11 - max(left, 1) if mine else 0)
