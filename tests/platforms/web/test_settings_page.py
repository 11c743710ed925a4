"""/settings on the page: a sheet whose leaves take each other's place, and what it changes."""

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller, Message
from tests.platforms.web.process import Process
from tests.platforms.web.windows import PHONE, open_computer, window

Visit = Callable[..., Caller]
browser = [pytest.mark.timeout(300), pytest.mark.asyncio(loop_scope="session")]

PAGE_COLOUR = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(244, 239, 230)", "rgb(21, 24, 30)"


def only(messages: list[Message], kind: str) -> Message:
    found = [message for message in messages if message["type"] == kind]
    assert len(found) == 1, messages
    return found[0]


def labels(leaf: Message) -> list[str]:
    return [button["label"] for row in leaf["actions"] for button in row]


async def test_a_page_is_shown_its_settings_as_leaves_also_at_home(visit: Visit) -> None:
    tab = await visit().tab()
    leaf = only(await tab.ask("line", text="/settings"), "leaf")
    assert leaf["lines"][0] == "Your settings"
    assert labels(leaf) == [
        "Notices: on",
        "Reminders: on",
        "Language: automatic",
        "Theme: automatic",
    ]
    leaf = only(await tab.ask("press", payload="settings::0:me.notices"), "leaf")
    assert labels(leaf) == ["✓ On", "Off", "↩ Back"]
    told = await tab.ask("press", payload="settings::0:me.notices.never")
    assert labels(only(told, "leaf"))[0] == "Notices: off"
    assert not [message for message in told if message["type"] == "me"]


async def test_a_page_is_told_of_a_chosen_theme_and_language(visit: Visit) -> None:
    ann = visit()
    tab = await ann.tab()
    assert only(tab.told, "hello")["me"]["theme"] == ""
    me = only(await tab.ask("press", payload="settings::0:me.theme.dark"), "me")["me"]
    assert me["theme"] == "dark"
    told = await tab.ask("press", payload="settings::0:me.language.de")
    assert only(told, "me")["me"]["language"] == "de"
    assert only(told, "leaf")["lines"][0] == "Deine Einstellungen"
    boot = (await ann.boot())["me"]
    assert (boot["theme"], boot["language"]) == ("dark", "de")
    other = await ann.tab()
    assert only(other.told, "hello")["me"] == boot
    told = await tab.ask("press", payload="settings::0:me.language.auto")
    assert only(told, "me")["me"]["language"] == "en"
    assert only(told, "leaf")["lines"][0] == "Your settings"


async def test_a_language_typed_as_a_command_is_that_of_the_page(visit: Visit) -> None:
    ann = visit()
    tab = await ann.tab()
    told = await tab.ask("line", text="/language de")
    assert only(told, "me")["me"]["language"] == "de"
    assert (await ann.boot())["me"]["language"] == "de"


async def test_the_profile_changes_a_language_that_was_chosen_in_the_settings(
    visit: Visit,
) -> None:
    ann = visit()
    tab = await ann.tab()
    await tab.ask("press", payload="settings::0:me.language.de")
    async with ann.session.post(
        f"{ann.url}/me", json={"language": "en"}, headers={"Origin": ann.url}
    ) as response:
        assert response.status == 204
    assert (await ann.boot())["me"]["language"] == "en"


def sheet(page: Page) -> Locator:
    return page.locator("dialog[open]")


async def open_settings(page: Page) -> None:
    await page.locator(".me").click()
    await sheet(page).get_by_role("button", name="Settings", exact=True).click()
    await expect(sheet(page).locator("h2")).to_have_text("Your settings")


async def choose(page: Page, setting: str, choice: str) -> None:
    await sheet(page).get_by_role("button", name=re.compile(f"^{setting}:")).click()
    await expect(sheet(page).locator("h2")).to_have_text(setting)
    await sheet(page).get_by_role("button", name=re.compile(f"^(✓ )?{choice}$")).click()
    await expect(sheet(page).locator("h2")).to_have_text("Your settings")


async def covers(page: Page, theme: str) -> None:
    """Wait until the pictures at home are those of a theme."""
    cover = page.locator(".cover img").first
    async with asyncio.timeout(PATIENCE):
        while f"-{theme}.png" not in str(await cover.evaluate("image => image.currentSrc")):
            await page.wait_for_timeout(50)


class TestInABrowser:
    pytestmark = browser

    async def test_the_page_follows_the_system_until_a_theme_is_chosen(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            assert await page.evaluate(PAGE_COLOUR) == LIGHT
            await page.emulate_media(color_scheme="dark")
            assert await page.evaluate(PAGE_COLOUR) == DARK
            await open_settings(page)
            await choose(page, "Theme", "Light")
            await expect(page.locator("html")).to_have_class("light")
            assert await page.evaluate(PAGE_COLOUR) == LIGHT
            await covers(page, "light")
            await page.reload()
            assert await page.evaluate(PAGE_COLOUR) == LIGHT
            await page.emulate_media(color_scheme="light")
            await open_settings(page)
            await choose(page, "Theme", "Dark")
            await expect(page.locator("html")).to_have_class("dark")
            assert await page.evaluate(PAGE_COLOUR) == DARK
            await covers(page, "dark")
            await choose(page, "Theme", "Automatic")
            await expect(page.locator("html")).to_have_class("")
            assert await page.evaluate(PAGE_COLOUR) == LIGHT

    async def test_the_board_is_painted_in_the_chosen_theme_in_every_tab(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await open_computer(page)
            other = await page.context.new_page()
            await other.goto(page.url)
            await other.locator(".region").first.wait_for()
            light = await other.locator(".picture").get_attribute("src")
            await open_settings(page)
            await choose(page, "Theme", "Dark")
            for tab in (page, other):
                await expect(tab.locator("html")).to_have_class("dark")
                await expect(tab.locator(".picture")).not_to_have_attribute("src", light or "")

    async def test_one_sheet_shows_all_leaves_and_leaves_the_table_alone(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await open_computer(page)
            await open_settings(page)
            await choose(page, "Reminders", "Off")
            await choose(page, "Notices", "Off")
            await expect(page.locator("dialog")).to_have_count(1)
            await expect(sheet(page).locator("h2")).to_be_focused()
            await page.keyboard.press("Escape")
            await expect(page.locator("dialog")).to_have_count(0)
            await expect(page.locator(".region").first).to_be_visible()

    async def test_a_chosen_language_is_the_pages(self, bot: Process, chromium: Browser) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await open_settings(page)
            await sheet(page).get_by_role("button", name="Language:").click()
            await sheet(page).get_by_role("button", name="Deutsch").click()
            await expect(page.locator("html")).to_have_attribute("lang", "de")
            await page.locator(".me").click()
            await sheet(page).get_by_role("button", name="Einstellungen", exact=True).click()
            await expect(sheet(page).locator("h2")).to_have_text("Deine Einstellungen")
