"""/settings on the page: a sheet whose leaves take each other's place, and what it changes."""

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Locator, Page, Route, expect

from bot.desk import Desk
from bot.platforms.web.rate_limit import Rate, RequestLimits
from render import RGB
from render.theme import SHARP, THEMES
from tests.patience import PATIENCE
from tests.platforms.looks import page_of
from tests.platforms.web.callers import Caller, Message, Tab
from tests.platforms.web.process import Process
from tests.platforms.web.servers import serving
from tests.platforms.web.windows import (
    PHONE,
    command,
    open_computer,
    open_hot_seat,
    open_lobby,
    window,
)

Visit = Callable[..., Caller]
browser = [pytest.mark.asyncio(loop_scope="session")]

PAGE_COLOUR = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(244, 239, 230)", "rgb(21, 24, 30)"
WHITE = "rgb(255, 255, 255)"  # the page's in high contrast
PIXEL = """async (picture) => {
  await picture.decode();
  const context = document.createElement("canvas").getContext("2d");
  context.drawImage(picture, 0, 0);
  return [...context.getImageData(2, 2, 1, 1).data].slice(0, 3);
}"""


def only(messages: list[Message], kind: str) -> Message:
    found = [message for message in messages if message["type"] == kind]
    assert len(found) == 1, messages
    return found[0]


def labels(sheet: Message) -> list[str]:
    return [button["label"] for row in sheet["actions"] for button in row]


async def test_a_page_is_shown_its_settings_as_leaves_also_at_home(visit: Visit) -> None:
    tab = await visit().tab()
    sheet = only(await tab.ask("line", text="/settings"), "sheet")
    assert sheet["lines"][0] == "Your settings"
    assert labels(sheet) == ["Notices: on", "Language: automatic", "Look", "More"]
    sheet = only(await tab.ask("press", payload="settings::0:me.look"), "sheet")
    assert labels(sheet) == [
        "Theme: automatic",
        "Board: standard",
        "Colours: standard",
        "Print size: normal",
        "Boards as text: off",
        "Back",
    ]
    sheet = only(await tab.ask("press", payload="settings::0:me.more"), "sheet")
    assert labels(sheet) == [
        "Reminders: on",
        "Ladder: on",
        "Ratings while playing: on",
        "Tips: on",
        "Blocked people",
        "When may I ring?",
        "My programs",
        "Back",
    ]
    sheet = only(await tab.ask("press", payload="settings::0:me.notices"), "sheet")
    assert labels(sheet) == ["On", "Off", "Back"]
    assert [button["style"] for row in sheet["actions"] for button in row][:2] == [
        "primary",
        "plain",
    ]
    told = await tab.ask("press", payload="settings::0:me.notices.never")
    assert labels(only(told, "sheet"))[0] == "Notices: off"
    assert not [message for message in told if message["type"] == "me"]


async def test_a_page_is_told_of_a_chosen_theme_and_language(visit: Visit) -> None:
    ann = visit()
    tab = await ann.tab()
    assert only(tab.told, "hello")["me"]["theme"] == ""
    me = only(await tab.ask("press", payload="settings::0:me.theme.dark"), "me")["me"]
    assert me["theme"] == "dark"
    told = await tab.ask("press", payload="settings::0:me.language.de")
    assert only(told, "me")["me"]["language"] == "de"
    assert only(told, "sheet")["lines"][0] == "Deine Einstellungen"
    boot = (await ann.boot())["me"]
    assert (boot["theme"], boot["language"]) == ("dark", "de")
    other = await ann.tab()
    assert only(other.told, "hello")["me"] == boot
    told = await tab.ask("press", payload="settings::0:me.language.auto")
    assert only(told, "me")["me"]["language"] == "en"
    assert only(told, "sheet")["lines"][0] == "Your settings"


