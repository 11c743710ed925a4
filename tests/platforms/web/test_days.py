"""A table that Telegram and the page show, as Chromium does: what waits for an answer there."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.codes import LENGTH
from tests.loopback.telegram_people import Someone, sure
from tests.patience import PATIENCE
from tests.platforms.days import DAY, World, a_world
from tests.platforms.web.windows import PHONE, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]


def action(page: Page, name: str) -> Locator:
    """A button under the board."""
    return page.locator(".actions").get_by_role("button", name=name, exact=True)


@asynccontextmanager
async def at_table(
    folder: Path, chromium: Browser, options: str = ""
) -> AsyncIterator[tuple[World, Someone, Page]]:
    """Ann, in a Telegram group, has the first move against whoever sits at the page."""
    async with a_world(folder) as world:
        ann = world.person("Ann").at(world.telegram.group())
        ann.say(f"/play reversi first:1 {options}")
        code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
        async with window(chromium, f"{world.web.url}t/{code}", PHONE) as page:
            await page.locator(".lobby .starting .button").click()
            await ann.press("Start")
            await page.locator(".board:not([hidden])").wait_for()
            yield world, ann, page


async def proposes(world: World, ann: Someone, verb: str) -> None:
    """Ann proposes something below the table as it is: what is pressed below an older one, which
    the page may have left already, is refused."""
    ((newest,),) = world.database.rows("SELECT revision FROM tables")
    await world.telegram.until(lambda: f":{newest}" in ann.board.buttons[0]["callback_data"])
    answer = await sure(ann, ann.board, verb).answered()
    assert not answer.alert, answer.text


async def test_the_page_answers_what_is_asked_on_telegram(
    tmp_path: Path, chromium: Browser
) -> None:
    async with at_table(tmp_path, chromium) as (world, ann, page):
        await proposes(world, ann, "draw")
        await expect(page.locator(".caption")).to_contain_text("Ann offers a draw")
        await action(page, "Decline").click()
        await expect(action(page, "Agree")).to_have_count(0)
        day = datetime.fromtimestamp(world.now, UTC).date() + timedelta(days=5)
        ann.say(f"/pause {day.isoformat()}")
        await action(page, "Agree").click()
        said = f"Paused until {day:%B} {day.day}, {day.year}"  # as a browser writes it
        await expect(page.locator(".caption")).to_contain_text(said)
        await proposes(world, ann, "calloff")
        await action(page, "Agree").click()
        await expect(page.locator(".caption")).to_contain_text("Called off, without a result.")
        assert world.calls() == []


async def test_the_page_asks_to_take_back_and_withdraws(tmp_path: Path, chromium: Browser) -> None:
    async with at_table(tmp_path, chromium) as (_, ann, page):
        undo = page.locator(".place").nth(1)
        await ann.press("d3")
        await page.locator(".region[data-choice=c3]").click()
        await undo.click()
        await ann.offered("Agree")
        await expect(action(page, "Agree")).to_have_count(0)
        await action(page, "Withdraw").click()
        await undo.click()
        await ann.press("Agree")
        await expect(page.locator(".region[data-choice=c3]")).to_be_visible()
        await expect(undo).to_have_attribute("aria-disabled", "true")


async def test_the_page_decides_on_an_overdue_seat(tmp_path: Path, chromium: Browser) -> None:
    async with at_table(tmp_path, chromium, "clock:1d+12h") as (world, ann, page):
        await world.later(DAY + 1)
        await expect(action(page, "Claim the win")).to_be_visible()
        await expect(page.locator(".caption")).to_contain_text("Ann’s time is up")
        await action(page, "Wait 12 h").click()
        await expect(action(page, "Claim the win")).to_have_count(0)
        await world.later(DAY / 2 + 1)
        await action(page, "Claim the win").click()
        await ann.sees("Ann’s time was up.")


async def test_a_clock_runs_on_the_page(tmp_path: Path, chromium: Browser) -> None:
    async with at_table(tmp_path, chromium, "clock:5m+10s") as (world, ann, page):
        running = page.locator(".player.turn .running")
        await expect(running).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))
        before = await running.inner_text()
        await expect(running).not_to_have_text(before)
        at = page.locator(".player.turn time.clock")
        assert await at.get_attribute("data-at") == str(round(world.now + 300))
        await world.later(60)
        await ann.press("d3")
        await expect(at).to_have_attribute("data-at", str(round(world.now + 300)))


# The browser's own notification, noted as it is made.
NOTED = """() => {
  window.noted = [];
  window.Notification = class extends Notification {
    static get permission() { return "granted"; }
    constructor(title, options) {
      super(title, options);
      noted.push([title, options.body]);
    }
  };
  localStorage.setItem("notify", "on");
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


async def noted(page: Page, count: int) -> list[list[str]]:
    """The notifications, once there are so many."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await page.evaluate("noted")) < count:
            await page.wait_for_timeout(20)
    assert isinstance(found, list)
    return found


async def test_a_turn_or_a_question_is_told_by_the_page_and_calls_nobody_else(
    tmp_path: Path, chromium: Browser
) -> None:
    async with at_table(tmp_path, chromium) as (world, ann, page):
        await page.evaluate(NOTED)
        await ann.press("d3")
        ((title, body),) = await noted(page, 1)
        assert title in await page.title() and "Ann played d3" in body
        await page.locator(".region[data-choice=c3]").click()
        await expect(page).to_have_title(re.compile("^Reversi"))
        await ann.offered("c4")
        await proposes(world, ann, "draw")
        (*_, (_, body)) = await noted(page, 2)
        assert "Ann offers a draw" in body
        assert world.calls() == []
