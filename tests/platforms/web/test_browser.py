"""The page in Chromium, on the whole bot with a real database."""

import re

import pytest
from playwright.async_api import Browser, Page, expect

from engines import GAMES
from tests.platforms.web.process import Process
from tests.platforms.web.windows import (
    DESKTOP,
    PHONE,
    SECONDS,
    also,
    card,
    open_computer,
    open_hot_seat,
    open_lobby,
    play_to_the_end,
    shown,
    start,
    window,
)

pytestmark = [pytest.mark.timeout(300), pytest.mark.asyncio(loop_scope="session")]

# 24 cells are left: a whole ending against somebody who takes a while over every move.
LATE = "e6d6c3f4d7c5g4g3c4g5b5c7f5a5a6d8a4f7f6d3h4c2e7e3g6f8b4b3e2h5b6f3h6g7c6a7"


async def no_sideways_scroll(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


async def test_a_match_against_the_computer_by_clicking_the_board(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_computer(page)
        await page.locator(".region").first.click()
        await expect(page.locator(".entries li")).to_have_count(2)
        await page.locator(".typed").fill(f"/play reversi beginner position {LATE}")
        await page.keyboard.press("Enter")
        await expect(page.locator(".entries li")).to_have_count(0)
        await page.locator(".region").first.wait_for()
        clicks = await play_to_the_end(page, 200)
        assert clicks > 8
        assert re.search(r"wins|draw", await shown(page), re.IGNORECASE)
        assert await page.locator(".entries li").count() > clicks
        await page.locator(".actions .success").click()
        await page.locator(".region").first.wait_for()


async def test_two_browsers_play_each_other_at_one_table(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE) as ann:
        await open_lobby(ann)
        async with window(chromium, ann.url, DESKTOP, "dark", "de-DE") as ben:
            await ben.locator(".actions .primary").first.click()
            await start(ann).click()
            await ann.locator(".region").first.wait_for()
            await ben.locator(".board:not([hidden])").wait_for()
            for turn in range(6):
                mover, waiter = (ann, ben) if turn % 2 == 0 else (ben, ann)
                cell = mover.locator(".region").first
                await cell.wait_for()
                await expect(waiter.locator(".region")).to_have_count(0)
                label = str(await cell.get_attribute("aria-label"))
                await cell.click()
                await expect(waiter.locator(".entries li").last).to_contain_text(label)
            await expect(ben.locator(".caption")).to_contain_text("Zug")


async def test_a_second_tab_follows_the_first(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        other = await page.context.new_page()
        await other.goto(page.url)
        await other.get_by_role("button", name="d3", exact=True).first.click()
        await expect(page.locator(".entries li").last).to_contain_text("d3")
        await page.locator(".region").first.click()
        await expect(other.locator(".entries li")).to_have_count(2)


async def test_the_keyboard_alone_is_enough(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await card(page, "reversi").locator(".button:not(.primary)").focus()
        await page.keyboard.press("Enter")
        for button in (also(page), start(page)):
            await button.focus()
            await page.keyboard.press("Space")
        await page.locator(".region").first.wait_for()
        cell = page.locator(".region[data-choice=d3]")
        await cell.focus()
        await page.keyboard.press("ArrowDown")
        focused = page.locator(".region:focus-visible")
        await expect(focused).to_have_attribute("data-choice", "c4")
        await page.keyboard.press("ArrowUp")
        await expect(focused).to_have_attribute("data-choice", "d3")
        await page.keyboard.press("Enter")
        await expect(page.locator(".entries li").last).to_contain_text("d3")
        await expect(focused).to_have_count(1)  # on the next move's cells, not lost
        outline = await focused.evaluate("node => getComputedStyle(node).stroke")
        assert outline not in ("none", "transparent")


async def test_tab_reaches_every_control_in_the_order_of_the_page(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        await page.evaluate("document.activeElement.blur()")
        reached = []
        for _ in range(16):
            await page.keyboard.press("Tab")
            reached.append(
                await page.evaluate(
                    "document.activeElement.className.baseVal ?? document.activeElement.className"
                )
            )
        for kind in ("logo", "code", "me", "region", "choice plain", "button plain", "typed"):
            assert kind in reached, reached
        assert reached.count("region") == 1  # one stop; the arrows move inside the board


async def test_escape_closes_a_sheet_and_leaves_the_table(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        await page.locator(".code").click()
        await expect(page.locator("dialog")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog")).to_have_count(0)
        await expect(page.locator(".region")).to_have_count(4)


async def test_what_a_button_opens_bears_its_name_and_a_question_itself(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_hot_seat(page, "crosswise")
        heading = page.locator("dialog h2")
        for button, said in (("📋 All lines", "📋 All lines"), ("🔎 Cell", "Choose a cell")):
            await page.locator(".actions").get_by_role("button", name=button).click()
            await expect(heading).to_have_text(said)
            await page.keyboard.press("Escape")


async def test_the_invitation_holds_link_code_and_command(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        code = page.url.rsplit("/", 1)[-1]
        await page.locator(".code").click()
        values = await page.locator("dialog input").evaluate_all("all => all.map(one => one.value)")
        assert values == [page.url, f"/join {code}"]
        await expect(page.locator(".bigcode")).to_have_text(code)


async def test_the_picture_is_described_and_news_are_announced(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        alt = await page.locator(".picture").get_attribute("alt")
        assert alt and len(alt) > 30
        assert await page.locator(".caption").get_attribute("aria-live") == "polite"
        await page.locator(".region").first.click()
        await expect(page.locator(".picture")).not_to_have_attribute("alt", alt)


@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 568}, DESKTOP])
async def test_nothing_scrolls_sideways_and_buttons_suit_a_thumb(
    bot: Process, chromium: Browser, size: dict[str, int]
) -> None:
    async with window(chromium, bot.url, size) as page:
        assert await no_sideways_scroll(page)
        await open_hot_seat(page)
        assert await no_sideways_scroll(page)
        board = await page.locator(".board").bounding_box()
        assert board is not None
        if size is not DESKTOP:
            assert board["width"] == size["width"]
        assert board["y"] + board["height"] <= size["height"]
        for box in await page.locator("button:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().toJSON())"
        ):
            assert box["height"] >= 40 and box["width"] >= 40, box


async def test_four_buttons_of_a_row_stand_two_by_two(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, PHONE, language="de-DE") as page:
        await page.locator(".game").filter(has_text="Triominos").locator(".primary").click()
        four = page.locator(".actions .row").last.locator(".button")
        await expect(four).to_have_count(4)
        boxes = [await four.nth(at).bounding_box() for at in range(4)]
        assert len({round(box["x"]) for box in boxes if box}) == 2
        assert len({round(box["width"]) for box in boxes if box}) == 1


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_however_many_buttons_a_lobby_has_the_start_is_in_sight(
    bot: Process, chromium: Browser, size: dict[str, int]
) -> None:
    async with window(chromium, bot.url, size) as page:
        await open_lobby(page, "triominos")
        for seat in (2, 3):
            await page.locator(".actions").get_by_role("button", name="Beginner").first.click()
            await expect(page.locator(".caption")).to_contain_text(f"{seat}. ")
        await expect(start(page)).to_be_in_viewport(ratio=1)
        await start(page).click()
        await expect(page.locator(".entries")).to_contain_text("Round 1")


async def test_below_a_long_result_the_buttons_are_in_sight(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, DESKTOP) as page:
        await open_hot_seat(page, "crosswise")
        await page.locator(".region").first.click()
        await page.locator(".region[data-choice=a1]").click()
        await page.locator(".typed").fill("/resign")
        await page.keyboard.press("Enter")
        for name in ("↻ Rematch", "📈 Analysis", "As text"):
            button = page.locator(".actions").get_by_role("button", name=name)
            await expect(button).to_be_in_viewport(ratio=1)


async def test_the_picture_follows_the_scheme(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
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
            await expect(tab.locator(".me")).to_have_text("Änn")
            await expect(tab.locator("html")).to_have_attribute("lang", "de")


async def test_a_code_leads_to_its_table_and_a_wrong_one_is_said(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        code = page.url.rsplit("/", 1)[-1]
        await page.locator(".logo").click()
        await expect(page.locator(".tables a")).to_have_attribute("href", f"/t/{code}")
        await page.locator("#code").fill("??")
        await page.locator(".joining .button").click()
        await expect(page.locator(".toast")).to_be_visible()
        await page.locator("#code").fill(code.lower())
        await page.keyboard.press("Enter")
        await page.locator(".region").first.wait_for()
        await page.goto(f"{bot.url}t/AAAAA")
        await expect(page.locator(".gone h1")).to_be_visible()


async def test_at_home_older_tables_are_folded_up_above_the_games(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        for game in GAMES:
            for which in (".button.primary", ".button:not(.primary)"):
                await card(page, game).locator(which).click()
                await page.locator(".caption .title").wait_for()
                await page.locator(".logo").click()
        tables = page.locator(".tables a:visible")
        await expect(tables).to_have_count(4)
        await page.locator(".others summary").click()
        await expect(tables).to_have_count(6)


async def test_commands_are_typed_or_chosen(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        await page.locator(".typed").fill("/score")
        await page.keyboard.press("Enter")
        await expect(page.locator("dialog .said").first).to_contain_text("2")
        await page.keyboard.press("Escape")
        await page.locator(".slash").click()
        await page.get_by_role("button", name="/rules").click()
        await expect(page.locator("dialog")).to_contain_text("corner")


async def test_giving_up_is_asked_about_when_chosen_from_the_list(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, PHONE) as page:
        await open_hot_seat(page)
        sheet = page.locator("dialog[open]")
        for answer, happens in (("Close", False), ("Give up the match", True)):
            await page.locator(".slash").click()
            await sheet.get_by_role("button", name="/resign").click()
            await expect(sheet.locator("h2")).to_have_text("Give up the match?")
            await sheet.locator(".row").get_by_role("button", name=answer).click()
            await expect(sheet).to_have_count(0)
            over = page.locator(".actions").get_by_role("button", name="Rematch")
            await expect(over).to_have_count(int(happens))


async def test_a_button_pressed_before_the_last_press_is_answered_has_its_turn(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        await open_lobby(page, "triominos")
        await page.locator(".actions").get_by_role("button", name="Beginner").click()
        more, begin = also(page, "triominos"), await start(page).element_handle()
        await more.evaluate("(one, two) => { one.click(); one.click(); two.click(); }", begin)
        await expect(start(page)).to_have_count(0)
        await page.locator(".typed").fill("/score")
        await page.keyboard.press("Enter")
        await expect(page.locator("dialog")).to_contain_text(re.compile("(: 0.*){3}", re.S))
        await expect(page.locator("dialog")).not_to_contain_text(re.compile("(: 0.*){4}", re.S))


async def test_a_button_pressed_before_the_line_stands_has_its_turn(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url) as page:
        slow = "const Real = WebSocket; window.WebSocket = class extends Real { constructor(u) { "
        slow += "super(u); this.opens = performance.now(); } get readyState() { return "
        slow += "performance.now() < this.opens + 1500 ? 0 : super.readyState; } set onmessage(f) "
        slow += "{ super.onmessage = (event) => setTimeout(f, this.wait, event); } get wait() "
        slow += "{ return Math.max(0, this.opens + 1600 - performance.now()); } };"
        await page.add_init_script(slow)
        await page.reload()
        await open_lobby(page)


async def test_a_refusal_is_a_toast(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url) as page:
        await open_hot_seat(page)
        await page.locator(".typed").fill("/castle")
        await page.keyboard.press("Enter")
        await expect(page.locator(".toast.alert")).to_contain_text("castle")


async def test_a_whole_match_of_both_sides_on_one_screen_with_a_restart_in_between(
    bot: Process, chromium: Browser
) -> None:
    async with window(chromium, bot.url, DESKTOP, "dark", offline_is_fine=True) as page:
        await open_hot_seat(page)
        await page.locator(".region[data-choice=d3]").click()
        await expect(page.locator(".entries li")).to_have_count(1)
        bot.stop()
        await expect(page.locator(".lost")).to_be_visible()
        await expect(page.locator(".lost")).not_to_be_empty()
        bot.start()
        await expect(page.locator(".lost")).to_be_hidden(timeout=SECONDS)
        await page.locator(".region[data-choice=c3]").click()
        await expect(page.locator(".entries li")).to_have_count(2)
        await expect(page.locator(".entries li").last).to_contain_text("c3")
        assert await play_to_the_end(page, 200) > 30
        await expect(page.locator(".entries li").last).to_contain_text(re.compile("win|draw", re.I))
