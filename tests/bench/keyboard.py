"""How long each step of a move takes by keyboard: whole matches of each game against a computer, by
keys alone and as fast as the page allows. ``uv run python -m tests.bench keyboard``; ``--game``
names one."""

import time
from typing import Any

from playwright.async_api import Browser, Page

from engines import GAMES
from tests.bench.chromium import browsing
from tests.bench.rows import Row, row

SIZE: Any = {"width": 1280, "height": 800}
MOVES = 400  # after which a match has no end

STATE = """() => {
  const table = document.querySelector(".table");
  const said = document.querySelector(".caption .title")?.textContent ?? "";
  return JSON.stringify({ over: table.dataset.kind === "result", own: said.startsWith("Your turn"),
    said, revision: table.dataset.revision, regions: document.querySelectorAll(".region").length });
}"""
SHOWS = f"""(known) => {{
  const shown = ({STATE})();
  return shown !== known && /"(own|over)":true/.test(shown);
}}"""
KEYS = """() => {
  const places = [...document.querySelectorAll(".part.main .region")];
  const named = places.map((one) => one.dataset.choice);
  const held = [...document.querySelectorAll("[role=toolbar] [role=button]")];
  const piece = held.findIndex((one) => one.matches(".region"));
  const held_as = piece < 0 ? "" : piece < 9 ? `${piece + 1}` : `#${piece}`;
  return named.find((name) => name.length === 2) ?? named[0] ?? held_as;
}"""
ACTS = ".supply.draw, .asked .button"  # what can be done without a piece


async def rows(game: str = "") -> list[Row]:
    """A row for each game: from the first key of a move until it is made and shown."""
    wanted = [key for key in GAMES if game in ("", key)]
    async with browsing() as (browser, process):
        return [await _match(browser, process.url, key) for key in wanted]


async def _match(browser: Browser, url: str, game: str) -> Row:
    """One match to its end."""
    page = await browser.new_page(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
    await page.goto(url)
    await page.locator(f".game[data-game={game}] .button.primary").focus()
    await page.keyboard.press("Enter")
    await page.locator(".board .picture").wait_for()
    lasted, presses = list[float](), 0
    known = ""
    while len(lasted) < MOVES:
        await page.wait_for_function(SHOWS, arg=known, timeout=60_000)
        if '"over":true' in await page.evaluate(STATE):
            break
        began = time.perf_counter()
        pressed, known = await _move(page)
        lasted.append(time.perf_counter() - began)
        presses += pressed
    await page.close()
    moves = max(1, len(lasted))
    return row(f"{game}: a move by keys", lasted, f"{presses / moves:.1f} keys each")


async def _walked(page: Page, slot: int) -> list[str]:
    """The keys that lead to a piece for which there is no digit, and pick it."""
    held = page.locator("[role=toolbar] [role=button]")
    await page.locator("[role=toolbar] [role=button][tabindex='0']").focus()
    at = await held.evaluate_all("all => all.indexOf(document.activeElement)")
    steps = slot - at
    return ["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps) + ["Enter"]


async def _move(page: Page) -> tuple[int, str]:
    """Name a piece by its number or a place by its name, or press what can be done without one; how
    many keys that took, and the state before them."""
    await page.locator(".region, .supply.draw, .asked .button").first.wait_for()
    known, keys = await page.evaluate(STATE), await page.evaluate(KEYS)
    pressed = 0
    for key in await _walked(page, int(keys[1:])) if keys[:1] == "#" else keys:
        await page.keyboard.press(key)
        pressed += 1
    if not keys:
        await page.locator(ACTS).first.focus()
        await page.keyboard.press("Enter")
        pressed += 1
    await page.wait_for_function(f"(known) => ({STATE})() !== known", arg=known)
    return pressed, known
