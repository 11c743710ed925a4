"""Moves and log beside the board: side by side, behind two tabs, or in a sheet."""

import itertools
import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.desk import Desk
from bot.people import Chat
from bot.platforms.web import WebPlatform
from bot.press import Press
from bot.tables.table import Chair
from tests.database import Database
from tests.platforms.web.opponents import BEN, key_of, move
from tests.platforms.web.positions import reach
from tests.platforms.web.windows import DESKTOP, PHONE, WORDS, window

pytestmark = pytest.mark.asyncio(loop_scope="session")
TABLET = {"width": 768, "height": 1024}
LOW = {"width": 1280, "height": 560}
TWO_LINES = 40  # pixels that two lines take at least
LONG = 30  # plies of a match whose log is folded
NOON = datetime(2026, 7, 1, 12, 0, tzinfo=UTC).timestamp()
TABLES = ("PANE2", "PANE3", "PANE4")


async def seated(page: Page) -> tuple[Chair, Chair]:
    """The person of this window, and Ben elsewhere."""
    return Chair("Ann", await key_of(page.context)), Chair("Ben", BEN.key)


async def walked(
    page: Page, database: Database, url: str, plies: int, began: float | None = None
) -> None:
    """Come to a match of Reversi after so many moves."""
    await reach(
        database, TABLES[0], "reversi", await seated(page), lambda view: view.plies >= plies, began
    )
    await page.goto(f"{url}t/{TABLES[0]}")
    await page.locator(".part.main img").wait_for()


async def begun_by_ben(page: Page, database: Database, url: str, code: str, plies: int) -> None:
    """Come to a match of Reversi in which Ben has the first move, after so many."""
    ann, ben = await seated(page)
    await reach(database, code, "reversi", (ben, ann), lambda view: view.plies >= plies)
    await page.goto(f"{url}t/{code}")


def moves(page: Page) -> Locator:
    return page.locator(".panel .walk-move")


