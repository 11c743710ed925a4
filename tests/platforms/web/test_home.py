"""Home: the tables of a browser's person as cards, that change by themselves."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.async_api import Browser, FilePayload, Locator, Page, expect

import render
from bot.desk import Desk
from bot.people import Person
from bot.platforms.web.home import Cards
from bot.tables.overview import Overview
from bot.tables.table import Chair, Proposal, Status
from engines import GAMES
from engines.game import Outcome
from tests.database import Database
from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller
from tests.platforms.web.opponents import BEN, deal, key_of, move, person_key
from tests.platforms.web.servers import Served, serving
from tests.platforms.web.windows import DESKTOP, PHONE, settled, window

Visit = Callable[..., Caller]
TINY = {"width": 320, "height": 568}
DAY = 86_400.0
FILLED = {"light": "rgb(35, 92, 69)", "dark": "rgb(47, 122, 95)"}  # a pill, by scheme


async def key(caller: Caller) -> str:
    """The key of a browser's person."""
    await caller.boot()
    return person_key(next(iter(caller.session.cookie_jar)).value)


def overview(desk: Desk, **changes: object) -> Overview:
    """A table at which it is Ann's turn, against Ben."""
    chairs = (Chair("Ann", "web:1"), Chair("Ben", BEN.key))
    table = Overview("web:1", "AAAAA", "reversi", Status.PLAYING, 3, chairs, turn=0, since=1.0)
    table = replace(table, clock="3d+1d")
    return replace(table, **changes)  # type: ignore[arg-type]


def pill(desk: Desk, language: str = "en", **changes: object) -> str:
    line = Cards(desk, language).card(overview(desk, **changes)).pill
    pieces = (line,) if isinstance(line, str) else line
    return "".join(piece if isinstance(piece, str) else piece.words for piece in pieces)


async def test_a_pill_says_whose_turn_it_is_and_how_long(desk: Desk) -> None:
    until = desk.now() + 2 * DAY + 60
    assert pill(desk) == "Your turn"
    assert pill(desk, deadline=until) == "Your turn · 2 d left"
    assert pill(desk, "de", deadline=until) == "Du bist dran · 2 T"
    assert pill(desk, turn=1) == "Ben’s turn"
    assert pill(desk, turn=1, deadline=desk.now() + 5 * 3600 + 9) == "Ben’s turn · 5 h"
    assert pill(desk, turn=1, deadline=desk.now() - 9) == "Ben’s turn"
    assert pill(desk, turn=1, proposal=Proposal("draw", BEN.key, 1.0)) == "Waiting for your answer"
    assert pill(desk, turn=None) == "Continues soon"
    assert pill(desk, deadline=until, clock="none") == "Your turn", "nobody counts the days"


async def test_a_pill_says_how_a_match_ended_the_own_score_first(desk: Desk) -> None:
    won, drawn = Outcome((0,), (17, 14), "full"), Outcome((), (9, 9), "full")
    assert pill(desk, status=Status.OVER, outcome=won) == "Finished 17 : 14"
    assert pill(desk, "de", status=Status.OVER, outcome=drawn) == "Beendet 9 : 9"
    assert pill(desk, status=Status.OVER) == "Called off"


async def test_a_card_names_everybody_else_once(desk: Desk) -> None:
    ann, ben = Chair("Ann", "web:1"), Chair("Ben", BEN.key)
    club, cleo = Chair("", level="club"), Chair("Cleo", "discord:3")

    def names(*chairs: Chair) -> str:
        return Cards(desk, "en").card(overview(desk, chairs=chairs)).names

    assert names(ann, ben, club, cleo) == "Ben, Juno, and Cleo"
    assert names(ann, ben, ann, ben) == "Ben"
    assert names(ann, ann) == "Both sides here"
    assert names(ann) == "Nobody else yet"


async def test_home_puts_own_turns_first_and_then_the_soonest_deadline(
    visit: Visit, desk: Desk, database: Database
) -> None:
    ann = visit()
    me, now = await key(ann), desk.now()
    await deal(database, "THERS", BEN.key, me, clock="1d+12h")
    await deal(database, "LATER", me, BEN.key, clock="7d+2d")
    await deal(database, "SNAAA", me, BEN.key, clock="1d+12h", now=now - 3600)
    await deal(database, "FREVR", me, BEN.key)
    home = await (await ann.tab()).until("home")
    found = [(card["code"], card["state"]) for card in home["tables"]]
    assert found == [
        ("SNAAA", "mine"),
        ("FREVR", "mine"),  # without a clock three days are left
        ("LATER", "mine"),
        ("THERS", "waiting"),
    ]
    assert home["first"] == 4


