"""One's own matches on the page: found from one's profile, by an address that says which."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.platforms.web.opponents import BEN, deal, key_of, move, person
from tests.platforms.web.ranked import resigned
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import PHONE, window

CODE = "QXPMT4K"


@pytest.mark.asyncio(loop_scope="session")
async def test_own_matches_stand_at_an_address_and_open_at_their_end(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as ann:
        own = await key_of(ann.context)
        await ann.reload()
        await deal(served.database, CODE, own, BEN.key)
        me = person(own)
        await move(served.desk, CODE, who=me)
        await resigned(served.desk, served.database, BEN, CODE, "telegram")
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
