"""Discord ends a connection of its own accord, with a code that says why: one sentence for the
operator, while people elsewhere notice nothing of it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.mortal import Mortal, Page
from tests.faults.said import complaints, until_told
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.patience import PATIENCE
from tests.platforms.discord.play import JOIN, START, open_table
from tests.platforms.test_everywhere import tokens

IMPATIENT = "tests.faults.impatient"
ANOTHER = "MTIz.another.token"
LONG = "300"  # seconds, within which nobody asks Discord again
CODES = {
    4010: "it does not know a shard of this bot",
    4011: "it wants this bot to have more shards",
    4012: "does not offer the version of its gateway",
    4013: "does not know the intents",
    4014: "does not let this bot read messages",
}


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(limit=PATIENCE) as server:
        yield server


async def test_a_token_taken_back_meanwhile_stops_discord_alone_until_there_is_a_new_one(
    tmp_path: Path, discord: Discord
) -> None:
    async with TelegramServer() as telegram:
        bot = Mortal(tmp_path, IMPATIENT, **tokens(telegram, discord), ASKED_AGAIN=LONG)
        await asyncio.to_thread(bot.start)
        try:
            await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
            dora, erik = discord.user("Dora"), discord.user("Erik")
            board = await open_table(discord, dora, discord.channel())
            known, discord.token = discord.token, ANOTHER
            identified = len(discord.gateway.identifies)
            await discord.gateway.drop(4004)
            await until_told(bot, "discord stopped: Discord does not accept DISCORD_TOKEN.")

            telegram.user("Ann").at(group := telegram.group()).say("/play reversi")
            await telegram.user("Ben").at(group).offered("Join")
            page = await Page.open(bot.url)
            await page.play("reversi")
            await page.close()
            assert len(discord.gateway.identifies) == identified
            (sentence,) = complaints(bot.log)
            assert "Trying again in 300 s" in sentence

            bot.kill()
            bot.settings(DISCORD_TOKEN=ANOTHER)
            await asyncio.to_thread(bot.start)
            await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
            await erik.press(board, JOIN)
            await discord.until(lambda: START in board.buttons)
        finally:
            bot.kill()
        assert known not in bot.log and ANOTHER not in bot.log


async def test_every_other_code_that_ends_a_connection_for_good_is_one_sentence(
    tmp_path: Path, discord: Discord
) -> None:
    settings = {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url}
    bot = Mortal(tmp_path, IMPATIENT, **settings)
    await asyncio.to_thread(bot.start)
    try:
        for code, words in CODES.items():
            await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
            await discord.gateway.drop(code)
            await until_told(bot, words)
        await asyncio.wait_for(discord.gateway.ready.wait(), PATIENCE)
        await open_table(discord, discord.user("Dora"), discord.channel())
    finally:
        bot.kill()
    assert not discord.gateway.resumes  # no session outlives these
    said = complaints(bot.log)
    assert len(said) == len(CODES)
    for line, (code, words) in zip(said, CODES.items(), strict=True):
        assert words in line and f"close code {code}" in line
