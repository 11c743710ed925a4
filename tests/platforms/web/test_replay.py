"""The replay of a match: over the socket, and in Chromium by keys, slider, dots and list."""

import re
from collections.abc import AsyncIterator, Callable
from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from bot.running.timing import Timing
from bot.tables.table import Chair
from tests.database import Database
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.positions import reach
from tests.platforms.web.process import Process
from tests.platforms.web.servers import HASTY, serving
from tests.platforms.web.walks import OPENING, played
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    resize,
    window,
)

LANDSCAPE = {"width": 844, "height": 390}


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.15, least_ply=0.15, progress=0.0)


@pytest.fixture
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    """A page that may be asked for all positions of a match."""
    async with serving(desk, HASTY) as web:
        yield web


async def position(tab: Tab, ply: int) -> Message:
    told = await tab.ask("ply", match=0, ply=ply)
    (message,) = (each for each in told if each["type"] == "ply")
    return message


async def test_a_page_is_told_the_course_and_asks_for_each_position(
    web: WebPlatform, visit: Callable[..., Caller]
) -> None:
    async with played(web.url) as (code, _, _):
        tab = await visit().tab(code)
        told = await tab.ask("replay")
        (replay,) = (message for message in told if message["type"] == "replay")
        assert [move["text"] for move in replay["moves"]] == list(OPENING)
        assert not replay["running"] and replay["words"]["play"] == "Play"
        shown = [await position(tab, ply) for ply in range(len(OPENING) + 1)]
        names = {name for name, _ in tab.pictures}
        assert {each["picture"]["digest"] for each in shown} <= names
        assert len({each["picture"]["digest"] for each in shown}) == len(shown)
        assert shown[1]["said"].endswith("played d3 and flipped 1 disc.")
        sent = len(tab.pictures)
        again = await position(tab, len(OPENING))
        assert again["picture"]["digest"] == shown[-1]["picture"]["digest"]
        assert len(tab.pictures) == sent, "what the page has is not sent again"
        pieces = {place: look for _, look, place, *_ in shown[1]["picture"]["pieces"]}
        assert pieces == {"d3": "black", "d4": "black", "d5": "black", "e4": "black", "e5": "white"}


async def test_the_analysis_fills_in_while_somebody_looks(
    web: WebPlatform, visit: Callable[..., Caller]
) -> None:
    async with played(web.url) as (code, _, _):
        tab = await visit().tab(code)
        await tab.ask("replay")
        assert (await tab.until("replay"))["progress"] == "Analysed 0 of 6"
        while not [m for m in tab.told if m["type"] == "grown" and not m["progress"]]:
            await tab.hear()
        grown = [message for message in tab.told if message["type"] == "grown"]
        points = [sum(len(line["points"]) for line in message["course"]) for message in grown]
        assert points == sorted(points) and points[-1] == len(OPENING)
        assert len(set(points)) > 2, "it comes little by little"


async def test_a_button_that_walks_leads_there_and_a_running_match_is_not_judged(
    web: WebPlatform, visit: Callable[..., Caller]
) -> None:
    async with played(web.url, OPENING[:3], over=False) as (code, black, _):
        watching = await visit().tab(code)
        await watching.ask("replay", at=2)
        replay = await watching.until("replay")
        assert replay["running"] and replay["at"] == 2 and replay["progress"] == ""
        assert replay["course"] == [] and not any("cost" in move for move in replay["moves"])
        guess = await watching.ask("try", match=0, ply=0, path="d3")
        assert [message["type"] for message in guess] == ["notice", "answer"]
        await black.resign(5)
        over = await black.revision(6)
        grown = await watching.until("grown", running=False)
        assert len(grown["moves"]) == 3
        told = await watching.ask("press", payload=f"walk:{code}:{over['revision']}:0.3")
        assert [message["type"] for message in told].count("replay") == 1
        refused = await watching.ask("ply", match=7, ply=0)
        assert any(message["type"] == "notice" for message in refused)