async def test_moves_and_log_stand_beside_the_board(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        await walked(page, database, browsed.url, LONG)
        await expect(moves(page)).to_have_count(LONG)
        heads = page.locator(".panel h2")
        await expect(heads).to_have_text(["Moves", "What happened"])
        await expect(heads.nth(0)).to_be_visible()
        await expect(page.get_by_role("tab")).to_have_count(0)
        await expect(page.locator(".panel .walk-head b")).to_have_text(["Ann", "Ben"])
        rows = page.locator(".panel .movelist li")
        assert await rows.count() >= LONG // 2
        last = moves(page).last
        await expect(last).to_have_attribute("aria-current", "step")
        for shown in (last, page.locator(".entries li").last):
            await expect(shown).to_be_in_viewport(ratio=0.9)
        boxes = [await page.locator(f"#part-{name}").bounding_box() for name in ("moves", "log")]
        assert boxes[0] and boxes[1]
        assert boxes[0]["y"] == boxes[1]["y"] and boxes[0]["x"] < boxes[1]["x"]
        assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_a_press_on_a_move_opens_the_replay_there(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        await walked(page, database, browsed.url, 6)
        third = moves(page).nth(2)
        said = await third.locator("b").text_content()
        await third.click()
        await expect(page.locator(".replay .walk-ply")).to_have_text("3")
        current = page.locator(".replay .walk-move[aria-current]")
        await expect(current.locator("b")).to_have_text(str(said))
        assert page.url.endswith("#replay-1.3")


async def test_what_is_played_meanwhile_comes_into_the_list(
    browsed: WebPlatform, browsed_desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        await begun_by_ben(page, database, browsed.url, TABLES[0], 4)
        await expect(moves(page)).to_have_count(4)
        await move(browsed_desk, TABLES[0])
        await expect(moves(page)).to_have_count(5)
        await expect(moves(page).last).to_have_attribute("aria-current", "step")
        await expect(page.locator("[aria-current=step]")).to_have_count(1)


async def test_two_tabs_share_a_narrower_page(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, TABLET, waiting=True) as page:
        await walked(page, database, browsed.url, LONG)
        tabs = page.get_by_role("tab")
        await expect(tabs).to_have_text(["Moves", "What happened"])
        panel = page.get_by_role("tabpanel")
        await expect(panel).to_have_count(1)
        await expect(panel).to_have_accessible_name("Moves")
        await tabs.first.focus()
        await page.keyboard.press("ArrowRight")
        await expect(tabs.last).to_be_focused()
        await expect(tabs.last).to_have_attribute("aria-selected", "true")
        await expect(tabs.first).to_have_attribute("tabindex", "-1")
        await expect(panel).to_have_accessible_name("What happened")
        await expect(page.locator(".entries li").last).to_be_in_viewport()
        await page.keyboard.press("ArrowRight")
        await expect(tabs.first).to_be_focused()
        await page.keyboard.press("End")
        await expect(tabs.last).to_be_focused()
        assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_on_a_phone_the_list_opens_both_in_a_sheet(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, PHONE, waiting=True) as page:
        await walked(page, database, browsed.url, LONG)
        await expect(page.locator(".panel")).to_be_hidden()
        await page.locator(".caption .list").click()
        sheet = page.locator("dialog[open]")
        await expect(sheet.get_by_role("tab")).to_have_count(2)
        await expect(sheet.locator(".walk-move").last).to_be_in_viewport()
        await sheet.get_by_role("tab").last.click()
        await expect(sheet.locator(".entries li:not([hidden])")).to_have_count(12)
        earlier = sheet.locator(".earlier")
        await expect(earlier).to_have_text(f"{LONG - 12} earlier")
        await earlier.click()
        await expect(sheet.locator(".entries li:not([hidden])")).to_have_count(LONG)
        await sheet.get_by_role("tab").first.click()
        await sheet.locator(".walk-move").first.click()
        await expect(page.locator(".replay .walk-ply")).to_have_text("1")
        await expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("zone", "language", "hours"),
    [
        ("Asia/Tokyo", "en-GB", 24),
        ("America/New_York", "en-US", 12),
    ],
)
async def test_the_log_has_the_readers_own_times(
    browsed: WebPlatform,
    database: Database,
    chromium: Browser,
    zone: str,
    language: str,
    hours: int,
) -> None:
    async with window(
        chromium, browsed.url, DESKTOP, language=language, zone=zone, waiting=True
    ) as page:
        await walked(page, database, browsed.url, 2, NOON)
        times = page.locator(".entries time")
        await expect(times).to_have_count(1)  # again only after five minutes
        shown = str(await times.first.text_content())
        there = datetime.fromtimestamp(NOON + 47, ZoneInfo(zone))
        clock = there.strftime("%H:%M" if hours == 24 else "%I:%M")
        assert clock in shown, shown
        assert ("M" in shown[-2:]) == (hours == 12), shown
        assert str(there.day) in shown.replace(clock, ""), "of another day its date is told"
        stamp = await times.first.get_attribute("datetime")
        assert stamp == "2026-07-01T12:00:47.000Z"


async def test_the_newest_entry_stays_in_sight_until_the_reader_scrolls(
    browsed: WebPlatform, browsed_desk: Desk, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, LOW, waiting=True) as page:
        await begun_by_ben(page, database, browsed.url, TABLES[1], 12)
        entries = page.locator(".entries li")
        await expect(entries).to_have_count(12)
        await expect(entries.last).to_be_in_viewport(ratio=0.9)
        await move(browsed_desk, TABLES[1])
        await expect(page.locator(".earlier")).to_have_text("1 earlier")
        await expect(entries.last).to_be_in_viewport(ratio=0.9)


async def test_beside_long_names_the_tokens_of_moves_stay_whole(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, {"width": 1024, "height": 768}, waiting=True) as page:
        ann, ben = await seated(page)
        names = ("Maximiliane-Charlotte Hohenstein", "Bartholomaeus von Hohenstein")
        others = tuple(Chair(name, f"web:{place}") for place, name in enumerate(names))
        plies = itertools.count()
        await reach(
            database, TABLES[2], "triominos", (ann, ben, *others), lambda _: next(plies) > 12
        )
        await page.goto(f"{browsed.url}t/{TABLES[2]}")
        await moves(page).first.wait_for()
        lines = "(all) => all.map((one) => { const range = document.createRange();"
        lines += " range.selectNodeContents(one); return range.getClientRects().length; })"
        assert set(await moves(page).locator("b").evaluate_all(lines)) == {1}


async def test_each_entry_says_whose_it_was(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        await walked(page, database, browsed.url, 4)
        entries = page.locator(".entries li")
        await expect(entries).to_have_count(4)
        for place in range(4):
            name = ("A", "B")[place % 2]
            said = str(await entries.nth(place).locator(".told").text_content())
            assert said.startswith(("You played ", "Ben played ")[place % 2])
            await expect(entries.nth(place).locator(".avatar")).to_contain_text(name)
        await page.set_viewport_size({"width": 1920, "height": 1080})
        last, panel = await entries.last.bounding_box(), await page.locator(".panel").bounding_box()
        assert last is not None and panel is not None
        end = panel["y"] + panel["height"]
        assert end - last["y"] - last["height"] < 40, "the card ends with what it holds"
        recent = entries.first.locator("time")
        assert re.fullmatch(r"\d\d:\d\d", str(await recent.text_content()))


async def test_before_the_first_move_it_says_who_begins_and_what_the_game_is_about(
    browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        await walked(page, database, browsed.url, 0)
        await expect(page.locator(".panel .none")).to_have_text("Ann begins.")
        await expect(page.locator("#part-log")).to_be_hidden()
        await expect(page.locator(".beginning p")).to_have_text(WORDS.say("en", "reversi-goal"))
        await expect(page.locator(".beginning").get_by_role("button")).to_have_text("Rules")
        await moved_nowhere(page)


async def moved_nowhere(page: Page) -> None:
    """Give up: the board stays where it was, and the result stands beside it."""
    board = page.locator(".part.main")
    before = await board.bounding_box()
    await page.locator(".place.resign").click()
    await page.locator("dialog[open] .danger").click()
    await expect(page.locator(".figures")).to_be_visible()
    assert await board.bounding_box() == before


async def test_what_is_asked_below_two_lines_of_what_happened_moves_nothing_beside_the_board(
    browsed_desk: Desk, browsed: WebPlatform, database: Database, chromium: Browser
) -> None:
    async with window(chromium, browsed.url, DESKTOP, waiting=True) as page:
        ann, ben = await seated(page)
        three = ann, Chair("Maximiliane", ben.person), Chair("Cleo", "web:9")
        plies = itertools.count()
        late = await reach(
            database,
            TABLES[0],
            "crosswise",
            three,
            lambda view: next(plies) >= LONG and view.turn == 0,
        )
        await page.goto(f"{browsed.url}t/{TABLES[0]}")
        panel, happened = page.locator(".table > .panel"), page.locator(".caption .happened")
        await expect(happened).to_contain_text("Since your move")
        before, said = await panel.bounding_box(), await happened.bounding_box()
        assert said is not None and said["height"] > TWO_LINES
        draw = Press("draw", TABLES[0], late.revision, ("sure",)).pack()
        reply = await browsed_desk.press(BEN, Chat(BEN.platform, BEN.id, private=True), draw)
        assert not reply.refused, reply.notice
        await expect(page.locator(".actions").get_by_role("button")).to_have_count(2)
        assert await panel.bounding_box() == before
