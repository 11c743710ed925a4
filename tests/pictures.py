"""The pictures of the page in the README and the manual: ``uv run python -m tests.pictures`` opens
the page as somebody called Ann, plays a little, and writes them to docs/ anew."""

import asyncio
import io
import shutil
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from tests.platforms.web.process import Process

DOCS = Path(__file__).parents[1] / "docs"
PHONE: Any = {"width": 390, "height": 844}
WINDOW: Any = {"width": 1280, "height": 800}
COLOURS = 255
MOVE = 11  # of the match at which its replay is shown
MORNING = "() => { Date.prototype.getHours = () => 9; }"
MOVED = "known => document.querySelector('.table').dataset.revision !== known"
PIECE, PLACE = ".tray .region, [role=toolbar] .region", ".part.main .region"


class Ann:
    """Somebody at the page, who plays what comes first."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    async def enter(self) -> None:
        """Say what she is called."""
        await self.page.goto(self.url)
        await self.page.locator("header.bar .avatar, .bar button").last.click()
        await self.page.locator("#name").fill("Ann")
        await self.page.locator("dialog form .button.primary").first.click()
        await self.page.wait_for_timeout(700)

    async def play(self, game: str, moves: int) -> None:
        """A match against the computer that is offered, and so many moves of it."""
        await self.page.goto(self.url)
        await self.page.locator(f".game[data-game={game}] .button.primary").click()
        for _ in range(moves):
            await self.move()
        await self.turn()

    async def turn(self) -> None:
        """Wait for her turn, and until nothing moves."""
        await self.page.locator(".caption .title", has_text="Your turn").wait_for()
        await self.page.wait_for_timeout(600)

    async def move(self) -> None:
        """The first piece that can be laid, where it fits in the middle."""
        await self.turn()
        pieces = self.page.locator(PIECE)
        if await pieces.count():
            await pieces.first.click()
            await self.page.wait_for_timeout(300)
        known = await self.page.locator(".table").get_attribute("data-revision")
        places = self.page.locator(PLACE)
        await places.nth(await places.count() // 2).click()
        await self.page.wait_for_function(MOVED, arg=known)

    async def keep(self, name: str, whole: bool = False) -> None:
        """Write what is seen to docs/, or the ``whole`` page, in few colours."""
        await self.page.wait_for_timeout(700)
        with Image.open(io.BytesIO(await self.page.screenshot(full_page=whole))) as seen:
            seen.convert("RGB").quantize(COLOURS).save(DOCS / f"{name}.png", optimize=True)


async def phone(ann: Ann) -> None:
    """What the manual shows."""
    page = ann.page
    await page.goto(f"{ann.url}/learn/crosswise")
    await page.locator(".table[data-kind=lesson] .picture").wait_for()
    await ann.keep("lesson")
    await ann.play("crosswise", 4)
    await ann.keep("table")
    await ann.play("reversi", 6)
    await page.goto(ann.url)
    await page.locator(".puzzle-card").wait_for()
    await ann.keep("home", whole=True)
    await page.locator(".game[data-game=crosswise]").get_by_role("button", name="friends").click()
    await page.locator(".slot.free").first.click()
    await page.locator("dialog").get_by_role("button", name="Club").click()
    await page.locator(".slot .bars").wait_for()
    await ann.keep("lobby")
    await ann.play("reversi", 12)
    await page.get_by_role("button", name="More").last.click()
    await page.get_by_role("button", name="Resign").click()
    await (
        page.get_by_role("button", name="Give up")
        .or_(page.locator("dialog .button.danger"))
        .first.click()
    )
    await page.get_by_role("button", name="Analysis").click()
    await page.locator(".replay").wait_for()
    await page.get_by_text("Analysed").wait_for(state="hidden")
    await page.keyboard.press("Home")
    for _ in range(MOVE):
        await page.keyboard.press("ArrowRight")
    await ann.keep("replay")


async def pictures(browser: Browser, url: str) -> None:
    """All of them."""
    for size in (PHONE, WINDOW):
        page = await browser.new_page(viewport=size, locale="en-GB", reduced_motion="reduce")
        await page.add_init_script(f"({MORNING})()")
        ann = Ann(page, url)
        await ann.enter()
        if size is PHONE:
            await phone(ann)
        else:
            await ann.play("reversi", 8)
            await ann.keep("web")
        await page.close()


async def main() -> None:
    """Open the page, and write them."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder:
        bot = Process(Path(folder))
        bot.start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=path, args=["--no-sandbox"]
                )
                await pictures(browser, bot.url.rstrip("/"))
                await browser.close()
        finally:
            bot.stop()


if __name__ == "__main__":
    asyncio.run(main())
