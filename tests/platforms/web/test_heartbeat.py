"""A line that falls silent without an end is known for lost, and one with a slow answer is not."""

import asyncio
import json
import re

import pytest
from playwright.async_api import Browser, expect

from tests.patience import PATIENCE
from tests.platforms.web.lines import Line, Message, at_table, everything
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

KNOWN = 5000  # milliseconds after a press in which it is said that the line is lost
WORD = 1000  # of them, that pass at a time
MINUTE = 60_000


def is_answer(message: Message) -> bool:
    """Whether a message says that a request has been dealt with."""
    return '"type":"answer"' in str(message)


def pings(line: Line) -> list[int]:
    """The numbers of the pings that the server has heard."""
    asked = [json.loads(message) for message in line.asked]
    return [message["number"] for message in asked if message["ask"] == "ping"]


async def test_a_line_that_falls_silent_is_lost_within_five_seconds_and_keeps_no_press(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        line.holds, line.deaf, line.gone = everything, True, True
        await page.locator("[data-choice=d3]").click()
        await page.clock.run_for(KNOWN - 100)
        await expect(page.locator(".lost")).to_be_empty()
        await page.clock.run_for(100)
        await expect(page.locator(".lost")).not_to_be_empty()
        await expect(page.locator("body")).to_have_class(re.compile("offline"))
        await expect(page.locator(".pale")).to_have_count(0)
        line.holds, line.deaf, line.gone = lambda _: False, False, False
        await page.clock.run_for(MINUTE)
        await expect(page.locator(".lost")).to_be_empty()
        assert not any('"press"' in message for message in line.asked)
        await expect(page.locator(".entries li")).to_have_count(0)


async def test_a_slow_answer_is_no_lost_line_where_the_server_says_anything(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        heard: list[int] = []

        def slow(message: Message) -> bool:
            if not is_answer(message):
                return False
            number = json.loads(message)["number"]
            if number in pings(line):
                heard.append(number)
            return number not in heard

        line.holds = slow
        await page.locator("[data-choice=d3]").click()
        async with asyncio.timeout(PATIENCE):
            while len(heard) < 10:
                await page.clock.run_for(WORD)
                while heard != pings(line):
                    await page.evaluate("0")
        await expect(page.locator(".lost")).to_be_empty()
        line.let_go()
        await expect(page.locator(".entries li")).to_have_count(1)


async def test_who_waits_for_nothing_asks_nothing(served: Served, chromium: Browser) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        await expect(page.locator(".caption")).to_be_visible()
        async with asyncio.timeout(PATIENCE):  # what the page fetches later asks, too
            while not any('"company"' in message for message in line.asked):
                await page.clock.run_for(WORD)
        await line.answered()
        await page.evaluate("0")
        before = len(line.asked)
        await page.clock.run_for(MINUTE)
        assert len(line.asked) == before
        await expect(page.locator(".lost")).to_be_empty()


async def test_what_is_pressed_without_a_line_says_why_nothing_comes_of_it(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        lost = page.locator(".lost")
        line.gone = True
        await page.evaluate("dispatchEvent(new Event('offline'))")
        await page.locator("[data-choice=d3]").dispatch_event("click")
        await expect(lost).to_have_class(re.compile("pointed"))
        await expect(lost).not_to_be_empty()
        said = await lost.locator("span").element_handle()
        await page.locator("[data-choice=d3]").dispatch_event("click")
        assert said is not None
        assert not await said.evaluate("said => said.isConnected"), "it is read aloud once more"
