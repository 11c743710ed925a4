"""Games with hidden hands in Chromium: two to four seats, the last of them a computer's."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, Page, expect

from engines import GAMES
from tests.campaigns import so_many
from tests.platforms.web.process import Process
from tests.platforms.web.windows import (
    CHOOSABLE,
    DRAW,
    PHONE,
    SECONDS,
    add_computer,
    open_lobby,
    revision,
    start,
    window,
)

pytestmark = [pytest.mark.asyncio(loop_scope="session")]

PICTURE = ".board .picture"
MOVES = 3  # that people make before the test is content


async def due(page: Page) -> bool:
    """Whether something can be chosen on this page: a piece, or a move without one."""
    return bool(await page.locator(CHOOSABLE).count())


async def whose_turn(pages: list[Page]) -> Page:
    """The page on which something can be chosen; there is never more than one."""
    async with asyncio.timeout(SECONDS / 1000):
        while True:
            asked = [page for page in pages if await due(page)]
            assert len(asked) <= 1
            if asked:
                return asked[0]
            await asyncio.sleep(0.05)


SPECIALS = ("move", "remove", "replace", "swap")  # they take a way of their own
PLAIN_PIECES = ".region.more" + "".join(f":not([data-choice={each}])" for each in SPECIALS)


async def play(page: Page) -> None:
    """Choose what comes first until a move is made: a place as soon as there is one, else a piece,
    and by its button what is not on the board."""
    before = await revision(page)
    for _ in range(4):
        places = page.locator(".region:not(.more)")  # other pieces can be picked beside them
        pieces = page.locator(PLAIN_PIECES)
        if not await pieces.count():
            pieces = page.locator(".region.more")
        shown = await board(page)
        if await places.count():
            await places.first.click()
        elif await pieces.count():
            await pieces.first.click()
        else:
            await page.locator(DRAW).first.click()
        await changed(page, before, shown)
        if await revision(page) != before:
            return
    raise AssertionError("no move was made")


async def board(page: Page) -> str:
    """What the board shows, and what can be chosen there, whether or not it is pale meanwhile."""
    chosen = "all => all.map((one) => one.dataset.choice + one.matches('.more')).join()"
    picture = await page.locator(PICTURE).get_attribute("src")
    return f"{picture} {await page.locator('.region').evaluate_all(chosen)}"


async def changed(page: Page, before: str, shown: str) -> None:
    """Wait until the page shows another revision, or another choice at this one."""
    async with asyncio.timeout(SECONDS / 1000):
        while await revision(page) == before:
            if await board(page) != shown:
                return
            await asyncio.sleep(0.05)


PARTIES = [(game, seats) for game in GAMES if game != "reversi" for seats in (2, 3, 4)]


@pytest.mark.parametrize(("game", "seats"), so_many([("triominos", 3)], PARTIES))
async def test_people_and_a_computer_play_at_one_table(
    bot: Process, chromium: Browser, game: str, seats: int
) -> None:
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(window(chromium, bot.url, PHONE))
        await open_lobby(host, game)
        pages = [host]
        for _ in range(seats - 2):
            guest = await stack.enter_async_context(window(chromium, host.url, PHONE, "dark"))
            await guest.get_by_role("button", name="Take a seat").click()
            pages.append(guest)
            await expect(host.locator(".slot[data-seat]")).to_have_count(len(pages))
        await add_computer(host)
        await start(host).click()
        await host.locator(".board:not([hidden])").wait_for()
        for _ in range(MOVES):
            await play(await whose_turn(pages))
        assert await host.locator(".entries li").count() >= MOVES
