"""axe-core, run over every page in Chromium: it finds nothing that keeps anybody out."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, FilePayload, Page, expect

from bot.people import Person
from tests.database import Database
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.opponents import key_of
from tests.platforms.web.process import Process
from tests.platforms.web.ranked import BEN, beats
from tests.platforms.web.servers import new_desk, serving
from tests.platforms.web.walks import played
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    add_computer,
    card,
    command,
    free_seat,
    open_hot_seat,
    open_lobby,
    settled,
    window,
)

AXE = Path(__file__).parents[3] / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(not AXE.exists(), reason="no axe-core: npm install --no-save axe-core@4"),
]
SMALL, LARGE = (PHONE, "light"), (DESKTOP, "dark")  # every other page is looked at in the one
BETWEEN = {390: {"width": 768, "height": 1024}, 1280: {"width": 1024, "height": 768}}
ENHANCED = "color-contrast-enhanced"
# What another theme and another window can break; roles and names stay.
SHEET = "dialog[open]"
SEEN = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]


async def findings(page: Page) -> list[str]:
    """What axe finds in the page as it stands, by rule and by element; then in the other theme,
    which stays, and in a window of another size. What lies below a sheet was seen without it."""
    await settled(page)
    sheet = bool(await page.locator(SHEET).count())
    found = []
    if sheet:
        unseen = {"rules": {rule: {"enabled": False} for rule in SEEN}}
        found += await violations(page, unseen)
    found += await violations(page, {"runOnly": SEEN} if sheet else {}, sheet)
    dark = bool(await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
    await page.emulate_media(color_scheme="light" if dark else "dark")
    size = page.viewport_size
    assert size is not None
    await page.set_viewport_size(BETWEEN[size["width"]])  # type: ignore[arg-type]
    await settled(page)
    found += await violations(page, {"runOnly": SEEN}, sheet)
    await page.set_viewport_size(size)
    return [
        f"{one['id']}: {node['html'][:120]} ({node['failureSummary'][:160]})"
        for one in found
        for node in one["nodes"]
    ]


async def violations(page: Page, how: dict[str, Any], sheet: bool = False) -> list[dict[str, Any]]:
    """What breaks the rules, in the whole of it or in its ``sheet``."""
    if not await page.evaluate("typeof axe === 'object'"):
        await page.evaluate(AXE.read_text())
    # To preload is to read the stylesheet anew for one rule, about the orientation.
    how = {"resultTypes": ["violations"], "preload": False, **how}
    found: list[dict[str, Any]] | None = await page.evaluate(
        "([where, how]) => axe.run(where ? { include: [where] } : document, how)"
        ".then(({ passes, violations }) => passes.length + violations.length ? violations : null)",
        [SHEET if sheet else None, how],
    )
    assert found is not None, "axe has looked at nothing"
    return found


async def test_home_and_its_sheets(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, *SMALL) as page:
        assert await findings(page) == []
        await card(page, "reversi").locator(".levelchip").click()
        assert await findings(page) == []
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Enter a code").click()
        await page.locator("#code").fill("??")
        await page.keyboard.press("Enter")
        assert await findings(page) == []
        await page.keyboard.press("Escape")
        await page.locator("body").press("/")
        assert await findings(page) == []
        await page.keyboard.press("Escape")
        await page.locator(".me").click()
        assert await findings(page) == []
        await page.goto(f"{bot.url}learn/crosswise")
        await page.locator(".table[data-kind=lesson] .region").first.wait_for()
        assert await findings(page) == []


async def test_in_high_contrast_everything_that_is_read_has_seven_to_one(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        for few in await enhanced(page):
            assert few != [], "the usual colours have less"
        await page.emulate_media(contrast="more")
        assert await enhanced(page) == [[], []]
        await page.locator(".me").click()
        assert await enhanced(page) == [[], []]
        await page.keyboard.press("Escape")
        await page.locator("[data-key=friends-crosswise]").click()
        await page.locator(".lobby .slots").wait_for()
        assert await enhanced(page) == [[], []]


async def enhanced(page: Page) -> list[list[str]]:
    """Where a text has less contrast than WCAG's level AAA asks for, in each theme."""
    found = []
    how = {"runOnly": [ENHANCED], "rules": {ENHANCED: {"enabled": True}}}
    for scheme in ("dark", "light"):
        await page.emulate_media(color_scheme=scheme)
        await settled(page)
        low = await violations(page, how)
        found.append([node["html"][:120] for one in low for node in one["nodes"]])
    return found


async def test_a_puzzle_and_its_solution(tmp_path: Path, chromium: Browser) -> None:
    async with (
        new_desk(tmp_path) as desk,
        serving(desk) as web,
        window(chromium, web.url, *LARGE) as page,
    ):
        await page.locator(".puzzle-card").click()
        sheet = page.locator("dialog.sheet")
        await expect(sheet.locator(".sheet-picture")).to_be_visible()
        assert await findings(page) == []
        await sheet.get_by_role("button", name="Solution").click()
        await expect(sheet.get_by_role("button", name="One move on")).to_be_visible()
        assert await findings(page) == []


