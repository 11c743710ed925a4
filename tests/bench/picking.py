"""How soon the page shows a piece that somebody picks, from the press to the frame that has it
picked: ``python -m tests.bench picking``; ``--game`` names one. Every pick is at another position,
so that nothing was painted before, and comes after a person's shortest thought."""

from playwright.async_api import Browser, Page

from engines import GAMES
from tests.bench.chromium import browsing
from tests.bench.rows import Row, row
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.process import Process

PICKS = 50  # of each game
MOVES = 12  # at a table at the most
THOUGHT = 500  # milliseconds
PIECES = ".tray [role=button].more"
PICK = """async (at) => {
  const held = [...document.querySelectorAll(".tray [role=button].more")];
  if (!held.length) return null;
  const node = held[at % held.length];
  const image = document.querySelector(".part.main .picture");
  const before = node.getAttribute("aria-pressed");
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const began = performance.now();
  node.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  while (node.getAttribute("aria-pressed") === before) await frame();
  await image.decode();
  await frame();
  return performance.now() - began;
}"""
PLACE = """async () => {
  const revision = () => document.querySelector(".table").dataset.revision;
  const click = () => new MouseEvent("click", { bubbles: true, detail: 1 });
  const press = (node) => node?.dispatchEvent(click());
  const frame = () => new Promise(requestAnimationFrame);
  const before = revision();
  for (let pressed = 0; pressed < 4 && revision() === before; pressed += 1) {
    const places = [...document.querySelectorAll(".part.main .region")];
    press(places[Math.floor(places.length / 2)]);
    for (let waited = 0; revision() === before && waited < 60; waited += 1) await frame();
  }
  return revision() !== before;
}"""


async def rows(game: str = "") -> list[Row]:
    """A row for each game in which pieces are picked."""
    wanted = [key for key in GAMES if game in ("", key)]
    async with browsing() as (browser, process):
        found = [await _picked(browser, process, key) for key in wanted]
    return [one for one in found if one is not None]


async def _picked(browser: Browser, process: Process, game: str) -> Row | None:
    """As many picks as it takes; None for a game in which nothing is picked."""
    lasted: list[float] = []
    seats = HotSeats(browser, process)
    for _ in range(PICKS):
        async with seats.at(game) as page:
            picks = await _at_table(page, min(MOVES, PICKS - len(lasted)))
        lasted += picks
        if not picks or len(lasted) >= PICKS:
            break
    await seats.close()
    worst = f"at worst {1000 * max(lasted, default=0):.0f} ms"
    return row(f"{game}: a picked piece", lasted, worst) if lasted else None


async def _at_table(page: Page, most: int) -> list[float]:
    lasted: list[float] = []
    while len(lasted) < most and await _next_hand(page):
        await page.wait_for_timeout(THOUGHT)
        took = await page.evaluate(PICK, len(lasted))
        if took is None:
            break
        lasted.append(took / 1000)
        if not await page.evaluate(PLACE):
            break
    return lasted


async def _next_hand(page: Page) -> bool:
    """Open the hand of whoever is to move; false where it is not one that picks a piece."""
    curtain, pieces = page.locator(".curtain:not([hidden]) button"), page.locator(PIECES)
    other = page.locator(".supply.draw, .part.main .region")
    await curtain.or_(pieces).or_(other).first.wait_for()
    if await curtain.count():
        await curtain.click()
        await curtain.wait_for(state="hidden")
        await pieces.or_(other).first.wait_for()
    return await pieces.count() > 0
