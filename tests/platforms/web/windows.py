"""Chromium windows on the web table, watched for everything that must not happen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Locator, Page, expect

from bot.texts import Words
from engines import GAMES
from tests.example import FOLDERS
from tests.patience import PATIENCE

WORDS = Words("en", FOLDERS)
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
SECONDS = 1000 * PATIENCE  # milliseconds that anything may take on a busy machine
expect.set_options(timeout=SECONDS)


@asynccontextmanager
async def window(
    browser: Browser,
    url: str,
    size: dict[str, int] = DESKTOP,
    scheme: str = "light",
    language: str = "en-GB",
    offline_is_fine: bool = False,
) -> AsyncIterator[Page]:
    """A window of a browser of its own at ``url``. When it is left, nothing may have failed, been
    complained of in the console, or been asked of another host."""
    context = await browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=language,
        has_touch=size is PHONE,
        is_mobile=size is PHONE,
    )
    context.set_default_timeout(SECONDS)
    page = await context.new_page()
    troubles: list[str] = []
    host = url.split("/")[2]

    def foreign(request: Any) -> None:
        if not request.url.startswith((f"http://{host}/", "blob:", "data:")):
            troubles.append(f"asked another host: {request.url}")

    def said(message: Any) -> None:
        lost = offline_is_fine and "ERR_CONNECTION_REFUSED" in message.text
        if message.type in ("error", "warning") and not lost:
            troubles.append(f"console: {message.text}")

    page.on("request", foreign)
    page.on("console", said)
    page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
    await page.goto(url)
    try:
        yield page
    finally:
        await context.close()
    assert troubles == []


def card(page: Page, game: str) -> Locator:
    """A game's card at home."""
    return page.locator(".game").filter(has_text=WORDS.say("en", f"game-{game}"))


def also(page: Page, game: str = "reversi") -> Locator:
    """The button that takes one more seat in a lobby."""
    return _action(page, WORDS.say("en", "button-also", seats=max(GAMES[game].seats)))


def start(page: Page) -> Locator:
    """The button that deals the first match."""
    return _action(page, WORDS.say("en", "button-start"))


def _action(page: Page, name: str) -> Locator:
    return page.locator(".actions").get_by_role("button", name=name, exact=True)


async def open_computer(page: Page, level: str = "beginner", game: str = "reversi") -> None:
    """From home to a match against the computer."""
    await card(page, game).locator("select").select_option(level)
    await card(page, game).locator(".button.primary").click()
    await page.locator(".region").first.wait_for()


async def open_lobby(page: Page, game: str = "reversi") -> None:
    """From home to a lobby."""
    await card(page, game).locator(".button:not(.primary)").click()
    await page.locator(".caption .title").wait_for()


async def open_hot_seat(page: Page, game: str = "reversi") -> None:
    """From home to a match with both sides here."""
    await open_lobby(page, game)
    await also(page, game).click()
    await start(page).click()
    await page.locator(".region").first.wait_for()


async def play_to_the_end(page: Page, seconds: float) -> int:
    """Click cells of the board until there is a rematch to be had; how many were clicked."""
    clicks = 0
    rematch = page.locator(".actions .success")
    deadline = await page.evaluate("performance.now()") + 1000 * seconds
    while not await rematch.count():
        assert await page.evaluate("performance.now()") < deadline, await shown(page)
        cells = page.locator(".region")
        count = await cells.count()
        if not count:
            await page.wait_for_timeout(50)
            continue
        before = await revision(page)
        await cells.nth(clicks * 7 % count).click()
        clicks += 1
        await expect(page.locator(".table")).not_to_have_attribute(
            "data-revision", before, timeout=SECONDS
        )
    return clicks


async def shown(page: Page) -> str:
    """The caption as it stands."""
    return await page.locator(".caption").inner_text()


async def revision(page: Page) -> str:
    """The revision of the table as it is shown."""
    return str(await page.locator(".table").get_attribute("data-revision"))
