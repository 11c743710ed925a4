"""Board, hand and all else of a table in windows of many sizes: nothing lies on anything else,
nothing is cut off, and what is pressed is large enough for a finger."""

import itertools
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Page

from bot.people import Chat
from bot.platforms.web import WebPlatform
from bot.press import Press
from bot.tables.table import Chair, Table
from engines.game import View
from tests.campaigns import so_many
from tests.database import Database
from tests.platforms.web.legible import misfits
from tests.platforms.web.opponents import BEN, key_of, person
from tests.platforms.web.positions import reach
from tests.platforms.web.ranked import CLEO
from tests.platforms.web.reach import overlaps
from tests.platforms.web.servers import Served
from tests.platforms.web.test_every_language import (
    ANN,
    LOBBY,
    OVER,
    SPEECHES,
    cookie,
    furnished,
)
from tests.platforms.web.windows import (
    resize,
    settled,
    window,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")
CODE = "SIZE2"
TABLET = {"width": 768, "height": 1024}
WIDE = 0.6  # of a tablet held upright, the least that the board takes there
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


def _later(least: int = 8) -> Callable[[View], bool]:
    """Whether it is the first seat's turn after so many moves at the ``least``."""
    plies = itertools.count()
    return lambda view: next(plies) >= least and view.turn == 0


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
    async with window(chromium, browsed.url, TABLET, waiting=True) as page:
        chairs = Chair("Ann", await key_of(page.context)), Chair("Ben", BEN.key)
        await reach(database, CODE, game, chairs, _later())
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        opened = await page.evaluate(FAULTS)
        assert opened == [], "as it is opened"
        board = await page.locator(".part.main").bounding_box()
        assert board is not None and board["width"] > WIDE * TABLET["width"]
        assert await faults(page) == []


LONG = "Maximiliane-Charlotte Hohenstein"

# How far the words end above the action bar, and how far a box of the picture lies in its frame.
ROOM = """([box, inside]) => {
  const rect = (one) => document.querySelector(one).getBoundingClientRect();
  const [frame, inner] = [rect(".part.main"), rect(".part.main > .inner")];
  const scale = inner.width / (inside[2] - inside[0]);
  const [left, right] = [0, 2].map((at) => inner.x + (box[at] - inside[0]) * scale);
  const [top, bottom] = [1, 3].map((at) => inner.y + (box[at] - inside[1]) * scale);
  return [
    rect(".bar-actions").top - rect(".caption .words").bottom,
    left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom,
  ];
}"""


async def test_all_that_is_said_and_what_was_laid_last_is_in_sight_as_a_table_opens(
    served: Served, chromium: Browser
) -> None:
    web, desk, database = served
    phone, tablet = {"width": 390, "height": 844}, {"width": 768, "height": 1024}
    async with window(chromium, web.url, TABLET, waiting=True) as page:
        me = await key_of(page.context)
        ann, ben, cleo = Chair(LONG, me), Chair(LONG[::-1], BEN.key), Chair(LONG, CLEO.key)
        for code, chairs, plies in (("NEWS2", (ann, ben), 30), ("NEWS3", (ann, ben, cleo), 10)):
            await reach(database, code, "triominos", chairs, _later(plies))
            screen = await desk.page_screens.table(code, person(me), "en")
            assert screen.picture is not None and screen.picture.parts is not None
            parts = screen.picture.parts
            assert parts.newest is not None and parts.cloth is not None
            for size in (phone, tablet):
                await page.set_viewport_size(size)  # type: ignore[arg-type]
                await page.goto(f"{web.url}t/{code}")
                await page.locator(".part.main img").wait_for()
                await settled(page)
                room = await page.evaluate(ROOM, [parts.newest, parts.cloth.inside])
                assert min(room) >= 0, (code, size, room)


STRANGERS, OPEN, OFFER, MANY = "BOTH2", "OPEN2", "DRAW2", "FOUR2"


class Screen(NamedTuple):
    """A screen by its address, what shows that it is there, what is pressed there in turn, and
    what shows that the last press has been answered."""

    path: str
    sign: str
    pressed: tuple[str, ...] = ()
    opened: str = "main"


WORDS_ARE_THERE = """
() => ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).innerText.trim()
"""
SCREENS = (
    Screen("", ".opentables .tablecard"),
    Screen("", ".puzzle-card", (".puzzle-card",), "dialog .sheet-picture"),
    Screen("", ".me", (".me", "dialog form > .button:not(.primary)"), "dialog .plain"),
    Screen("learn/crosswise", ".part.main img"),
    Screen(f"t/{LOBBY}", ".chip"),
    Screen(f"t/{OFFER}", ".actions .button"),
    Screen(f"t/{MANY}", ".part.main img"),
    Screen(f"t/{OVER}", ".onward .main"),
    Screen(f"t/{OVER}#replay-1.9", ".walk-way", (".replay-bar > :last-child",), "dialog input"),
    Screen(f"m/{STRANGERS}/1#9", ".walk-way"),
    Screen(
        *("ladder", ".filter", ("[data-key=game-reversi]", ".ladder tbody tr:last-child a")),
        ".ladder:not(:has(.filter)) h1",
    ),
)


async def others(served: Served) -> None:
    """A match of strangers, an open table, a draw that is offered, and four with long names."""
    _, desk, database = served
    ann, ben, cleo = Chair("Ann", ANN.key), Chair("Ben", BEN.key), Chair("Cleo", CLEO.key)
    many = ann, replace(ben, name=LONG), replace(cleo, name=LONG[::-1]), Chair(LONG, "web:9")
    await reach(database, STRANGERS, "reversi", (ben, cleo))
    await reach(database, MANY, "triominos", many, lambda view: view.turn == 0)
    table = await reach(database, OFFER, "reversi", (ann, ben), lambda view: view.plies >= 8)
    await database.put(Table(OPEN, "crosswise", BEN.key, chairs=(ben,), open=True))
    offered = Press("draw", OFFER, table.revision, ("sure",)).pack()
    reply = await desk.press(BEN, Chat(BEN.platform, BEN.id, private=True), offered)
    assert not reply.refused, reply.notice


async def unfit(page: Page, place: int) -> list[str]:
    """What cannot be read, or lies on other words, in windows of every third of these sizes, which
    are others of the next ``place``; in a long run of all."""
    found: list[str] = []
    every = so_many(3, 1)
    for width, height in SIZES[place % every :: every]:
        await resize(page, {"width": width, "height": height})
        here = [*await misfits(page, width), *await overlaps(page)]
        found += [f"{width} × {height}: {one}" for one in here]
    return found


async def test_what_else_there_is_to_see_fits_large_and_small_windows(
    tmp_path: Path, chromium: Browser
) -> None:
    speech, found = SPEECHES["longest-words"], list[str]()
    async with furnished(tmp_path, speech.words) as served:
        await others(served)
        url, chosen = served.web.url, cookie(served.web, speech.language)
        async with window(chromium, url, TABLET, cookie=chosen, touch=True) as page:
            for place, (path, sign, pressed, opened) in enumerate(SCREENS):
                await page.set_viewport_size(TABLET)  # type: ignore[arg-type]
                await page.goto(url + path)
                await page.locator(sign).first.wait_for()
                for one in pressed:
                    await page.locator(one).first.click()
                await page.locator(opened).first.wait_for()
                await page.wait_for_function(WORDS_ARE_THERE)  # what a press opens is asked for
                await settled(page)
                found += [f"{path} {one}" for one in await unfit(page, place)]
    assert found == [], "\n".join(found[:40])
