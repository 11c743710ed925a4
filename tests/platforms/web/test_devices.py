"""The browsers of a person: they are listed, one of them ends, and its cookie with it."""

import re
from collections.abc import Callable

import pytest
from itsdangerous import URLSafeSerializer
from playwright.async_api import Browser, expect
from yarl import URL

from bot.desk import Desk
from bot.people import Chat
from bot.platforms.web.browsers import browser_of
from tests.bot.rooms import payload
from tests.database import Database
from tests.platforms.web.callers import Caller
from tests.platforms.web.opponents import BEN, deal, key_of, person, person_key
from tests.platforms.web.servers import SECRET, Served
from tests.platforms.web.windows import PHONE, window

Visit = Callable[..., Caller]
UNKNOWN_VISITOR = 4401
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def cookie(caller: Caller) -> tuple[str, str]:
    """The name and the value of a browser's cookie."""
    found = next(iter(caller.session.cookie_jar))
    return found.key, found.value


async def known(caller: Caller) -> str:
    """The key of whoever the page takes a browser for, after it has been opened anew."""
    await caller.boot()
    return person_key(cookie(caller)[1])


def copied(to: Caller, name: str, value: str) -> None:
    to.session.cookie_jar.update_cookies({name: value}, URL(to.url))


async def devices(caller: Caller) -> list[dict[str, object]]:
    """What the page lists."""
    async with caller.session.get(f"{caller.url}/me/devices") as response:
        assert response.status == 200 and response.headers["Cache-Control"] == "no-store"
        found: list[dict[str, object]] = (await response.json())["devices"]
        return found


async def end(caller: Caller, **which: str) -> int:
    """End a browser, or all others; the status of the answer."""
    headers = {"Origin": caller.url}
    url = f"{caller.url}/me/devices"
    async with caller.session.post(url, json=which, headers=headers) as response:
        return response.status


async def link(desk: Desk, first: str, second: str) -> None:
    """Make one person of two browsers, by their keys."""
    whose, other = person(first), person(second)
    home, there = (Chat("web", who.id, private=True) for who in (whose, other))
    made = await desk.line(whose, home, "link", "")
    assert made.screen is not None
    code = re.search(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b", " ".join(map(str, made.screen.lines)))
    assert code is not None
    asked = await desk.line(other, there, "link", code[0])
    assert asked.screen is not None, asked.notice
    reply = await desk.press(other, there, payload(asked.screen, "link", "yes"))
    assert not reply.refused, reply.notice


async def test_ending_another_browser_voids_its_cookie_and_leaves_the_tables(
    visit: Visit, desk: Desk, database: Database
) -> None:
    ann, lost = visit(), visit()
    mine, its = await known(ann), await known(lost)
    await deal(database, "TABLE", its, BEN.key)
    await link(desk, mine, its)
    tab, kept = await lost.tab(), cookie(lost)
    here, there = await devices(ann)
    assert here["here"] and not there["here"]
    assert await end(lost, device="0" * 16) == 404, "it is nobody's"
    assert await end(ann, device=str(there["key"])) == 204
    assert await tab.closed() == UNKNOWN_VISITOR
    assert await known(lost) not in (mine, its)
    copied(lost, *kept)
    assert await end(lost, device=str(here["key"])) == 400, "an old copy of it is as void"
    assert [one["here"] for one in await devices(ann)] == [True]
    assert [game.code for game in await desk.tables.games_of(person(mine))] == ["TABLE"]


async def test_ending_all_others_ends_whoever_has_copied_the_cookie(visit: Visit) -> None:
    ann, thief = visit(), visit()
    mine = await known(ann)
    copied(thief, *cookie(ann))
    assert await known(thief) == mine
    tab = await thief.tab()
    assert await end(ann) == 204
    assert await tab.closed() == UNKNOWN_VISITOR
    assert await known(thief) != mine
    assert await known(ann) == mine


async def test_a_cookie_from_before_somebody_was_forgotten_is_void(
    visit: Visit, desk: Desk
) -> None:
    ann = visit()
    mine, before = await known(ann), cookie(ann)
    tab = await ann.tab()
    await tab.ask("line", text="/forget")
    asked = tab.told[-2]
    assert asked["type"] == "sheet"
    yes = next(b["payload"] for row in asked["actions"] for b in row if "yes" in b["payload"])
    await tab.ask("press", payload=yes)
    assert await tab.closed() == UNKNOWN_VISITOR
    copied(ann, *before)
    assert await known(ann) != mine


async def test_a_cookie_of_an_older_version_goes_on(visit: Visit) -> None:
    ann = visit()
    mine = await known(ann)
    name, _ = cookie(ann)
    former = {"id": mine.partition(":")[2], "name": "Ann", "language": "en"}
    copied(ann, name, URLSafeSerializer(SECRET, salt="crosstable.visitor").dumps(former))
    assert await known(ann) == mine
    assert await end(ann) == 204
    copied(ann, name, URLSafeSerializer(SECRET, salt="crosstable.visitor").dumps(former))
    assert await known(ann) != mine, "nor is it renewed once it has ended"


def test_of_what_a_browser_says_nothing_but_known_words_is_kept() -> None:
    assert browser_of(FIREFOX) == "Firefox · Linux"
    assert browser_of("<script>alert(1)</script>") == ""
    assert browser_of("Mozilla/5.0 (iPhone; …) Version/18.0 Safari/604.1") == "Safari · iPhone"


@pytest.mark.asyncio(loop_scope="session")
async def test_my_devices_lists_them_and_one_ends_at_a_press(
    chromium: Browser, served: Served
) -> None:
    web, desk, _ = served
    async with window(chromium, web.url, PHONE) as ann, window(chromium, web.url) as ben:
        await link(desk, await key_of(ann.context), await key_of(ben.context))
        await ben.reload()
        await ann.locator(".me").click()
        await ann.get_by_role("link", name="My devices").click()
        await expect(ann.locator("h1")).to_have_text("My devices")
        rows = ann.locator(".devicelist li")
        await expect(rows).to_have_count(2)
        await expect(rows.first).to_contain_text("This browser")
        before = await ben.locator(".me .unseen").inner_text()
        await rows.last.get_by_role("button").click()
        await ann.locator("dialog[open] .danger").click()
        await expect(rows).to_have_count(1)
        await expect(ben.locator(".me .unseen")).not_to_have_text(before)
