"""Hints and analyses in the browser: over the socket, and in Chromium on a phone."""

import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.running.timing import Timing
from bot.tables.table import Chair
from tests.database import Database
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.opponents import key_of
from tests.platforms.web.positions import reach
from tests.platforms.web.servers import Served, new_desk, serving
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    at_own_seat,
    command,
    resize,
    revision,
    window,
)


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, hint=0.02)


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


@pytest_asyncio.fixture(loop_scope="session")
async def studied(tmp_path: Path, timing: Timing) -> AsyncIterator[Served]:
    """A page whose analyses take little time."""
    async with new_desk(tmp_path, timing) as desk, serving(desk) as web:
        yield Served(web, desk, Database(tmp_path))


@pytest.mark.asyncio(loop_scope="session")
async def test_on_a_phone_the_analysis_fits_leads_back_and_asks_own_costly_moves_in_a_sheet(
    studied: Served, chromium: Browser
) -> None:
    web, _, database = studied
    async with window(chromium, web.url, PHONE, waiting=True) as page:
        me = await key_of(page.context)
        chairs = Chair("Ann", me), Chair("Bea", me)
        await reach(database, "STUDY", "reversi", chairs, lambda view: view.plies >= 3)
        await page.goto(web.link("STUDY"))
        await at_own_seat(page)
        before = await revision(page)
        await page.locator(".place").first.click()
        await expect(page.locator(".caption")).to_contain_text("Try ")
        await page.locator(".region").first.click()
        await expect(page.locator(".table")).not_to_have_attribute("data-revision", before)
        await expect(page.locator(".caption")).not_to_contain_text("Try ")
        await command(page, "/resign")
        await page.locator("dialog[open] .danger").click()
        analysis = page.locator(".onward").get_by_role("button", name="Analysis")
        await analysis.click()
        await expect(page.locator(".replay-said")).to_be_visible()
        better = page.get_by_role("button", name="Find better moves")
        await expect(better).to_be_in_viewport()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.keyboard.press("Escape")
        await expect(page.locator(".onward")).to_contain_text("Rematch")
        await page.locator(".details").get_by_role("button", name="Accuracy").click()
        await expect(page.get_by_role("heading", name="Accuracy")).to_be_visible()
        await expect(page.locator("dialog.sheet")).to_contain_text(re.compile(r"Analysed|Ann: \d"))
        await page.keyboard.press("Escape")
        await analysis.click()
        await better.click()
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
                await resize(page, size)
                assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            await page.keyboard.press("ArrowRight")
            await expect(sheet.get_by_role("button", name="One move back")).to_be_visible()
            if place < count:
                await sheet.get_by_role("button", name="Next", exact=True).click()
        await expect(sheet).to_contain_text(f"Found: 0 of {count}")
        await page.keyboard.press("Escape")
        await command(page, "/train")
        await expect(sheet).to_contain_text("you played")
