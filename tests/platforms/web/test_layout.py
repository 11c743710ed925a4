"""How the page lays things out: hands and late layouts, long names, forced colours, sheets."""

import re
from itertools import product

import pytest
from playwright.async_api import Browser, Locator, Page, expect

import render
from bot.platforms.web import WebPlatform
from bot.tables.table import Chair, Table
from engines import GAMES
from engines.replay import resume
from engines.triominos.view import TriominosView
from render.triominos.fit import LatticeBounds
from render.triominos.sizes import SIZES
from tests.database import Database
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.opponents import BEN, key_of
from tests.platforms.web.positions import reach
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    curtain,
    free_seat,
    open_lobby,
    resize,
    settled,
    window,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")
NARROW = {"width": 320, "height": 640}
LANDSCAPE = {"width": 844, "height": 390}
PAPER = {"width": 794, "height": 1123}
TEN_CENTIMETRES = re.compile(r"^377\.9\d*px$")
CODE = "PAGE2"
ROUND = "PAGE3"
TRIOMINOS = GAMES["triominos"]
CORNER = 110  # pixels of a picture from the board's corner on that its points may take
CORNERED = 5  # of a deal in which a tile comes to lie there
WIDE = 157  # of a round whose layout grows far
LONG = "Maximiliane-Charlotte Hohenstein"  # as long as a name may be


async def people(page: Page, name: str = "Ben") -> tuple[Chair, Chair]:
    return Chair("Ann", await key_of(page.context)), Chair(name, BEN.key)


def stuck(view: object) -> bool:
    """Nothing fits, and there is more to draw."""
    return bool(getattr(view, "moves", ()) == ("draw",))


async def sideways(page: Page) -> list[str]:
    """What is wider than the window."""
    return list(
        await page.evaluate(
            """() => document.documentElement.scrollWidth <= innerWidth ? []
            : [...document.querySelectorAll("body *")]
              .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
              .map((node) => `${node.tagName}.${node.className}`).slice(0, 9)"""
        )
    )


async def test_the_market_in_the_tray_turns_into_draw(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, waiting=True) as page:
        ann, ben = await people(page)
        table = await reach(
            database, CODE, "triominos", (ann, ben), lambda v: v.turn == 0 and stuck(v)
        )
        assert table.turn.seat is not None
        await page.goto(f"{browsed.url}t/{CODE}")
        draw = page.locator(".tray .supply")
        await expect(draw).to_have_role("button")
        await expect(draw).to_contain_text("Draw −5 each")
        await expect(draw).to_contain_text(re.compile(r"\d+ left"))
        for size in (LANDSCAPE, DESKTOP, PHONE):
            await resize(page, size)
            await expect(draw).to_be_in_viewport()
            box = await draw.bounding_box()
            assert box is not None and box["width"] >= 44 and box["height"] >= 44, size
        await expect(page.locator(".choices button")).to_have_count(0)
        await expect(page.locator(".button.primary:visible, .now .choice:visible")).to_have_count(0)
        tiles = await page.locator(".tray .part").count()
        await draw.click()
        await expect(page.locator(".tray .part")).not_to_have_count(tiles)


