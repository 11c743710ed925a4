"""Ladders and people's ratings on the page."""

import re
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.people import Chat, Person, PersonPreferences
from bot.platforms.web import WebPlatform
from bot.platforms.web.ladders import MOST, handle
from bot.tables.table import Series
from tests.bot.club import prove
from tests.bot.crowds import crowd
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.opponents import key_of, person_key
from tests.platforms.web.ranked import BEN, CLEO, beats, begun
from tests.platforms.web.servers import SECRET, new_desk, serving
from tests.platforms.web.windows import DESKTOP, PHONE, window

Visit = Callable[..., Caller]


async def me(caller: Caller, name: str = "Ann") -> Person:
    """The person of a browser."""
    await caller.boot()
    _, own = person_key(next(iter(caller.session.cookie_jar)).value).split(":")
    return Person("web", own, name)


async def asked(tab: Tab, ask: str, **more: object) -> Message:
    await tab.ask(ask, **more)
    found: Message = next(m for m in reversed(tab.told) if m["type"] in (ask, "notice"))
    return found


async def test_a_ladder_names_people_to_the_page_alone(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, ann, BEN)
    await beats(desk, CLEO, BEN)
    tab = await caller.tab()
    circle = await asked(tab, "ladder", game="reversi", where="here")
    assert [one["name"] for one in circle["people"]] == ["Ann", "Ben"]
    assert [one["you"] for one in circle["people"]] == [True, False]
    assert circle["people"][0]["rating"] == f"{circle['people'][0]['value']}?"
    everybody = await asked(tab, "ladder", game="reversi", where="all")
    assert everybody["people"] == [], "nobody has met three people whose ratings are sure"
    assert "whoever has met 3 people" in everybody["words"]["rule"]
    await prove(desk._context.store)
    everybody = await asked(tab, "ladder", game="reversi", where="all")
    assert sorted(one["name"] for one in everybody["people"]) == ["Ann", "Ben", "Cleo"]
    for key in (ann.key, BEN.key, CLEO.key):
        assert key not in str(tab.told) and f"'{key.split(':')[1]}'" not in str(everybody)
    assert [one["who"] for one in circle["people"]] == [
        handle(ann.key, SECRET),
        handle(BEN.key, SECRET),
    ]
    other = await asked(tab, "ladder", game="chess")
    assert other["game"] in ("crosswise", "reversi"), "the first game, for one that there is not"


async def test_a_persons_card_comes_with_its_picture(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, ann, BEN)
    tab = await caller.tab()
    ben = await asked(tab, "profile", who=handle(BEN.key, SECRET))
    assert ben["lines"][0] == "Ben’s ratings", "also without having seen the ladder"
    assert ben["picture"]["digest"] in {digest for digest, _ in tab.pictures}
    own = await asked(tab, "profile")
    assert own["lines"][0] == "Ann’s ratings"
    nobody = await asked(tab, "profile", who="0" * 16)
    assert nobody["type"] == "notice" and nobody["alert"]


async def test_a_browser_that_is_linked_sees_its_person(visit: Visit, desk: Desk) -> None:
    caller = visit()
    browser, ann = await me(caller, "Browser"), Person("telegram", "1", "Ann")
    await beats(desk, ann, BEN)
    private = Chat("telegram", "1", private=True)
    code = (await desk.command(ann, private, "link", {})).screen
    assert code is not None
    tab = await caller.tab()
    told = await tab.ask("line", text=f"/link {code.lines[1].split(': ')[1]}")
    sure = next(message for message in told if message["type"] == "leaf")
    await tab.ask("press", payload=sure["actions"][0][0]["payload"])
    ladder = await asked(tab, "ladder", game="reversi", where="here")
    assert [(one["name"], one["you"]) for one in ladder["people"]] == [
        ("Ann", True),
        ("Ben", False),
    ]
    assert (await asked(tab, "profile"))["lines"][0] == "Ann’s ratings"
    await desk._context.preferences.choose_person(
        await desk._context.accounts.person(browser), ladder=False
    )
    assert (await asked(tab, "profile"))["type"] == "profile", "their own, for them alone"
    other = await (visit()).tab()
    refused = await asked(other, "profile", who=handle(await desk.key_of(browser), SECRET))
    assert refused["type"] == "notice"


