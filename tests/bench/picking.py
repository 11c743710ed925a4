"""How soon the page shows a piece that somebody picks, from the press to the frame that has it
picked, and how many picks the server was asked for: ``python -m tests.bench picking``; ``--game``
names one. Every pick is at another position, so that nothing was painted before, and comes after a
person's shortest thought."""

from playwright.async_api import Browser, Page

from engines import GAMES
from tests.bench.chromium import browsing
from tests.bench.rows import Row, row
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.process import Process

PICKS = 30  # of each game
MOVES = 12  # at a table at the most
THOUGHT = 500  # milliseconds
PLACING = 5000  # milliseconds that a move takes at the most
PIECES = ".tray [role=button].more"
COUNT = """() => {
  if (window.asked !== undefined) return;
  window.asked = 0;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    window.asked += String(text).includes('"press"');
    return send.call(this, text);
  };
}"""
PICK = """async (at) => {
  const held = [...document.querySelectorAll(".tray [role=button].more")];
  if (!held.length) return null;
  const node = held[at % held.length];
  const image = document.querySelector(".part.main .picture");
  const pressed = () => held.map((one) => one.getAttribute("aria-pressed")).join(); // one of equals
  const before = pressed();
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const asked = window.asked;
  const began = performance.now();
  node.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  while (pressed() === before) await frame();
  await image.decode();
  await frame();
  return [performance.now() - began, window.asked - asked];
}"""
PLACE = """async (most) => {
  const revision = () => document.querySelector(".table").dataset.revision;
  const board = () => [...document.querySelectorAll(".part.main .region")];
  const hand = () => [...document.querySelectorAll(".tray .region")]; // of two picks
  const places = () => (board().length ? board() : hand());
  const shown = () => revision() + places().map((one) => one.getAttribute("aria-label"));
  const click = () => new MouseEvent("click", { bubbles: true, detail: 1 });
  const frame = () => new Promise(requestAnimationFrame);
  const before = revision();
  const until = performance.now() + most;
  while (revision() === before && performance.now() < until) {
    const [seen, there] = [shown(), places()];
    there[Math.floor(there.length / 2)]?.dispatchEvent(click());
    while (shown() === seen && performance.now() < until) await frame();
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
    picks: list[tuple[float, int]] = []
    seats = HotSeats(browser, process)
    while len(picks) < PICKS:
        async with seats.at(game) as page:
            found = await _at_table(page, min(MOVES, PICKS - len(picks)))
        picks += found
        if not found:
            break
    await seats.close()
    if not picks:
        return None
    lasted, asked = [took for took, _ in picks], sum(asked > 0 for _, asked in picks)
    worst = f"at worst {1000 * max(lasted):.0f} ms, {asked} asked the server"
    return row(f"{game}: a picked piece", lasted, worst)


async def _at_table(page: Page, most: int) -> list[tuple[float, int]]:
    """How long picks took, and how often each asked the server."""
    await page.evaluate(COUNT)
    picks: list[tuple[float, int]] = []
    while len(picks) < most and await _next_hand(page):
        await page.wait_for_timeout(THOUGHT)
        pick = await page.evaluate(PICK, len(picks))
        if pick is None:
            break
        picks.append((pick[0] / 1000, pick[1]))
        if not await page.evaluate(PLACE, PLACING):
            break
    return picks


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
