"""Hints and analyses in the browser: over the socket, and in Chromium on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from bot.running.timing import Timing
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.windows import DESKTOP, PHONE, command


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.15, least_ply=0.15)


async def match(visit: Callable[..., Caller]) -> tuple[Tab, Tab]:
    """A match of Reversi has begun, with hints; the first tab plays black."""
    ann, ben = visit(), visit()
    one = await ann.tab()
    await one.ask("line", text="/play reversi rated off")
    code = (await one.until("go"))["table"]
    await one.ask("open", table=code)
    other = await ben.tab(code)
    await other.press("join")
    await one.revision(1)
    await one.press("start")
    await one.revision(2)
    await other.revision(2)
    return one, other


async def test_a_hint_stands_on_the_board_of_the_browser_that_asked(
    visit: Callable[..., Caller],
) -> None:
    one, other = await match(visit)
    before = one.screen
    await one.press("hint")
    said = one.screen["lines"][1]
    assert re.fullmatch(r"Try [a-h][1-8] \(expected lead [+−]\d+\.\d\)\.", said)
    assert one.screen["lines"][0] == before["lines"][0]
    assert one.screen["picture"]["digest"] != before["picture"]["digest"]
    assert one.screen["picture"]["alt"].startswith(said)
    assert one.screen["picture"]["regions"] == before["picture"]["regions"]
    with pytest.raises(AssertionError, match="no button"):
        await other.press("hint")
    told = await other.ask("line", text="/hint")
    (notice,) = (message for message in told if message["type"] == "notice")
    assert "Not your turn" in notice["text"]
    assert not [m for m in other.told if "Try " in str(m)]


@pytest.mark.asyncio(loop_scope="session")
async def test_on_a_phone_the_analysis_fits_and_leads_back(hot_seats: HotSeats) -> None:
    async with hot_seats.at(size=PHONE) as page:
        await page.locator(".place").first.click()
        await expect(page.locator(".caption")).to_contain_text("Try ")
        for _ in range(6):
            before = await page.locator(".table").get_attribute("data-revision")
            await page.locator(".region").first.click()
            await expect(page.locator(".table")).not_to_have_attribute(
                "data-revision", before or ""
            )
            await expect(page.locator(".caption")).not_to_contain_text("Try ")
        await command(page, "/resign")
        await page.locator("dialog[open] .danger").click()
        await page.locator(".onward").get_by_role("button", name="Analysis").click()
        await expect(page.locator(".replay-said")).to_be_visible()
        await expect(page.get_by_role("button", name="Find better moves")).to_be_in_viewport()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.keyboard.press("Escape")
        await expect(page.locator(".onward")).to_contain_text("Rematch")


@pytest.mark.asyncio(loop_scope="session")
async def test_own_costly_moves_are_asked_one_after_the_other_in_a_sheet(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at(size=PHONE) as page:
        for _ in range(6):
            before = await page.locator(".table").get_attribute("data-revision")
            await page.locator(".region").first.click()
            await expect(page.locator(".table")).not_to_have_attribute(
                "data-revision", before or ""
            )
        await command(page, "/resign")
        await page.locator("dialog[open] .danger").click()
        await page.locator(".onward").get_by_role("button", name="Analysis").click()
        await page.get_by_role("button", name="Find better moves").click()
        sheet = page.locator("dialog.sheet")
        heading = sheet.get_by_role("heading")
        await expect(heading).to_contain_text("Better moves · 1 of ")
        count = int((await heading.inner_text()).split(" of ")[1].split()[0])
        for place in range(1, count + 1):
            await expect(heading).to_contain_text(f"{place} of {count}")
            await expect(sheet).to_contain_text("What was better by")
            await expect(sheet.locator(".sheet-choices .button").first).to_be_visible()
            await sheet.get_by_role("button", name="Solution").click()
            await expect(sheet).to_contain_text("Gold: what was played. White: what was better.")
            for size in (DESKTOP, PHONE):
                await page.set_viewport_size(size)  # type: ignore[arg-type]
                assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            await page.keyboard.press("ArrowRight")
            await expect(sheet.get_by_role("button", name="One move back")).to_be_visible()
            if place < count:
                await sheet.get_by_role("button", name="Next", exact=True).click()
        await expect(sheet).to_contain_text(f"Found: 0 of {count}")
        await page.keyboard.press("Escape")
        await command(page, "/train")
        await expect(sheet).to_contain_text("you played")