async def test_the_analysis_opens_the_replay_at_the_move_that_cost_most(web: WebPlatform) -> None:
    async with played(web.url) as (code, black, white):
        lessons = []
        for tab in (black, white):
            revision = tab.screen["revision"]
            await tab.ask("press", payload=f"analyse:{code}:{revision}:0.0")
            while not (done := [m for m in walks(tab) if not m["progress"]]):
                await tab.hear()
            costs = {m["cost"]: m["ply"] for m in done[-1]["moves"] if "cost" in m}
            worst = max(costs, key=lambda cost: float(cost.removeprefix("−")))
            assert [m["at"] for m in walks(tab) if m["at"] is not None] == [costs[worst]]
            lessons += [(tab, done[-1]["learn"])] if done[-1]["learn"] else []
        (tab, learn), *_ = lessons
        told = await tab.ask("press", payload=learn)
        assert any(message["type"] == "sheet" for message in told)


async def test_what_was_better_is_played_on_for_both_sides_beside_the_match(
    web: WebPlatform, visit: Callable[..., Caller]
) -> None:
    async with played(web.url) as (code, _, _):
        tab = await visit().tab(code)
        await tab.ask("replay")
        while not (done := [m for m in walks(tab) if not m["progress"]]):
            await tab.hear()
        ply = max(move["ply"] for move in done[-1]["moves"] if "cost" in move)
        costly = await position(tab, ply)
        (mark,) = costly["picture"]["regions"]
        assert mark["payload"] == costly["instead"] != OPENING[ply - 1]
        begun = {"match": 0, "ply": ply - 1}
        line = await tried(tab, **begun, path=costly["instead"])
        assert line["moves"] == [costly["instead"]] and costly["instead"] in line["said"]
        reply = line["picture"]["regions"][0]["payload"]
        on = await tried(tab, **begun, moves=line["moves"], path=reply)
        assert on["moves"] == [costly["instead"], reply]
        back = await tried(tab, **begun, moves=on["moves"][:1])
        assert back["picture"]["digest"] == line["picture"]["digest"]
        refused = await tab.ask("try", **begun, path="a1")
        assert [message["type"] for message in refused] == ["notice", "answer"]


async def test_the_end_of_a_round_is_said_without_what_its_picture_shows(
    web: WebPlatform, visit: Callable[..., Caller], database: Database
) -> None:
    people = Chair("Ann", "web:1"), Chair("Ben", "web:2")
    await reach(database, "ROUND", "triominos", people)
    tab = await visit().tab("ROUND")
    told = await tab.ask("replay")
    (replay,) = (message for message in told if message["type"] == "replay")
    ends = [await position(tab, ply) for ply in range(len(replay["moves"]), 0, -1)]
    said = [each["said"] for each in ends if "wins round 1" in each["said"]]
    assert len(said) == 1 and "Digits left in other hands" in said[0]
    assert "sum" not in said[0] and "total" not in said[0]


async def tried(tab: Tab, **asked: object) -> Message:
    """The position that is tried out."""
    told = await tab.ask("try", **asked)
    (message,) = (each for each in told if each["type"] == "tried")
    return message


def walks(tab: Tab) -> list[Message]:
    """What the tab was told of the whole match."""
    return [message for message in tab.told if message["type"] in ("replay", "grown")]


async def test_at_home_and_in_a_lobby_there_is_nothing_to_walk_through(
    web: WebPlatform, visit: Callable[..., Caller]
) -> None:
    tab = await visit().tab()
    for what in ({"ask": "replay"}, {"ask": "ply", "match": 0, "ply": 0}):
        told = await tab.ask(str(what["ask"]), **{k: v for k, v in what.items() if k != "ask"})
        assert [message["type"] for message in told] == ["notice", "answer"]


async def at(page: Page, ply: int) -> None:
    """The page shows the position after so many moves."""
    await expect(page.locator(".replay .walk-ply")).to_have_text(str(ply))
    await expect(page.locator(".replay input")).to_have_js_property("value", str(ply))
    assert re.search(rf"/m/\w+/1#{ply}$", page.url), page.url


