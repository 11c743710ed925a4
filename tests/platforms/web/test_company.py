"""Who else is at a table, and what they say, as pages are told of it over their sockets."""

import asyncio
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, expect

from tests.database import Database
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.opponents import deal, key_of, person_key
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import GO, PHONE, window

Visit = Callable[..., Caller]
CODE = "CMPNY"


async def key(caller: Caller) -> str:
    """The key of the person in a browser, which has been at the page then."""
    await caller.boot()
    cookies = caller.session.cookie_jar
    return person_key(next(one.value for one in cookies if one.key.startswith("crosstable")))


async def at_table(caller: Caller) -> Tab:
    tab = await caller.tab(CODE)
    await tab.ask("company")
    return tab


async def told(tab: Tab, here: list[int], watching: bool) -> Message:
    """What a page is told once these seats are here, and somebody looks on or not."""
    while True:
        last = next((m for m in reversed(tab.told) if m["type"] == "company"), None)
        seats = [one["seat"] for one in last["people"] if one["here"]] if last else None
        if last and seats == here and bool(last["watching"]) == watching:
            return last
        await tab.hear()


async def test_pages_are_told_who_comes_who_goes_and_who_looks_on(
    visit: Visit, database: Database
) -> None:
    ann, ben, cleo = visit(), visit("de"), visit()
    await deal(database, CODE, await key(ann), await key(ben))
    first, second = await at_table(ann), await at_table(ben)
    await told(first, [0, 1], watching=False)
    third = await at_table(cleo)
    assert (await told(first, [0, 1], watching=True))["watching"].endswith("is watching")
    assert (await told(second, [0, 1], watching=True))["watching"].endswith("schaut zu")
    assert (await told(third, [0, 1], watching=False))["watching"] == ""
    again = await at_table(ben)
    await second.socket.close()
    await third.ask("open", table="")
    assert await told(first, [0, 1], watching=False), "one of two tabs is left"
    await again.socket.close()
    gone = await told(first, [0], watching=False)
    assert gone["people"][1]["left"] > 0


async def test_of_many_who_come_at_once_nobody_is_missed(visit: Visit, database: Database) -> None:
    """Of those who come, names are looked up in the database, which takes longer for one than for
    another: what was found first is not told last."""
    ann, others = visit(), [visit() for _ in range(8)]
    await deal(database, CODE, await key(ann), await key(visit()))
    first = await at_table(ann)
    open_tabs = await asyncio.gather(*(at_table(other) for other in others))
    while any("who is there" in task.get_name() for task in asyncio.all_tasks()):
        await asyncio.sleep(0.01)
    await first.ask("press", payload="nothing")
    told = [message["watching"] for message in first.told if message["type"] == "company"]
    assert told[-1] == f"{len(open_tabs)} watch"


async def test_words_come_in_each_readers_language_and_never_to_whom_has_muted_them(
    visit: Visit, database: Database
) -> None:
    ann, ben, cleo = visit(), visit("de"), visit("fr")
    await deal(database, CODE, await key(ann), await key(ben))
    tabs = [await at_table(one) for one in (ann, ben, cleo)]
    await tabs[2].ask("press", payload=f"block:{CODE}:0:1.mute")
    await tabs[1].ask("press", payload=f"say:{CODE}:0:hello")
    said = await tabs[0].until("word")
    assert (said["seat"], said["text"]) == (1, "Hello")
    assert (await tabs[1].until("word"))["text"] == "Hallo"
    await tabs[0].ask("press", payload=f"say:{CODE}:0:thanks")
    assert (await tabs[2].until("word"))["text"] == "Merci", "the only one that Cleo hears"
    refused = await tabs[2].ask("press", payload=f"say:{CODE}:0:hello")
    assert [one["alert"] for one in refused if one["type"] == "notice"] == [True]


async def test_what_is_told_follows_from_nothing_that_lies_in_a_hand(
    visit: Visit, database: Database
) -> None:
    """The same people at two tables of other stones: their company is the same to the byte."""
    ann, ben = visit(), visit()
    keys = await key(ann), await key(ben)
    seen = []
    for code, seed in (("TWNAA", "5eed" * 16), ("TWNBB", "beef" * 16)):
        await deal(database, code, *keys, game="crosswise", seed=seed)
        tab, other = await ann.tab(code), await ben.tab(code)
        await tab.ask("company")
        await other.ask("company")
        await other.ask("press", payload=f"say:{code}:0:oops")
        await tab.until("word")
        kinds = [m for m in tab.told if m["type"] in ("company", "word")]
        seen.append([{**message, "table": ""} for message in kinds][-2:])
        await tab.socket.close()
        await other.socket.close()
    assert seen[0] == seen[1]


@pytest.mark.asyncio(loop_scope="session")
async def test_lobby_and_table_show_a_dot_the_minutes_and_the_word(
    chromium: Browser, served: Served
) -> None:
    async with (
        window(chromium, served.web.url, PHONE) as page,
        window(chromium, served.web.url, PHONE) as other,
    ):
        keys = await key_of(page.context), await key_of(other.context)
        await page.get_by_role("button", name="With friends").first.click()
        await page.locator(".slot").first.wait_for()
        await page.wait_for_url("**/t/*")
        await other.goto(page.url)
        watching = page.locator(".starting .watching")
        await expect(watching).to_contain_text("is watching")
        await other.get_by_role("button", name="Take a seat").click()
        slot = page.locator(".slot[data-seat='1']")
        await expect(slot.locator(".presence.here")).to_be_visible()
        await expect(watching).to_be_hidden()
        await other.get_by_role("button", name="Say something").click()
        await other.get_by_role("button", name="Hello").click()
        await expect(slot.locator(".said")).to_contain_text("Hello")
        await deal(served.database, CODE, *keys)
        for each in (page, other):
            await each.evaluate(GO, f"/t/{CODE}")
        chip = page.locator(".players .player:not(.you)")
        await expect(chip.locator(".presence.here")).to_be_visible()
        await other.locator(".player.you .profile").click()
        await other.get_by_role("button", name="Well played").click()
        await expect(chip.locator(".said")).to_contain_text("Well played")
        await expect(chip.locator(".said")).to_have_count(0)
        await other.evaluate(GO, "/")
        await expect(chip.locator(".presence:not(.here)")).to_contain_text("1m")
        await chip.locator(".profile").click()
        await page.get_by_role("button", name="Block").click()
        await expect(page.locator("dialog.sheet")).to_contain_text("Nobody tells them")
