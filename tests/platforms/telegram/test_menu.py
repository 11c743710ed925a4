"""The menu of commands behind the slash."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.platforms.telegram import TelegramPlatform
from tests.loopback.telegram import TelegramServer
from tests.platforms.telegram.conftest import FAST, MENUS, make, serving
from tests.platforms.telegram.script import Script

SCOPES = ("all_group_chats", "all_private_chats")


@pytest.fixture
async def platform(script: Script, telegram: TelegramServer) -> AsyncIterator[TelegramPlatform]:
    platform = make(script, telegram, replace(FAST, menu_pause=0.0))
    async with serving(platform):
        yield platform


async def test_fourteen_commands_are_offered_in_every_language(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer
) -> None:
    wanted = {(s, lang) for s in SCOPES for lang in ("", "en", "de")}
    await telegram.until(lambda: set(telegram.commands) >= wanted)
    assert set(telegram.commands) == wanted and len(telegram.said("setMyCommands")) == len(wanted)
    group = telegram.commands["all_group_chats", "de"]
    assert [entry["command"] for entry in group] == [each.name for each in script.menu]
    assert len(group) == 14
    assert group[0]["description"] == "de command-play"
    assert telegram.commands["all_group_chats", ""][0]["description"] == "en command-play"


async def test_start_is_telegrams_own(platform: TelegramPlatform, telegram: TelegramServer) -> None:
    await telegram.until(lambda: len(telegram.commands) == 6)
    for scope in SCOPES:
        names = [entry["command"] for entry in telegram.commands[scope, "en"]]
        assert "start" not in names and names[0] == "play"


async def test_the_menus_of_each_language_follow_after_a_pause(
    script: Script, telegram: TelegramServer
) -> None:
    async with serving(make(script, telegram)):
        await telegram.until(lambda: len(telegram.commands) == MENUS)
        assert set(telegram.commands) == {(scope, "") for scope in SCOPES}
