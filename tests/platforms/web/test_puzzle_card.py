"""The puzzle of the day at home: its card opens a sheet, where a press on a move answers."""

import asyncio
import base64
import re
from collections.abc import AsyncIterator
from io import BytesIO
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Locator, Page, expect

import render
from bot.features.puzzles.puzzle import DAY, PuzzleKey, day_of, of_the_day, of_the_day_in
from bot.platforms.web import WebPlatform
from engines.path import next_choices
from render.thumbnail import SIDE
from tests.bot.clock import START, Clock
from tests.patience import PATIENCE
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    resize,
    window,
)

TODAY = next(day for day in count(day_of(START)) if of_the_day(day).game == "reversi")
PUZZLE = of_the_day(TODAY)
FLAT = {"width": 1280, "height": 560}  # where the board is lower than the sheet is wide
LOW = {"width": 844, "height": 390}  # a phone on its side
PIXELS = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL().split(",")[1];
}"""

# How often the page asks, and what it is told beforehand.
WATCHED = """() => {
  [window.asked, window.ahead] = [0, []];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    window.asked += 1;
    this.watched ??= this.addEventListener("message", ({ data }) => {
      if (String(data).includes('"type":"sheets"')) window.ahead.push(data);
    }) ?? true;
    return send.call(this, text);
  };
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path) -> AsyncIterator[WebPlatform]:
    async with new_desk(tmp_path, clock=Clock(TODAY * DAY)) as desk, serving(desk) as web:
        yield web


def wrong(key: PuzzleKey) -> str:
    """A move that is not the answer."""
    return next(move for move in key.view.moves if not key.same(move))


async def opened(page: Page) -> Locator:
    """The sheet of the puzzle of the day."""
    await page.locator(".puzzle-card").click()
    sheet = page.locator("dialog.sheet")
    await expect(sheet.locator(".sheet-picture")).to_be_visible()
    return sheet


def pixels(png: bytes) -> bytes:
    """What a picture shows, however it is packed."""
    return Image.open(BytesIO(png)).convert("RGB").tobytes()


async def painted(sheet: Locator) -> bytes:
    """What the picture in the sheet shows."""
    return pixels(base64.b64decode(await sheet.locator(".sheet-picture").evaluate(PIXELS)))


@pytest.mark.asyncio(loop_scope="session")
async def test_the_card_opens_the_puzzle_and_the_right_move_its_solution(
    chromium: Browser, site: WebPlatform
) -> None:
    async with window(chromium, site.url, PHONE) as page:
        card = page.locator(".puzzle-card")
        await expect(card).to_contain_text("Puzzle of the day")
        await expect(card.locator(".about")).to_have_text(re.compile(r"\w+ \w+"))
        drawn = await card.locator("img").evaluate("(i) => i.decode().then(() => i.naturalWidth)")
        assert drawn == SIDE
        sheet = await opened(page)
        assert await painted(sheet) == pixels(render.paint(PUZZLE.view, (), "light").png)
        await sheet.get_by_role("button", name=PUZZLE.puzzle.answer, exact=True).click()
        await expect(sheet).to_contain_text(f"after {PUZZLE.puzzle.answer}")
        ways = sheet.locator(".row .button")
        await expect(ways).to_have_text(["▶", "Back", "Ranking"])
        for size in (DESKTOP, PHONE):
            await resize(page, size)
            boxes = [await ways.nth(at).bounding_box() for at in range(3)]
            assert len({box["y"] for box in boxes if box}) == 1, "side by side"
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_press_on_the_board_answers_and_a_wrong_move_can_be_tried_again(
    chromium: Browser, site: WebPlatform
) -> None:
    picture = render.paint(PUZZLE.view, (), "light")
    async with window(chromium, site.url) as page:
        sheet = await opened(page)
        board = sheet.locator(".sheet-picture")
        await expect(board).to_be_in_viewport(ratio=0.99)
        for size, move, said in (
            (DESKTOP, wrong(PUZZLE), "is not the answer"),
            (FLAT, PUZZLE.puzzle.answer, "is right"),
        ):
            await resize(page, size)
            outline = next(r.outline for r in picture.regions if r.choice == move)
            box = await board.bounding_box()
            assert box is not None
            scale = min(box["width"] / picture.width, box["height"] / picture.height)
            left = (box["width"] - picture.width * scale) / 2
            x, y = (sum(place) / len(outline) * scale for place in zip(*outline, strict=True))
            await board.click(position={"x": left + x, "y": y})
            await expect(sheet).to_contain_text(said)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_picked_piece_and_its_way_back_are_shown_without_asking(
    chromium: Browser, site: WebPlatform
) -> None:
    view = of_the_day_in("crosswise", TODAY).view
    async with window(chromium, site.url, alone=True) as page:
        await page.evaluate(WATCHED)
        sheet = await opened(page)
        await sheet.get_by_role("button", name="Crosswise").click()
        await expect(sheet.locator("h2")).to_contain_text("Crosswise")
        async with asyncio.timeout(PATIENCE):
            while not await page.evaluate("ahead.length"):  # a puzzle of single moves has none
                await asyncio.sleep(0.05)
        before = await painted(sheet)
        asked = await page.evaluate("asked")
        await sheet.locator(".sheet-choices .button").first.click()
        await expect(sheet.locator(".content")).to_contain_text("Back")
        picked = next_choices(view.moves, ())[:1]
        assert await painted(sheet) == pixels(render.paint(view, picked, "light").png) != before
        await sheet.get_by_role("button", name="Back").click()
        await expect(sheet.get_by_role("button", name="Solution")).to_be_visible()
        assert await painted(sheet) == before
        assert await page.evaluate("asked") == asked


