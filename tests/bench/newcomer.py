"""What somebody new has to press, and how long the page takes for it: from opening the page to the
first own move of a match, and to the end of each lesson. ``uv run python -m tests.bench newcomer``;
``--game`` names one. Whoever presses here neither reads nor thinks."""

import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from engines import GAMES
from engines.path import split
from tests.bench.rows import Row, row
from tests.platforms.web.process import Process

PHONE: Any = {"width": 390, "height": 844}
TIMES = 3
HELD, PLACES = "[role=toolbar] .region", ".part.main .region"
READY = """([at, place]) => document.querySelector(".table").dataset.revision !== `${at}`
  || document.querySelector(place)"""
MADE = "known => document.querySelector('.table').dataset.revision !== known"


class Newcomer:
    """A phone that was never at the page, and how often it was pressed."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url.rstrip("/")
        self.presses = 0

    async def press(self, places: str) -> None:
        """Press the first of these places."""
        await self.page.locator(places).first.click()
        self.presses += 1

    async def first_move(self, game: str) -> float:
        """The seconds until a move against the computer that is offered has been made."""
        began = time.perf_counter()
        await self.page.goto(self.url)
        await self.press(f".game[data-game={game}] .button.primary")
        await self.page.locator(".caption .title", has_text="Your turn").wait_for()
        known = await self.page.locator(".table").get_attribute("data-revision")
        if await self.page.locator(HELD).count():
            await self.press(HELD)
        await self.press(PLACES)
        await self.page.wait_for_function(MADE, arg=known)
        return time.perf_counter() - began

    async def lesson(self, game: str) -> float:
        """The seconds until the last step of a game's lesson has been made; that of the first game
        is on offer at home."""
        began = time.perf_counter()
        if game == next(iter(GAMES)):
            await self.page.goto(self.url)
            await self.press(".lesson-card .button")
        else:
            await self.page.goto(f"{self.url}/learn/{game}")
        for at, step in enumerate(GAMES[game].lesson):
            await self.page.locator(f".table[data-kind=lesson][data-revision='{at}']").wait_for()
            for choice in split(step.right[0]):
                place = ".supply.draw" if choice == "draw" else f'.region[data-choice="{choice}"]'
                await self.page.wait_for_function(READY, arg=[at, place])
                if await self.page.locator(".table").get_attribute("data-revision") != f"{at}":
                    break  # nothing else could follow
                await self.press(place)
        end = len(GAMES[game].lesson)
        await self.page.locator(f".table[data-kind=lesson][data-revision='{end}']").wait_for()
        return time.perf_counter() - began


async def rows(game: str = "") -> list[Row]:
    """Two rows a game."""
    wanted = [key for key in GAMES if game in ("", key)]
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        process.start()
        try:
            async with async_playwright() as playwright:
                path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
                browser = await playwright.chromium.launch(
                    executable_path=path, args=["--no-sandbox"]
                )
                return [each for key in wanted for each in await _of(browser, process.url, key)]
        finally:
            process.stop()


async def _of(browser: Browser, url: str, game: str) -> list[Row]:
    found: dict[str, list[float]] = {"first own move": [], "end of the lesson": []}
    presses: dict[str, int] = {}
    for _ in range(TIMES):
        for what, lasted in found.items():
            context = await browser.new_context(
                viewport=PHONE, locale="en-GB", reduced_motion="reduce"
            )
            newcomer = Newcomer(await context.new_page(), url)
            does = newcomer.lesson if what == "end of the lesson" else newcomer.first_move
            lasted.append(await does(game))
            presses[what] = newcomer.presses
            await context.close()
    return [row(f"{game}: {what}", found[what], f"{presses[what]} presses") for what in found]
