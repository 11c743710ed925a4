"""The lesson of a game that a visitor has never played: offered at home, played like a match."""

from collections.abc import Callable, Iterator

import pytest
from playwright.async_api import Browser, expect

from bot.desk.page_messages import bare
from engines import GAMES
from engines.lesson import LessonStep
from engines.path import settle, split
from tests.english import ENGLISH
from tests.platforms.web.callers import Caller
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import PHONE, window

Visit = Callable[..., Caller]
GAME = next(iter(GAMES))  # which is offered first


def presses(step: LessonStep) -> Iterator[str]:
    """The choices of the right move that have to be pressed: the last follow by themselves where
    nothing else could."""
    move = split(step.right[0])
    for at, choice in enumerate(move, 1):
        yield choice
        if settle(step.offered, move[:at]) == move:
            return


async def test_whoever_reads_boards_as_text_has_lessons_in_words(visit: Visit) -> None:
    tab = await visit().tab()
    await tab.ask("press", payload="settings::0:me.text.first")
    told = await tab.ask("press", payload="lesson::0:reversi.1")
    screen = next(message for message in told if message["type"] == "screen")
    assert screen["table"] == "/learn/reversi" and screen["stake"] == "2/4"
    assert screen["reading"][0].startswith("Row 1") and screen["picture"] is not None


@pytest.mark.asyncio(loop_scope="session")
async def test_a_stranger_is_offered_a_lesson_until_it_is_refused(
    chromium: Browser, served: Served
) -> None:
    async with window(chromium, served.web.url, PHONE) as page:
        card = page.locator(".lesson-card")
        await expect(card).to_contain_text("New to Crosswise?")
        await card.get_by_role("button", name="Show me").click()
        said, asked = page.locator(".caption .title"), page.locator(".now > .actions")
        for at, step in enumerate(GAMES[GAME].lesson, 1):
            await expect(said).to_have_text(bare(ENGLISH.say("en", f"{GAME}-lesson-{step.key}")))
            assert page.url == f"{served.web.url}learn/{GAME}#{at}"
            if at == 2:
                await page.reload()  # which begins no lesson anew
                await page.locator(".region").first.focus()
                await page.keyboard.press("i")
                await expect(page.locator(".why")).to_be_visible()
            for choice in presses(step):
                await page.locator(f'.region[data-choice="{choice}"]:not(.slot)').first.click()
        await expect(said).to_contain_text("That is all you need")
        await page.locator(".head .back").click()
        await expect(card).to_be_visible()
        await page.go_back()
        await asked.get_by_role("button", name="Play Beginner").click()
        await expect(page.locator(".table[data-kind=board]")).to_be_visible()
        await page.goto(served.web.url)
        await expect(card).to_contain_text("New to Reversi?")
        await card.get_by_role("button", name="Close").click()
        await expect(card).to_be_hidden()
        await page.reload()
        await expect(page.locator(".puzzle-card")).to_be_visible()
        await expect(card).to_have_count(0)


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.lesson])
async def test_all_of_each_step_of_a_lesson_is_in_sight_on_a_phone(
    chromium: Browser, served: Served, game: str
) -> None:
    async with window(chromium, served.web.url, PHONE, waiting=True) as page:
        for step in range(1, len(GAMES[game].lesson) + 1):
            await page.goto(f"{served.web.url}learn/{game}#{step}")
            await page.locator(".part.main img").wait_for()
            await expect(page.locator(".now > .actions button").last).to_be_in_viewport(ratio=1)
            await expect(page.locator(".table > .head .back")).to_be_in_viewport(ratio=1)
