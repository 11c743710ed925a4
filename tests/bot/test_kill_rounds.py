"""``kill -9`` where a press sets off more than one move: in a drawing, and at a round's end."""

import asyncio
import contextlib
import random
from pathlib import Path

from engines.game import View
from tests.bot.mortal import Lost, Mortal, Page
from tests.bot.test_kill import bot, kept, page
from tests.campaigns import so_many
from tests.database import Database, Match

__all__ = ["bot", "page"]  # fixtures
GAME = "triominos"
DRAWINGS = so_many(2, 3)  # that are killed
PLIES = 400  # in which a round has long ended


def view_to_move(match: Match) -> View:
    """What whoever is to move sees; everybody's view when the table waits."""
    return match.view(match.turn)


def payload(match: Match, code: str, move: str) -> str:
    """The press that makes a whole move."""
    return f"mine:{code}:{match.revision}:{move}"


async def opened(page: Page) -> str:
    """A match with both seats on one screen; its code."""
    code = await page.play(GAME)
    for verb in ("also", "start"):
        await page.press(page.buttons(verb)[0])
    return code


async def test_a_press_that_draws_until_a_tile_fits_is_kept_whole_or_not_at_all(
    bot: Mortal, page: Page, tmp_path: Path
) -> None:
    dice, code, killed = random.Random(1), await opened(page), 0
    file = Database(tmp_path)
    while killed < DRAWINGS:
        match = file.match(code)
        view = view_to_move(match)
        if view.turn is None:
            await page.press(page.buttons("next", "rematch")[0])
            continue
        move = dice.choice(view.moves)
        if move != "draw":
            assert await page.press(payload(match, code, move)) == []
            continue
        killed += 1
        killing = asyncio.create_task(bot.kill_after(dice.random() * 0.05))
        with contextlib.suppress(Lost):
            await page.press(payload(match, code, move))
        await killing
        await asyncio.to_thread(bot.start)
        await page.come_back(code)
        found = file.match(code)
        drawn = view_to_move(found)
        # Nothing of the drawing is left to be done: a tile fits, or the turn has passed on.
        assert found.revision in (match.revision, match.revision + 1)
        assert found.revision == match.revision or drawn.follow in ("", "next")
        if found.revision == match.revision:
            assert await page.press(payload(found, code, "draw")) == []


async def test_a_round_that_has_ended_waits_and_goes_on_after_a_kill(
    bot: Mortal, page: Page, tmp_path: Path
) -> None:
    dice, code, file = random.Random(2), await opened(page), Database(tmp_path)
    for _ in range(PLIES):
        match = file.match(code)
        view = match.view()
        if view.waits:
            break
        if view.turn is None:  # a round that ended the whole match; some deals give that much
            await page.press(page.buttons("rematch")[0])
            continue
        assert await page.press(payload(match, code, dice.choice(match.own.moves))) == []
    table = await kept(bot, code)
    assert view.follow == "next" and table.due is not None
    bot.kill()
    await asyncio.to_thread(bot.start)
    await page.come_back(code)
    found = await kept(bot, code)
    assert table.match is not None
    while found == table:  # a start that took longer than the pause deals the next round itself
        for button in page.buttons("next"):
            await page.press(button)
        found = await kept(bot, code)
    assert found.match is not None
    assert found.match.moves[: len(table.match.moves) + 1] == (*table.match.moves, "next")
