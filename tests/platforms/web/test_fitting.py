"""Board, hand and all else of a table in windows of many sizes: nothing lies on anything else,
nothing is cut off, and what is pressed is large enough for a finger."""

import itertools
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Page

from bot.platforms.web import WebPlatform
from bot.tables.table import Chair
from engines.game import View
from tests.database import Database
from tests.platforms.web.opponents import BEN, key_of
from tests.platforms.web.positions import reach
from tests.platforms.web.windows import window

pytestmark = pytest.mark.asyncio(loop_scope="session")
CODE = "SIZE2"
UPRIGHT = (
    *((320, 568), (360, 640), (375, 667), (390, 844), (430, 932), (540, 720)),
    *((600, 960), (768, 1024), (800, 1280), (834, 1112), (1024, 1366), (1080, 1920)),
)
SIZES = (*UPRIGHT, (1000, 1000), *((height, width) for width, height in UPRIGHT))

# What is wrong with where things stand, when all of the page has been scrolled by.
FAULTS = """async () => {
  for (const _ of "ab") await new Promise(requestAnimationFrame); // the page has heard of its size
  const found = [];
  const seen = (node) => node?.offsetHeight > 0
    && node.checkVisibility({ visibilityProperty: true });
  const box = (node) => node.getBoundingClientRect();
  const cross = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const name = (node) => node.className.baseVal ?? node.className;
  const tell = (wrong, node, what) => wrong && found.push(`${name(node)} ${what}`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.push("the page is wider than its window");
  scrollTo(0, scrollHeight); // where what sticks to the foot lies on nothing
  const parts = [".players", ".stockrow", ".board", ".tray", ".now", ".panel", ".bar-actions"]
    .map((one) => document.querySelector(`.table > ${one}, .stage > ${one}`)).filter(seen);
  for (const [place, one] of parts.entries()) for (const other of parts.slice(place + 1))
    if (cross(box(one), box(other))) found.push(`${name(one)} lies on ${name(other)}`);
  for (const one of parts) {
    const { overflowY } = getComputedStyle(one);
    const { left, right, top, bottom } = box(one);
    tell(left < -1 || right > innerWidth + 1, one, "leaves the window at its side");
    tell(bottom > innerHeight + 1 || top + scrollY < -1, one, "cannot be scrolled to");
    tell(overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1, one, "is cut off");
  }
  const held = [...document.querySelectorAll(".tray > *")].filter(seen);
  for (const [place, one] of held.entries()) for (const other of held.slice(place + 1))
    if (cross(box(one), box(other))) found.push(`${name(one)} ${place} lies on another piece`);
  const tray = document.querySelector(".tray.spread");
  const pieces = held.filter((one) => one.matches(".part"));
  if (seen(tray)) for (const one of pieces) {
    const { width, height } = box(one);
    tell(width < 44 || height < 44, one, `is ${width} × ${height}`);
  }
  const pressed = ".bar-actions .place, .tray button, .now button, .table > .head button";
  for (const one of [...document.querySelectorAll(pressed)].filter(seen)) {
    const { width, height } = box(one);
    const unseen = getComputedStyle(one.closest(".table > *")).clipPath !== "none";
    tell(!unseen && (width < 44 || height < 43.9), one, `is ${width} × ${height}`);
  }
  return [...new Set(found)];
}"""


def _later() -> Callable[[View], bool]:
    """Whether it is the first seat's turn after eight moves."""
    plies = itertools.count()
    return lambda view: next(plies) >= 8 and view.turn == 0


async def faults(page: Page) -> list[str]:
    """What is wrong in windows of all sizes."""
    found: list[str] = []
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} × {height}: {one}" for one in await page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("game", ["reversi", "crosswise", "triominos"])
async def test_a_table_fits_windows_of_all_sizes(
    browsed: WebPlatform, database: Database, chromium: Browser, game: str
) -> None:
    async with window(chromium, browsed.url, {"width": 768, "height": 1024}, waiting=True) as page:
        chairs = Chair("Ann", await key_of(page.context)), Chair("Ben", BEN.key)
        await reach(database, CODE, game, chairs, _later())
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        opened = await page.evaluate(FAULTS)
        assert opened == [], "as it is opened"
        assert await faults(page) == []