async def test_while_something_fits_the_market_is_no_button(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        await reach(database, CODE, "triominos", await people(page), lambda view: view.turn == 0)
        await page.goto(f"{browsed.url}t/{CODE}")
        market = page.locator(".tray .supply")
        await expect(market).to_contain_text(re.compile(r"\d+ left"))
        await expect(page.locator(".tray button")).to_have_count(0)
        last = await page.locator(".tray > *").last.get_attribute("class")
        assert last == "supply", "the market is the tray's last place"


async def test_what_shows_the_next_hand_lies_in_sight(hot_seats: HotSeats) -> None:
    async with hot_seats.at("triominos", PHONE) as page:
        await page.locator(".region.more").first.click()
        await page.locator(".region:not(.more)").first.click()
        await curtain(page).wait_for()
        await settled(page)
        button = await curtain(page).bounding_box()
        bar = await page.locator(".bar-actions").bounding_box()
        assert button and bar and button["y"] + button["height"] <= bar["y"]


async def late(page: Page, web: WebPlatform, database: Database) -> Table:
    """A layout that a picture has no room for."""
    table = await reach(
        database,
        CODE,
        "triominos",
        await people(page),
        lambda view: _spread(view) and view.turn == 0 and not stuck(view),
        seed=WIDE,
    )
    await page.goto(f"{web.url}t/{CODE}")
    await page.locator(".part.main img").wait_for()
    return table


def _spread(view: TriominosView) -> bool:
    cells = [tile.cell for tile in view.laid]
    fitting = SIZES[""].fitting
    return bool(cells) and LatticeBounds.of(cells).largest_edge(fitting.room) < fitting.smallest


async def sharp(page: Page) -> bool:
    """Whether no pixel of the page has less than one of the picture."""
    drawn = "node => node.naturalWidth / node.getBoundingClientRect().width"
    return float(await page.locator(".part.main img").evaluate(drawn)) > 0.99


async def test_all_of_a_late_layout_can_be_reached_and_is_sharp(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, NARROW, waiting=True) as page:
        await late(page, browsed, database)
        frame, inner = page.locator(".part.main"), page.locator(".part.main .inner")
        box, before = await frame.bounding_box(), await inner.bounding_box()
        whole = page.locator(".board .whole")
        await expect(whole).to_be_visible()
        assert box and before and before["width"] > box["width"] + 10
        assert await sharp(page)
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.mouse.down()
        await page.mouse.move(box["x"] + 2000, box["y"] + 2000, steps=8)
        await page.mouse.up()
        edge = await inner.bounding_box()
        rim = await frame.evaluate("node => node.clientLeft")
        assert edge and abs(edge["x"] - box["x"] - rim) < 1.5
        await whole.click()
        small = await inner.bounding_box()
        assert small and small["width"] <= box["width"] + 1 and small["height"] <= box["height"] + 1
        await whole.click()
        assert await inner.bounding_box() == before
        # A wide window has room for it.
        await resize(page, {"width": 1280, "height": 900})
        await expect(whole).to_be_hidden()
        box, all_of_it = await frame.bounding_box(), await inner.bounding_box()
        assert box and all_of_it and all_of_it["width"] <= box["width"]
        assert all_of_it["height"] <= box["height"]
        assert await sharp(page)


async def test_nothing_leads_to_more_of_a_board_on_which_nothing_lies(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, waiting=True) as page:
        await reach(database, CODE, "triominos", await people(page), lambda view: not view.laid)
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        for size in (PHONE, LANDSCAPE, DESKTOP):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            await page.evaluate("() => new Promise(requestAnimationFrame)")
            await expect(page.locator(".part.main.cloth")).to_be_visible()
            await expect(page.locator(".board .whole")).to_be_hidden()


async def test_long_names_break_no_page(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, NARROW, waiting=True) as page:
        ann, ben = await people(page, LONG)
        ann = Chair(LONG[::-1], ann.person)
        await reach(database, "NAME2", "reversi", (ann, ben), lambda view: view.plies >= 9)
        await reach(database, "NAME3", "crosswise", (ann, ben))
        lobby = Table("NAME4", "crosswise", ann.person, chairs=(ann, ben))
        await database.put(lobby)
        await reach(
            database,
            "NAME5",
            "triominos",
            (ann, ben, Chair(LONG, "web:9"), Chair(LONG, "web:8")),
            lambda view: view.turn == 0,
        )
        pages = {"": ".tablecard", "NAME2": ".player", "NAME3": ".figures", "NAME4": ".slot"}
        for code, sign in {**pages, "NAME5": ".player"}.items():
            await page.goto(f"{browsed.url}t/{code}" if code else browsed.url)
            await page.locator(sign).first.wait_for()
            assert await sideways(page) == [], code or "home"


async def outlined(button: Locator) -> bool:
    return bool(
        await button.evaluate(
            """(node) => {
              const look = getComputedStyle(node);
              const wide = look.borderTopStyle !== "none" && parseFloat(look.borderTopWidth) > 0;
              return wide && !/^rgba.*, 0\\)$/.test(look.borderTopColor);
            }"""
        )
    )


async def bare(page: Page, within: str = "body") -> list[str]:
    """The buttons in sight of which no outline shows that they are any."""
    buttons = page.locator(f"{within} :is(button, a.button)").locator("visible=true")
    return [
        str(await button.get_attribute("class"))
        for button in await buttons.all()
        if not await outlined(button)
    ]


async def test_where_colours_are_forced_buttons_keep_their_outlines(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, forced=True) as page:
        await page.locator(".game").first.wait_for()
        assert await bare(page) == []
        await reach(database, CODE, "reversi", await people(page), lambda view: view.plies >= 9)
        await open_lobby(page, "crosswise")
        assert await bare(page) == []
        await free_seat(page).click()
        assert await bare(page, "dialog[open]") == []
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        assert await bare(page) == []
        await page.locator(".place").last.click()
        assert await bare(page, "dialog[open]") == []


async def test_where_colours_are_forced_the_tray_keeps_the_ground_of_its_pieces(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, forced=True, waiting=True) as page:
        me = await people(page)
        await reach(database, CODE, "triominos", me, lambda view: bool(view.moves))
        await page.goto(f"{browsed.url}t/{CODE}")
        tray = page.locator(".tray.spread")
        await tray.locator("img").first.wait_for()
        ground = await tray.evaluate("tray => getComputedStyle(tray).backgroundColor")
        assert ground not in ("rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)")


async def test_what_the_bar_opens_leaves_the_board_in_sight(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        me = await people(page)
        await reach(database, CODE, "crosswise", me, lambda view: bool(view.moves))
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        for place in (2, -2, -1):  # Scores, Resign, More
            await page.locator(".place:visible").nth(place).click()
            sheet = page.locator("dialog[open].popover")
            await settled(page)
            box, board = await sheet.bounding_box(), await page.locator(".stage").bounding_box()
            assert box is not None and board is not None
            assert box["x"] >= board["x"] + board["width"], place
            if place == -1:
                drawn = await sheet.locator(".also use").evaluate_all(
                    "all => all.map((use) => use.getAttribute('href'))"
                )
                assert len(set(drawn)) == len(drawn), "no two entries are drawn alike"
                await sheet.locator(".also").filter(has_text="All commands").click()
                await expect(sheet.locator(".commands button").nth(9)).to_be_visible()
                await settled(page)
                await expect(sheet).to_be_in_viewport(ratio=1)
                sign = await sheet.locator("form .icon").bounding_box()
                field = await sheet.locator(".search").bounding_box()
                assert sign and field and sign["x"] + sign["width"] <= field["x"]
                assert field["y"] <= sign["y"] <= field["y"] + field["height"]
            await page.keyboard.press("Escape")


async def test_what_opens_beside_an_option_shows_all_that_there_is_room_for(
    browsed: WebPlatform, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, {"width": 1280, "height": 720}) as page:
        await open_lobby(page, "triominos")
        for option in ("Clock", "Open to"):
            await page.locator(".chip").filter(has_text=option).click()
            sheet = page.locator("dialog[open].popover")
            await settled(page)
            await expect(sheet).to_be_in_viewport(ratio=1)
            hidden = "content => content.scrollHeight - content.clientHeight"
            assert await sheet.locator(".content").evaluate(hidden) <= 0, option
            await page.keyboard.press("Escape")


async def test_on_one_paper_stand_the_position_and_all_moves_in_dark_letters(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    printing = {**PHONE}  # no phone but with a printer
    async with window(chromium, browsed.url, printing, "dark", waiting=True) as page:
        await reach(database, CODE, "reversi", await people(page), lambda view: view.plies >= 40)
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        printed = await page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
        await page.emulate_media(media="print")
        for size in (PHONE, DESKTOP, PAPER):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            for pressed in (".bar", ".bar-actions", ".tabs", ".table > .head button", ".now .link"):
                await expect(page.locator(pressed).first).to_be_hidden()
            board, moves = page.locator(".part.main img"), page.locator(".table .movelist")
            await expect(board).to_be_visible()
            await expect(moves).to_be_visible()
            unseen = await moves.evaluate("list => list.scrollHeight - list.clientHeight")
            assert unseen <= 0, "no move is cut off"
        await expect(page.locator(".caption .title")).to_have_css("color", "rgb(0, 0, 0)")
        # A board that fills its frame in a window has on paper the shape of its picture.
        await reach(database, ROUND, "triominos", await people(page), lambda view: view.turn == 0)
        await page.emulate_media(media="screen")
        await page.goto(f"{browsed.url}t/{ROUND}")
        await expect(page.locator(".part.main")).to_have_class(re.compile("cloth"))
        await page.emulate_media(media="print")
        await expect(page.locator(".part.main")).not_to_have_class(re.compile("cloth"))
        # How things stand on paper comes with what a page loads after its first picture.
        for one in (page.locator(".board"), page.locator(".table > .tray")):
            await expect(one).to_have_css("width", TEN_CENTIMETRES)


async def swipe_down(page: Page) -> None:
    await page.locator("dialog[open] > header").evaluate(
        """(header) => {
          const { x, y, width } = header.getBoundingClientRect();
          const fire = (name, clientY) => header.dispatchEvent(new PointerEvent(name, {
            bubbles: true, pointerId: 1, pointerType: "touch", clientX: x + width / 2, clientY }));
          header.setPointerCapture = () => {};
          fire("pointerdown", y + 8);
          for (const step of [30, 60, 90, 120]) fire("pointermove", y + 8 + step);
          fire("pointerup", y + 128);
        }"""
    )


async def press_escape(page: Page) -> None:
    await page.keyboard.press("Escape")


async def tap_outside(page: Page) -> None:
    await page.mouse.click(12, 12)


async def test_sheets_are_closed_in_each_of_the_usual_ways(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, waiting=True) as page:
        await reach(database, CODE, "reversi", await people(page), lambda view: view.plies >= 9)
        await page.goto(f"{browsed.url}t/{CODE}")
        more = page.locator(".place").last
        openers = more, page.locator(".caption .list"), page.locator(".player .profile").first
        for close, opener in product((press_escape, swipe_down, tap_outside), openers):
            await opener.click()
            await expect(page.locator("dialog[open]")).to_have_count(1)
            await settled(page)
            await close(page)
            await expect(page.locator("dialog")).to_have_count(0)
            await expect(opener).to_be_focused()


SLIDING = """() => { window.slid = new Promise((tell) => new MutationObserver((_, watch) => {
  const sheet = document.querySelector(".sheet.leaving");
  if (!sheet) return;
  watch.disconnect();
  const { inert, ariaHidden, tagName } = sheet;
  const slides = sheet.getAnimations().map((one) => one.finished.then(() => true, () => false));
  Promise.all(slides).then((whole) => tell({ inert, ariaHidden, tagName, whole }));
}).observe(document.body, { childList: true })); }"""


async def test_a_closed_sheet_slides_out_whole_and_is_there_for_the_eye_alone(
    browsed: WebPlatform, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, moving=True) as page:
        await page.locator(".me").click()
        await page.locator("dialog[open]").wait_for()
        await page.evaluate(SLIDING)
        await page.keyboard.press("Escape")
        assert await page.evaluate("window.slid") == {
            "inert": True,
            "ariaHidden": "true",
            "tagName": "DIV",
            "whole": [True],
        }
        await expect(page.locator(".sheet")).to_have_count(0)


async def test_one_disc_is_not_called_discs(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, waiting=True) as page:
        people_there = await people(page)
        await reach(database, CODE, "reversi", people_there, lambda view: 1 in view.score)
        await page.goto(f"{browsed.url}t/{CODE}")
        said = page.locator(".player .counted")
        await expect(said.filter(has_text=re.compile(r"^1 disc$"))).to_have_count(1)
        await expect(said.filter(has_text=re.compile(r"^\d+ discs$"))).to_have_count(1)
        name = "Ann" if (await said.first.inner_text()) == "1 disc" else "Ben"
        await page.get_by_role("button", name=f"{name}: profile").click()
        await expect(page.locator("dialog[open] .facts")).to_contain_text("1 disc")


async def test_a_chip_tells_who_somebody_is(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, waiting=True) as page:
        ann, ben = await people(page)
        otto = Chair("Otto", level="club")
        await reach(database, CODE, "crosswise", (ann, otto, ben), lambda view: view.turn == 0)
        await page.goto(f"{browsed.url}t/{CODE}")
        sheet = page.locator("dialog[open]")
        await page.get_by_role("button", name="Otto: profile").click()
        await expect(sheet.locator("h2")).to_have_text("Otto")
        await expect(sheet.locator(".whois")).to_contain_text("Computer · Club")
        await expect(sheet.locator(".facts")).to_contain_text("Green")
        await expect(sheet.locator(".facts")).to_contain_text("In hand6")
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Ben: profile").click()
        await expect(sheet.locator(".whois")).to_contain_text("On Telegram")


def _cornered(view: TriominosView) -> bool:
    """The last move's points would lie over a tile in the upper left of the board."""
    picture = render.paint(view) if view.gain else None
    if picture is None or picture.parts is None or picture.parts.window or view.turn != 0:
        return False
    left, top, *_ = picture.parts.board
    return any(
        piece.box[0] < left + CORNER and piece.box[1] < top + CORNER for piece in picture.pieces
    )


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "wide"])
async def test_the_points_of_the_last_move_lie_where_no_tile_does(
    browsed: WebPlatform, database: Database, chromium: Browser, size: dict[str, int]
) -> None:
    async with window(chromium, browsed.url, size, waiting=True) as page:
        chairs = await people(page)
        table = await reach(database, CODE, "triominos", chairs, _cornered, seed=CORNERED)
        assert table.match is not None
        state = resume(TRIOMINOS, TRIOMINOS.start(table.match.setup), table.match.moves)
        picture = render.paint(TRIOMINOS.view(state, 0))
        await page.goto(f"{browsed.url}t/{CODE}")
        await page.locator(".part.main img").wait_for()
        await settled(page)
        pill = await page.locator(".gain").bounding_box()
        image = await page.locator(".part.main img").bounding_box()
        assert pill and image
        scale = image["width"] / picture.width
        for piece in picture.pieces:
            if piece.place.startswith("hand"):
                continue
            left, top, right, bottom = (edge * scale for edge in piece.box)
            beside = (
                image["x"] + right <= pill["x"] or pill["x"] + pill["width"] <= image["x"] + left
            )
            apart = (
                image["y"] + bottom <= pill["y"] or pill["y"] + pill["height"] <= image["y"] + top
            )
            assert beside or apart, piece
