"""The menu of commands behind the slash."""

from bot.platforms.telegram import TelegramPlatform
from tests.loopback.telegram import TelegramServer
from tests.platforms.telegram.script import Script

SCOPES = ("all_group_chats", "all_private_chats")


async def test_every_command_is_offered_in_every_language(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer
) -> None:
    wanted = {(s, lang) for s in SCOPES for lang in ("", "en", "de")}
    await telegram.until(lambda: set(telegram.commands) >= wanted)
    assert set(telegram.commands) == wanted and len(telegram.said("setMyCommands")) == len(wanted)
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
