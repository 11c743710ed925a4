"""A disk that is full for a while: what people do is refused in a sentence, and works again."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.guarded import REMINDER_SECONDS
from tests.bot.mortal import Page
from tests.faults.refused import REFUSED, REFUSED_IN_GERMAN, seated
from tests.faults.said import complaints, sentences
from tests.faults.small_disk import OnSmallDisk, missing
from tests.loopback.discord import serving
from tests.loopback.telegram import TelegramServer
from tests.patience import PATIENCE
from tests.platforms.discord.play import moves, open_match
from tests.platforms.test_everywhere import tokens

ROOM = 4 * 2**20

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[OnSmallDisk]:
    bot = OnSmallDisk(tmp_path, ROOM)
    yield bot
    bot.kill()


async def test_moves_are_refused_in_a_sentence_everywhere_and_work_once_there_is_room(
    bot: OnSmallDisk,
) -> None:
    async with TelegramServer() as telegram, serving(limit=PATIENCE) as discord:
        bot.settings(**tokens(telegram, discord))
        await asyncio.to_thread(bot.start)
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
        page = await Page.open(bot.url)
        await page.play("reversi")
        for verb in ("also", "start"):
            assert await page.press(page.buttons(verb)[0]) == []
        ann = await seated(telegram)
        dora, erik = discord.user("Dora"), discord.user("Erik")
        board = await open_match(discord, dora, erik, discord.channel())
        shown = page.revision

        filled = time.monotonic()
        bot.fill()
        move = page.buttons("mine", "move")[0]
        (refused,) = await page.press(move)
        assert refused.startswith(REFUSED)
        answer = await ann.press("d3")
        assert answer.alert and answer.text.startswith(REFUSED_IN_GERMAN)
        press = await dora.press(board, "d3")
        await discord.until(lambda: press.private)
        assert press.private.startswith(REFUSED)
        assert page.revision == shown

        again = int((time.monotonic() - filled) / REMINDER_SECONDS)  # on a busy machine
        bot.clear()
        assert await page.press(move) == []
        assert page.revision == shown + 1
        await ann.play("d3")
        await dora.press(board, "d3")
        await discord.until(lambda: "d3" not in moves(board))
        lines = complaints(bot.log)  # before the platforms, which the bot would complain of, go
        await page.close()
    *down, up = lines
    assert 1 <= len(down) <= 1 + again, lines
    for each in down:
        assert "Cannot use the database crosstable.db: database or disk is full." in each
    assert "crosstable.db can be used again" in up


async def test_a_start_without_room_is_one_sentence(tmp_path: Path) -> None:
    bot = OnSmallDisk(tmp_path, 2**16)
    bot.launch()
    assert await asyncio.to_thread(bot.wait) == 1
    (sentence,) = sentences(bot.log)
    assert "crosstable.db: database or disk is full." in sentence
