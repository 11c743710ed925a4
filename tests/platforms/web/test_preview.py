"""What a move would do, in Chromium: shown while a mouse points at its place or a finger rests on
it, before anything is played."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.opponents import BEN, deal, key_of
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import PHONE, revision, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

CODE = "VRSCH"
HOLD = 350  # milliseconds that a finger rests until it asks


async def at_table(page: Page, served: Served) -> None:
    """Sit down against Ben, to move first in Reversi."""
    web, _, database = served
    await deal(database, CODE, await key_of(page.context), BEN.key)
    await page.goto(web.link(CODE))
    await page.locator(".region").first.wait_for()


async def outlined(page: Page) -> tuple[int, int]:
    """The middle of the one piece that a preview outlines, in pixels."""
    await expect(page.locator(".preview rect")).to_have_count(1)
    box = await page.locator(".preview rect").bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


async def test_a_mouse_over_a_cell_sees_which_discs_would_turn_and_what_that_scores(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True, waiting=True) as page:
        await at_table(page, served)
        await page.locator("[data-choice=d3]").hover()
        await expect(page.locator(".preview text")).to_have_text("+2")
        below_d3 = await outlined(page)
        await page.locator("[data-choice=c4]").hover()
        assert await outlined(page) == below_d3, "d4 lies below d3 and beside c4"
        await page.locator("[data-choice=e6]").hover()
        assert await outlined(page) != below_d3
        await page.mouse.move(1, 1)
        await expect(page.locator(".preview")).to_have_count(0)
        assert await revision(page) == "1"


async def test_a_finger_that_rests_asks_and_one_that_taps_plays(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, PHONE, alone=True, waiting=True) as page:
        await page.clock.install()
        await at_table(page, served)
        finger = await page.context.new_cdp_session(page)
        box = await page.locator("[data-choice=d3]").bounding_box()
        assert box is not None
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

        async def touch(kind: str, *points: dict[str, float]) -> None:
            await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

        await touch("touchStart", spot)
        await page.clock.run_for(HOLD)
        await expect(page.locator(".preview rect")).to_have_count(1)
        await expect(page.locator(".preview text")).to_have_text("+2")
        await touch("touchEnd")
        await expect(page.locator(".preview")).to_have_count(0)
        await expect(page.locator(".region")).to_have_count(4)
        assert await revision(page) == "1", "who has asked has not played"
        await touch("touchStart", spot)
        await touch("touchEnd")
        await expect(page.locator(".table")).to_have_attribute("data-revision", "2")


async def test_a_place_for_a_picked_tile_tells_the_points_of_laying_it(hot_seats: HotSeats) -> None:
    async with hot_seats.at("triominos") as page:
        await page.locator(".region.more").first.click()
        await page.locator(".region:not(.more)").first.hover()
        digits = await page.locator(".preview text").text_content() or ""
        assert digits.startswith("+") and int(digits) > 0
