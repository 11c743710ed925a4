"""The browser's Back, the focus from view to view, and what keys say of themselves."""

import pytest
from playwright.async_api import Browser, Page, expect

from bot.platforms.web import WebPlatform
from bot.tables.table import Chair
from tests.database import Database
from tests.platforms.web.opponents import BEN, key_of
from tests.platforms.web.positions import reach
from tests.platforms.web.windows import PHONE, card, window

pytestmark = pytest.mark.asyncio(loop_scope="session")
CODE = "BACK2"


async def over(page: Page, database: Database, url: str) -> None:
    """Come from home to a match that is over."""
    chairs = Chair("Ann", await key_of(page.context)), Chair("Ben", BEN.key)
    await reach(database, CODE, "reversi", chairs)
    await page.reload()
    await page.locator(f"a[href='/t/{CODE}']").first.click()
    await page.locator(".figures .pair").wait_for()


async def test_back_closes_what_is_open_and_then_leads_to_the_view_before(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE) as page:
        await over(page, database, browsed.url)
        result, replay, sheet = (
            page.locator(one) for one in (".figures .pair", ".replay", "dialog[open]")
        )
        await page.get_by_role("button", name="Replay", exact=True).click()
        await replay.wait_for()
        await expect(result).to_be_hidden()
        await page.keyboard.press("?")
        await sheet.wait_for()
        await page.go_back()
        await expect(sheet).to_have_count(0)
        await expect(replay).to_be_visible()
        await page.go_back()
        await expect(replay).to_have_count(0)
        await expect(result).to_be_visible()
        assert page.url.endswith(f"/t/{CODE}")
        await page.locator(".head .ends").click()
        await sheet.wait_for()
        await page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)
        await page.go_back()
        await expect(page.locator(".games, .game").first).to_be_visible()
        assert page.url == browsed.url


async def test_the_focus_comes_along_from_home_to_a_table_by_keys(
    browsed: WebPlatform, chromium: Browser
) -> None:
    async with window(chromium, browsed.url) as page:
        await card(page, "reversi").locator("button.primary, .play").first.focus()
        await page.keyboard.press("Enter")
        await page.locator(".table").wait_for()
        await expect(page.locator("body")).not_to_be_focused()
        assert await page.evaluate("document.querySelector('.table').matches(':focus-within')")


async def test_a_question_mark_tells_what_keys_do(browsed: WebPlatform, chromium: Browser) -> None:
    async with window(chromium, browsed.url) as page:
        await card(page, "reversi").wait_for()
        await page.keyboard.press("?")
        sheet = page.locator("dialog[open]")
        await expect(sheet.locator("h2")).to_have_text("Keys")
        await expect(sheet.locator("kbd")).to_have_text(
            ["1–9", "c4", "← ↑ → ↓", "Esc", "U", "H", "I", "/", "?"]
        )
