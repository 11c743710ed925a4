"""One's own matches on the page: found from one's profile, by an address that says which."""

import json
import re

import aiohttp
import pytest
from playwright.async_api import Browser, Page, expect

from bot.features.archive import rows
from bot.features.archive.match_notes import KeptLine, place_of
from tests.platforms.web.opponents import BEN, deal, key_of, move, person
from tests.platforms.web.ranked import resigned
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import PHONE, window

CODE, NOTED = "QXPMT4K", "QXPMT5K"


async def won(served: Served, page: Page, code: str) -> str:
    """The key of the page's visitor, to whom Ben has lost a match by resigning."""
    own = await key_of(page.context)
    await page.reload()
    await deal(served.database, code, own, BEN.key)
    await move(served.desk, code, who=person(own))
    await resigned(served.desk, served.database, BEN, code, "telegram")
    return own


@pytest.mark.asyncio(loop_scope="session")
async def test_own_matches_stand_at_an_address_and_open_at_their_end(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as ann:
        await won(served, ann, CODE)
        await ann.locator(".me").click()
        await ann.get_by_role("link", name="My matches").click()
        row = ann.locator(".matchlist a")
        await expect(row).to_have_count(1)
        await expect(row).to_contain_text("Ben")
        await expect(row.locator("img")).to_be_visible()
        await ann.locator("select[data-key=result]").select_option("lost")
        await expect(ann).to_have_url(re.compile(r"/matches\?result=lost$"))
        await expect(row).to_have_count(0)
        await ann.locator("select[data-key=result]").select_option("won")
        await row.click()
        await expect(ann).to_have_url(re.compile(rf"/m/{CODE}/1"))
        await expect(ann.locator(".replay .picture")).to_be_visible()
        await ann.go_back()  # to its table, as from every replay
        await expect(ann).to_have_url(re.compile(rf"/t/{CODE}$"))
        await ann.go_back()
        await expect(ann).to_have_url(re.compile(r"/matches\?result=won$"))
        await expect(row).to_have_count(1)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_note_and_a_line_are_kept_beside_a_match_and_go_out_with_it(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as ann:
        own = await won(served, ann, NOTED)
        line = KeptLine(0, ("f5", "f4"))
        kept = own, place_of(NOTED, 0), line, 9, 1.0
        await served.database.write(lambda database: rows.keep_line.within(database, *kept))
        await ann.goto(f"{served.web.url}m/{NOTED}/1")
        await ann.get_by_role("button", name="My note").click()
        await ann.get_by_label("Your note").get_by_role("textbox").fill("He gave up\ntoo soon")
        await ann.get_by_role("button", name="Save").click()
        await ann.get_by_role("button", name="My note").click()
        await expect(ann.get_by_role("textbox")).to_have_value("He gave up\ntoo soon")
        await ann.get_by_role("button", name="1. f5 · f4", exact=True).click()
        await ann.get_by_role("button", name="Remove this line").click()
        await ann.get_by_role("button", name="Keep this line").click()
        await expect(ann.get_by_role("button", name="Remove this line")).to_be_focused()
        await ann.goto(f"{served.web.url}matches")
        row = ann.locator(".matchlist a")
        await expect(row).to_contain_text("1 line · He gave up too soon")
        async with ann.expect_download() as coming:
            await ann.get_by_role("button", name="Export all").click()
        record = json.loads((await (await coming.value).path()).read_bytes())
        assert record["note"] == "He gave up\ntoo soon"
        assert record["lines"] == [{"ply": 0, "moves": ["f5", "f4"]}]
        async with aiohttp.request("GET", (await coming.value).url) as others:
            assert others.status == 404, "it is for whoever asked alone"
