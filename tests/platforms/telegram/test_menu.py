"""The menu of commands behind the slash."""

import asyncio

from bot.platforms.telegram import TelegramPlatform
from tests.loopback.telegram import TelegramServer
from tests.platforms.telegram.script import Script

SCOPES = ("all_group_chats", "all_private_chats")


async def test_every_command_is_offered_in_every_language(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer
) -> None:
    await telegram.until(lambda: len(telegram.said("setMyCommands")) == 6)
    await asyncio.sleep(0.05)
    assert set(telegram.commands) == {(s, lang) for s in SCOPES for lang in ("", "en", "de")}
    group = telegram.commands["all_group_chats", "de"]
    assert [entry["command"] for entry in group] == list(script.commands)
    assert group[0]["description"] == "de command-play"
    assert telegram.commands["all_group_chats", ""][0]["description"] == "en command-play"


async def test_start_is_telegrams_own_in_a_private_chat(
    platform: TelegramPlatform, telegram: TelegramServer
) -> None:
    await telegram.until(lambda: len(telegram.commands) == 6)
    names = [entry["command"] for entry in telegram.commands["all_private_chats", "en"]]
    assert "start" not in names
    assert "play" in names
