"""The page of a tournament: it changes by itself, and shows whoever looks on nothing but boards."""

import html
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import Browser, Page, expect

from bot.screens.picture_cache import PictureCache
from tests.bot.clock import Clock
from tests.bot.rooms import buttons, kept, seen
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.cups import MINUTE, OTHERS, Club, club
from tests.platforms.web.test_axe import AXE, findings
from tests.platforms.web.windows import PHONE, window

QUARTER = 16 * MINUTE  # until it begins


@pytest.fixture
def clock() -> Clock:
    """What the desk lives by."""
    return Clock()


@pytest_asyncio.fixture(loop_scope="session")
async def clocked(tmp_path: Path, clock: Clock) -> AsyncIterator[Club]:
    """A desk of that clock, and its page, in the loop in which Chromium runs."""
    async with club(tmp_path, clock) as found:
        yield found


async def tables(page: Page) -> list[str]:
    """The codes of the boards that are played."""
    links = page.locator(".cup-boards a[href^='/t/']")
    return [str(await link.get_attribute("data-key")) for link in await links.all()]


async def tags(url: str) -> dict[str, str]:
    """What a link to it shows to whoever makes previews."""
    async with ClientSession() as stranger, stranger.get(url) as answer:
        head = (await answer.text()).partition("</head>")[0]
        found = re.findall(r'<meta property="og:([^"]+)" content="([^"]*)">', head)
        told = {name: html.unescape(content) for name, content in found}
        if "image" in told:
            async with stranger.get(told["image"]) as picture:
                assert picture.content_type == "image/png" and len(await picture.read()) > 2000
        return told


@pytest.mark.asyncio(loop_scope="session")
async def test_a_swiss_is_joined_followed_and_looked_back_on(
    chromium: Browser, clocked: Club, clock: Clock
) -> None:
    jobs = clocked.desk.features.jobs
    code = await clocked.opened("swiss reversi")
    address = f"{clocked.web.url}tournaments/{code}"
    async with window(chromium, address, PHONE) as page:
        await page.get_by_role("button", name="Join").click()
        await expect(page.locator(".cup-names li.you")).to_have_count(1)
        await clocked.joined(code)
        await jobs.run_once()
        await expect(page.locator(".cup-names li")).to_have_count(4)
        assert "4 in: Guest" in (await tags(address))["description"]
        clock.turn(QUARTER)
        for number in (1, 2, 3):
            for _ in range(2):
                await jobs.run_once()
            await expect(page.locator(".cup-line")).to_contain_text(f"Round {number} of 3")
            await expect(page.locator(".cup-boards .thumbnail img")).to_have_count(2)
            await expect(page.locator(".cup-summary a.primary")).to_have_text("My table")
            await clocked.played(await tables(page))
            await jobs.run_once()
        await jobs.run_once()
        await expect(page.locator(".cup-line")).to_have_text("It is over. 4 played.")
        points = await page.locator(".cup-standings td.figure").all_inner_texts()
        assert sum(map(int, points)) == 6 and points == sorted(points, reverse=True)
        await expect(page.locator(".cup-standings .tie").first).to_be_hidden()
        await page.get_by_role("button", name="Tie-breaks").click()
        await expect(page.locator(".cup-standings .tie").first).to_be_visible()
        results = page.locator(".cup-crosstable tbody td:not(.place, .figure)")
        assert "".join(await results.all_inner_texts()).count("+") == 6
        assert (await tags(address))["description"].startswith("It is over. 4 played. · 1. ")
        await page.locator(".cup-matches summary").first.click()
        assert not AXE.exists() or await findings(page) == []
        await page.locator(".cup-matches a").first.click()
        await expect(page.locator(".replay")).to_be_visible()


