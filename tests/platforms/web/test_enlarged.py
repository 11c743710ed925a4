"""The page enlarged to 200 % and 400 %, in forced colours and with less motion.

The zoom of the whole page is tried everywhere, which is what browsers offer first: it narrows the
window as counted in CSS pixels. Then letters alone are enlarged.
"""

import io
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Locator, Page, expect

from tests.platforms.web.legible import misfits
from tests.platforms.web.reach import hidden_stops, hides, overlaps, small_targets
from tests.platforms.web.servers import Served
from tests.platforms.web.test_every_language import BOARDS, LOBBY, OVER, cookie, furnished
from tests.platforms.web.windows import (
    DESKTOP,
    open_hot_seat,
    resize,
    settled,
    window,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session")]
WIDTHS = [{"width": 390, "height": 2400}, {"width": 1280, "height": 2400}]
ENLARGED = [{"width": 640, "height": 512}, {"width": 320, "height": 256}]  # of 1280 × 1024


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A page with something on every view, for all tests of this file."""
    async with furnished(tmp_path_factory.mktemp("enlarged")) as served:
        yield served


@dataclass(frozen=True)
class View:
    """A page by its address, what shows that it is there, and what opens a sheet on it."""

    path: str
    sign: str
    opener: str = ""


VIEWS = {
    "lobby": View(f"t/{LOBBY}", ".chip"),
    "seat": View(f"t/{LOBBY}", ".chip", ".slot.free"),
    **{game: View(f"t/{code}", ".part.main img") for game, code in BOARDS.items()},
    "more": View(f"t/{BOARDS['crosswise']}", ".part.main img", ".place:last-child"),
    "result": View(f"t/{OVER}", ".onward .main"),
}


async def wrong(page: Page, width: int) -> list[str]:
    """What cannot be read, reached or pressed."""
    await settled(page)
    return [
        *await misfits(page, width),
        *await overlaps(page),
        *await small_targets(page),
        *await hidden_stops(page),
    ]


async def unwalked(page: Page) -> list[str]:
    """What keys walk to on the board and in the hand without its coming into sight."""
    found: list[str] = []
    for stop in await page.locator(".table polygon[tabindex='0']").all():
        await stop.focus()
        for key in ("Control+End", "Control+Home"):
            await page.keyboard.press(key)
            found += await hides(page)
    return found


async def test_what_is_enlarged_is_read_and_reached(site: Served, chromium: Browser) -> None:
    web, found = site.web, list[str]()
    async with window(chromium, web.url, ENLARGED[0], cookie=cookie(web)) as page:
        for name, view in VIEWS.items():
            await page.goto(web.url + view.path)
            await page.locator(view.sign).first.wait_for()
            if view.opener:
                await page.locator(view.opener).first.click()
                await page.locator("dialog[open]").wait_for()
            for size in ENLARGED:  # whoever zooms in has opened it before
                await resize(page, size)
                found += [
                    f"{name} ({size['width']}): {one}" for one in await wrong(page, size["width"])
                ]
            for size in ENLARGED if name in BOARDS else ():
                await resize(page, size)
                found += [f"{name} ({size['width']}): {one}" for one in await unwalked(page)]
            await resize(page, ENLARGED[0])
    assert found == [], "\n".join(found)


async def test_whoever_walks_the_hand_stays_there_as_the_page_is_enlarged(
    site: Served, chromium: Browser
) -> None:
    """Its pieces stand alone in some windows and in one row in others."""
    web = site.web
    async with window(chromium, web.url, ENLARGED[0], cookie=cookie(web)) as page:
        await page.goto(web.url + VIEWS["crosswise"].path)
        await page.locator(VIEWS["crosswise"].sign).first.wait_for()
        held = page.locator(".tray polygon[tabindex='0']")
        await held.focus()
        for size in (ENLARGED[1], ENLARGED[0]):
            await resize(page, size)
            await expect(held).to_be_focused()


async def unread(page: Page) -> list[str]:
    """What cannot be read on a phone and on a wide window."""
    found: list[str] = []
    for size in WIDTHS:
        await resize(page, size)
        await settled(page)
        here = [*await misfits(page, size["width"]), *await overlaps(page)]
        found += [f"{size['width']}: {one}" for one in here]
    return found


async def test_all_is_read_with_letters_of_twice_their_size(
    site: Served, chromium: Browser
) -> None:
    web = site.web
    async with window(chromium, web.url, WIDTHS[0], cookie=cookie(web), alone=True) as page:
        browser = await page.context.new_cdp_session(page)
        name = page.locator(".game h3").first
        height = await name.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
        letters = {"standard": 32, "fixed": 26}
        await browser.send("Page.setFontSizes", {"fontSizes": letters})
        await page.reload()
        await name.wait_for()
        assert await name.evaluate("it => parseFloat(getComputedStyle(it).fontSize)") > height
        assert await unread(page) == []
        await page.locator(".me").click()
        await page.locator("dialog").get_by_role("button", name="Settings", exact=True).click()
        settings = page.locator("dialog .content > .button")
        for path, said in {
            "settings": settings,
            f"t/{LOBBY}": page.locator(".chip"),
            f"t/{OVER}#replay-1.9": page.locator(".replay-said"),
            "ladder": page.locator(".filter"),
            **{f"t/{code}": page.locator(".caption .title") for code in BOARDS.values()},
        }.items():
            if said != settings:
                await page.goto(web.url + path)
            await said.first.wait_for()
            await settled(page)
            assert await said.first.evaluate("it => parseFloat(getComputedStyle(it).fontSize)") > 26
            assert await unread(page) == [], path


async def lines(node: Locator) -> list[str]:
    """The lines around something as they are drawn: border, outline, and a polygon's edge."""
    found: list[str] = await node.evaluate(
        """(node) => {
          const look = getComputedStyle(node);
          const names = ["border-top-width", "border-top-color", "outline-style", "outline-width",
            "outline-offset", "stroke", "stroke-width", "filter"];
          return names.map((name) => look.getPropertyValue(name));
        }"""
    )
    return found


async def focused(page: Page, node: Locator) -> list[str]:
    """The lines around something that keys have come to."""
    await page.keyboard.press("Shift")  # as who has a keyboard
    await node.focus()
    return await lines(node)


async def told_apart(page: Page, picked: Locator, other: Locator) -> None:
    """By lines alone: what is picked from what is not, and each with the focus from without."""
    await page.evaluate("document.activeElement?.blur()")
    plain, chosen = await lines(other), await lines(picked)
    assert chosen != plain
    assert await focused(page, other) != plain
    assert await focused(page, picked) != chosen


async def colour(board: Locator) -> Any:
    """The colour that most of the board has."""
    drawn = Image.open(io.BytesIO(await board.screenshot())).convert("RGB")
    return max(drawn.getcolors(drawn.width * drawn.height) or ())[1]


async def test_where_colours_are_forced_lines_tell_what_is_picked_and_what_has_the_focus(
    site: Served, chromium: Browser
) -> None:
    web = site.web
    async with window(chromium, web.url, DESKTOP, forced=True, cookie=cookie(web)) as page:
        await page.goto(f"{web.url}t/{BOARDS['crosswise']}")
        pieces = page.get_by_role("toolbar").get_by_role("button")
        await pieces.last.focus()
        await page.keyboard.press("Enter")
        await expect(pieces.last).to_have_attribute("aria-pressed", "true")
        await expect(page.locator(".part.main :focus")).to_have_count(1)  # where it is to be laid
        await told_apart(page, pieces.last, pieces.first)
        cell = page.locator(".part.main .region").first
        assert await focused(page, cell) != await lines(page.locator(".part.main .region").last)
        badge = page.locator(".badge[data-side=orange]").first
        await expect(badge).to_have_css("background-color", "rgb(240, 138, 44)")
        forced = await colour(page.locator(".part.main"))
        await page.emulate_media(forced_colors="none")
        assert await colour(page.locator(".part.main")) == forced
        await page.emulate_media(forced_colors="active")
        await page.goto(f"{web.url}ladder")
        filters = page.locator(".filter")
        await told_apart(
            page,
            filters.and_(page.locator("[aria-pressed=true]")).first,
            filters.and_(page.locator("[aria-pressed=false]")).first,
        )
        await page.goto(f"{web.url}t/{OVER}#replay-1.9")
        moves = page.locator(".replay .walk-move:visible")
        await told_apart(
            page,
            moves.and_(page.locator("[aria-current]")).first,
            moves.and_(page.locator(":not([aria-current])")).first,
        )


# All that is animated, by frames: what of it, and for how many milliseconds.
ANIMATED = """() => {
  window.animated = [];
  const known = new Set();
  const plain = new Set(["offset", "computedOffset", "easing", "composite"]);
  const look = () => {
    for (const one of document.getAnimations()) {
      if (known.has(one)) continue;
      known.add(one);
      const kinds = one.effect.getKeyframes().flatMap(Object.keys).filter((key) => !plain.has(key));
      window.animated.push({ kinds, lasts: one.effect.getComputedTiming().activeDuration });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
FADE = 100  # milliseconds that a picture fades where less motion is wanted


async def play(page: Page) -> list[dict[str, Any]]:
    """Make a move, and what was animated until all lay still."""
    before = await page.locator(".table").get_attribute("data-revision") or ""
    await page.evaluate("window.animated.splice(0)")
    await page.locator(".part.main .region").first.click()
    await expect(page.locator(".table")).not_to_have_attribute("data-revision", before)
    await settled(page)
    await expect(page.locator(".motion")).to_have_count(0)
    found: list[dict[str, Any]] = await page.evaluate("window.animated.splice(0)")
    return found


async def test_with_less_motion_nothing_travels_after_a_move(
    site: Served, chromium: Browser
) -> None:
    web = site.web
    async with window(chromium, web.url, DESKTOP, moving=True) as page:
        await open_hot_seat(page)
        await page.evaluate(ANIMATED)
        usual = await play(page)
        assert any("transform" in one["kinds"] and one["lasts"] > FADE for one in usual)
        await page.emulate_media(reduced_motion="reduce")
        for one in await play(page):
            assert one["lasts"] <= 1 or (one["kinds"], one["lasts"]) == (["opacity"] * 2, FADE)
