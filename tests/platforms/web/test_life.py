"""A view leaves nothing behind: whoever comes back to a table time and again has the page of
somebody who has just come."""

import asyncio
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, CDPSession, Page, Route, expect

from bot.desk import Desk
from bot.people import Chat
from bot.platforms.web.visitor import chat_of
from bot.press import Press
from bot.tables.table import Chair
from engines import GAMES
from engines.path import split
from tests.database import Match
from tests.patience import PATIENCE
from tests.platforms.web.opponents import BEN, deal, key_of, person
from tests.platforms.web.positions import reach
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import (
    CHOOSABLE,
    DESKTOP,
    GO,
    PHONE,
    at_own_seat,
    play_to_the_end,
    window,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")
TABLES = {game: f"LIFE{place}" for place, game in enumerate(GAMES, 2)}
FIRST, RETURNS = 2, 4  # to each of these tables
ALMOST = 180  # points of a match for 200: its last round is half over
LEFT = 12  # cells of a match of which the whole is told
NEXT_FRAME = "() => new Promise((kept) => requestAnimationFrame(() => setTimeout(kept)))"
SPARE_NODES = 20  # what a browser itself may hold for a moment, such as nodes of what has faded
SPARE_LISTENERS = 5
CODE = "STAY2"
TABLET = {"width": 768, "height": 1024}
SEEN = 2  # moves after which the page must have come so far
HALF = 24  # moves of a round
MATCH_NODES = 2000  # of a page that tells every move and event of a match
STILL = 0.02  # of the window, times how far it has moved (https://web.dev/articles/cls)
# What moves though nobody has touched anything, but for a log that follows what happens.
OBSERVED = """
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((one) => {
    const own = one.sources.map(({ node }) => (node?.closest ? node : node?.parentElement));
    const moved = own.some((node) => node && !node.closest(".log")); // what has left it is no node
    if (!one.hadRecentInput && moved) window.shifted += one.value;
  })).observe({ type: "layout-shift", buffered: true });
"""


class Counters(NamedTuple):
    """What a page holds, also what it no longer shows."""

    nodes: int
    listeners: int


async def counted(page: Page, browser: CDPSession) -> Counters:
    """What is left once everything that nobody holds is gone."""
    await page.evaluate(NEXT_FRAME)
    for _ in range(2):  # what the first leaves free may hold the rest
        await browser.send("HeapProfiler.collectGarbage")
    found = await browser.send("Memory.getDOMCounters")
    return Counters(found["nodes"], found["jsEventListeners"])


async def own_tables(page: Page, served: Served) -> None:
    """Be at a table of every game, and to move there."""
    chairs = Chair("Ann", await key_of(page.context)), Chair("Ben", BEN.key)
    for game, code in TABLES.items():
        await reach(served.database, code, game, chairs, lambda view: view.turn == 0)


async def come_back(page: Page) -> None:
    """From home to each of these tables, and home again."""
    for code in TABLES.values():
        await page.evaluate(GO, f"/t/{code}")
        await page.locator(CHOOSABLE).first.wait_for()
        await page.evaluate("history.back()")
        await page.locator(".home .games").wait_for()
    await page.locator(".tablecard .pill").nth(len(TABLES) - 1).wait_for()  # home is whole
    await page.locator(".puzzle-card").wait_for()


async def test_returns_to_tables_leave_as_much_as_the_first_ones(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served.web.url, alone=True, moving=True) as page:
        browser = await page.context.new_cdp_session(page)
        await own_tables(page, served)
        for _ in range(FIRST):
            await come_back(page)
        few = await counted(page, browser)
        for _ in range(RETURNS):
            await come_back(page)
        many = await counted(page, browser)
        assert many.nodes <= few.nodes + SPARE_NODES
        assert many.listeners <= few.listeners + SPARE_LISTENERS


async def stood_still(page: Page) -> bool:
    """Whether nothing has moved since the page was opened."""
    await page.evaluate(NEXT_FRAME)
    return float(await page.evaluate("shifted")) <= STILL


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_home_and_tables_stand_still_from_their_first_sight_on(
    served: Served, chromium: Browser, size: dict[str, int]
) -> None:
    async with window(chromium, served.web.url, size, alone=True, moving=True) as page:
        await page.context.add_init_script(OBSERVED)
        await page.reload()
        await page.locator(".puzzle-card").wait_for()
        assert await stood_still(page), "a stranger"
        await own_tables(page, served)
        for _ in range(2):  # the tables are news the first time
            await page.goto(served.web.url)
            await page.locator(".tablecard .pill").first.wait_for()
            await page.locator(".puzzle-card").wait_for()
        assert await stood_still(page), "somebody with tables"
        for game, code in TABLES.items():
            await page.goto(served.web.link(code))
            await page.locator(CHOOSABLE).first.wait_for()
            assert await stood_still(page), game


# How high what is offered is, and what stands in its place until it has come.
HEIGHTS = """() => {
  const offered = document.querySelector(".offered"), heights = [offered.offsetHeight];
  const parts = [...offered.childNodes];
  offered.replaceChildren();
  heights.push(offered.offsetHeight);
  offered.append(...parts);
  return heights;
}"""


async def test_what_is_offered_at_home_has_its_place_before_it_has_come(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served.web.url, TABLET, waiting=True) as page:
        await page.goto(served.web.url)
        await page.locator(".lesson-card").wait_for()
        for width in (390, 430, 768, 790, 834, 1280):
            await page.set_viewport_size({"width": width, "height": 1024})
            offered, place = await page.evaluate(HEIGHTS)
            assert offered == place > 0, width


@pytest.mark.parametrize("game", [None, *GAMES])
async def test_the_html_says_where_it_leads_and_nothing_moves_when_the_script_has_come(
    served: Served, chromium: Browser, game: str | None
) -> None:
    web, desk, _ = served
    held = asyncio.Event()

    async def hold(route: Route) -> None:
        await held.wait()
        await route.continue_()

    async with window(
        chromium, web.url, PHONE if game == "reversi" else DESKTOP, language="de-DE", alone=True
    ) as page:
        address = web.url
        if game is not None:
            ben = replace(BEN, platform=web.name)
            opened = await desk.command(ben, chat_of(ben), "play", {"game": game})
            assert opened.screen is not None
            address = web.link(opened.screen.table)
        await page.route("**/page.js*", hold)
        await page.context.add_init_script(OBSERVED)
        await page.goto(address, wait_until="commit")
        first = page.locator(".sight")
        title = desk.words.say("de", f"game-{game}" if game else "web-choose")
        await expect(first.locator("h1")).to_contain_text(title)
        await expect(first).to_contain_text(desk.words.say("de", "web-opening"))
        if game:
            await expect(first.locator("h1")).to_contain_text("Ben")
        else:
            await expect(page.locator(".bar .me")).to_be_visible()
        held.set()
        await page.locator(".lobby .slot" if game else ".puzzle-card").first.wait_for()
        await expect(first).to_have_count(0)
        assert await stood_still(page)


def late(view: Any) -> bool:
    """Whether few moves are left."""
    return bool(sum(view.score) >= 64 - LEFT)


async def next_move(served: Served) -> int:
    """Whoever is to move plays a move from elsewhere; the revision before it, 0 once the round has
    ended."""
    match = served.database.match(CODE)
    if match.turn is None:
        return 0
    await play(served.desk, match, match.own.moves[7 * match.revision % len(match.own.moves)])
    return match.revision


async def play(desk: Desk, match: Match, path: str) -> None:
    assert match.turn is not None
    who = person(match.keys[match.turn])
    payload = Press("mine", CODE, match.revision, split(path)).pack()
    reply = await desk.press(who, Chat(who.platform, who.id, private=True), payload)
    assert not reply.refused, reply.notice


@pytest.mark.parametrize(
    ("game", "size", "begun"),
    [("triominos", PHONE, False), ("triominos", DESKTOP, True), ("crosswise", DESKTOP, True)],
)
async def test_board_and_tray_keep_their_places_in_a_growing_round(
    served: Served, chromium: Browser, game: str, size: dict[str, int], begun: bool
) -> None:
    async with window(chromium, served.web.url, size, alone=True, moving=True) as page:
        ann = await key_of(page.context)
        code = CODE
        await deal(served.database, code, ann, BEN.key, game=game)
        for _ in range(HALF if begun else 0):
            assert await next_move(served)
        await page.goto(f"{served.web.url}t/{CODE}")
        await page.locator(".tray .part").first.wait_for()
        await page.evaluate(OBSERVED)
        while (revision := await next_move(served)) and (begun or revision < HALF):
            if revision % SEEN == 0:
                await page.locator(f".table[data-revision='{revision + 1}']").wait_for()
        await page.evaluate(NEXT_FRAME)
        assert await page.evaluate("shifted") <= STILL


async def test_a_whole_match_stays_within_a_bound_and_where_it_is(
    served: Served, chromium: Browser
) -> None:
    web, _, database = served
    async with window(chromium, web.url, PHONE, alone=True) as page:  # with less motion
        me, code = await key_of(page.context), TABLES["reversi"]
        await reach(database, code, "reversi", (Chair("Ann", me), Chair("Bea", me)), late)
        await page.evaluate(OBSERVED)
        await page.evaluate(GO, f"/t/{code}")
        await at_own_seat(page)
        await page.evaluate(NEXT_FRAME)
        await page.evaluate("shifted = 0")  # home has gone, and with it the bar above it
        browser = await page.context.new_cdp_session(page)
        assert await play_to_the_end(page, 2 * PATIENCE, scripted=True) > LEFT // 2
        assert (await counted(page, browser)).nodes <= MATCH_NODES
        assert await page.evaluate("shifted") <= STILL


SHAPES = """() => {
  const [stage, part, inner, pill] = [".stage", ".part.main", ".part.main > .inner", ".gain"]
    .map((one) => document.querySelector(one).getBoundingClientRect());
  const within = pill.left >= inner.left && pill.right <= inner.right && pill.top >= inner.top;
  return { place: [stage.x, stage.y, stage.width], within: within && pill.bottom <= inner.bottom,
    bare: Math.max(part.width - inner.width, part.height - inner.height) };
}"""


async def test_a_board_of_any_shape_has_that_of_its_picture_when_a_match_ends_beside_the_result(
    served: Served, chromium: Browser
) -> None:
    web, _, database = served
    async with window(chromium, web.url, DESKTOP, waiting=True) as page:
        chairs = Chair("Ann", await key_of(page.context)), Chair("Ben", BEN.key)
        await reach(database, CODE, "triominos", chairs, lambda view: max(view.score) > ALMOST)
        await page.goto(web.link(CODE))
        await page.locator(".part.main.cloth img").wait_for()
        place = (await page.evaluate(SHAPES))["place"]
        while await next_move(served):
            pass
        await page.locator(".figures .pair").wait_for()
        await expect(page.locator(".part.main.cloth")).to_have_count(0)
        shapes = await page.evaluate(SHAPES)
        assert shapes["bare"] < 2, "the picture fills the board"
        assert shapes["within"], "the last points stand on the board"
        assert shapes["place"] == pytest.approx(place, abs=1), "what stands beside it stays there"