@pytest.mark.asyncio(loop_scope="session")
async def test_the_next_season_of_a_league_is_opened_on_its_page_and_seen_on_others(
    chromium: Browser, clocked: Club, clock: Clock
) -> None:
    jobs = clocked.desk.features.jobs
    code = await clocked.opened("league reversi")
    await clocked.joined(code, OTHERS[:2])
    address = f"{clocked.web.url}tournaments/{code}"
    async with window(chromium, address, PHONE) as page, window(chromium, address) as other:
        await page.get_by_role("button", name="Join").click()
        await expect(other.locator(".cup-names li")).to_have_count(3)
        clock.turn(QUARTER)
        for _ in range(2):
            await jobs.run_once()
        await expect(page.locator(".cup-line")).to_contain_text("3 boards are played")
        await clocked.played(await tables(page))
        await jobs.run_once()
        for each in (page, other):
            await expect(each.locator(".cup-line")).to_have_text("It is over. 3 played.")
            await expect(each.get_by_role("link", name="Next season")).to_have_count(0)
        await expect(page.get_by_role("button", name="Next season")).to_have_count(0)
        clock.turn(11 * MINUTE)  # its host sleeps
        await page.reload()
        await page.get_by_role("button", name="Next season").click()
        await expect(page).not_to_have_url(address)
        await expect(page.locator(".cup-names li.you")).to_have_count(1)
        await expect(page.locator(".cup-summary")).to_contain_text("Season 2")
        await other.get_by_role("link", name="Next season").click()
        await expect(other).to_have_url(page.url)
        await expect(other.locator(".cup-names li")).to_have_count(3)


async def asked(caller: Caller, code: str) -> tuple[Tab, Message, Message]:
    """A page of a tournament, what it is told, and what that is to its visitor."""
    tab = await caller.tab()
    await tab.ask("tournament", code=code)
    return tab, await tab.until("tournament"), await tab.until("tournament-own")


async def test_a_stranger_sees_boards_without_hands_and_does_not_get_in(
    tmp_path: Path, clock: Clock
) -> None:
    async with club(tmp_path, clock) as found:
        code = await found.opened("round-robin crosswise", only_chat=True)
        await found.joined(code)
        stranger = Caller(found.web.url)
        tab, told, own = await asked(stranger, code)
        assert (own["number"], own["join"], own["leave"], own["table"]) == (0, False, False, "")
        assert "Only the chat where it was opened may join." in told["about"]
        refused = await tab.ask("press", payload=f"cup::0:{code.lower()}.join")
        assert [one["alert"] for one in refused if one["type"] == "notice"] == [True]
        named = (await tags(f"{found.web.url}tournaments/{code}"))["description"]
        assert "Ben" not in named and "Cleo" not in named
        clock.turn(QUARTER)
        for _ in range(2):
            await found.desk.features.jobs.run_once()
        tab, told, own = await asked(stranger, code)
        (table,) = [one["table"] for one in told["now"] if "table" in one]
        pictured = await tab.until("tournament-board", table=table)
        held = await kept(found.store, table)
        assert seen(held, 0).hand and not seen(held, None).hand
        everybodys = await PictureCache().thumbnail(seen(held, None), "light")
        assert dict(tab.pictures)[pictured["picture"]["digest"]] == everybodys.png
        assert not (own["table"] or own["join"])
        none = await tab.ask("tournament", code="ZZZZZZZ")
        assert {"tournament-gone", "notice"} <= {one["type"] for one in none}
        await stranger.close()


async def test_chats_and_codes_lead_to_its_page(tmp_path: Path, clock: Clock) -> None:
    async with club(tmp_path, clock, "https://cups.example") as found:
        code = await found.opened("swiss reversi")
        (posted,) = found.rooms.messages.values()
        links = [one.url for one in buttons(posted) if one.url]
        assert links == [f"https://cups.example/tournaments/{code}"]
        caller = Caller(found.web.url)
        tab = await caller.tab()
        for asked_for in (("find", {"table": code}), ("line", {"text": f"/tournament {code}"})):
            told = await tab.ask(asked_for[0], **asked_for[1])
            shown = [one["table"] for one in told if one["type"] == "screen"]
            assert shown == [f"/tournaments/{code}"], asked_for
        await caller.close()
