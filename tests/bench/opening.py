"""What a browser that was never here asks for until home is shown, and how long that takes:
``python -m tests.bench opening``; with ``--url`` a page of another version is opened in turn."""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser, Request, async_playwright

from engines import GAMES
from tests.bench.rows import Row, row
from tests.platforms.web.process import Process

TIMES = 30
HEAVY = ("font", "image")  # the same whatever the page is made of
CHROMIUM = ("chromium-headless-shell", "chromium")
NOTE_HOME = f"""new MutationObserver((_, watching) => {{
    if (document.querySelectorAll(".game .button.primary").length < {len(GAMES)}) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => {{ window.homeAt = performance.now(); }}));
}}).observe(document, {{ childList: true, subtree: true }})"""


@dataclass(frozen=True, slots=True)
class Opening:
    """How many seconds home took to be seen, and what was asked for until all was quiet."""

    seconds: float
    requests: int
    light: int  # bytes as they were sent, beside typeface and pictures
    heavy: int


async def rows(url: str | None = None) -> list[Row]:
    """A row a page, all opened in turn, the first time each left out."""
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    with tempfile.TemporaryDirectory() as folder:
        bot = Process(Path(folder))
        bot.start()
        found: dict[str, list[Opening]] = {address: [] for address in (bot.url, url) if address}
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=path, args=["--no-sandbox"]
                )
                for _ in range(TIMES + 1):
                    for address, openings in found.items():
                        openings.append(await _open(browser, address))
        finally:
            bot.stop()
    return [_row("this one" if at == bot.url else at, each[1:]) for at, each in found.items()]


async def _open(browser: Browser, url: str) -> Opening:
    context = await browser.new_context(viewport={"width": 1280, "height": 900})
    page = await context.new_page()
    asked: list[Request] = []

    def note(request: Request) -> None:  # the driver takes no method of a list
        asked.append(request)

    page.on("requestfinished", note)
    await page.add_init_script(NOTE_HOME)
    await page.goto(url)
    await page.wait_for_function("window.homeAt")
    await page.wait_for_load_state("networkidle")
    seconds = await page.evaluate("window.homeAt / 1000")
    light = heavy = 0
    for request in asked:
        size = (await request.sizes())["responseBodySize"]
        if request.resource_type in HEAVY:
            heavy += size
        else:
            light += size
    await context.close()
    return Opening(seconds, len(asked), light, heavy)


def _row(name: str, openings: list[Opening]) -> Row:
    last = openings[-1]
    remark = f"{last.requests} requests, {last.light / 1000:.1f} kB beside"
    remark += f" {last.heavy / 1000:.0f} kB of typeface and pictures"
    return row(f"home in a new browser, {name}", [each.seconds for each in openings], remark)