async def test_whoever_stays_out_has_no_page(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, ann, BEN)
    tab = await caller.tab()
    assert (await asked(tab, "profile", who=handle(BEN.key, SECRET)))["type"] == "profile"
    await desk._context.preferences.choose_person(BEN, ladder=False)
    refused = await asked(tab, "profile", who=handle(BEN.key, SECRET))
    assert refused["type"] == "notice"
    ladder = await asked(tab, "ladder", game="reversi", where="here")
    assert [one["name"] for one in ladder["people"]] == ["Ann"]
    assert await desk.chosen(BEN) == PersonPreferences(ladder=False)


async def shown(tab: Tab, code: str) -> Message:
    """The table as the page is shown it."""
    await tab.ask("open", table=code, theme="light")
    found: Message = next(m for m in reversed(tab.told) if m["type"] == "screen")
    return found


async def test_chips_name_those_whose_ratings_all_may_see(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    code = await beats(desk, ann, BEN)
    tab = await caller.tab()
    names = [player.get("who", "") for player in (await shown(tab, code))["players"]]
    assert names == [handle(ann.key, SECRET), handle(BEN.key, SECRET)]
    assert (await asked(tab, "profile", who=names[1]))["lines"][0] == "Ben’s ratings"
    await desk._context.preferences.choose_person(BEN, ladder=False)
    assert "who" not in (await shown(tab, code))["players"][1]
    assert (await asked(tab, "profile", who=names[1]))["type"] == "notice"
    for key in (ann.key, BEN.key):
        assert key not in str(tab.told)


async def test_chips_of_the_unrated_and_of_computers_lead_nowhere(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    table = await desk._context.tables.open("reversi", ann, {"first": "1"}, Series(), "club")
    tab = await caller.tab()
    assert ["who" in player for player in (await shown(tab, table.code))["players"]] == [
        False,
        False,
    ]
    await beats(desk, ann, BEN)
    again = await caller.tab()
    assert ["who" in player for player in (await shown(again, table.code))["players"]] == [
        True,
        False,
    ]


async def test_everybodys_address_is_found_however_far_below_they_stand(
    visit: Visit, desk: Desk
) -> None:
    await crowd(desk._context.store, "reversi", MOST + 50)
    await beats(desk, CLEO, BEN)
    tab = await visit().tab()
    best = (await asked(tab, "ladder", game="reversi", where="all"))["people"]
    assert len(best) == MOST and "Ben" not in [one["name"] for one in best]
    assert (await asked(tab, "profile", who=handle(BEN.key, SECRET)))["lines"][0] == "Ben’s ratings"


async def test_the_computers_ladder_is_the_visitors(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    table = await desk._context.tables.open("reversi", ann, {"first": "1"}, Series(), "club")
    tables = desk._context.tables
    table = await tables.move(table.code, table.revision, ann, ("d3",))
    turn = tables.view(table, None).turn
    assert turn is not None
    move = tables.view(table, turn).moves[0]
    await tables.answer(table.code, table.revision, turn, move)
    await tables.resign(table.code, ann)
    tab = await caller.tab()
    found = await asked(tab, "ladder", game="reversi", where="computers")
    assert found["people"] == []
    assert found["levels"] == [{"level": "club", "matches": 1, "won": 0}]
    other = await (visit()).tab()
    assert (await asked(other, "ladder", game="reversi", where="computers"))["levels"] == []


async def test_a_card_that_was_typed_for_shows_its_picture(visit: Visit, desk: Desk) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, ann, BEN)
    tab = await caller.tab()
    told = await tab.ask("line", text="/rating")
    card = next(m for m in tab.told if m["type"] == "card")
    assert card["lines"][0].endswith("’s ratings") and told
    assert card["picture"]["digest"] in {digest for digest, _ in tab.pictures}


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[WebPlatform]:
    async with new_desk(tmp_path_factory.mktemp("ladder")) as desk, serving(desk) as web:
        yield web


async def played(web: WebPlatform, page: Page) -> None:
    """The window's person has won against Ben and lost to Cleo, who has beaten Ben, too."""
    key = await key_of(page.context)
    ann = Person("web", key.split(":")[1], "Ann")
    for winner, loser in ((ann, BEN), (ann, BEN), (CLEO, BEN), (CLEO, ann)):
        await beats(web._desk, winner, loser)
    await beats(web._desk, ann, CLEO, "crosswise")


async def names(page: Page) -> list[str]:
    return await page.locator(".ladder tbody th b").all_text_contents()


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_ladder_can_be_sorted_and_leads_to_people(
    chromium: Browser, site: WebPlatform, size: dict[str, int]
) -> None:
    async with window(chromium, site.url, size) as page:
        await played(site, page)
        await page.get_by_role("link", name="Ladder").click()
        await page.get_by_role("button", name="Reversi").click()
        await expect(page.locator(".ladder tbody tr")).to_have_count(3)
        best = await names(page)
        assert best[-1] == "Ben"
        high = "nodes => nodes.map((node) => node.offsetHeight)"
        lows = await page.locator(".ladder .filter").evaluate_all(high)
        assert len(lows) == 6 and max(lows) <= 48, "no word is broken"
        rating = page.locator(".ladder th[aria-sort]").filter(has_text="Rating")
        await expect(rating).to_have_attribute("aria-sort", "descending")
        await rating.get_by_role("button").click()
        await expect(rating).to_have_attribute("aria-sort", "ascending")
        assert await names(page) == best[::-1]
        await page.get_by_role("button", name="Name", exact=True).click()
        assert await names(page) == sorted(best)
        wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, "nothing has to be pushed aside"
        await page.get_by_role("link", name="Ben").click()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()
        picture = page.locator(".ratingcard")
        await expect(picture).to_be_visible()
        assert await picture.evaluate("node => node.complete && node.naturalWidth") == 960
        facts = [await one.bounding_box() for one in await page.locator(".ratingfacts li").all()]
        assert len({(box["x"], box["width"]) for box in facts if box}) == 1, "one below the other"
        await page.reload()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()
        await page.get_by_role("link", name="Back to the ladder").click()
        await expect(page.locator(".ladder tbody tr")).to_have_count(3)
        await page.get_by_role("button", name="Crosswise").click()
        await expect(page.locator(".ladder tbody tr")).to_have_count(2)
        await page.get_by_role("button", name="Computers").click()
        await expect(page.locator(".ladder")).to_contain_text("You have not finished a match")
        await page.go_back()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_chip_leads_to_its_persons_ratings_and_back(
    chromium: Browser, site: WebPlatform, size: dict[str, int]
) -> None:
    async with window(chromium, site.url, size) as page:
        key = await key_of(page.context)
        ann = Person("web", key.split(":")[1], "Ann")
        over = await beats(site._desk, ann, BEN)
        code = await begun(site._desk, ann, BEN)
        await page.goto(f"{site.url}t/{code}")
        chip = page.get_by_role("button", name="Ben: profile")
        await chip.click()
        sheet = page.get_by_role("dialog", name="Ben")
        await sheet.get_by_role("link", name="Ratings").click()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()
        await expect(page).to_have_url(re.compile(r"/ladder/[0-9a-f]{16}$"))
        await expect(page.locator(".ratingcard")).to_be_visible()
        await expect(sheet).to_have_count(0)
        await page.get_by_role("link", name="Back to the table").click()
        await chip.click()
        await expect(sheet.get_by_role("link", name="Ratings")).to_be_visible()
        await page.goto(f"{site.url}t/{over}")
        result = page.get_by_role("link", name="Ben: profile")
        await result.click()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()
        await page.go_back()
        await expect(result).to_be_visible()
        await site._desk._context.preferences.choose_person(BEN, ladder=False)
        await page.reload()
        await expect(page.locator(".figures")).to_contain_text("Ben")
        await expect(result).to_have_count(0)
        await page.goto(f"{site.url}t/{code}")
        await chip.click()
        await expect(sheet).to_be_visible()
        await expect(sheet.get_by_role("link", name="Ratings")).to_have_count(0)
        await site._desk._context.preferences.choose_person(BEN, ladder=True)


@pytest.mark.asyncio(loop_scope="session")
async def test_the_ladder_speaks_german(chromium: Browser, site: WebPlatform) -> None:
    async with window(chromium, f"{site.url}ladder", PHONE, language="de-DE") as page:
        await expect(page.get_by_role("heading", name="Rangliste")).to_be_visible()
        await expect(page.locator(".ladder")).to_contain_text("Mein Kreis")
