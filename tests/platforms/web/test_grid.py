"""The board in Chromium for those who see nothing and have no mouse: a grid of cells with one Tab
stop, a hand with another, and one voice that says what happened."""

import re

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from tests.database import Database
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.opponents import BEN, deal, key_of, move
from tests.platforms.web.servers import SECRET, Served
from tests.platforms.web.windows import window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]


def focused(page: Page) -> Locator:
    return page.locator(":focus")


async def names(cells: Locator) -> list[str]:
    """How a screen reader calls these, in their order."""
    found: list[str] = await cells.evaluate_all("all => all.map(one => one.ariaLabel)")
    return found


def grid(page: Page) -> Locator:
    return page.get_by_role("grid", name="Board")


async def test_the_board_is_a_grid_of_named_cells(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        rows = grid(page).get_by_role("row")
        await expect(rows).to_have_count(8)
        third = await names(rows.nth(2).get_by_role("gridcell"))
        fourth = await names(rows.nth(3).get_by_role("gridcell"))
        assert third[2:5] == ["c3, empty", "d3, empty, can be played", "e3, empty"]
        assert fourth[3:5] == ["d4, white", "e4, black"]
        stops = page.locator(".regions [tabindex='0']")
        await expect(stops).to_have_attribute("aria-label", "d3, empty, can be played")


async def test_keys_walk_through_all_cells(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        await grid(page).locator("[tabindex='0']").focus()
        for key, name in (
            ("ArrowDown", "d4, white"),
            ("ArrowRight", "e4, black"),
            ("Home", "a4, empty"),
            ("ArrowLeft", "a4, empty"),
            ("End", "h4, empty"),
            ("PageDown", "h8, empty"),
            ("Control+Home", "a1, empty"),
            ("Control+End", "h8, empty"),
            ("PageUp", "h1, empty"),
        ):
            await page.keyboard.press(key)
            await expect(focused(page)).to_have_attribute("aria-label", name)
        await page.keyboard.press("Enter")  # which does nothing here
        await page.keyboard.press("Shift+Tab")
        await expect(grid(page).locator(":focus")).to_have_count(0)
        await page.keyboard.press("Tab")
        await expect(focused(page)).to_have_attribute("aria-label", "h1, empty")
        await expect(page.locator(".table")).to_have_attribute("data-revision", "2")


async def test_a_hand_has_one_stop_and_the_focus_follows_the_choices(hot_seats: HotSeats) -> None:
    async with hot_seats.at("crosswise") as page:
        hand = page.get_by_role("toolbar", name="Your hand")
        pieces = hand.get_by_role("button")
        await expect(pieces).to_have_count(4)
        assert all(re.match(r"\d, ", name) for name in await names(pieces))
        stop = hand.locator("[tabindex='0']")
        await expect(stop).to_have_count(1)
        await stop.focus()
        await page.keyboard.press("Space")
        await expect(hand.locator("[aria-pressed=true]")).to_have_count(1)
        await expect(focused(page)).to_have_attribute("aria-label", "a1, empty, can be played")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Show the hand").wait_for()
        await expect(focused(page)).to_have_text("Show the hand")


async def test_a_picked_piece_is_put_back_by_the_same_key(hot_seats: HotSeats) -> None:
    async with hot_seats.at("crosswise") as page:
        hand = page.get_by_role("toolbar", name="Your hand")
        await hand.locator("[tabindex='0']").focus()
        await page.keyboard.press("Enter")
        picked = hand.locator("[aria-pressed=true]")
        await picked.focus()
        await page.keyboard.press("Enter")
        await expect(picked).to_have_count(0)
        await expect(hand.locator(":focus")).to_have_count(1)


async def test_tiles_and_places_are_walked_by_rows(hot_seats: HotSeats) -> None:
    async with hot_seats.at("triominos") as page:
        cells = grid(page).get_by_role("gridcell")
        assert await names(cells) == ["place 1, free"]
        hand = page.get_by_role("toolbar", name="Your hand")
        await hand.locator("[tabindex='0']").focus()
        await expect(focused(page)).to_have_attribute("aria-label", re.compile(r"^\d, \d-\d-\d$"))
        await page.keyboard.press("Enter")
        await expect(focused(page)).to_have_attribute("aria-label", "place 1, free, can be played")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Show the hand").press("Enter")
        await expect(grid(page).get_by_role("row")).to_have_count(2)
        told = sorted(await names(cells))
        assert re.match(r"\d-\d-\d, pointing up$", told[0])
        assert [name.split(",")[0] for name in told[1:]] == ["place 1", "place 2", "place 3"]
        assert all("next to" in name for name in told[1:])


async def test_a_new_picture_leaves_the_focus_where_it_is(
    served: Served, chromium: Browser
) -> None:
    web, desk, database = served
    async with window(chromium, web.url) as page:
        ann = await key_of(page.context)
        await deal(database, "GRIDS", BEN.key, ann)
        await page.goto(f"{web.url}t/GRIDS")
        await grid(page).locator("[tabindex='0']").focus()
        await page.keyboard.press("Control+End")
        cell = await focused(page).element_handle()
        await move(desk, "GRIDS", "d3")
        await expect(page.get_by_label("d3, black")).to_have_count(1)
        assert cell is not None and await cell.evaluate("one => one === document.activeElement")


async def test_what_happened_is_said_once_and_nothing_else(
    served: Served, chromium: Browser
) -> None:
    web, desk, database = served
    async with window(chromium, web.url, alone=True) as page:
        ann = await key_of(page.context)
        await deal(database, "VOICE", BEN.key, ann)
        await move(desk, "VOICE", "d3")
        await page.add_init_script(VOICE)
        await page.goto(f"{web.url}t/VOICE")
        said = page.locator("[aria-live=polite]:visible")
        await expect(said).to_have_count(1)
        await expect(said).to_have_text("Your turn: choose a cell")  # not how it came to this
        await page.get_by_label("c3, empty, can be played").focus()
        await page.keyboard.press("Enter")
        await expect(said).to_have_text(re.compile("c3"))
        await move(desk, "VOICE", "c4")
        await expect(said).to_contain_text("Your turn")
        await expect(said.locator("p").first).to_contain_text("c4")
        await page.evaluate("dispatchEvent(new Event('offline'))")
        heard = await page.evaluate("heard")
        assert [one for one in heard if "c4" in one] == heard[-1:]
        assert sum("d3" in one for one in heard) == 0


VOICE = """
    window.heard = [];
    addEventListener('DOMContentLoaded', () => new MutationObserver((all) => {
        for (const { target, addedNodes } of all)
            if (addedNodes.length && target.closest?.('[aria-live]'))
                heard.push(target.textContent);
    }).observe(document.body, { childList: true, subtree: true }));
"""


async def test_nothing_is_said_again_after_the_line_was_lost(
    browsed_desk: Desk, database: Database, chromium: Browser
) -> None:
    first = WebPlatform(browsed_desk, "127.0.0.1", 0, SECRET)
    await first.start()
    port = int(first.url.rstrip("/").rpartition(":")[2])
    async with window(chromium, first.url, offline_is_fine=True, alone=True) as page:
        await page.add_init_script(VOICE)
        await deal(database, "AGAIN", await key_of(page.context), BEN.key)
        await page.goto(first.link("AGAIN"))
        await page.get_by_label("d3, empty, can be played").click()
        said = page.locator("[aria-live=polite]:visible")
        await expect(said).to_contain_text("d3")
        heard = await page.evaluate("heard")
        await first.close()
        await move(browsed_desk, "AGAIN", "c3")
        again = WebPlatform(browsed_desk, "127.0.0.1", port, SECRET)
        await again.start()
        try:
            await expect(said).to_contain_text("c3")
            news = (await page.evaluate("heard"))[len(heard) :]
            # What is asked may be said before what happened, where that takes long to come.
            assert sum("c3" in one for one in news) == 1
            assert not any("d3" in one for one in news)
        finally:
            await again.close()


async def test_a_move_is_typed_where_the_focus_is_on_the_board(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        await grid(page).locator("[tabindex='0']").focus()
        await page.keyboard.type("x9")
        typed = page.locator(".typed")
        await expect(typed).to_have_text("x9")
        await page.keyboard.press("Backspace")
        await page.keyboard.press("Backspace")
        await expect(typed).to_be_hidden()
        await page.keyboard.type("xd3")
        await page.keyboard.press("Escape")
        await expect(typed).to_be_hidden()
        await page.keyboard.type("d3")
        await expect(page.get_by_label("d3, black")).to_have_count(1)