async def test_a_page_wears_a_chosen_palette_and_so_do_its_pictures(visit: Visit) -> None:
    ann, ben = visit(), visit()
    tab, code = await seated(ann)
    theirs = await ben.tab(code)
    assert {page_of(tab.board), page_of(theirs.board)} == {THEMES["light"].page}
    me = only(await tab.ask("press", payload="settings::0:me.palette.contrast"), "me")["me"]
    assert (me["palette"], me["size"]) == ("contrast", "")
    await tab.ask("press", payload="settings::0:me.size.large")
    while page_of(tab.board) != SHARP["light"].page:
        await tab.hear()
    again = await ann.tab(code)
    assert page_of(again.board) == SHARP["light"].page
    assert page_of(theirs.board) == THEMES["light"].page
    async with ann.session.get(f"{ann.url}/t/{code}") as response:
        html = await response.text()
    assert 'class="contrast large"' in html and 'contrast.css" id="contrast" media="all"' in html
    sizes = set()
    for look in ("light", "light-contrast", "dark-deutan", "light-plum"):
        async with ann.session.get(f"{ann.url}/table/{code}/{look}.png") as response:
            assert response.status == 200
            sizes.add(await response.read())
    assert len(sizes) == 4
    for look in ("light-large", "light-pink", "contrast", "light-wood-plum"):
        async with ann.session.get(f"{ann.url}/table/{code}/{look}.png") as response:
            assert response.status == 404
    await tab.ask("press", payload="settings::0:me.palette.standard")
    me = only(await tab.ask("press", payload="settings::0:me.board.wood"), "me")["me"]
    assert ((await ann.boot())["me"]["palette"], me["board"]) == ("", "wood")


