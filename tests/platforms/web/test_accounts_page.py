"""The profile's sheet on the page: link another account, give a code, be forgotten."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.platforms.web.process import Process
from tests.platforms.web.windows import PHONE, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]


async def profile(page: Page) -> None:
    await page.locator(".me").click()


@pytest.mark.parametrize(
    ("language", "link", "give", "sure", "forget", "done"),
    [
        (
            "en-GB",
            "Link another account",
            "Link",
            "Yes, link them",
            "Forget me",
            "Everything about you is deleted",
        ),
        (
            "de-DE",
            "Ein anderes Konto verbinden",
            "Verbinden",
            "Ja, verbinden",
            "Vergiss mich",
            "Alles über dich ist gelöscht",
        ),
    ],
)
async def test_two_browsers_become_one_person_and_are_forgotten(
    chromium: Browser,
    bot: Process,
    language: str,
    link: str,
    give: str,
    sure: str,
    forget: str,
    done: str,
) -> None:
    async with (
        window(chromium, bot.url, language=language) as ann,
        window(chromium, bot.url, PHONE, language=language) as ben,
    ):
        await profile(ann)
        await ann.get_by_role("button", name=link, exact=True).click()
        sheet = ann.locator("dialog[open]")
        await expect(sheet.locator("h2")).to_have_text(link)
        found = re.search(r": ([A-Z2-9]{4}-[A-Z2-9]{4})", await sheet.inner_text())
        assert found is not None
        await profile(ben)
        await ben.locator("#linkcode").fill(found[1].lower())
        await ben.get_by_role("button", name=give, exact=True).click()
        await expect(ben.locator("dialog[open] h2")).to_have_text(re.compile(r"\(.+\).*\?$"))
        await ben.locator("dialog[open]").get_by_role("button", name=sure, exact=True).click()
        await expect(ben.locator("dialog[open] h2")).to_have_text(re.compile("Linked|Verbunden"))
        await ben.keyboard.press("Escape")
        await profile(ben)
        await ben.get_by_role("button", name=forget, exact=True).click()
        await expect(ben.locator("dialog[open] h2")).to_have_text(re.compile(r"\?$"))
        await ben.locator("dialog[open]").get_by_role("button", name=forget, exact=True).click()
        await expect(ben.locator("dialog[open] h2")).to_have_text(done)