@pytest.mark.asyncio(loop_scope="session")
async def test_on_a_low_screen_all_that_can_be_pressed_is_beside_the_picture(
    chromium: Browser, site: WebPlatform
) -> None:
    async with window(chromium, site.url, LOW) as page:
        sheet = await opened(page)
        picture = await sheet.locator(".sheet-picture").bounding_box()
        assert picture is not None
        for button in await sheet.locator(".content .button").all():
            box = await button.bounding_box()
            assert box is not None and box["x"] > picture["x"] + picture["width"]
            assert box["y"] + box["height"] <= LOW["height"]


@pytest.mark.asyncio(loop_scope="session")
async def test_the_sheet_is_dark_where_the_system_is(chromium: Browser, site: WebPlatform) -> None:
    async with window(chromium, site.url, scheme="dark") as page:
        sheet = await opened(page)
        assert await painted(sheet) == pixels(render.paint(PUZZLE.view, (), "dark").png)
        await sheet.get_by_role("button", name="Solution").click()
        await expect(sheet.locator(".row .button").first).to_have_text("▶")
        hinted = render.paint(PUZZLE.view, (), "dark", (render.HINT, PUZZLE.puzzle.answer))
        assert await painted(sheet) == pixels(hinted.png)


@pytest.mark.asyncio(loop_scope="session")
async def test_arrows_walk_through_the_solution_in_the_present_theme(
    chromium: Browser, site: WebPlatform
) -> None:
    async with window(chromium, site.url) as page:
        sheet = await opened(page)
        await page.keyboard.press("ArrowRight")  # leads nowhere yet
        await sheet.get_by_role("button", name="Solution").click()
        await expect(sheet.get_by_role("button", name="One move on")).to_have_text("▶")
        await page.emulate_media(color_scheme="dark")
        await page.keyboard.press("ArrowRight")
        back = sheet.get_by_role("button", name="One move back")
        await expect(back).to_have_text("◀")
        after = pixels(render.paint(PUZZLE.after(2), (), "dark").png)
        assert await painted(sheet) == after
        await page.keyboard.press("ArrowLeft")
        await expect(back).to_have_count(0)
        hinted = render.paint(PUZZLE.view, (), "dark", (render.HINT, PUZZLE.puzzle.answer))
        assert await painted(sheet) == pixels(hinted.png)