async def test_pictures_have_the_contrast_that_the_system_wants_of_whoever_has_not_chosen(
    visit: Visit,
) -> None:
    ann = visit()
    tab, code = await seated(ann)

    async def worn(page: RGB) -> None:
        while page_of(tab.board) != page:
            await tab.hear()

    await tab.ask("theme", theme="light", sharp=True)
    await worn(SHARP["light"].page)
    await tab.ask("theme", theme="dark", sharp=True)
    await worn(SHARP["dark"].page)
    await tab.ask("press", payload="settings::0:me.palette.deutan")
    await worn(THEMES["dark"].page)
    await tab.ask("press", payload="settings::0:me.palette.standard")
    await worn(SHARP["dark"].page)
    await tab.ask("open", table=code, theme="dark")
    await worn(THEMES["dark"].page)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_browser_that_wants_contrast_is_shown_it_on_the_board_and_at_home(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        board, cover = page.locator(".board .picture"), page.locator(".cover img").first
        await open_hot_seat(page)
        usual = await board.get_attribute("src")
        await page.emulate_media(contrast="more")
        await expect(board).not_to_have_attribute("src", usual or "")
        assert await board.evaluate(PIXEL) == [255, 255, 255]
        await page.goto(bot.url)
        await expect(cover).to_have_attribute("src", re.compile("light-contrast"))
        await page.emulate_media(contrast="no-preference")
        await expect(cover).to_have_attribute("src", re.compile(r"-light\.png"))


async def test_a_language_typed_as_a_command_is_that_of_the_page(visit: Visit) -> None:
    ann = visit()
    tab = await ann.tab()
    told = await tab.ask("line", text="/language de")
    assert only(told, "me")["me"]["language"] == "de"
    assert (await ann.boot())["me"]["language"] == "de"


async def test_the_profile_changes_a_language_that_was_chosen_in_the_settings(
    visit: Visit,
) -> None:
    ann = visit()
    tab = await ann.tab()
    await tab.ask("press", payload="settings::0:me.language.de")
    async with ann.session.post(
        f"{ann.url}/me", json={"language": "en"}, headers={"Origin": ann.url}
    ) as response:
        assert response.status == 204
    assert (await ann.boot())["me"]["language"] == "en"


async def rename(caller: Caller, name: str) -> int:
    """Choose another name in the profile; the status of the answer."""
    async with caller.session.post(
        f"{caller.url}/me", json={"name": name}, headers={"Origin": caller.url}
    ) as response:
        return response.status


async def seated(caller: Caller) -> tuple[Tab, str]:
    """A tab in a lobby of its own, and the lobby's code."""
    tab = await caller.tab()
    code = only(await tab.ask("play", game="triominos"), "go")["table"]
    await tab.ask("open", table=code)
    return tab, code


async def test_a_new_name_stands_at_the_open_tables_at_once(visit: Visit) -> None:
    ann, ben = visit(), visit()
    tab, code = await seated(ann)
    other = await ben.tab(code)
    assert await rename(ann, "Änn") == 204
    for page in (tab, other):
        while page.screen["players"][0]["name"] != "Änn":
            await page.hear()
    again = await ann.tab(code)
    assert again.screen["players"][0]["name"] == "Änn"
    revision = again.screen["revision"]
    assert await rename(ann, "Änn") == 204
    assert (await ann.tab(code)).screen["revision"] == revision, "nothing has changed"


async def test_a_name_can_be_changed_often_but_not_without_end(desk: Desk) -> None:
    rate = Rate(3, 1e-6)
    async with serving(desk, RequestLimits(visitor=rate)) as web:
        ann = Caller(web.url)
        await ann.boot()
        answers = [await rename(ann, name) for name in ("A", "B", "C", "D")]
        assert answers == [204, 204, 204, 429]
        assert (await ann.boot())["me"]["name"] == "C"
        await ann.close()


def sheet(page: Page) -> Locator:
    return page.locator("dialog[open]")


async def open_settings(page: Page) -> None:
    """At home by the profile, at a table as a command."""
    if await page.locator(".table").count():
        await command(page, "/settings")
    else:
        await page.locator(".me").click()
        await sheet(page).get_by_role("button", name="Settings", exact=True).click()
    await expect(sheet(page).locator("h2")).to_have_text("Your settings")


async def choose(page: Page, setting: str, choice: str) -> None:
    one = sheet(page).get_by_role("button", name=re.compile(f"^{setting}:"))
    if not await one.count():
        await sheet(page).get_by_role("button", name="Look").click()
    await one.click()
    await expect(sheet(page).locator("h2")).to_have_text(setting)
    await sheet(page).get_by_role("button", name=re.compile(f"^(✓ )?{choice}$")).click()
    there = "Your settings" if setting == "Notices" else "Your settings · Look"
    await expect(sheet(page).locator("h2")).to_have_text(there)


async def coloured(page: Page, colour: str) -> None:
    """Wait until the page has this ground."""
    await page.wait_for_function(f"{PAGE_COLOUR} === '{colour}'")


async def covers(page: Page, theme: str) -> None:
    """Wait until the pictures at home are those of a theme."""
    cover = page.locator(".cover img").first
    async with asyncio.timeout(PATIENCE):
        while f"-{theme}.png" not in str(await cover.evaluate("image => image.currentSrc")):
            await page.wait_for_timeout(50)


class TestInABrowser:
    pytestmark = browser

    async def test_the_page_follows_the_system_until_a_theme_is_chosen(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            assert await page.evaluate(PAGE_COLOUR) == LIGHT
            await page.emulate_media(color_scheme="dark")
            assert await page.evaluate(PAGE_COLOUR) == DARK
            await open_settings(page)
            await choose(page, "Theme", "Light")
            await expect(page.locator("html")).to_have_class("light")
            assert await page.evaluate(PAGE_COLOUR) == LIGHT
            await covers(page, "light")
            await page.reload()
            assert await page.evaluate(PAGE_COLOUR) == LIGHT
            await page.emulate_media(color_scheme="light")
            await open_settings(page)
            await choose(page, "Theme", "Dark")
            await expect(page.locator("html")).to_have_class("dark")
            assert await page.evaluate(PAGE_COLOUR) == DARK
            await covers(page, "dark")
            await choose(page, "Theme", "Automatic")
            await expect(page.locator("html")).to_have_class("")
            assert await page.evaluate(PAGE_COLOUR) == LIGHT

    async def test_high_contrast_is_worn_where_it_is_chosen_or_wished_for(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await page.emulate_media(contrast="more")
            assert await page.evaluate(PAGE_COLOUR) == WHITE, "the system's wish"
            await open_settings(page)
            await choose(page, "Colours", r"For weak red vision \(protan\)")
            await coloured(page, LIGHT)  # for it is not what was chosen
            await page.emulate_media(contrast="no-preference")
            await choose(page, "Colours", "High contrast")
            await expect(page.locator("html")).to_have_class("contrast")
            await coloured(page, WHITE)
            await covers(page, "light-contrast")
            await page.reload()
            assert await page.evaluate(PAGE_COLOUR) == WHITE
            await covers(page, "light-contrast")

    async def test_one_sheet_leaves_the_table_alone_which_is_in_the_chosen_look_in_every_tab(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await open_computer(page)
            other = await page.context.new_page()
            await other.goto(page.url)
            await other.locator(".region").first.wait_for()
            light = await other.locator(".picture").get_attribute("src")
            await open_settings(page)
            await choose(page, "Notices", "Off")
            await expect(page.locator("dialog")).to_have_count(1)
            await expect(sheet(page).locator("h2")).to_be_focused()
            await choose(page, "Theme", "Dark")
            for tab in (page, other):
                await expect(tab.locator("html")).to_have_class("dark")
                await expect(tab.locator(".picture")).not_to_have_attribute("src", light or "")
            dark = await other.locator(".picture").get_attribute("src")
            await sheet(page).get_by_role("button", name="Board:").click()
            shown = sheet(page).get_by_role("button", name="Plum").locator("img")
            await expect(shown).to_have_count(3)
            await expect(shown.first).to_have_attribute("src", re.compile("-dark-plum.png$"))
            assert "null" not in await sheet(page).inner_text()
            await sheet(page).get_by_role("button", name="Plum").click()
            await expect(other.locator("html")).to_have_class("dark plum")
            await expect(other.locator(".picture")).not_to_have_attribute("src", dark or "")
            await page.keyboard.press("Escape")
            await expect(page.locator("dialog")).to_have_count(0)
            await expect(page.locator(".region").first).to_be_visible()

    async def test_a_language_chosen_at_a_table_is_that_of_the_whole_page_until_another_is_saved(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await open_lobby(page)
            await command(page, "/language de")
            html = page.locator("html")
            await expect(html).to_have_attribute("lang", "de")
            await expect(page.locator(".options h2")).to_have_text("Optionen")
            await expect(page.locator(".slot.free")).to_have_text("Mitspieler")
            await expect(page.locator(".slot .about").first).to_contain_text("Gastgeber")
            await page.locator("[data-key=back]").click()
            await expect(page.locator(".play h2")).to_have_text("Jetzt spielen")
            await page.locator(".me").click()
            await sheet(page).locator("select").select_option("en")
            await sheet(page).locator("form .primary").click()
            await expect(html).to_have_attribute("lang", "en")
            await expect(page.locator(".play h2")).to_have_text("Play now")

    async def test_a_language_that_is_saved_in_the_profile_holds_though_the_page_speaks_it(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE) as page:
            await page.locator(".me").click()
            async with page.expect_request("**/me") as sent:
                await sheet(page).locator("form .primary").click()
            assert (await sent.value).post_data_json == {"language": "en"}

    @pytest.mark.parametrize("press_first", [True, False])
    async def test_what_is_pressed_while_a_new_name_is_saved_is_done(
        self, bot: Process, chromium: Browser, press_first: bool
    ) -> None:
        """The page comes back under its new name: no press is lost between the two lines."""
        async with window(chromium, bot.url, PHONE, alone=True) as page:
            asked, saved = asyncio.Event(), asyncio.Event()

            async def hold(route: Route) -> None:
                asked.set()
                await saved.wait()
                await route.continue_()

            await page.route("**/me", hold)
            friends = page.locator("[data-key=friends-reversi]")
            await page.locator(".me").click()
            await sheet(page).locator("#name").fill("Wilhelmina")
            if press_first:
                await page.evaluate(
                    """() => {
                        document.querySelector("[data-key=friends-reversi]").click();
                        document.querySelector("dialog form .primary").click();
                    }"""
                )
            else:
                await sheet(page).locator("form .primary").click()
                await asked.wait()
                await friends.click()
            saved.set()
            await page.locator(".lobby .slots").wait_for()
            await expect(page.locator(".lobby .slot").first).to_contain_text("Wilhelmina")
