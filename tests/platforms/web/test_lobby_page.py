"""The lobby in Chromium: seats as slots, options as lists, one start, and what guests see."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.platforms.web.process import Process
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    WORDS,
    add_computer,
    also,
    card,
    free_seat,
    open_lobby,
    resize,
    settled,
    start,
    window,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

LANDSCAPE = {"width": 844, "height": 390}
NARROW = {"width": 320, "height": 568}


async def names(page: Page) -> list[str]:
    """Who sits on the seats, in their order."""
    return await page.locator(".slot .name").all_inner_texts()


async def test_a_free_seat_asks_who_sits_there_and_marks_the_level_of_last_time(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_lobby(page, "triominos")
        await expect(page.locator(".slot.free")).to_have_count(3)
        await expect(start(page)).to_be_disabled()
        await add_computer(page, "club")
        otto = page.locator(".slot[data-seat='1']")
        await expect(otto).to_contain_text("Otto")
        await expect(otto.locator(".about")).to_have_text("Computer · Club")
        await expect(otto.locator(".bars .on")).to_have_count(3)
        await expect(start(page)).to_be_enabled()
        await free_seat(page).click()
        rows = page.locator("dialog[open] .choose")
        await expect(rows).to_have_count(6)  # five levels, and an even match
        last = page.locator("dialog[open] .choose").filter(has=page.locator(".tag"))
        await expect(last).to_contain_text("Club")
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog")).to_have_count(0)
        await expect(free_seat(page)).to_be_focused()


async def test_a_cross_frees_a_seat_and_two_teams_have_a_column_each(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_lobby(page, "crosswise")
        await expect(page.locator(".teams p")).to_have_text([re.compile("Orange"), "Greenrows"])
        assert await page.locator(".slot[data-seat] .round").count() == 0
        await add_computer(page)
        await also(page)
        crosses = page.locator(".slot[data-seat] .round")
        await expect(crosses).to_have_count(2)
        await crosses.first.click()
        await expect(page.locator(".slot[data-seat]")).to_have_count(2)
        assert len({name.partition(" (")[0] for name in await names(page)}) == 1
        for _ in range(2):
            await add_computer(page)
        heads = [await box(page, f".teams p >> nth={at}") for at in range(2)]
        seats = [await box(page, f".slot[data-seat='{at}']") for at in range(4)]
        assert [seat["x"] for seat in seats] == 2 * [seats[0]["x"], seats[1]["x"]]
        assert abs(heads[1]["x"] - seats[1]["x"]) < 4


async def test_a_host_alone_sits_in_the_column_of_the_team_that_they_chose(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_lobby(page, "crosswise")
        await page.locator(".chip").filter(has_text="Seats").click()
        await page.locator("dialog[open] .choose").filter(has_text="Green").click()
        await expect(page.locator(".slots > li").nth(1)).to_have_attribute("data-seat", "0")
        await expect(page.locator(".slots > li")).to_have_count(4)
        await add_computer(page)
        await expect(page.locator(".slot .name").first).to_have_text("Otto")


async def box(page: Page, where: str) -> dict[str, float]:
    """Where something lies."""
    found = await page.locator(where).bounding_box()
    assert found is not None
    return dict(found)  # type: ignore[arg-type]


async def test_players_change_seats_by_two_taps_or_by_dragging(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, DESKTOP) as page:
        await open_lobby(page, "crosswise")
        await add_computer(page)
        await add_computer(page)
        before = await names(page)
        one, other = (page.locator(f".slot[data-seat='{seat}'] .swap") for seat in (0, 2))
        await one.click()
        await expect(one).to_have_attribute("aria-pressed", "true")
        await other.click()
        await expect(page.locator(".slot .name").first).to_have_text(before[2])
        assert await names(page) == [before[2], before[1], before[0]]
        await one.drag_to(other)
        await expect(page.locator(".slot .name").first).to_have_text(before[0])
        assert await names(page) == before


async def test_an_option_opens_all_that_it_can_be_and_keeps_its_place(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_lobby(page, "triominos")
        chips = page.locator(".chip")
        before = await page.locator(".chip .keyvalue > span").all_inner_texts()
        clock = chips.filter(has_text="Clock")
        await clock.click()
        rows = page.locator("dialog[open] .choose")
        await expect(rows).to_have_count(6)
        await expect(page.locator("dialog[open] [aria-current=true]")).to_contain_text("None")
        await rows.filter(has_text="3 days").click()
        await expect(clock.locator("b")).to_contain_text("3 days")
        await expect(clock).to_be_focused()
        assert await page.locator(".chip .keyvalue > span").all_inner_texts() == before


async def test_nothing_lies_over_another_on_a_turned_phone_and_cancelling_asks_once(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, NARROW) as page:
        await open_lobby(page, "crosswise")
        await page.locator("button.chip").last.click()
        await page.keyboard.press("Escape")
        await resize(page, LANDSCAPE)
        assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        cancel = page.get_by_role("button", name="Cancel table")
        await cancel.click()
        sheet = page.locator("dialog[open]")
        await sheet.get_by_role("button", name="No").click()
        await expect(page.locator(".lobby")).to_be_visible()
        await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        await settled(page)
        assert (await box(page, ".tablehead .quiet"))["y"] < 100  # far from the start
        assert (await box(page, ".starting .button"))["y"] > 600
        await cancel.click()
        await sheet.get_by_role("button", name="Cancel table").click()
        await expect(page.locator(".lobby")).to_have_count(0)


async def test_a_guest_takes_a_seat_and_waits_for_the_host(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE) as host:
        await open_lobby(host, "triominos")
        async with window(chromium, host.url, PHONE) as guest:
            await expect(guest.get_by_role("button", name="Cancel table")).to_have_count(0)
            await guest.get_by_role("button", name="Take a seat").click()
            await expect(guest.locator(".slot[data-seat] .about").last).to_have_text("You")
            name = (await names(guest))[0]
            await expect(guest.locator(".starting p:not(.watching)")).to_contain_text(
                f"{name} can start the match."
            )
            await expect(guest.locator(".starting .button")).to_have_count(0)
            # Whoever sits here may change seats and say a word, and choose nothing else.
            chips = "button.chip:not([data-key=option-seats], [data-key=option-say])"
            await expect(guest.locator(chips)).to_have_count(0)
            await expect(guest.locator("p.chip").first).to_be_visible()
            await host.locator("[data-key=option-handicap]").click()
            sheet = host.locator("dialog[open]")
            await expect(sheet).to_contain_text("Ratings allow for it.")
            await sheet.locator(".choose").last.click()
            for page in (host, guest):  # what the guest has ahead is said at their seat
                await expect(page.locator(".slot[data-seat='1'] .about")).to_contain_text("+10")
                await expect(page.locator(".slot[data-seat='0'] .about")).not_to_contain_text("+")
            await free_seat(host).click()
            await start(host).evaluate("button => button.click()")
            await expect(host.locator(".region, .board:not([hidden])").first).to_be_visible()
            await expect(host.locator("dialog")).to_have_count(0)  # it belonged to the lobby
            for page in (host, guest):
                await expect(page.locator(".players .given")).to_have_text(["+10"])


async def test_whoever_presses_just_as_somebody_else_sits_down_has_pressed(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as host:
        await open_lobby(host, "triominos")
        async with window(chromium, host.url, PHONE) as guest:
            seats = guest.locator(".slot[data-seat]")
            await guest.get_by_role("button", name="Take a seat").hover()
            await guest.mouse.down()
            await add_computer(host)
            await expect(seats).to_have_count(2)
            await guest.mouse.up()
            await expect(seats).to_have_count(3)


@pytest.mark.parametrize(
    ("pressed", "seen"),
    [
        ("[data-key=cancel]", "dialog[open]"),
        ("[data-key=option-clock]", "dialog[open]"),
        ("[data-key=add3]", "dialog[open]"),
        ("[data-key=swap1]", ".swap[aria-pressed=true]"),
    ],
)
async def test_what_a_host_presses_just_as_somebody_sits_down_is_pressed(
    bot: Process, chromium: Browser, pressed: str, seen: str
) -> None:
    async with window(chromium, bot.url, PHONE) as host:
        await open_lobby(host, "crosswise")
        await add_computer(host)
        async with window(chromium, host.url, PHONE) as guest:
            await host.locator(pressed).hover()
            await host.mouse.down()
            await guest.get_by_role("button", name="Take a seat").click()
            await expect(host.locator(".slot[data-seat]")).to_have_count(3)
            await host.mouse.up()
            await expect(host.locator(seen)).to_be_visible()


async def test_the_start_is_in_sight_and_nothing_scrolls_sideways_with_long_names(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await page.locator(".me").click()
        await page.locator("dialog #name").fill("Wilhelmina-Alexandrine WWW")
        await page.get_by_role("button", name="Save").click()
        for game in ("crosswise", "triominos"):
            await open_lobby(page, game)
            for _ in range(3):
                await add_computer(page)
            for size in (DESKTOP, NARROW, LANDSCAPE, PHONE):
                await resize(page, size)
                await fits(page, size)
            await page.locator(".tablehead [data-key=back]").click()
            await expect(card(page, game)).to_be_visible()


async def fits(page: Page, size: dict[str, int]) -> None:
    """The start of a lobby of four is in sight, and what can be pressed is large enough."""
    await expect(start(page)).to_be_in_viewport(ratio=1)
    await settled(page)  # what still slides lies between pixels
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    for found in await page.locator("button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    ):
        assert min(found["height"], found["width"]) >= 43.99, (size, found)
    if size is LANDSCAPE:
        tops = {(await box(page, f".slot[data-seat='{at}']"))["y"] for at in range(4)}
        assert len(tops) == 1, "four slots a row"


async def test_each_sentence_of_a_level_is_said_in_the_readers_language(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE, language="de-DE") as page:
        await card(page, "reversi").locator(".levelchip").click()
        about = page.locator("dialog[open] .choose .about")
        said = [WORDS.say("de", f"level-{level}") for level in ("beginner", "casual")]
        await expect(about.nth(0)).to_have_text(said[0])
        await expect(about.nth(1)).to_have_text(said[1])
