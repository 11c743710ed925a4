"""The profile's sheet on the page: link another account, give a code, be forgotten."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.platforms.web.process import Process
from tests.platforms.web.windows import PHONE, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]


async def profile(page: Page) -> None:
    await page.locator(".me").click()


async def test_two_browsers_become_one_person_and_are_forgotten(
    chromium: Browser, bot: Process
) -> None:
    async with (
        window(chromium, bot.url) as ann,
        window(chromium, bot.url, PHONE) as ben,
    ):
        await profile(ann)
        await ann.get_by_role("button", name="Link another account", exact=True).click()
        sheet = ann.locator("dialog[open]")
        await expect(sheet.locator("h2")).to_have_text("Link another account")
        found = re.search(r": ([A-Z2-9]{4}-[A-Z2-9]{4})", await sheet.inner_text())
        assert found is not None
        await profile(ben)
        await ben.locator("#linkcode").fill(found[1].lower())
        await ben.get_by_role("button", name="Link", exact=True).click()
        await expect(ben.locator("dialog[open] h2")).to_have_text(re.compile(r"\(.+\).*\?$"))
        await (
            ben.locator("dialog[open]")
            .get_by_role("button", name="Yes, link them", exact=True)
            .click()
        )
        await expect(ben.locator("dialog[open] h2")).to_have_text(re.compile("Linked"))
        await ben.keyboard.press("Escape")
        await profile(ben)
        await ben.get_by_role("button", name="Forget me", exact=True).click()
        await expect(ben.locator("dialog[open] h2")).to_have_text(re.compile(r"\?$"))
        await (
            ben.locator("dialog[open]").get_by_role("button", name="Forget me", exact=True).click()
        )
        await expect(ben.locator("dialog[open] h2")).to_have_text("Everything about you is deleted")
