"""The board in words on the page, for whoever has asked for text."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.platforms.web.process import Process
from tests.platforms.web.windows import PHONE, command, open_computer, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]


async def play_a_button(page: Page) -> None:
    """Press the first move that is a button, and wait until it is the own turn again."""
    before = await page.locator(".table").get_attribute("data-revision")
    await page.locator(".choices button").first.click()
    await expect(page.locator(".table")).not_to_have_attribute("data-revision", before or "")
    await expect(page.locator(".choices button").first).to_be_enabled()


async def test_a_board_comes_as_text_before_its_picture_or_without_one(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_computer(page)
        reading, picture = page.locator(".reading"), page.locator(".board .part.main")
        await expect(reading).to_be_hidden()
        await command(page, "/text on")
        await expect(reading.locator("p").first).to_have_text(re.compile(r"^Row 1: empty\."))
        await expect(reading).to_contain_text("You can play: d3")
        await expect(picture).to_be_visible()
        await expect(page.locator(".choices button")).to_have_count(0)
        await command(page, "/text only")
        await expect(picture).to_be_hidden()
        await expect(reading).to_contain_text("Row 4:")
        told = await reading.inner_text()
        await expect(page.locator(".choices button").first).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await play_a_button(page)
        assert await reading.inner_text() != told
        await page.reload()
        await expect(reading).to_contain_text("Row 4:")
        await command(page, "/text off")
        await expect(reading).to_be_hidden()
        await expect(picture).to_be_visible()


async def test_what_one_reader_has_as_text_is_a_picture_to_the_other(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_computer(page, game="crosswise")
        await command(page, "/text only")
        await expect(page.locator(".reading")).to_contain_text("Your hand:")
        async with window(chromium, page.url, PHONE) as other:
            await expect(other.locator(".board .part.main")).to_be_visible()
            await expect(other.locator(".reading")).to_be_hidden()