async def test_home_is_told_anew_when_one_of_its_tables_changes(
    visit: Visit, desk: Desk, database: Database
) -> None:
    ann = visit()
    await deal(database, "THERS", BEN.key, await key(ann))
    tab = await ann.tab()
    assert [card["state"] for card in (await tab.until("home"))["tables"]] == ["waiting"]
    await move(desk, "THERS")
    while tab.told[-1]["type"] != "home" or tab.told[-1]["tables"][0]["state"] != "mine":
        await tab.hear()
    assert tab.told[-1]["tables"][0]["revision"] == await desk.tables.revision("THERS")
    await tab.ask("open", table="THERS")
    told = len(tab.told)
    await tab.press(tab.screen["choices"][0]["label"])
    assert not [message for message in tab.told[told:] if message["type"] == "home"]


async def test_home_shows_open_tables_and_hears_when_one_opens_or_is_taken(visit: Visit) -> None:
    ann, ben = visit(), visit()
    home, host = await ann.tab(), await ben.tab()
    shown = (await home.ask("open-tables"))[-2]
    assert (shown["tables"], shown["ways"]) == ([], [])
    await host.ask("play", game="reversi")
    await host.ask("open", table=(await host.until("go"))["table"])
    [public] = [menu for menu in host.screen["menus"] if menu["key"] == "public"]
    await host.ask("press", payload=public["entries"][0]["payload"])
    while not (shown := home.told[-1]).get("tables"):
        await home.hear()
    [table] = shown["tables"]
    assert (table["game"], table["about"]) == ("reversi", "Reversi · no clock · rated")
    assert [way["game"] for way in shown["ways"]] == ["reversi"]
    assert "go" in {
        message["type"] for message in await home.ask("press", payload=table["payload"])
    }
    assert (await home.ask("open-tables"))[-2]["tables"] == []


async def test_a_small_picture_is_of_what_everybody_sees_and_for_who_sits_there_alone(
    visit: Visit, database: Database
) -> None:
    ann, ben, eve = visit(), visit(), visit()
    table = await deal(database, "SMALL", await key(ann), await key(ben), game="crosswise")
    await eve.boot()
    game = GAMES["crosswise"]
    assert table.match is not None
    state = game.start(table.match.setup)
    small = render.thumbnail(render.paint(game.view(state, None), (), "dark")).png

    async def fetch(caller: Caller, address: str) -> tuple[int, bytes]:
        async with caller.session.get(f"{caller.url}/table/{address}") as response:
            assert "public" not in response.headers.get("Cache-Control", "")
            return response.status, await response.read()

    for caller in (ann, ben):
        assert await fetch(caller, "SMALL/dark.png") == (200, small)
    assert (await fetch(eve, "SMALL/dark.png"))[0] == 404
    assert (await fetch(visit(), "SMALL/dark.png"))[0] == 404
    for wrong in ("NNNNN/dark.png", "SMALL/pink.png", "small/dark.png"):
        assert (await fetch(ann, wrong))[0] == 404