@pytest.mark.asyncio(loop_scope="session")
async def test_keys_slider_and_list_walk_through_a_match(bot: Process, chromium: Browser) -> None:
    async with (
        played(bot.url) as (code, _, _),
        window(chromium, f"{bot.url}t/{code}#replay-1.3") as page,
    ):
        await at(page, 3)
        pictures = set()
        for key, ply in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", 6), ("ArrowLeft", 5)):
            await page.keyboard.press(key)
            await at(page, ply)
            pictures.add(await page.locator(".replay .picture").get_attribute("src"))
        assert len(pictures) == 4
        current = page.locator(".replay [aria-current=step]")
        await expect(current).to_contain_text(OPENING[4])
        await page.locator(".replay .walk-move").filter(has_text=OPENING[1]).click()
        await at(page, 2)
        await expect(page.locator(".replay-said")).to_contain_text("played c3 and flipped")
        await page.keyboard.press("Home")
        await expect(page.locator(".replay .walk-ply")).to_be_hidden()
        await expect(page.locator(".replay-said")).to_contain_text("begins.")
        box = await page.locator(".replay-course").bounding_box()
        assert box is not None
        await page.mouse.click(box["x"] + box["width"] * 4 / 6, box["y"] + 4)
        await at(page, 4)
        await page.locator(".walk-way.first").click()
        await page.locator(".walk-way.on").click()
        await at(page, 1)
        await page.keyboard.press("End")
        await at(page, 6)
        await page.keyboard.press(" ")  # plays from the start, and stops at the end
        await expect(page.locator(".walk-way.play")).to_have_attribute("aria-label", "Pause")
        await at(page, 1)
        await page.keyboard.press(" ")
        await expect(page.locator(".walk-way.play")).to_have_attribute("aria-label", "Play")
        await page.keyboard.press("Escape")
        await expect(page.locator(".replay")).to_have_count(0)
        assert page.url.endswith(f"/t/{code}")


@pytest.mark.asyncio(loop_scope="session")
async def test_costly_moves_are_dots_to_click_and_show_what_was_better(
    bot: Process, chromium: Browser
) -> None:
    async with (
        played(bot.url) as (code, _, _),
        window(chromium, f"{bot.url}t/{code}#replay-1.0") as page,
    ):
        await expect(page.locator(".walk-progress")).to_have_text("")
        dots, costs = page.locator(".walk-dot"), page.locator(".replay .cost")
        await expect(dots).to_have_count(await costs.count())
        assert await dots.count(), "f2 gives much away"
        last = await dots.last.get_attribute("aria-label") or ""
        await dots.last.click()
        await at(page, int(last.split(".")[0]))
        await expect(page.locator(".replay-said")).to_contain_text("was better by")
        await expect(page.locator(".replay .picture")).to_have_attribute(
            "alt", re.compile("black, .* white")
        )
        await page.locator(".replay-stage .region").click()  # what was better, marked in white
        await expect(page.get_by_role("button", name="Back to the match")).to_be_visible()
        ply = int(last.split(".")[0])
        await expect(page.locator(".replay .walk-ply")).to_have_text(str(ply))
        await page.locator(".replay-stage .region").first.click()
        await expect(page.locator(".replay .walk-ply")).to_have_text(str(ply + 1))
        await page.get_by_role("button", name="Take back").click()
        await expect(page.locator(".replay .walk-ply")).to_have_text(str(ply))
        await page.get_by_role("button", name="Back to the match").click()
        await expect(page.locator(".replay-said")).to_contain_text("was better by")
        for way, goal in ((1, ply - 1), (-1, ply)):
            await swiped(page, way)
            await at(page, goal)


async def swiped(page: Page, way: int) -> None:
    """A finger goes along the board: to the left with -1."""
    await page.locator(".replay-stage").evaluate(
        """(stage, way) => {
            const finger = { pointerType: "touch", pointerId: 7, isPrimary: true };
            for (const [name, clientX] of [["pointerdown", 200], ["pointerup", 200 + 90 * way]])
                stage.dispatchEvent(new PointerEvent(name, { ...finger, clientX }));
        }""",
        way,
    )


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("sizes", [[PHONE], [DESKTOP, LANDSCAPE]], ids=["phone", "others"])
async def test_the_replay_fits_every_window(
    bot: Process, chromium: Browser, sizes: list[dict[str, int]]
) -> None:
    async with (
        played(bot.url) as (code, _, _),
        window(chromium, f"{bot.url}t/{code}#replay-1.2", sizes[0]) as page,
    ):
        await at(page, 2)
        for size in sizes:
            await resize(page, size)
            await replay_fits(page)


