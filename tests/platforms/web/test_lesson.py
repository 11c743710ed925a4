"""The lesson of a game that a visitor has never played: offered at home, played in a sheet."""

from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from bot.desk.page_messages import bare
from engines import GAMES
from engines.lesson import LessonStep
from engines.path import settle, split
from tests.english import ENGLISH
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import PHONE, window

GAME = next(iter(GAMES))  # which is offered first


def label(choice: str) -> str:
    """What stands on the button of a choice, without its sign, which the page does not show."""
    name = f"{GAME}-choice-{choice}"
    return bare(ENGLISH.say("en", name)) if ENGLISH.has(name) else choice


def presses(step: LessonStep) -> Iterator[str]:
    """The choices of the right move that have to be pressed: the last follow by themselves where
    nothing else could."""
    move = split(step.right[0])
    for at, choice in enumerate(move, 1):
        yield choice
        if settle(step.offered, move[:at]) == move:
            return


@pytest.mark.asyncio(loop_scope="session")
async def test_a_stranger_is_offered_a_lesson_until_it_is_refused(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as page:
        card = page.locator(".lesson-card")
        await expect(card).to_contain_text("New to Crosswise?")
        await card.get_by_role("button", name="Show me").click()
        sheet = page.locator("dialog.sheet")
        await page.set_viewport_size(ViewportSize(width=1280, height=800))  # none is scrolled to
        await expect(sheet.get_by_role("button").last).to_be_in_viewport(ratio=1)
        await page.set_viewport_size(ViewportSize(width=390, height=844))
        for step in GAMES[GAME].lesson:
            said = bare(ENGLISH.say("en", f"{GAME}-lesson-{step.key}"))
            await expect(sheet.locator(".hint").last).to_have_text(said)
            for choice in presses(step):
                choices = sheet.locator(".sheet-choices")
                await choices.get_by_role("button", name=label(choice), exact=True).click()
        await expect(sheet).to_contain_text("That is all you need")
        await sheet.get_by_role("button", name="Play Beginner").click()
        await expect(page.locator(".board").first).to_be_visible()
        await page.go_back()
        await expect(card).to_contain_text("New to Reversi?")
        await card.get_by_role("button", name="Close").click()
        await expect(card).to_be_hidden()
        await page.reload()
        await expect(page.locator(".puzzle-card")).to_be_visible()
        await expect(card).to_have_count(0)
