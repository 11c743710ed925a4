"""Platforms that refuse the program or are away: a sentence for the operator, and nothing is lost
of what people do when they are back."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.bot.mortal import Mortal, Page
from tests.faults.said import complaints, sentences, until_told
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.play import JOIN, START, code_of, open_table
from tests.platforms.test_everywhere import tokens

OTHER = "7000000001:AAAnotherTokenOfTheLoopbackServer0"
IMPATIENT = "tests.faults.impatient"


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    async with TelegramServer() as server:
        yield server


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(limit=PATIENCE) as server:
        yield server


async def test_a_token_that_is_refused_at_the_start_is_one_sentence(
    tmp_path: Path, telegram: TelegramServer, discord: Discord
) -> None:
    for wrong, named in (("TELEGRAM_TOKEN", OTHER), ("DISCORD_TOKEN", "MTIz.another.token")):
        (folder := tmp_path / wrong).mkdir()
        bot = Mortal(folder, **{**tokens(telegram, discord), wrong: named})
        bot.launch()
        assert await asyncio.to_thread(bot.wait) == 1
        (sentence,) = sentences(bot.log)
        assert wrong in sentence and named not in bot.log


async def test_tokens_that_are_refused_for_a_while_stop_nothing_else(
    tmp_path: Path, telegram: TelegramServer, discord: Discord
) -> None:
    bot = Mortal(tmp_path, IMPATIENT, **tokens(telegram, discord))
    await asyncio.to_thread(bot.start)
    try:
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
        group, dora, erik = telegram.group(), discord.user("Dora"), discord.user("Erik")
        ann, ben = telegram.user("Ann").at(group), telegram.user("Ben").at(group)
        ann.say("/play reversi")
        code = payload(await ben.offered("Join"), "join").split(":")[1]
        board = await open_table(discord, dora, discord.channel())
        page = await Page.open(bot.url)

        known, telegram.token = telegram.token, OTHER
        named, discord.token = discord.token, "MTIz.another.token"
        await telegram.stop()  # which ends the poll that is open
        await telegram.start()
        await discord.gateway.drop(4004)
        await until_told(bot, "discord stopped: Discord does not accept DISCORD_TOKEN.")
        await until_told(bot, "Telegram does not know the token in TELEGRAM_TOKEN any more")
        await page.come_back(code)
        await page.until_any("join", patience=PATIENCE)
        assert await page.press(page.buttons("join")[0]) == []
        asking = ben.tap("Rules", await ben.offered("Rules"))

        telegram.token, discord.token = known, named
        await asking.answered()
        await ann.offered("Start")
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
        await erik.press(board, JOIN)
        await discord.until(lambda: START in board.buttons)
        await page.close()
    finally:
        bot.kill()
    assert all(token not in bot.log for token in (known, named))
    assert complaints(bot.log)


def payload(message: Message, verb: str) -> str:
    """What the button with this verb says."""
    found = (str(button.get("callback_data", "")) for button in message.buttons)
    return next(said for said in found if said.startswith(f"{verb}:"))


async def poll(telegram: TelegramServer, over: asyncio.Event) -> None:
    """Fetch what people do as another program does."""
    url = f"{telegram.api_url}/bot{telegram.token}/getUpdates"
    async with ClientSession() as session:
        while not over.is_set():
            async with session.post(url, json={"timeout": 1, "offset": 0}) as answer:
                await answer.read()
            await asyncio.sleep(0.05)


async def test_another_program_with_the_same_token_is_named_and_nothing_lost_when_it_ends(
    tmp_path: Path, telegram: TelegramServer
) -> None:
    over = asyncio.Event()
    polling = asyncio.create_task(poll(telegram, over))
    settings = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.api_url}
    bot = Mortal(tmp_path, **settings)
    await asyncio.to_thread(bot.start)
    try:
        await until_told(bot, "another program is polling with this bot's token")
        ann = telegram.user("Ann").at(telegram.group())
        over.set()
        await polling
        ann.say("/play reversi")
        await ann.offered("Join")
    finally:
        bot.kill()
    assert all("another program is polling" in line for line in complaints(bot.log))


async def test_both_platforms_may_be_away_while_people_play_on_the_page(
    tmp_path: Path, telegram: TelegramServer, discord: Discord
) -> None:
    bot = Mortal(tmp_path, **tokens(telegram, discord))
    await asyncio.to_thread(bot.start)
    try:
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
        ann, dora = telegram.user("Ann").at(telegram.group()), discord.user("Dora")
        board = await open_table(discord, dora, discord.channel())
        code = code_of(board)
        ann.say(f"/join {code}")
        joining = await ann.offered("Join")
        await telegram.stop()
        await discord.__aexit__()
        await until_told(bot, "Telegram cannot be reached")
        page = await Page.open(bot.url)
        await page.play("reversi")
        for verb in ("also", "start"):
            assert await page.press(page.buttons(verb)[0]) == []
        assert await page.press(page.buttons("mine", "move")[0]) == []
        await page.close()
        asked = ann.tap("Join", joining)  # Telegram keeps it, and tells of it later
        await telegram.start()
        await discord.__aenter__()
        await asked.answered()
        await discord.until(lambda: START in board.buttons)  # the same table, shown there
        await ann.offered("Start")
    finally:
        bot.kill()
    assert complaints(bot.log)
