"""The page in Chromium, on the whole bot with a real database."""

import re

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from engines import GAMES
from tests.platforms.web.hot_seats import HotSeats
from tests.platforms.web.process import Process
from tests.platforms.web.windows import (
    DESKTOP,
    HOLD,
    LAST,
    PHONE,
    SECONDS,
    add_computer,
    card,
    command,
    free_seat,
    open_computer,
    open_hot_seat,
    open_lobby,
    play_to_the_end,
    resize,
    settled,
    shown,
    start,
    window,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

# What the server says reaches the page after ``late`` milliseconds.
LATE_NEWS = """
window.late = 0;
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  set onmessage(take) {
    super.onmessage = (event) => {
      const slow = typeof event.data === "string" && event.data.includes('"type":"screen"');
      setTimeout(take, slow ? window.late : 0, event);
    };
  }
};
"""

# Loses the line and finds it again, until the table's screen has come once more.
SHOWN_ANEW = """() => new Promise((kept) => {
  const table = document.querySelector(".table");
  new MutationObserver(() => kept()).observe(table, { attributeFilter: ["data-revision"] });
  for (const name of ["offline", "online"]) dispatchEvent(new Event(name));
})"""


async def no_sideways_scroll(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def test_a_match_against_the_computer_by_clicking_the_board(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_computer(page)
        await page.locator(".region").first.click()
        await expect(page.locator(".entries li")).to_have_count(2)
        await command(page, f"/play reversi beginner position {LAST}")
        await expect(page.locator(".entries li")).to_have_count(0)
        await page.locator(".region").first.wait_for()
        clicks = await play_to_the_end(page, 200)
        assert clicks > 4
        await expect(page.locator(".figures .score")).to_have_text(re.compile(r"\d+ ?: ?\d+"))
        assert re.search(r"win|draw", await shown(page), re.IGNORECASE)
        assert await page.locator(".entries li").count() > clicks
        await page.locator(".onward .main").click()
        await page.locator(".region").first.wait_for()


async def test_two_browsers_play_each_other_at_one_table(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE) as ann:
        await open_lobby(ann)
        async with window(chromium, ann.url, DESKTOP, "dark", "de-DE") as ben:
            await ben.get_by_role("button", name="Mitspielen").click()
            await start(ann).click()
            await ann.locator(".region").first.wait_for()
            await ben.locator(".board:not([hidden])").wait_for()
            for turn in range(6):
                mover, waiter = (ann, ben) if turn % 2 == 0 else (ben, ann)
                cell = mover.locator(".region").first
                await cell.wait_for()
                await expect(waiter.locator(".region")).to_have_count(0)
                label = str(await cell.get_attribute("data-choice"))
                await cell.click()
                await expect(waiter.locator(".entries li").last).to_contain_text(label)
            await expect(ben.locator(".caption")).to_contain_text("Zug")


async def test_a_second_tab_follows_the_first(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        other = await page.context.new_page()
        await other.goto(page.url)
        await other.get_by_role("gridcell", name="d3").click()
        await expect(page.locator(".entries li").last).to_contain_text("d3")
        await page.locator(".region").first.click()
        await expect(other.locator(".entries li")).to_have_count(2)


async def test_the_keyboard_alone_is_enough(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await card(page, "reversi").locator("[data-key^=friends]").focus()
        await page.keyboard.press("Enter")
        sheet = page.locator("dialog[open]")
        for button in (
            free_seat(page),
            sheet.get_by_role("button", name="Me here too"),
            sheet.get_by_role("button", name="Take a seat"),
            start(page),
        ):
            await expect(button).to_be_enabled()
            await button.focus()
            await page.keyboard.press("Space")
        await page.locator(".region").first.wait_for()
        cell = page.locator(".region[data-choice=d3]")
        await cell.focus()
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowLeft")
        focused = page.locator(".region:focus-visible")
        await expect(focused).to_have_attribute("data-choice", "c4")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowUp")
        await expect(focused).to_have_attribute("data-choice", "d3")
        await page.keyboard.press("Enter")
        await expect(page.locator(".entries li").last).to_contain_text("d3")
        await expect(focused).to_have_count(1)  # where the next move is made, and not lost
        outline = await focused.evaluate("node => getComputedStyle(node).stroke")
        assert outline not in ("none", "transparent")


async def test_tab_reaches_every_control_in_the_order_of_the_page(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        await page.locator(".region").first.click()
        await page.locator(".entries li").first.wait_for()
        await page.locator(".caption .words").focus()
        reached = []
        for _ in range(20):
            await page.keyboard.press("Tab")
            reached.append(
                await page.evaluate(
                    "document.activeElement.className.baseVal ?? document.activeElement.className"
                )
            )
        for kind in ("logo", "code", "me", "region", "place ", "entries", "round back"):
            assert kind in reached, reached
        assert (
            reached[: reached.index("me")].count("region") == 1
        )  # one stop; the arrows move inside the board


async def test_what_is_asked_for_bears_its_name_and_a_question_itself(hot_seats: HotSeats) -> None:
    async with hot_seats.at("crosswise", PHONE) as page:
        heading = page.locator("dialog h2")
        for button, said in (("All lines", "All lines"), ("Lines through", "Choose a cell")):
            await page.locator(".place").last.click()
            await page.locator("dialog .also").filter(has_text=button).click()
            await expect(heading).to_have_text(said)
            await page.keyboard.press("Escape")


async def test_the_invitation_holds_link_code_and_command_and_escape_closes_it_alone(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at() as page:
        code = page.url.rsplit("/", 1)[-1]
        await page.locator(".code").click()
        values = await page.locator("dialog input").evaluate_all("all => all.map(one => one.value)")
        assert values == [page.url, f"/join {code}"]
        await expect(page.locator(".bigcode")).to_have_text(code)
        await expect(page.locator("dialog")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog")).to_have_count(0)
        await expect(page.locator(".region")).to_have_count(4)


async def test_the_picture_is_described_and_news_are_announced(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        alt = await page.locator(".picture").get_attribute("alt")
        assert alt and len(alt) > 30
        live = page.locator("[aria-live=polite]:visible")
        assert await live.count() == 1
        await page.locator(".region").first.click()
        await expect(page.locator(".picture")).not_to_have_attribute("alt", alt)
        await expect(live.locator("p")).to_have_count(2)  # what happened, and who must do what


async def test_nothing_scrolls_sideways_and_buttons_suit_a_thumb(
    bot: Process, chromium: Browser
) -> None:
    sizes = {"width": 320, "height": 568}, DESKTOP, PHONE
    async with window(chromium, bot.url, PHONE) as page:
        for size in sizes:
            await resize(page, size)
            assert await no_sideways_scroll(page), size
        await open_hot_seat(page)
        for size in sizes:
            await resize(page, size)
            await suits_a_thumb(page, size)


async def suits_a_thumb(page: Page, size: dict[str, int]) -> None:
    """What is pressed at a table is large enough, and its board is in sight."""
    assert await no_sideways_scroll(page)
    await settled(page)
    board = await page.locator(".board").bounding_box()
    assert board is not None
    if size is PHONE:
        assert board["width"] >= size["width"] - 8
        cell = await page.locator(".region").first.bounding_box()
        assert cell is not None and cell["width"] >= 44 and cell["height"] >= 44
    assert board["width"] >= 300
    # What brings a cell into sight, such as a screen reader, leaves the board in its frame.
    assert not await page.locator(".part").evaluate_all(
        "all => all.some(one => (one.scrollTo(9, 9), one.scrollTop + one.scrollLeft))"
    )
    assert board["y"] + board["height"] <= size["height"]
    for box in await page.locator("button:visible").evaluate_all(
        # What has made room for another since it was found is none any more.
        "all => all.filter(one => one.isConnected).map(one => one.getBoundingClientRect().toJSON())"
    ):
        assert box["height"] >= 40 and box["width"] >= 40, (size, box)


async def test_at_the_end_stand_the_figures_and_what_can_be_done_next(hot_seats: HotSeats) -> None:
    async with hot_seats.at("crosswise", PHONE) as page:
        await page.locator(".region").first.click()
        await page.locator(".region[data-choice=a1]").click()
        await expect(page.locator(".entries li")).to_have_count(1)
        await command(page, "/resign")
        await page.locator("dialog[open] .danger").click()
        await expect(page.locator(".figures .avatar")).to_have_count(2)
        await expect(page.locator(".figures .score")).to_have_text("–")
        await expect(page.locator(".onward .main")).to_have_text("Rematch")
        for name in ("Analysis", "Share"):
            await expect(page.locator(".onward").get_by_role("button", name=name)).to_be_visible()
        await expect(page.locator(".tray")).to_be_hidden()
        await expect(page.locator(".bar-actions")).to_be_hidden()


async def test_what_is_pressed_just_as_a_result_is_shown_anew_is_pressed(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at() as page:
        await command(page, "/resign")
        await page.locator("dialog[open] .danger").click()
        share = page.locator(".onward").get_by_role("button", name="Share")
        await share.hover()
        await page.mouse.down()
        await page.evaluate(SHOWN_ANEW)
        await expect(share).to_be_focused()
        await page.mouse.up()
        await expect(page.locator("dialog[open]:not(.leaving)")).to_be_visible()


async def test_the_picture_follows_the_scheme(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        light = str(await page.locator(".picture").get_attribute("src"))
        await page.emulate_media(color_scheme="dark")
        await expect(page.locator(".picture")).not_to_have_attribute("src", light)
        background = "getComputedStyle(document.body).backgroundColor"
        assert await page.evaluate(background) == "rgb(21, 24, 30)"
        corner = """() => {
            const canvas = document.createElement("canvas");
            const pen = canvas.getContext("2d");
            pen.drawImage(document.querySelector(".picture"), 0, 0);
            return [...pen.getImageData(2, 2, 1, 1).data].slice(0, 3).join(", ");
        }"""
        assert await page.evaluate(corner) == "21, 24, 30"


async def test_name_and_language_are_changed_for_every_tab(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        other = await page.context.new_page()
        await other.goto(bot.url)
        await page.locator(".me").click()
        await page.locator("dialog #name").fill("Änn")
        await page.locator("dialog select").select_option("de")
        await page.locator("dialog form .primary").click()
        for tab in (page, other):
            await expect(tab.locator(".me .unseen")).to_have_text("Änn")
            await expect(tab.locator("html")).to_have_attribute("lang", "de")


async def test_a_code_leads_to_its_table_and_a_wrong_one_is_said(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        code = page.url.rsplit("/", 1)[-1]
        await page.locator(".logo").click()
        await expect(page.locator(".tables ul a")).to_have_attribute("href", f"/t/{code}")
        await page.get_by_role("button", name="Enter a code").click()
        field = page.locator("dialog #code")
        for wrong, said in (("??", "seven letters"), ("AAAAA", "no table")):
            await field.fill(wrong)
            await page.keyboard.press("Enter")
            await expect(page.locator("dialog #wrong")).to_contain_text(said)
            await expect(field).to_have_value(wrong)
            await expect(field).to_be_focused()
        await field.fill(code.lower())
        await page.keyboard.press("Enter")
        await page.locator(".region").first.wait_for()
        await page.goto(f"{bot.url}t/AAAAA")
        await expect(page.locator(".gone h1")).to_be_visible()
        for size in (PHONE, DESKTOP):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            await expect(page.locator(".bar .logo")).to_be_visible()
            await expect(page.locator(".bar .code")).to_be_hidden()


async def test_at_home_older_tables_are_folded_up_above_the_games(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        ways = [(game, way) for game in GAMES for way in (".button.primary", "[data-key^=friends]")]
        for opened, (game, way) in enumerate(ways, 1):
            await card(page, game).locator(way).click()
            await page.locator(".board:visible, .lobby .slots").first.wait_for()
            await page.get_by_role("link", name="Home", exact=True).click()
            # Its row moves the buttons below, so that who presses one at that moment may miss it.
            await expect(page.locator(".tables ul a")).to_have_count(opened)
        tables = page.locator(".tables ul a:visible")
        await expect(tables).to_have_count(4)
        await page.locator(".others summary").click()
        await expect(tables).to_have_count(6)


async def test_a_link_at_home_that_is_pressed_just_as_a_table_changes_leads_there(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_lobby(page)
        other = await page.context.new_page()
        await other.goto(page.url)
        await page.get_by_role("link", name="Home", exact=True).click()
        table = page.locator(".tables ul a")
        await expect(table).to_have_count(1)
        await page.locator("[data-key=enter]").hover()
        await page.mouse.down()
        await add_computer(other)
        await expect(table).to_contain_text("Otto")
        await page.mouse.up()
        await expect(page.locator("dialog[open]")).to_be_visible()


async def test_commands_are_searched_and_run_with_what_is_typed_after_them(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at() as page:
        await command(page, "/score")
        await expect(page.locator("dialog .said").first).to_contain_text("2")
        await page.keyboard.press("Escape")
        await page.locator("body").press("/")
        found = page.locator("dialog[open] .commands button")
        every = await found.count()
        assert every > 20
        await page.locator("dialog[open] .search").fill("rules in short")
        await expect(found).to_have_count(1)
        await expect(found).to_contain_text("/rules")
        await page.keyboard.press("ArrowDown")
        await expect(found).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator("dialog.searching")).to_have_count(0)
        await expect(page.locator("dialog")).to_contain_text("Enclose discs")
        await expect(page.locator("dialog h2")).to_have_text("Reversi")


async def test_commands_at_home_are_answered_there_and_only_what_holds_now_is_ticked(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await command(page, "/help")
        await expect(page.locator("dialog h2")).to_have_text("Crosstable")
        await expect(page.locator("dialog .said b").first).to_have_text("/play")
        await page.keyboard.press("Escape")
        await command(page, "/games")
        starts = page.locator("dialog .button.primary")
        await expect(starts).to_have_count(3)
        await expect(
            page.locator("dialog .content [aria-current], dialog .content svg")
        ).to_have_count(0)
        await page.keyboard.press("Escape")
        await command(page, "/top")
        ticked = page.locator("dialog .content [aria-current=true]")
        await expect(ticked).to_have_count(1)
        await expect(ticked.locator("svg")).to_have_count(1)
        await page.keyboard.press("Escape")
        await command(page, "/play")
        await expect(page.locator("dialog[open] h2")).to_have_text("Which game?")
        await expect(page.locator("dialog[open] .said")).to_contain_text("triangular")
        await page.locator("dialog[open]").get_by_role("button", name="Crosswise").first.click()
        await expect(page.locator(".lobby h1")).to_have_text("Crosswise")
        await expect(page.locator("dialog")).to_have_count(0)


async def test_a_command_that_needs_more_words_waits_for_them(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_lobby(page, "crosswise")
        code = page.url.rsplit("/", 1)[-1]
        await page.get_by_role("link", name="Home", exact=True).click()
        await expect(page.locator(".tables ul a")).to_have_count(1)
        await command(page, "/join")
        field = page.locator("dialog[open] .search")
        await expect(field).to_have_value("/join ")
        await expect(field).to_be_focused()
        await field.press_sequentially(code)
        await page.keyboard.press("Enter")
        await expect(page.locator(".lobby h1")).to_have_text("Crosswise")


async def test_on_a_phone_more_leads_to_the_commands(hot_seats: HotSeats) -> None:
    async with hot_seats.at(size=PHONE) as page:
        await page.get_by_role("button", name="More", exact=True).locator("visible=true").click()
        await page.locator("dialog[open]").get_by_role("button", name="All commands").click()
        field = page.locator("dialog[open] .search")
        await expect(field).to_be_focused()
        await field.fill("score")
        await page.keyboard.press("Enter")
        await expect(page.locator("dialog[open] .said").first).to_contain_text("2")


async def test_giving_up_is_asked_about_when_chosen_from_the_list(hot_seats: HotSeats) -> None:
    async with hot_seats.at(size=PHONE) as page:
        sheet = page.locator("dialog[open]")
        for answer, happens in (("Close", False), ("Give up", True)):
            await page.locator("body").press("/")
            await sheet.get_by_role("button", name="/resign").click()
            await expect(sheet.locator("h2")).to_have_text("Resign")
            await sheet.get_by_role("button", name=answer, exact=True).click()
            await expect(sheet).to_have_count(0)
            over = page.get_by_role("button", name="Rematch")
            await expect(over).to_have_count(int(happens))


async def test_commands_are_searched_for_and_some_point_at_what_they_mean(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at("crosswise") as page:
        await command(page, "/score")
        await expect(page.locator("dialog .said").first).to_contain_text("0")
        await page.keyboard.press("Escape")
        watch = """name => new Promise((seen) => new MutationObserver((_, self) => {
            if (!document.querySelector(name + ".pointed")) return;
            self.disconnect();
            seen(true);
        }).observe(document.body, { subtree: true, attributeFilter: ["class"] }))"""
        for line, part in (("/hand", ".tray"), ("/board", ".board")):
            await page.evaluate(f"window.pointed = ({watch})('{part}'); null")
            await command(page, line)
            assert await page.evaluate("window.pointed")


async def test_a_tap_just_after_a_change_counts_where_the_same_is_still_possible(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at() as page:
        for count, cell in enumerate(("c4", "c3", "c2"), 1):
            await page.locator(f".region[data-choice={cell}]").click()
            await expect(page.locator(".entries li")).to_have_count(count)
        late = await page.context.new_page()
        await late.add_init_script(LATE_NEWS)
        await late.goto(page.url)
        await late.locator(".region[data-choice=c5]").wait_for()
        await late.evaluate("late = 700")
        await page.locator(".region[data-choice=b4]").click()
        await expect(page.locator(".entries li")).to_have_count(4)
        await late.locator(
            ".region[data-choice=c5]"
        ).click()  # a cell of White before, now of Black
        await expect(page.locator(".entries li")).to_have_count(5)
        await expect(page.locator(".entries li").last).to_contain_text("c5")
        await expect(late.locator(".entries li")).to_have_count(5)
        await expect(late.locator(".refused")).to_have_count(0)


async def playable(page: Page, piece: Locator) -> str:
    """The number of a stone in the hand; special ones before it cannot be played yet."""
    stone, places = await piece.bounding_box(), page.locator(".tray .regions")
    tray = await places.bounding_box()
    assert stone is not None and tray is not None
    inset = (tray["width"] - 4 * stone["width"]) / 2  # the four stand in the middle
    return str(round((stone["x"] - tray["x"] - inset) / stone["width"]) + 1)


async def test_keys_name_pieces_and_cells(hot_seats: HotSeats) -> None:
    async with hot_seats.at("crosswise") as page:
        first = page.locator(".region.more").first
        await expect(first).to_be_visible()
        before = await page.locator(".region").count()
        number = await playable(page, first)
        await page.keyboard.press(number)
        await expect(page.locator(".region")).not_to_have_count(before)
        await page.keyboard.press("Escape")
        await expect(page.locator(".region")).to_have_count(before)
        await page.keyboard.press(number)
        await page.locator(".region[data-choice=c4]").wait_for()
        await page.keyboard.press("c")
        await page.keyboard.press("4")
        await expect(page.locator(".entries li")).to_have_count(1)
        await expect(page.locator(".entries li")).to_contain_text("c4")


async def test_on_a_phone_on_its_side_nothing_scrolls_and_the_actions_stand_upright(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at("crosswise") as page:
        await page.set_viewport_size({"width": 844, "height": 390})
        await settled(page)
        # All is fitted to another window with the next picture of it.
        await page.wait_for_function("document.documentElement.scrollHeight <= innerHeight + 1")
        board = await page.locator(".board").bounding_box()
        tray = await page.locator(".tray").bounding_box()
        places = [await page.locator(".place:visible").nth(at).bounding_box() for at in range(4)]
        assert board is not None and tray is not None
        assert board["height"] > 350 and tray["x"] > board["x"] + board["width"]
        assert len({round(place["x"]) for place in places if place}) == 1
        assert await page.locator(".region").first.is_visible()


async def test_a_hand_of_tiles_fills_its_tray(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_lobby(page, "triominos")
        await page.locator(".lobby").wait_for()
        for _ in (2, 3):
            await add_computer(page)
        await start(page).click()
        tile = page.locator(".tray .part")
        await expect(tile).to_have_count(7)
        box = await tile.first.bounding_box()
        assert box is not None and box["width"] >= 68  # with room for its outline: 56 and more
        await expect(page.locator(".tray .supply")).to_contain_text("left")


async def test_a_board_can_be_looked_at_closely(hot_seats: HotSeats) -> None:
    async with hot_seats.at() as page:
        cell = page.locator(".region[data-choice=d3]")
        small = await cell.bounding_box()
        box = await page.locator(".board").bounding_box()
        assert small is not None and box is not None
        await page.mouse.move(box["x"] + 20, box["y"] + 20)
        await page.mouse.wheel(0, -600)
        await expect(page.locator(".part.main.zoomed")).to_have_count(1)
        large = await cell.bounding_box()
        assert large is not None and large["width"] > 1.5 * small["width"]
        await page.mouse.dblclick(box["x"] + 20, box["y"] + 20)
        await expect(page.locator(".part.main.zoomed")).to_have_count(0)


async def test_a_button_pressed_before_the_last_press_is_answered_has_its_turn(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_lobby(page, "triominos")
        await add_computer(page)
        await free_seat(page).click()
        sheet = page.locator("dialog[open]")
        await sheet.get_by_role("button", name="Me here too").click()
        more = sheet.get_by_role("button", name="Take a seat")
        begin = await start(page).element_handle()
        await more.evaluate("(one, two) => { one.click(); one.click(); two.click(); }", begin)
        await expect(start(page)).to_have_count(0)
        players = page.get_by_role("region", name="Players").get_by_role("listitem")
        await expect(players).to_have_count(3)
        await expect(players.get_by_text(re.compile(r"^\d+$"))).to_have_count(3)  # their points


async def test_a_button_pressed_before_the_line_stands_has_its_turn(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, alone=True) as page:
        slow = "const Real = WebSocket; window.WebSocket = class extends Real { constructor(u) { "
        slow += "super(u); this.opens = performance.now(); } get readyState() { return "
        slow += "performance.now() < this.opens + 1500 ? 0 : super.readyState; } set onmessage(f) "
        slow += "{ super.onmessage = (event) => setTimeout(f, this.wait, event); } get wait() "
        slow += "{ return Math.max(0, this.opens + 1600 - performance.now()); } };"
        await page.add_init_script(slow)
        await page.reload()
        await open_lobby(page)


async def test_a_refusal_takes_the_second_line_for_a_while_and_nothing_pops_up(
    hot_seats: HotSeats,
) -> None:
    async with hot_seats.at() as page:
        said = await page.locator(".caption .happened").all_inner_texts()
        await page.evaluate(HOLD)
        await command(page, "/castle")
        await expect(page.locator(".caption .refused")).to_contain_text("castle")
        await expect(page.locator(".toast")).to_have_count(0)
        await page.evaluate("self.pass()")
        await expect(page.locator(".caption .refused")).to_have_count(0)
        assert await page.locator(".caption .happened").all_inner_texts() == said


async def test_a_match_goes_on_after_a_restart_and_nothing_is_played_that_was_pressed_meanwhile(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, DESKTOP, "dark", offline_is_fine=True) as page:
        await open_hot_seat(page)
        await page.locator(".region[data-choice=d3]").click()
        await expect(page.locator(".entries li")).to_have_count(1)
        await page.locator(".region[data-choice=c3]").wait_for()
        bot.stop()
        await expect(page.locator(".lost")).to_be_visible()
        await expect(page.locator(".lost")).not_to_be_empty()
        await page.locator(".region[data-choice=c3]").click(force=True)
        await page.keyboard.press("c")
        await page.keyboard.press("3")
        bot.start()
        await expect(page.locator(".lost")).to_be_hidden(timeout=SECONDS)
        await expect(page.locator(".lost")).to_be_empty()
        await page.locator(".region[data-choice=e3]").click()
        await expect(page.locator(".entries li")).to_have_count(2)
        await expect(page.locator(".entries li").last).to_contain_text("e3")
