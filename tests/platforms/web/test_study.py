"""Hints and analyses in the browser: over the socket, and in Chromium on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, expect

from bot.running.timing import Timing
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.process import Process
from tests.platforms.web.windows import PHONE, open_hot_seat, window


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.15, least_ply=0.15)


async def match(visit: Callable[..., Caller]) -> tuple[Tab, Tab]:
    """A match of Reversi has begun; the first tab plays black."""
    ann, ben = visit(), visit()
    one = await ann.tab()
    await one.ask("play", game="reversi")
    code = (await one.until("go"))["table"]
    await one.ask("open", table=code)
    other = await ben.tab(code)
    await other.press("join")
    await one.revision(1)
    await one.press("start")
    await one.revision(2)
    await other.revision(2)
    return one, other


async def test_a_hint_is_a_notice_in_the_browser_that_asked(visit: Callable[..., Caller]) -> None:
    one, other = await match(visit)
    told = await one.press("hint")
    (notice,) = (message for message in told if message["type"] == "notice")
    assert re.fullmatch(r"Try [a-h][1-8] \(expected lead [+−]\d+\.\d\)\.", notice["text"])
    with pytest.raises(AssertionError, match="no button"):
        await other.press("hint")
    told = await other.ask("line", text="/hint")
    assert "Not your turn" in told[0]["text"]
    assert not [m for m in other.told if "Try " in str(m)]


async def test_a_page_turns_for_one_browser_alone(visit: Callable[..., Caller]) -> None:
    one, other = await match(visit)
    for number, cell in enumerate(("d3", "c3", "c4", "e3")):
        tab = (one, other)[number % 2]
        await tab.revision(2 + number)
        await tab.press(cell)
    await other.ask("line", text="/resign")
    await one.revision(7)
    await other.revision(7)
    await one.press("analyse")
    while "The numbers on the line" not in "\n".join(one.screen["lines"]):
        await one._next()
    assert one.screen["picture"]["digest"] in {name for name, _ in one.pictures}
    assert "The expected lead" in one.screen["picture"]["alt"]
    await one.press("1")
    assert "Gold: what was played." in "\n".join(one.screen["lines"])
    assert one.screen["picture"]["regions"] == []
    await other.ask("line", text="/score")
    assert not [m for m in other.told if "The numbers on the line" in str(m)]
    await one.press("page")
    assert "analyse" in str(one.screen["actions"])
    await one.press("analyse")
    await other.press("rematch")
    await one.revision(8)
    assert "The numbers" not in str(one.screen["lines"])


@pytest.mark.asyncio(loop_scope="session")
async def test_on_a_phone_the_analysis_fits_and_turns(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_hot_seat(page)
        hint = page.locator(".actions").get_by_role("button", name="💡 Hint")
        await hint.click()
        await expect(page.locator(".toast")).to_contain_text("Try ")
        for _ in range(6):
            before = await page.locator(".table").get_attribute("data-revision")
            await page.locator(".region").first.click()
            assert await page.locator(".toast").count() == 0, "a hint is for one move"
            await expect(page.locator(".table")).not_to_have_attribute(
                "data-revision", before or ""
            )
        await page.locator(".typed").fill("/resign")
        await page.keyboard.press("Enter")
        await page.locator(".actions").get_by_role("button", name="📈 Analysis").click()
        await expect(page.locator(".caption")).to_contain_text("The numbers on the line")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        first = await page.locator(".picture").get_attribute("src")
        await page.locator(".actions").get_by_role("button", name="1", exact=True).click()
        await expect(page.locator(".caption")).to_contain_text("Gold: what was played.")
        await expect(page.locator(".picture")).not_to_have_attribute("src", first or "")
        await page.evaluate("scrollTo(0, 9999)")
        await page.locator(".actions").get_by_role("button", name="↩ Overview").click()
        await expect(page.locator(".board")).to_be_in_viewport(ratio=1)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.locator(".actions").get_by_role("button", name="↩ Result").click()
        await expect(page.locator(".actions")).to_contain_text("Rematch")