async def replay_fits(page: Page) -> None:
    """All of a replay is in the window, its ways wide enough for a thumb."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in (".replay-stage", ".replay-course", ".replay-said"):
        await expect(page.locator(part)).to_be_in_viewport(ratio=1)
    for way in await page.locator(".walk-way").all():
        await expect(way).to_be_in_viewport(ratio=1)
        box = await way.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
    middles = (
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => box.y + box.height / 2)"
    )
    heights = await page.locator(".replay-ways > .walk-way").evaluate_all(middles)
    assert len(heights) == 5 and max(heights) - min(heights) <= 1, "they stand in one row"


async def test_a_match_is_shared_as_a_download_and_announced_while_it_is_made(
    web: WebPlatform, visit: Callable[..., Caller]
) -> None:
    async with played(web.url) as (code, _, _):
        ann = visit()
        tab = await ann.tab(code)
        await tab.ask("replay")
        await tab.ask("press", payload=(await tab.until("replay"))["share"])
        while not [m for m in tab.told if m["type"] == "sheet" and m["file"]]:
            await tab.hear()
        *announced, sheet = [m for m in tab.told if m["type"] == "sheet"]
        assert all("Making the animation" in m["lines"][0] for m in announced)
        file = sheet["file"]
        assert (file["name"], file["moving"]) == (f"reversi-{code}-1.gif", True)
        assert file["alt"].startswith("Reversi, the whole match move by move (6).")
        async with ann.session.get(ann.url + file["url"]) as response:
            gif = await response.read()
            assert response.content_type == "image/gif" and len(gif) == file["size"]
        with Image.open(BytesIO(gif)) as animation:
            assert getattr(animation, "n_frames", 0) == len(OPENING) + 1
        assert await corner(ann, tab, "light") != await corner(ann, tab, "dark")
        ben = visit()
        await ben.boot()
        async with ben.session.get(ann.url + file["url"]) as response:
            assert response.status == 404


async def corner(caller: Caller, tab: Tab, theme: str) -> str:
    """The colour around the board of an animation, in the theme of the page that asks for it."""
    await tab.ask("theme", theme=theme)
    tab.told.clear()
    await tab.ask("line", text="/replay")
    while not [m for m in tab.told if m["type"] == "sheet" and m["file"]]:
        await tab.hear()
    (*_, sheet) = [m for m in tab.told if m["type"] == "sheet"]
    async with caller.session.get(caller.url + sheet["file"]["url"]) as response:
        gif = await response.read()
    with Image.open(BytesIO(gif)) as animation:
        return str(animation.convert("RGB").getpixel((1, 1)))


@pytest.mark.asyncio(loop_scope="session")
async def test_the_result_and_the_replay_lead_to_the_animation(
    bot: Process, chromium: Browser
) -> None:
    async with (
        played(bot.url) as (code, _, _),
        window(chromium, f"{bot.url}t/{code}", PHONE) as page,
    ):
        await page.locator(".onward").get_by_role("button", name="Share").click()
        sheet = page.locator("dialog[open]")
        await expect(sheet.locator("input").first).to_have_value(f"{bot.url}m/{code}/1")
        await expect(sheet.get_by_role("button", name="As a file")).to_be_visible()
        async with page.expect_download() as download:
            await sheet.get_by_role("link", name="Picture").click()
        assert (await download.value).suggested_filename == f"{code}-1.png"
        await sheet.get_by_role("button", name="Animation").click()
        await fetched(page, code)
        await page.keyboard.press("Escape")
        await page.goto(f"{bot.url}t/{code}#replay-1.3")
        await page.reload()
        await at(page, 3)
        await page.locator(".replay-bar").get_by_role("button", name="Share").click()
        await expect(sheet.locator("input").first).to_have_value(f"{bot.url}m/{code}/1#3")
        await sheet.get_by_role("button", name="Animation").click()
        await fetched(page, code)


async def fetched(page: Page, code: str) -> None:
    """The animation plays in a sheet, and can be kept under its name."""
    picture = page.locator("dialog[open] img.animation")
    await expect(picture).to_be_visible()
    for size in (DESKTOP, PHONE):
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        await expect(page.locator("dialog[open]")).to_be_in_viewport(ratio=1)
    await expect(picture).to_have_js_property("naturalWidth", 640)
    async with page.expect_download() as download:
        await page.locator("dialog[open] a[download]").click()
    assert (await download.value).suggested_filename == f"reversi-{code}-1.gif"
