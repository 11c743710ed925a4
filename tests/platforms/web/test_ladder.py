"""Ladders and people's ratings on the page."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.async_api import Browser, Page, expect

from bot.desk import Desk
from bot.people import Chat, Person
from bot.platforms.web.ladders import MOST, handle
from tests.bot.crowds import add_crowd
from tests.database import Database
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.opponents import key_of, person_key
from tests.platforms.web.ranked import BEN, CLEO, beats, begun, command, resigned
from tests.platforms.web.servers import SECRET, Served
from tests.platforms.web.windows import DESKTOP, PHONE, window
from tests.starting import start

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


async def test_a_ladder_names_people_to_the_page_alone(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, database, ann, BEN)
    await beats(desk, database, CLEO, BEN)
    tab = await caller.tab()
    circle = await asked(tab, "ladder", game="reversi", where="here")
    assert [one["name"] for one in circle["people"]] == ["Ann", "Ben"]
    assert [one["you"] for one in circle["people"]] == [True, False]
    assert circle["people"][0]["rating"] == f"{circle['people'][0]['value']}?"
    everybody = await asked(tab, "ladder", game="reversi", where="all")
    assert everybody["people"] == [], "nobody has met three people whose ratings are sure"
    assert "whoever has met 3 people" in everybody["words"]["rule"]
    await database.execute("UPDATE standings SET proven = 1")
    everybody = await asked(tab, "ladder", game="reversi", where="all")
    assert sorted(one["name"] for one in everybody["people"]) == ["Ann", "Ben", "Cleo"]
    for key in (ann.key, BEN.key, CLEO.key):
        assert key not in str(tab.told) and f"'{key.split(':')[1]}'" not in str(everybody)
    assert [one["who"] for one in circle["people"]] == [
        handle(ann.key, SECRET),
        handle(BEN.key, SECRET),
    ]
    empty = await asked(tab, "ladder", game="crosswise")
    assert (empty["game"], empty["people"]) == ("crosswise", [])
    unchosen = await asked(tab, "ladder", game="", where="here")
    assert unchosen["game"] == "reversi", "the first on whose ladder anybody is"
    assert [one["name"] for one in unchosen["people"]] == ["Ann", "Ben"]
    newcomer = await asked(await visit().tab(), "ladder", game="chess")
    assert newcomer["game"] == "crosswise", "the first game, for one that there is not"


async def test_a_persons_card_comes_with_its_picture(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, database, ann, BEN)
    tab = await caller.tab()
    ben = await asked(tab, "profile", who=handle(BEN.key, SECRET))
    assert ben["lines"][0] == "Ben’s ratings", "also without having seen the ladder"
    assert ben["picture"]["digest"] in {digest for digest, _ in tab.pictures}
    own = await asked(tab, "profile")
    assert own["lines"][0] == "Ann’s ratings"
    nobody = await asked(tab, "profile", who="0" * 16)
    assert nobody["type"] == "notice" and nobody["alert"]


async def test_a_page_tells_once_that_ratings_are_new(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, database, ann, BEN)
    await database.execute(f"INSERT INTO rating_news VALUES ('{ann.key}', '0026', 1.0)")
    tab = await caller.tab()
    told = [(await asked(tab, "ladder", game="reversi"))["news"] for _ in "12"]
    assert told[0].startswith("Ratings work differently now") and told[1] == ""
    await database.execute(f"INSERT INTO rating_news VALUES ('{ann.key}', '0026', 1.0)")
    own = [await asked(tab, "profile") for _ in "12"]
    assert ["differently" in str(one["lines"]) for one in own] == [True, False]


async def test_a_page_hides_ratings_from_whoever_wants_that_while_they_play(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, database, ann, BEN)
    code = await begun(desk, database, ann, BEN)
    tab = await caller.tab()
    assert ["who" in player for player in (await shown(tab, code))["players"]] == [True, True]
    await tab.ask("line", text="/settings ratings off")
    assert ["who" in player for player in (await shown(tab, code))["players"]] == [False, False]
    ladder = await asked(tab, "ladder", game="reversi", where="here")
    assert ladder["people"] == [] and ladder["words"]["empty"].startswith("You asked to see no")
    assert (await asked(tab, "ladder", game="reversi", where="computers"))["words"] != ladder[
        "words"
    ]
    for who in (handle(BEN.key, SECRET), ""):
        card = await asked(tab, "profile", who=who)
        assert card["picture"] is None and card["lines"][1].startswith("You asked to see no")
    await resigned(desk, database, BEN, code)
    assert len((await asked(tab, "ladder", game="reversi", where="here"))["people"]) == 2


async def test_a_browser_that_is_linked_sees_its_person(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = Person("telegram", "1", "Ann")
    await beats(desk, database, ann, BEN)
    private = Chat("telegram", "1", private=True)
    code = (await desk.command(ann, private, "link", {})).screen
    assert code is not None
    tab = await caller.tab()
    told = await tab.ask("line", text=f"/link {code.lines[1].split(': ')[1]}")
    sure = next(message for message in told if message["type"] == "sheet")
    await tab.ask("press", payload=sure["actions"][0][0]["payload"])
    ladder = await asked(tab, "ladder", game="reversi", where="here")
    assert [(one["name"], one["you"]) for one in ladder["people"]] == [
        ("Ann", True),
        ("Ben", False),
    ]
    assert (await asked(tab, "profile"))["lines"][0] == "Ann’s ratings"
    await tab.ask("line", text="/settings ladder off")
    assert (await asked(tab, "profile"))["type"] == "profile", "their own, for them alone"
    other = await (visit()).tab()
    refused = await asked(other, "profile", who=ladder["people"][0]["who"])
    assert refused["type"] == "notice"


async def test_whoever_stays_out_has_no_page(visit: Visit, desk: Desk, database: Database) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, database, ann, BEN)
    tab = await caller.tab()
    assert (await asked(tab, "profile", who=handle(BEN.key, SECRET)))["type"] == "profile"
    await command(desk, BEN, "settings", setting="ladder", value="off")
    refused = await asked(tab, "profile", who=handle(BEN.key, SECRET))
    assert refused["type"] == "notice"
    ladder = await asked(tab, "ladder", game="reversi", where="here")
    assert [one["name"] for one in ladder["people"]] == ["Ann"]


async def shown(tab: Tab, code: str) -> Message:
    """The table as the page is shown it."""
    await tab.ask("open", table=code, theme="light")
    found: Message = next(m for m in reversed(tab.told) if m["type"] == "screen")
    return found


async def test_chips_name_those_whose_ratings_all_may_see(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    code = await beats(desk, database, ann, BEN)
    tab = await caller.tab()
    names = [player.get("who", "") for player in (await shown(tab, code))["players"]]
    assert names == [handle(ann.key, SECRET), handle(BEN.key, SECRET)]
    assert (await asked(tab, "profile", who=names[1]))["lines"][0] == "Ben’s ratings"
    await command(desk, BEN, "settings", setting="ladder", value="off")
    assert "who" not in (await shown(tab, code))["players"][1]
    assert (await asked(tab, "profile", who=names[1]))["type"] == "notice"
    for key in (ann.key, BEN.key):
        assert key not in str(tab.told)


async def test_chips_of_the_unrated_and_of_computers_lead_nowhere(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    code = await command(desk, ann, "play", game="reversi", computer="club", first="1")
    tab = await caller.tab()
    assert ["who" in player for player in (await shown(tab, code))["players"]] == [False, False]
    await beats(desk, database, ann, BEN)
    again = await caller.tab()
    assert ["who" in player for player in (await shown(again, code))["players"]] == [True, False]


async def test_everybodys_address_is_found_however_far_below_they_stand(
    visit: Visit, desk: Desk, database: Database
) -> None:
    await database.write(partial(add_crowd, game="reversi", size=MOST + 50))
    await beats(desk, database, CLEO, BEN)
    tab = await visit().tab()
    best = (await asked(tab, "ladder", game="reversi", where="all"))["people"]
    assert len(best) == MOST and "Ben" not in [one["name"] for one in best]
    assert (await asked(tab, "profile", who=handle(BEN.key, SECRET)))["lines"][0] == "Ben’s ratings"


async def test_the_computers_ladder_is_the_visitors(visit: Visit, desk: Desk) -> None:
    await start(desk)
    tab = await visit().tab()
    told = await tab.ask("line", text="/play reversi club first 1")
    code = next(message["table"] for message in told if message.get("table"))
    await tab.ask("open", table=code)
    dealt = tab.screen["revision"]
    await tab.press("d3")
    await tab.revision(dealt + 2)
    await tab.resign(dealt + 2)
    found = await asked(tab, "ladder", game="reversi", where="computers")
    assert found["people"] == []
    assert found["levels"] == [{"level": "club", "matches": 1, "won": 0}]
    other = await (visit()).tab()
    assert (await asked(other, "ladder", game="reversi", where="computers"))["levels"] == []


async def test_a_card_that_was_typed_for_shows_its_picture(
    visit: Visit, desk: Desk, database: Database
) -> None:
    caller = visit()
    ann = await me(caller)
    await beats(desk, database, ann, BEN)
    tab = await caller.tab()
    told = await tab.ask("line", text="/rating")
    card = next(m for m in tab.told if m["type"] == "card")
    assert card["lines"][0].endswith("’s ratings") and told
    assert card["picture"]["digest"] in {digest for digest, _ in tab.pictures}


async def played(served: Served, page: Page) -> None:
    """The window's person has won against Ben and lost to Cleo, who has beaten Ben, too."""
    key = await key_of(page.context)
    ann = Person("web", key.split(":")[1], "Ann")
    for winner, loser in ((ann, BEN), (ann, BEN), (CLEO, BEN), (CLEO, ann)):
        await beats(served.desk, served.database, winner, loser)
    await beats(served.desk, served.database, ann, CLEO, "crosswise")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_result_says_that_its_changes_are_of_ratings(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as page:
        key = await key_of(page.context)
        ann = Person("web", key.split(":")[1], "Ann")
        code = await beats(served.desk, served.database, ann, BEN)
        await page.goto(f"{served.web.url}t/{code}")
        changes = page.locator(".figures .rated")
        await expect(changes).to_have_text(
            [re.compile(r"^Rating \+\d+$"), re.compile(r"^Rating −\d+$")]
        )
        narrow = "nodes => nodes.every((node) => node.scrollWidth <= node.clientWidth + 1)"
        assert await page.locator(".figures .one").evaluate_all(narrow)


async def names(page: Page) -> list[str]:
    return await page.locator(".ladder tbody th b").all_text_contents()


@pytest.mark.asyncio(loop_scope="session")
async def test_a_ladder_can_be_sorted_and_leads_to_people(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as page:
        await played(served, page)
        await page.get_by_role("link", name="Ladder").click()
        await page.get_by_role("button", name="Reversi").click()
        await expect(page.locator(".ladder tbody tr")).to_have_count(3)
        best = await names(page)
        assert best[-1] == "Ben"
        high = "nodes => nodes.map((node) => node.offsetHeight)"
        for size in (DESKTOP, PHONE):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            lows = await page.locator(".ladder .filter").evaluate_all(high)
            assert len(lows) == 6 and max(lows) <= 48, "no word is broken"
            wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wide, "nothing has to be pushed aside"
        rating = page.locator(".ladder th[aria-sort]").filter(has_text="Rating")
        await expect(rating).to_have_attribute("aria-sort", "descending")
        await rating.get_by_role("button").click()
        await expect(rating).to_have_attribute("aria-sort", "ascending")
        assert await names(page) == best[::-1]
        await page.get_by_role("button", name="Name", exact=True).click()
        assert await names(page) == sorted(best)
        await page.get_by_role("link", name="Ben").click()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()
        picture = page.locator(".ratingcard")
        await expect(picture).to_be_visible()
        assert await picture.evaluate("node => node.complete && node.naturalWidth") == 960
        every = page.locator(".ratingfacts li")
        for size in (DESKTOP, PHONE):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            facts = [await one.bounding_box() for one in await every.all()]
            places = {(box["x"], box["width"]) for box in facts if box}
            assert len(places) == 1, "one below the other"
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
async def test_a_chip_leads_to_its_persons_ratings_and_back(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url) as page:
        key = await key_of(page.context)
        ann = Person("web", key.split(":")[1], "Ann")
        over = await beats(served.desk, served.database, ann, BEN)
        code = await begun(served.desk, served.database, ann, BEN)
        await page.goto(f"{served.web.url}t/{code}")
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
        await page.goto(f"{served.web.url}t/{over}")
        result = page.get_by_role("link", name="Ben: profile")
        await result.click()
        await expect(page.get_by_role("heading", name="Ben’s ratings")).to_be_visible()
        await page.go_back()
        await expect(result).to_be_visible()
        await command(served.desk, BEN, "settings", setting="ladder", value="off")
        await page.reload()
        await expect(page.locator(".figures")).to_contain_text("Ben")
        await expect(result).to_have_count(0)
        await page.goto(f"{served.web.url}t/{code}")
        await chip.click()
        await expect(sheet).to_be_visible()
        await expect(sheet.get_by_role("link", name="Ratings")).to_have_count(0)


@pytest.mark.asyncio(loop_scope="session")
async def test_the_ladder_speaks_german(chromium: Browser, served: Served) -> None:
    async with window(chromium, f"{served.web.url}ladder", PHONE, language="de-DE") as page:
        await expect(page.get_by_role("heading", name="Rangliste")).to_be_visible()
        await expect(page.locator(".ladder")).to_contain_text("Mein Kreis")


@pytest.mark.asyncio(loop_scope="session")
async def test_a_ladder_without_anybody_says_why_and_leads_to_the_games(
    served: Served, chromium: Browser
) -> None:
    async with window(chromium, f"{served.web.url}ladder", PHONE) as page:
        nobody = page.locator(".ladder .nobody")
        for scope, said in (
            ("here", "Nobody here has played a rated match yet."),
            ("all", re.compile("whoever has met 3 people")),
        ):
            await page.locator(f"[data-key=where-{scope}]").click()
            await expect(nobody.locator("p")).to_have_text(said)
        await nobody.get_by_role("link", name="Play now").click()
        await expect(page.locator(".home .games")).to_be_visible()
