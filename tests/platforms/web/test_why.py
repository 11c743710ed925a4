"""What explains itself on the page: over the socket, and to a finger, a mouse and a key."""

from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Page, expect

from bot.platforms.web import WebPlatform
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.servers import Served
from tests.platforms.web.walks import OPENING, played
from tests.platforms.web.windows import DESKTOP, window

Visit = Callable[..., Caller]
WHY = {
    "d3": "Gold corners: the last disc placed.",
    "a1": "a1 cannot be played: it flips nothing.",
}
NOTHING_BACK = "Pale: there is no move of yours to take back."
TOUCH = """([node, kind]) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const where = { clientX: x + width / 2, clientY: y + height / 2 };
  node.dispatchEvent(new PointerEvent(kind, { ...where, pointerType: "touch", bubbles: true }));
}"""


async def told(tab: Tab, **what: object) -> list[str]:
    """What the tab is told of something, its title first; [] where that is nothing."""
    heard = await tab.ask("why", **what)
    found = next((each for each in heard if each["type"] == "why"), None)
    return [found["title"], *found["lines"]] if found and found["lines"] else []


async def test_a_page_is_told_what_something_is_and_why_it_is_so(web: WebPlatform) -> None:
    async with played(web.url, OPENING[:1], over=False) as (_, black, white):
        await white.revision(3)
        cells = {each["place"]: each for row in white.screen["picture"]["cells"] for each in row}
        for cell, why in WHY.items():
            corners = cells[cell]["points"]
            middle = [sum(point[axis] for point in corners) // len(corners) for axis in (0, 1)]
            assert (await told(white, at=middle))[:2] == [cells[cell]["label"], why]
        assert await told(white, at=[0, 9999]) == [] == await told(white, name="nothing")
        assert (await told(black, name="hint"))[-1] == "Pale: there are no hints at this table."
        assert (await told(white, name="undo"))[-1] == NOTHING_BACK
        assert NOTHING_BACK not in await told(black, name="undo")
        assert (await told(white, name="player.0"))[1] == "Black."


async def test_a_board_of_a_lesson_tells_the_same(visit: Visit) -> None:
    tab = await visit().tab()
    what = {"view": "/learn/crosswise", "step": 3}
    assert await told(tab, name="supply", **what) == ["Bag", "4 stones are left in the bag."]
    for view in ("/learn/chess", "/learn/", "/rules/crosswise"):
        assert await told(tab, name="supply", view=view) == []


@pytest.mark.asyncio(loop_scope="session")
async def test_it_is_told_beside_a_mouse_and_a_key_and_to_a_finger_in_a_sheet(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, DESKTOP) as page:
        await page.locator(".game[data-game=crosswise] .button.primary").click()
        await expect(page.locator(".region").first).to_be_visible()
        card = page.locator(".why")
        await by_mouse(page)
        await expect(card).to_contain_text("Undo")
        await page.locator(".place").nth(1).click(force=True)
        await expect(card).to_be_hidden()
        await expect(page.locator(".told .refused")).to_contain_text("no move of yours")
        await page.locator(".region").first.focus()
        await page.keyboard.press("i")
        await expect(card).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(card).to_be_hidden()
        held = page.locator(".region").first
        await held.evaluate(f"node => ({TOUCH})([node, 'pointerdown'])")
        await expect(page.locator("dialog.sheet")).to_be_visible()
        await page.keyboard.press("Escape")


async def by_mouse(page: Page) -> None:
    """Rest the mouse on the button that takes back."""
    box = await page.locator(".place").nth(1).bounding_box()
    assert box is not None
    for away in (0, 30):
        await page.mouse.move(box["x"] + 20 + away / 2, box["y"] + 20)
