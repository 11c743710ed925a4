"""The example of a game on the web table: all that its three files say is enough to play it."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.running.timing import Timing
from bot.texts import Words
from tests.platforms.web.callers import Caller
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.windows import (
    PHONE,
    open_computer,
    open_hot_seat,
    play_to_the_end,
    shown,
    window,
)

pytestmark = pytest.mark.usefixtures("example")
in_chromium = pytest.mark.asyncio(loop_scope="session")
ENDS = "in a row", "The grid is full"


@pytest.fixture
def timing() -> Timing:
    return Timing(pace=0.0)


@pytest_asyncio.fixture(loop_scope="session")
async def url(
    example: object, tmp_path: Path, words: Words, games: str, timing: Timing
) -> AsyncIterator[str]:
    """Where the page is."""
    async with new_desk(tmp_path, timing, words, games) as desk, serving(desk) as web:
        yield web.url


async def test_the_page_offers_it_last(visit: Callable[..., Caller]) -> None:
    boot = await visit("de").boot()
    assert boot["games"][-1] == {
        "key": "four",
        "label": "Vier gewinnt",
        "about": "Zwei Spieler werfen Steine in sieben Spalten: Vier in einer Linie gewinnen.",
        "goal": "Bring als Erster vier Steine deiner Farbe in eine Linie, quer, hoch oder schräg.",
        "teams": [],
    }


@in_chromium
async def test_two_sides_on_one_screen_by_clicking_the_board(url: str, chromium: Browser) -> None:
    async with window(chromium, url, PHONE) as page:
        await expect(page.locator(".game")).to_have_count(4)
        await open_hot_seat(page, "four")
        choices = "regions => new Set(regions.map(({ dataset }) => dataset.choice)).size"
        assert await page.locator(".region").evaluate_all(choices) == 7
        for cell in ("a1", "b1", "a2", "b2", "a3", "b3", "a4"):
            regions = page.locator(f".region[data-choice={cell}]")
            await regions.first.click()
            await expect(regions).to_have_count(0)  # what is pressed meanwhile is dropped
        await expect(page.locator(".entries")).to_contain_text("four in a row!")


@in_chromium
async def test_a_match_against_the_computer(url: str, chromium: Browser) -> None:
    async with window(chromium, url, PHONE, "dark") as page:
        await open_computer(page, game="four")
        clicks = await play_to_the_end(page, 200)
        assert clicks >= 4
        said = await shown(page)
        assert any(end in said for end in ENDS), said
