"""What moves on a board that somebody watches, in Chromium: briefly, and never in the way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.patience import PATIENCE
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.opponents import BEN, deal, key_of
from tests.platforms.web.process import Process
from tests.platforms.web.servers import Served
from tests.platforms.web.walks import OPENING, played
from tests.platforms.web.windows import PHONE, paused, ready, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

CODE = "MVNGS"
WATCH = """() => {
  window.seen = { layers: 0, canvases: 0, kinds: new Set(), moved: [] };
  document.addEventListener("moved", ({ detail }) => window.seen.moved.push(
    [detail.turns.map(([, now]) => now.place), detail.travels.map(([, now]) => now.place)]));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.className === "motion") window.seen.layers++;
      else if (node.parentNode?.className === "motion") {
        window.seen.canvases++;
        requestAnimationFrame(() => {
          const frames = node.getAnimations().flatMap((one) => one.effect.getKeyframes());
          const plain = new Set(["offset", "computedOffset", "easing", "composite"]);
          for (const key of frames.flatMap(Object.keys))
            if (!plain.has(key)) window.seen.kinds.add(key);
        });
      }
  }).observe(document.body, { childList: true, subtree: true });
}"""


# Every animation that the page begins: of what, and for how long.
SPY = """() => {
window.animated = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const { duration, delay = 0, pseudoElement = "" } = timing;
  window.animated.push({
    what: this.getAttribute("class") + pseudoElement, within: this.parentNode.className,
    frames: Object.keys(frames), duration, delay });
  return animate.call(this, frames, timing);
};
}"""


@asynccontextmanager
async def walking(bot: Process, chromium: Browser, *moves: str) -> AsyncIterator[Page]:
    """A window that shows a running match from its start on, to be walked through."""
    async with (
        played(bot.url, moves or OPENING, over=False) as (code, _, _),
        window(chromium, f"{bot.url}t/{code}#replay-1.0", moving=True) as page,
    ):
        await page.locator(".replay .picture").wait_for()
        await page.evaluate(WATCH)
        yield page


async def animated(page: Page) -> list[dict[str, Any]]:
    """What has been animated since this was asked last."""
    found: list[dict[str, Any]] = await page.evaluate("window.animated.splice(0)")
    return found


async def stepped(page: Page, key: str) -> None:
    """Walk one move on, and wait until all lies still."""
    before = await page.locator(".replay .picture").get_attribute("src") or ""
    await page.keyboard.press(key)
    await expect(page.locator(".replay .picture")).not_to_have_attribute("src", before)
    await expect(page.locator(".motion")).to_have_count(0)


async def test_discs_turn_where_they_lie_and_only_by_transform_and_opacity(
    bot: Process, chromium: Browser
) -> None:
    async with walking(bot, chromium) as page:
        await stepped(page, "ArrowRight")
        assert await page.evaluate("window.seen.moved") == [[["d4"], ["d3"]]]
        assert await page.evaluate("window.seen.canvases") >= 4, "ground, two faces, the new disc"
        kinds = set(await page.evaluate("[...window.seen.kinds]"))
        assert kinds and kinds <= {"transform", "opacity"}


async def test_with_reduced_motion_nothing_moves_but_the_old_picture_fades(
    bot: Process, chromium: Browser
) -> None:
    async with walking(bot, chromium) as page:
        await page.emulate_media(reduced_motion="reduce")
        await stepped(page, "ArrowRight")
        assert set(await page.evaluate("[...window.seen.kinds]")) <= {"opacity"}
        assert await page.evaluate("window.seen.canvases") == 1


async def test_a_tap_ends_what_moves_at_once(bot: Process, chromium: Browser) -> None:
    async with walking(bot, chromium) as page:
        ended = await page.evaluate(
            """async () => {
              const come = new Promise((kept) => new MutationObserver((_, observer) => {
                if (!document.querySelector(".motion")) return;
                observer.disconnect();
                kept();
              }).observe(document.body, { childList: true }));
              document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
              await come;
              document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
              return !document.querySelector(".motion");
            }"""
        )
        assert ended


async def test_sounds_are_off_until_somebody_switches_them_on(
    bot: Process, chromium: Browser
) -> None:
    async with walking(bot, chromium) as page:
        await page.evaluate(
            """() => {
              window.heard = 0;
              const start = AudioBufferSourceNode.prototype.start;
              AudioBufferSourceNode.prototype.start = function (...when) {
                window.heard++;
                return start.apply(this, when);
              };
            }"""
        )
        await stepped(page, "ArrowRight")
        assert await page.evaluate("window.heard") == 0
        await page.evaluate("localStorage.setItem('sound', 'on')")
        await stepped(page, "ArrowRight")
        assert await page.evaluate("window.heard") == 1, "many things at once sound like one"


MANY = ("e6", "d6", "c5", "f4", "c6", "b6", "f5", "f6")  # the last one turns five


async def test_discs_turn_one_after_the_other_and_all_within_half_a_second(
    bot: Process, chromium: Browser
) -> None:
    async with walking(bot, chromium, *MANY) as page:
        await stepped(page, "End")
        await stepped(page, "ArrowLeft")
        await page.evaluate(SPY)
        await stepped(page, "ArrowRight")
        halves = [each for each in await animated(page) if each["frames"] == ["transform"]]
        assert {each["duration"] for each in halves} == {70}
        starts = sorted(each["delay"] for each in halves)
        assert starts == sorted([*range(0, 200, 40), *range(70, 270, 40)])
        assert starts[-1] + 70 <= 500


async def test_a_pick_lifts_a_tile_settles_and_the_sign_of_the_turn_slides(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at("triominos", PHONE) as page:
        await page.emulate_media(reduced_motion="no-preference")
        await ready(page)
        await page.evaluate(SPY)
        await page.locator(".region.more").first.click()
        await page.locator(".region:not(.more)").first.wait_for()
        await expect(page.locator(".motion")).to_have_count(0)
        lifted = [each for each in await animated(page) if each["within"] == "slot"]
        assert [(each["frames"], each["duration"]) for each in lifted] == [(["transform"], 90)]
        await page.locator(".region:not(.more)").first.click()
        await expect(page.locator(".table")).to_have_attribute("data-revision", "3")
        await expect(page.locator(".motion")).to_have_count(0)
        after = await animated(page)
        assert [each["duration"] for each in after if each["what"] == "travels"] == [180]
        slid = [each for each in after if each["what"].endswith(("::before", "::after"))]
        assert [(each["frames"], each["duration"]) for each in slid] == 2 * [(["transform"], 200)]


async def test_a_sheet_comes_in_240_milliseconds_and_goes_in_160(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE, moving=True) as page:
        await page.evaluate(
            """() => {
              window.begun = [];
              window.gone = new Promise((kept) =>
                addEventListener("animationstart", ({ target, animationName }) => {
                  const { animationDuration } = getComputedStyle(target);
                  window.begun.push([animationName, animationDuration]);
                  if (animationName === "sink") kept();
                }));
            }"""
        )
        await page.locator(".levelchip").first.click()
        async with asyncio.timeout(PATIENCE):
            while not await page.evaluate("begun.some(([name]) => name === 'rise-in')"):
                await page.wait_for_timeout(20)
        await page.keyboard.press("Escape")
        await page.evaluate("window.gone")
        begun = dict(await page.evaluate("window.begun"))
        assert (begun["rise-in"], begun["sink"]) == ("0.24s", "0.16s")


async def test_points_count_up_to_what_they_are(served: Served, chromium: Browser) -> None:
    web, _, database = served
    async with window(chromium, web.url, alone=True, moving=True) as page:
        await deal(database, CODE, await key_of(page.context), BEN.key, game="triominos")
        await paused(page)
        await page.goto(web.link(CODE))
        points = page.locator(".player.you .points")
        await expect(points).to_have_text("0")
        await page.locator(".region.more").first.click()
        await page.locator(".region:not(.more)").first.hover()
        gain = int(await page.locator(".preview text").text_content() or "")
        await page.locator(".region:not(.more)").first.click()
        await expect(page.locator(".table")).to_have_attribute("data-revision", "2")
        await expect(points).to_have_text("0")
        await page.clock.run_for(100)
        assert 0 < int(await points.inner_text()) < gain
        await page.clock.run_for(320)
        assert int(await points.inner_text()) == gain