async def test_home_with_tables(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, *LARGE) as page:
        await open_hot_seat(page)
        await page.goto(bot.url)
        await expect(page.locator(".tablecard")).to_have_count(1)
        assert await findings(page) == []


async def test_a_lobby_and_its_sheets(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, *SMALL) as page:
        await open_lobby(page, "crosswise")
        assert await findings(page) == []
        await add_computer(page)
        assert await findings(page) == []
        await free_seat(page).click()
        assert await findings(page) == []
        await page.keyboard.press("Escape")
        await page.locator("button.chip").first.click()
        assert await findings(page) == []


@pytest.mark.parametrize(
    ("game", "look"), [("crosswise", SMALL), ("reversi", LARGE), ("triominos", SMALL)]
)
async def test_a_table_and_its_result(
    hot_seats: HotSeats, game: str, look: tuple[dict[str, int], str]
) -> None:
    async with hot_seats.at(game, *look) as page:
        assert await findings(page) == []
        await page.locator(".regions [tabindex='0']").first.focus()
        await page.keyboard.press("Enter")  # a piece is in the hand, or a move was made
        await expect(page.get_by_role("grid")).to_be_visible()
        assert await findings(page) == []
        await command(page, "/resign")
        await page.locator("dialog[open]").get_by_role("button", name="Give up").click()
        await expect(page.locator(".region")).to_have_count(0)
        assert await findings(page) == []


async def test_a_board_in_words(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_hot_seat(page)
        await command(page, "/text on")
        await expect(page.locator(".reading p").first).to_be_visible()
        assert await findings(page) == []


async def test_pages_that_say_one_thing(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, *SMALL, expected="404") as page:
        for path in ("nothing/here", "offline", "t/AAAAA"):
            await page.goto(bot.url + path)
            await expect(page.locator("h1")).to_be_visible()
            assert await findings(page) == [], path


async def test_a_ladder_and_a_person(tmp_path: Path, chromium: Browser) -> None:
    async with (
        new_desk(tmp_path) as desk,
        serving(desk) as web,
        window(chromium, web.url, *LARGE) as page,
    ):
        ann = Person("web", (await key_of(page.context)).split(":")[1], "Ann")
        await beats(desk, Database(tmp_path), ann, BEN)
        await page.goto(f"{web.url}ladder")
        await page.get_by_role("button", name="Reversi").click()
        await expect(page.locator(".ladder tbody tr")).to_have_count(2)
        assert await findings(page) == []
        await page.get_by_role("link", name="Ben").click()
        await expect(page.locator(".ratingcard")).to_be_visible()
        assert await findings(page) == []


async def test_accounts_are_linked_and_forgotten(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, *SMALL) as page:
        sheet = page.locator("dialog[open]")
        await page.locator(".me").click()
        await expect(page.locator("#linkcode")).to_be_visible()
        assert await findings(page) == []
        await page.get_by_role("button", name="Link another account", exact=True).click()
        await expect(sheet.locator("h2")).to_have_text("Link another account")
        assert await findings(page) == []
        await page.keyboard.press("Escape")
        await page.locator(".me").click()
        await page.get_by_role("button", name="Forget me", exact=True).click()
        await expect(sheet.locator("h2")).to_have_text(re.compile(r"\?$"))
        assert await findings(page) == []


async def test_files_of_matches_are_opened_and_read_wrong(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, *LARGE) as page:
        await page.get_by_role("button", name="Enter a code").click()
        unread, tables = "#wrong-file:not(:empty)", ".rows a.row"
        for data, shown in ((b"hello", unread), (b"f5d6\nf5f6\n", tables)):
            file = FilePayload(name="matches.txt", mimeType="text/plain", buffer=data)
            await page.locator("#record").set_input_files(file)
            await expect(page.locator(f"dialog[open] {shown}").first).to_be_visible()
            assert await findings(page) == []


async def test_a_replay_and_its_animation(bot: Process, chromium: Browser) -> None:
    async with (
        played(bot.url) as (code, _, _),
        window(chromium, f"{bot.url}t/{code}#replay-1.3", *SMALL) as page,
    ):
        await expect(page.locator(".replay .walk-ply")).to_have_text("3")
        await page.locator(".walk-dot").last.click()
        await page.locator(".walk-better").click()
        await expect(page.get_by_role("button", name="Back to the match")).to_be_visible()
        assert await findings(page) == []
        await page.get_by_role("button", name="Back to the match").click()
        await page.locator(".replay-bar").get_by_role("button", name="Share").click()
        assert await findings(page) == []
        await page.locator("dialog[open]").get_by_role("button", name="Animation").click()
        await expect(page.locator("dialog[open] a[download]")).to_be_visible()
        assert await findings(page) == []