async def test_an_open_page_is_a_sign_of_its_person_when_it_comes_asks_and_stays(
    desk: Desk, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[tuple[str, str, str, bool]] = []

    async def seen(person: Person, code: str, chat: object) -> None:
        signs.append((person.key, code, getattr(chat, "id", ""), getattr(chat, "private", False)))

    monkeypatch.setattr(desk.tables, "note_seen", seen)
    async with serving(desk, sign_seconds=1000.0) as web:
        ann = Caller(web.url)
        me = await key(ann)
        sign = (me, "SGNAA", me.removeprefix("web:"), True)
        await deal(database, "SGNAA", me, BEN.key)
        tab = await ann.tab()
        assert signs == []
        await tab.ask("open", table="SGNAA")
        assert signs == [sign]
        await tab.ask("line", text="/score")
        assert signs == [sign, sign]
        await ann.close()
    async with serving(desk, sign_seconds=0.02) as web:
        ben = Caller(web.url)
        await key(ben)
        tab = await ben.tab("SGNAA")
        before = len(signs)
        for _ in range(round(PATIENCE / 0.02)):
            await tab.ask("theme", theme="light")
            if len(signs) - before > 2 * tab.number:
                break
        assert len(signs) - before > 2 * tab.number
        await ben.close()


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("sizes", [[PHONE], [TINY, DESKTOP]], ids=["phone", "others"])
async def test_cards_show_board_names_game_and_pill_at_every_width(
    served: Served, chromium: Browser, sizes: list[dict[str, int]]
) -> None:
    web, desk, database = served
    async with window(chromium, web.url, sizes[0]) as page:
        me = await key_of(page.context)
        for number, game in enumerate(GAMES):
            await deal(database, f"MNAA{'ABC'[number]}", me, BEN.key, game=game, clock="3d+1d")
        for code in ("THERS", "THERT"):
            await deal(database, code, BEN.key, me, clock="1d+12h")
        await page.reload()
        cards = page.locator(".tablecard:visible")
        await expect(cards).to_have_count(4)
        await expect(page.locator("h1")).to_have_text(re.compile("^Good (morning|after|evening)"))
        await expect(page.locator(".hello p")).to_have_text("3 tables are waiting for you.")
        await expect(cards.locator(".pill .running")).to_have_text(["2 d", "2 d", "2 d", "23 h"])
        for size, scheme in product(sizes, FILLED):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            await look_at_cards(page, cards, scheme)
            if size is DESKTOP:
                assert await columns(page) == ["where", "play", "beside"]
        await page.locator(".others summary").click()
        await expect(cards).to_have_count(5)
        for box in [await cards.nth(at).bounding_box() for at in range(5)]:
            assert box is not None and box["height"] >= 44
        await move(desk, "THERS")
        await expect(page.locator(".hello p")).to_have_text("4 tables are waiting for you.")
        await expect(page.locator(".others")).to_have_attribute("open", "")
        await cards.first.click()
        await page.locator(".board:not([hidden])").wait_for()


async def columns(page: Page) -> list[str]:
    """What stands beside each other on home, from the left; each game says what it is about."""
    await expect(page.locator(".game .about:visible")).to_have_count(len(GAMES))
    places: list[list[Any]] = await page.locator(".home > :not(.hello)").evaluate_all(
        """all => all.map((one) => [one.className, one.getBoundingClientRect()])
          .map(([name, { left, right, width }]) => [left, right, width, name])
          .sort(([left], [other]) => left - other)"""
    )
    for (_, right, _, _), (left, *_) in pairwise(places):
        assert right <= left
    assert all(width <= 640 for _, _, width, _ in places)
    return [place[3] for place in places]


async def look_at_cards(page: Page, cards: Locator, scheme: str) -> None:
    """Each card has its board in this scheme, and whose turn it is can be seen."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), scheme
    await expect(cards.locator("img")).to_have_count(4)
    painted = "one => one.currentSrc.includes(scheme) && one.naturalWidth === 168"
    async with asyncio.timeout(PATIENCE):
        while not await cards.locator("img").evaluate_all(
            f"(all, scheme) => all.every({painted})", f"/{scheme}."
        ):
            await asyncio.sleep(0.02)
    ground = "background-color"
    await expect(cards.first.locator(".pill")).to_have_css(ground, FILLED[scheme])
    await expect(cards.first).not_to_have_css("box-shadow", "none")
    await expect(cards.last).to_have_css("box-shadow", "none")
    await expect(cards.last.locator(".pill")).to_have_css(ground, "rgba(0, 0, 0, 0)")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_file_has_a_button_of_its_own_and_what_is_wrong_with_it_below(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, served.web.url, PHONE) as page:
        await page.get_by_role("button", name="Enter a code").click()
        field, button = page.locator("#record"), page.locator(".filed .button")
        await expect(button).to_have_text("Or open a file with matches")
        box, shown = await field.bounding_box(), await button.bounding_box()
        assert box is not None and box["width"] <= 1, "the browser's own field is out of sight"
        assert shown is not None and shown["height"] >= 44
        hello = FilePayload(name="matches.txt", mimeType="text/plain", buffer=b"hello")
        await field.set_input_files(hello)
        said = page.locator("#wrong-file")
        await expect(said).to_have_text("This file is no record that I can read.")
        assert await page.locator("#wrong").inner_text() == ""
        await settled(page)  # the sheet has grown upwards
        shown, below = await button.bounding_box(), await said.bounding_box()
        assert (
            shown is not None and below is not None and below["y"] >= shown["y"] + shown["height"]
        )
