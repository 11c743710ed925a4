"""Moments in lines: clocks that run on the page, by the server's time; words elsewhere."""

from datetime import UTC, datetime
from typing import cast

import msgspec
import pytest
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.moments import moment
from bot.platforms.web import WebPlatform
from bot.platforms.web.screen_messages import screen_message
from bot.platforms.web.wire import CardShown
from bot.screens import Screen
from render import Picture
from tests.platforms.web.trays import CODE, Trays
from tests.platforms.web.windows import window

NOW = 1_800_000_000.0
MINUTE, HOUR, DAY = 60, 3600, 86_400


def test_a_line_with_a_moment_comes_in_pieces_and_others_as_they_are() -> None:
    line = f"Ben has {moment(NOW, 'until noon')}."
    message = msgspec.to_builtins(screen_message(Screen("ABC23", 7, ("Title", line))))
    assert message["lines"] == ("Title", ("Ben has ", {"at": NOW, "words": "until noon"}, "."))


def test_nothing_but_lines_holds_a_moment() -> None:
    marked = f"Goes on {moment(NOW, 'soon')}"
    shown = Screen("ABC23", 7, (marked,), prompt=marked, alt=marked, picture=Picture(b"png", 1, 1))
    for kind in (CardShown, type(screen_message(shown))):
        message = msgspec.to_builtins(screen_message(shown, kind))
        assert message["prompt"] == message["picture"]["alt"] == "Goes on soon"
        assert "\ue0f0" not in msgspec.json.encode(message).decode()


async def at(page: Page, *lines: str) -> None:
    """Wait until the running clocks of the page say this."""
    await expect(page.locator(".caption .running")).to_have_text([*lines])


@pytest.mark.asyncio(loop_scope="session")
async def test_a_clock_runs_by_the_servers_time_and_says_when_it_is_past(
    chromium: Browser,
) -> None:
    lines = (
        f"The table waits {moment(NOW + 2 * DAY + 3 * HOUR + 90, 'for two days')}.",
        f"Ann answers {moment(NOW + 5 * HOUR + 12 * MINUTE + 50, 'today')}.",
        f"Ben moves {moment(NOW + 12 * MINUTE + 34, 'within minutes')}.",
        f"Cleo was notified {moment(NOW - 5 * MINUTE, 'a while ago')}.",
    )
    web = WebPlatform(cast(Desk, Trays(*lines, now=NOW)), "127.0.0.1", 0, "secret")
    await web.start()
    try:
        async with window(chromium, web.url, alone=True) as page:
            # This computer's clock is an hour and some milliseconds behind the server's.
            await page.clock.install(time=datetime.fromtimestamp(NOW - HOUR, UTC))
            await page.clock.pause_at(datetime.fromtimestamp(NOW - HOUR + 1, UTC))
            await page.goto(web.link(CODE))
            await at(page, "in 2 d 3 h", "in 5 h 12 min", "in 12:34", "5 min ago")
            for left in ("12:33", "12:32", "12:31"):
                await page.clock.run_for(1000)
                await expect(page.locator(".running").nth(2)).to_have_text(f"in {left}")
            await page.clock.run_for((12 * MINUTE + 30) * 1000)
            await at(page, "in 2 d 2 h", "in 5 h", "in 0:01", "17 min ago")
            await page.clock.run_for(1000)
            await at(page, "in 2 d 2 h", "in 5 h", "now", "17 min ago")
            await page.clock.run_for(2 * MINUTE * 1000)
            await expect(page.locator(".running").nth(2)).to_have_text("2 min ago")
            read = page.locator(".running:not([aria-hidden=true])")
            await expect(read).to_have_count(0)  # nobody hears each second
            figures = "node => getComputedStyle(node).fontVariantNumeric"
            assert await page.locator("time").first.evaluate(figures) == "tabular-nums"
    finally:
        await web.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_seconds_are_not_read_aloud_but_the_end_is(chromium: Browser) -> None:
    web = WebPlatform(
        cast(Desk, Trays(f"Ben moves {moment(NOW + 3, 'at once')}.", now=NOW)),
        "127.0.0.1",
        0,
        "secret",
    )
    await web.start()
    try:
        async with window(chromium, web.url, alone=True) as page:
            await page.clock.install(time=datetime.fromtimestamp(NOW, UTC))
            await page.clock.pause_at(datetime.fromtimestamp(NOW + 1, UTC))
            await page.goto(web.link(CODE))
            caption = page.locator(".caption p").last
            await expect(caption.locator(".running")).to_have_attribute("aria-hidden", "true")
            heard = """node => [...node.querySelectorAll(".unseen")].map(one => one.textContent)"""
            assert await caption.evaluate(heard) == ["at once"]
            await page.clock.run_for(2000)
            assert await caption.evaluate(heard) == ["at once"]
            await page.clock.run_for(2000)
            await expect(caption.locator(".running")).to_have_text("now")
            assert await caption.evaluate(heard) == ["now"]
            assert "\ue0f0" not in await page.title()
    finally:
        await web.close()
