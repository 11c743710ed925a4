"""What is seen of a press whose answer takes long, or is a refusal, in Chromium."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, Page, expect

from bot.people import Chat
from bot.press import Press
from tests.platforms.web.lines import CODE, Line, at_table, everything, is_screen
from tests.platforms.web.opponents import BEN, deal, key_of, person
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import DESKTOP, PHONE, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

TABLET = {"width": 768, "height": 1024}
SENDING = "Sending …"
PALE, LATE, REFUSED, WORD = 300, 2000, 4000, 1000  # milliseconds
# Where the board, what is said beside it and the action bar stand in the window.
PLACES = """() => [innerWidth, ...[".board", ".caption", ".bar-actions"].flatMap((name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x, y, width, height];
})]"""
# How much higher than the head of the page what is said of the line is.
BEYOND_HEAD = """() => {
  const bottom = (name) => document.querySelector(name).getBoundingClientRect().bottom;
  return bottom(".lost") - (bottom("body > .bar") || bottom(".head"));
}"""
SIZES = (PHONE, TABLET, DESKTOP)


async def places(page: Page, size: dict[str, int]) -> list[float]:
    """Where things lie in a window of this size, once the page has heard of it."""
    await page.set_viewport_size(size)  # type: ignore[arg-type]
    found = [0.0]
    while found != (found := await _now(page)) or found[0] != size["width"]:
        await asyncio.sleep(0.1)
    return found


async def _now(page: Page) -> list[float]:
    await page.clock.run_for(50)
    found: list[float] = await page.evaluate(PLACES)
    return found


async def test_a_lost_network_is_told_at_once_moves_nothing_and_keeps_no_press(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        before = [await places(page, size) for size in SIZES]
        line.gone = True
        await page.evaluate("dispatchEvent(new Event('offline'))")
        await page.clock.run_for(WORD)
        await expect(page.locator(".lost")).not_to_be_empty()
        await expect(page.locator("body")).to_have_class(re.compile("offline"))
        for size, lay in zip(SIZES, before, strict=True):
            assert await places(page, size) == lay
            assert await page.evaluate(BEYOND_HEAD) == 0, "it hides the head, and nothing else"
        await page.locator("[data-choice=d3]").dispatch_event("click")
        await expect(page.locator(".pale")).to_have_count(0)
        line.gone = False
        await page.evaluate("dispatchEvent(new Event('online'))")
        await expect(page.locator(".lost")).to_be_empty()
        assert [await places(page, size) for size in SIZES] == before
        await expect(page.locator(".entries li")).to_have_count(0)


async def test_nothing_can_be_done_at_a_table_before_its_screen_has_come(
    served: Served, chromium: Browser
) -> None:
    web, _, database = served
    async with window(chromium, web.url, alone=True) as page:
        await deal(database, CODE, await key_of(page.context), BEN.key, game="reversi")
        line = Line()
        line.holds = is_screen
        await line.through(page)
        await page.goto(web.link(CODE))
        places = page.locator(".place")
        await places.first.wait_for(state="attached")  # though not to be seen yet
        for place in await places.all():
            await expect(place).to_have_attribute("aria-disabled", "true")
            await place.dispatch_event("click")
        await page.locator(".head .ends").dispatch_event("click")
        await expect(page.locator("dialog")).to_have_count(0)
        line.let_go()
        await page.locator(".region").first.wait_for()
        await places.last.click()
        await expect(page.locator("dialog[open]")).to_have_count(1)


async def test_what_was_pressed_turns_pale_and_after_two_seconds_it_is_said_to_be_sent(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        pale, said = page.locator(".pale"), page.locator(".caption .told p")
        line.holds = everything
        await page.locator("[data-choice=d3]").click()
        await page.clock.run_for(PALE - 50)
        await expect(pale).to_have_count(0)
        await page.clock.run_for(100)
        await expect(pale).to_have_count(1)
        await expect(pale).to_have_attribute("data-choice", "d3")
        await page.clock.run_for(LATE - PALE - 100)
        await expect(said.filter(has_text=SENDING)).to_have_count(0)
        await page.clock.run_for(100)
        await expect(said.nth(1)).to_have_text(SENDING)
        line.let_go()
        await expect(page.locator(".table")).to_have_attribute("data-revision", "2")
        await expect(said.filter(has_text=SENDING)).to_have_count(0)
        await expect(pale).to_have_count(0)


async def test_a_button_that_was_pressed_turns_pale_and_no_other_does(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, _ = await at_table(page, served, "reversi")
        line.holds = everything
        await page.get_by_role("button", name="Scores").click()
        await page.clock.run_for(PALE + 50)
        await expect(page.locator(".pale")).to_have_text(["Scores"])
        line.let_go()
        await expect(page.locator(".pale")).to_have_count(0)


async def lift(page: Page, stone: str) -> None:
    """Take a stone in hand, and hold it over a cell."""
    box = await page.locator(f"[data-choice={stone}]").first.bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(box["x"], box["y"] - 100, steps=4)
    await page.locator("[data-choice=c3]").hover()


async def test_a_refusal_takes_the_second_line_for_four_seconds_and_returns_the_piece(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served[0].url, alone=True) as page:
        line, me = await at_table(page, served, "crosswise")
        second, ghost = page.locator(".caption .told p").nth(1), page.locator(".ghost")
        stone = await page.locator(".region.more").first.get_attribute("data-choice")
        assert stone is not None
        await lift(page, stone)
        line.holds = is_screen
        elsewhere = Press("mine", CODE, 1, (stone, "d4")).pack()
        reply = await served[1].press(person(me), Chat("web", me, private=True), elsewhere)
        assert not reply.refused
        line.holds = everything
        await page.mouse.up()
        await page.clock.run_for(LATE)
        await expect(second).to_have_text(SENDING)
        await expect(ghost).to_have_count(1)
        line.let_go(is_screen)
        await expect(ghost).to_have_count(0)
        await page.clock.run_for(LATE)
        await expect(second).to_have_class("happened refused")
        await page.clock.run_for(REFUSED - LATE)
        await expect(second).to_have_class("happened refused")
        await page.clock.run_for(LATE)
        await expect(page.locator(".caption .refused")).to_have_count(0)
        await expect(page.locator("[data-choice=c3]")).to_be_visible()
