"""On a machine on which no computer player can be started, as somebody with a phone sees it."""

import sys
from importlib import import_module
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.bot.test_shortage import GAMES, NOBODY
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.windows import PHONE, open_computer, window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_caption_says_so_and_one_press_goes_on(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rare_games.py").write_text(GAMES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "rare_games", raising=False)
    import_module("rare_games")  # the bot knows the game; it is its players that may not
    trouble = tmp_path / "unstartable"
    async with new_desk(tmp_path, games="rare_games:GAMES") as desk, serving(desk) as web:
        trouble.touch()
        async with window(chromium, web.url, PHONE) as page:
            await open_computer(page)
            await page.locator(".region").first.click()
            await expect(page.locator(".caption")).to_contain_text(NOBODY)
            await expect(page.locator(".region")).to_have_count(0)
            again = page.locator(".actions").get_by_role("button", name="Try again")
            await expect(again).to_be_in_viewport(ratio=1)
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            trouble.unlink()
            await again.click()
            await expect(page.locator(".region").first).to_be_visible()
            await expect(again).to_have_count(0)
            await expect(page.locator(".caption")).not_to_contain_text(NOBODY)
