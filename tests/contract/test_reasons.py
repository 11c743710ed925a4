"""A refusal says why, and what would do instead, also where its secrets cannot be told."""

from pathlib import Path

import pytest

from tests.contract.test_asked_first import begun
from tests.contract.test_shared_message import QUICK, served
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.discord.play import give_up, open_match

FULL = "You have 5 tables open that wait for players, and no more are possible."
LOBBY = "That does not work before the match begins. /start begins it."
PLAYING = "That does not work while a match is on. /table shows what you can do now."
OVER = "That does not work once the match is over. /rematch begins another one."
SERIES = "/play reversi match "


@pytest.mark.parametrize("api", ["10.3", "10.1"])
async def test_in_a_telegram_group_the_reason_is_told_and_no_code(api: str, tmp_path: Path) -> None:
    async with TelegramServer() as telegram, served(telegram, api, tmp_path):
        group = telegram.group()
        host = telegram.user("Ann").at(group)
        codes = set()
        for number in range(1, 6):
            host.say(f"{SERIES}{number}")
            board = await host.sees(f"First to {number}" if number > 1 else "One match")
            codes.add(str(board.buttons[0]["callback_data"]).split(":")[1])
        host.say(f"{SERIES}6")
        told = await host.sees(FULL)
        assert "Start or cancel one of them first." in told.text
        assert not any(code in told.text for code in codes)


async def test_in_a_telegram_group_each_reason_says_what_would_do(tmp_path: Path) -> None:
    async with TelegramServer() as telegram, served(telegram, "10.1", tmp_path):
        group = telegram.group()
        host, player = (telegram.user(name).at(group) for name in ("Ann", "Ben"))
        host.say("/play chess")
        await host.sees(
            "I do not know a game called “chess”. These are mine: "
            "/play crosswise, /play reversi, /play triominos"
        )
        host.say("/join")
        await host.sees("Which table? Type its code after /join.")
        board = await begun(host, player)
        host.say("/analysis")
        await host.sees(PLAYING)
        code, revision = str(board.buttons[0]["callback_data"]).split(":")[1:3]
        await player.send(f"resign:{code}:{revision}:", board).answered()
        await host.offered("Rematch")
        host.say("/leave")
        await host.sees(OVER)
        host.say("/play reversi")
        await host.offered("Join")
        host.say("/resign")
        await host.sees(LOBBY)


async def test_a_slash_command_says_why_and_what_would_do(tmp_path: Path) -> None:
    async with Discord(limit=PATIENCE) as discord, running(discord, tmp_path, timing=QUICK):
        discord.buckets = False
        host, player, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
        board = await open_match(discord, host, player, channel)
        assert PLAYING in (await player.slash(channel, "analysis")).private
        await give_up(discord, player, board)
        assert OVER in (await player.slash(channel, "leave")).private
