"""Pieces of a hand: chosen and laid by clicks, by keys, or dragged like at a table."""

from collections.abc import AsyncIterator
from typing import cast

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.trays import CODE, Trays
from tests.platforms.web.windows import PHONE, curtain, window

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME_WITH_HANDS = "crosswise"


@pytest.fixture
def trays() -> Trays:
    return Trays()


@pytest_asyncio.fixture(loop_scope="session")
async def url(trays: Trays) -> AsyncIterator[str]:
    web = WebPlatform(cast(Desk, trays), "127.0.0.1", 0, "secret")
    await web.start()
    yield web.link(CODE)
    await web.close()


async def middle(page: Page, choice: str) -> tuple[float, float]:
    """Where a region is on the screen; cells that are no regions yet are above the tray."""
    box = await page.locator(f"[data-choice={choice}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def cell_above(page: Page, piece: str) -> tuple[float, float]:
    board = await page.locator(".board").bounding_box()
    assert board is not None
    x, y = await middle(page, piece)
    return x, y - board["height"] * 200 / 360


async def test_a_click_on_the_piece_and_one_on_the_cell_lay_it(
    url: str, trays: Trays, chromium: Browser
) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=blue]").click()
        await page.locator("[data-choice=b1]").click()
        await expect(page.locator(".entries li")).to_have_text("blue.b1")
        assert trays.played == ["blue.b1"]


async def test_another_piece_can_be_chosen_instead(
    url: str, trays: Trays, chromium: Browser
) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=blue]").click()
        await page.locator("[data-choice=red]").click()
        await page.locator("[data-choice=a1]").click()
        await expect(page.locator(".entries li")).to_have_text("red.a1")


async def test_escape_lays_the_piece_back(url: str, trays: Trays, chromium: Browser) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=red]").focus()
        await page.keyboard.press("Enter")
        await page.locator("[data-choice=a1]").wait_for()
        await page.keyboard.press("Escape")
        await expect(page.locator("[data-choice=a1]")).to_have_count(0)
        assert trays.played == []


async def test_a_piece_is_dragged_to_its_cell(url: str, trays: Trays, chromium: Browser) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=red]").wait_for()
        target = await cell_above(page, "red")
        await page.mouse.move(*await middle(page, "red"))
        await page.mouse.down()
        await page.mouse.move(target[0], target[1] + 30, steps=4)
        await expect(page.locator(".ghost")).to_have_count(1)
        await page.mouse.move(*target, steps=2)
        await page.mouse.up()
        await expect(page.locator(".entries li")).to_have_text("red.a1")
        await expect(page.locator(".ghost")).to_have_count(0)


async def test_a_piece_let_go_beside_the_cells_goes_back(
    url: str, trays: Trays, chromium: Browser
) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=red]").wait_for()
        await page.mouse.move(*await middle(page, "red"))
        await page.mouse.down()
        await page.mouse.move(5, 5, steps=4)
        await page.locator("[data-choice=a1]").wait_for()
        await page.mouse.up()
        await expect(page.locator("[data-choice=a1]")).to_have_count(0)
        assert trays.played == []


async def test_a_short_slip_is_a_click(url: str, trays: Trays, chromium: Browser) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=blue]").wait_for()
        x, y = await middle(page, "blue")
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + 3, y + 2)
        await page.mouse.up()
        await page.locator("[data-choice=b1]").wait_for()
        assert trays.played == []


async def test_a_finger_drags_a_piece_too(url: str, trays: Trays, chromium: Browser) -> None:
    async with window(chromium, url, PHONE) as page:
        await page.locator("[data-choice=red]").wait_for()
        target = await cell_above(page, "red")
        x, y = await middle(page, "red")
        finger = await page.context.new_cdp_session(page)

        async def touch(kind: str, *points: tuple[float, float]) -> None:
            places = [{"x": at[0], "y": at[1]} for at in points]
            await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

        await touch("touchStart", (x, y))
        for step in range(1, 6):
            await touch("touchMove", (x, y + (target[1] - y) * step / 5))
        await page.locator("[data-choice=a1]").wait_for()
        await touch("touchEnd")
        await expect(page.locator(".entries li")).to_have_text("red.a1")


async def test_a_half_made_choice_outlives_a_lost_connection(
    url: str, trays: Trays, chromium: Browser
) -> None:
    async with window(chromium, url) as page:
        await page.locator("[data-choice=red]").click()
        await page.locator("[data-choice=a1]").wait_for()
        async with page.expect_websocket() as again:
            # Another tab has changed the name: the page connects anew.
            await page.evaluate("new BroadcastChannel('crosstable').postMessage('changed')")
        await (await again.value).wait_for_event("framereceived")
        await page.emulate_media(color_scheme="dark")
        await page.locator("[data-choice=a1]").click()
        await expect(page.locator(".entries li")).to_have_text("red.a1")


async def test_a_stone_of_a_real_game_is_dragged_onto_the_board(hot_seats: HotSeats) -> None:
    async with hot_seats.at(GAME_WITH_HANDS) as page:
        board = await page.locator(".board").bounding_box()
        colour = page.locator(".region.more").first
        box = await colour.bounding_box()
        assert board is not None and box is not None
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.mouse.down()
        await page.mouse.move(
            board["x"] + board["width"] * 0.4, board["y"] + board["height"] * 0.4, steps=5
        )
        await page.locator("[data-choice=c3]").wait_for()
        await page.mouse.up()
        await expect(page.locator(".entries li")).to_have_count(1)
        await curtain(page).click()
        await expect(page.locator(".region.more").first).to_be_visible()
