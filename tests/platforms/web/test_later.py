"""What comes with the page's second script, where that cannot be had at once."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, Route, expect

from tests.patience import PATIENCE
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import window

SECOND = "**/later.js*"
PALE = re.compile(r"\bpale\b")
FAILED = "Failed to load resource"

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_second_script_that_fails_is_said_and_comes_and_one_that_is_gone_reloads_once(
    served: Served, chromium: Browser
) -> None:
    url = served.web.url
    sheet = "dialog[open]"
    async with window(chromium, f"{url}favicon.ico", expected=FAILED, alone=True) as page:
        loads: list[str] = []
        page.on("domcontentloaded", lambda page: loads.append(page.url))
        await page.route(SECOND, lambda route: route.abort())
        await page.goto(url)
        await page.keyboard.press("/")
        await expect(page.locator(".toast.alert")).to_have_count(1)
        await page.keyboard.press("/")
        await expect(page.locator(sheet)).to_have_count(0)
        await page.unroute(SECOND)
        await expect(page.locator(f"{sheet} .search")).to_be_visible()
        await expect(page.locator(sheet)).to_have_count(1)
        assert len(loads) == 1

        await page.route(SECOND, lambda route: route.fulfill(status=404))
        await page.goto(url)
        async with asyncio.timeout(PATIENCE):
            while len(loads) < 3:
                await asyncio.sleep(0.05)
        await expect(page.locator(".game").first).to_be_visible()
        await page.keyboard.press("/")
        await expect(page.locator(".toast.alert")).to_have_count(1)
        assert len(loads) == 3, "the page was loaded, and once more"


async def test_what_is_asked_before_that_is_there_is_heard_at_once_and_answered_then(
    served: Served, chromium: Browser
) -> None:
    held = asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    async with window(
        chromium, f"{served.web.url}favicon.ico", expected=FAILED, alone=True
    ) as page:
        await page.route(SECOND, hold)
        await page.goto(f"{served.web.url}learn/crosswise#1")
        await page.locator(".region").first.focus()
        await page.keyboard.press("i")
        await expect(page.locator(".why")).to_have_count(0)
        own = page.locator(".bar .me")
        await own.click()
        await expect(own).to_have_class(PALE)
        held.set()
        await expect(page.locator(".why")).to_be_visible()
        await expect(page.locator("dialog[open]")).to_be_visible()
        await expect(own).not_to_have_class(PALE)
