"""``kill -9`` after a lobby was posted and before that was noted: its message shows the table all
the same, and a command that comes again opens no second one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.mortal import Mortal
from tests.loopback.discord import Discord
from tests.loopback.telegram import Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.play import JOIN


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    # What the killed bot had already fetched is never answered, so it cannot be strict.
    async with TelegramServer(strict=False) as server:
        yield server


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(limit=PATIENCE) as server:
        yield server
    assert server.violations == []


def lobbies(there: Someone) -> list[Message]:
    """The messages with buttons that stand in the chat."""
    return [message for message in there.messages if message.buttons]


def table_of(lobby: Message) -> str:
    return str(lobby.buttons[0]["callback_data"]).split(":")[1]


@pytest.mark.parametrize("again", [False, True])
async def test_a_lobby_on_telegram_that_nobody_noted_shows_who_joins(
    telegram: TelegramServer, tmp_path: Path, again: bool
) -> None:
    bot = Mortal(tmp_path, TELEGRAM_TOKEN=telegram.token, TELEGRAM_API_URL=telegram.api_url)
    await asyncio.to_thread(bot.start)
    group = telegram.group()
    alice, bruno = telegram.user("Alice").at(group), telegram.user("Bruno").at(group)
    telegram.faults.append(Fault("sendPhoto", hold=True))
    asked = alice.say("/play reversi")
    lobby = await alice.offered("Join")
    await asyncio.to_thread(bot.kill)
    try:
        await asyncio.to_thread(bot.start)
        if again:
            telegram.update("message", asked.json())
            await telegram.until(lambda: len(lobbies(alice)) > 1)
            assert {table_of(message) for message in lobbies(alice)} == {table_of(lobby)}
        await bruno.tap("Join", lobby).answered()
        await telegram.until(lambda: ["Bruno" in m.text for m in lobbies(alice)] == [True])
        (left,) = lobbies(alice)
        await alice.press("Start", left)
        # The command may be answered anew only now, and then its message stands instead.
        await telegram.until(lambda: ["your turn" in m.text for m in lobbies(alice)] == [True])
    finally:
        await asyncio.to_thread(bot.kill)
    assert telegram.violations == []


async def test_a_lobby_on_discord_that_nobody_noted_shows_who_joins(
    discord: Discord, tmp_path: Path
) -> None:
    bot = Mortal(tmp_path, DISCORD_TOKEN=discord.token, DISCORD_API_URL=discord.api_url)
    await asyncio.to_thread(bot.start)
    await discord.until(lambda: "play" in discord.commands)
    await discord.gateway.ready.wait()
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    discord.trouble(r"POST /(interactions|webhooks)", 200, hold=True)
    await ann.slash(channel, "play", game="reversi")
    await discord.until(lambda: channel.messages)
    lobby = channel.last
    await asyncio.to_thread(bot.kill)
    discord.gateway.ready.clear()
    try:
        await asyncio.to_thread(bot.start)
        await discord.gateway.ready.wait()
        await bob.press(lobby, JOIN)
        await discord.until(lambda: "Bob" in lobby.text)
    finally:
        await asyncio.to_thread(bot.kill)
