"""What the library tells of somebody who acts."""

from collections.abc import Callable

import discord as library
import pytest

from bot.desk.reply import PrivateLine, Reply
from bot.people import Chat, Person
from tests.loopback.discord import Discord
from tests.loopback.discord_world import Channel
from tests.platforms.discord.conftest import Bot


async def manages(discord: Discord, bot: Bot, permissions: int, where: str) -> bool:
    """Whether somebody who types a command there is said to manage the chat."""
    user = discord.user("Ann")
    user.permissions = permissions
    places: dict[str, Callable[[], Channel]] = {
        "channel": discord.channel,
        "uninvited": lambda: discord.channel(discord.guild(bot_member=False)),
        "dm": lambda: discord.dm(user),
        "group": lambda: discord.group(user, discord.user("Bob")),
    }
    channel = places[where]()
    seen: list[Person] = []

    async def command(person: Person, chat: Chat, name: str, *_: object) -> Reply:
        seen.append(person)
        return PrivateLine("Yes.")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.desk, "command", command)
        told = await user.slash(channel, "help")
        await discord.until(lambda: told.private)
    return seen[0].manages


@pytest.mark.parametrize("where", ["channel", "uninvited"])
async def test_who_may_manage_a_channel_or_its_server_manages_the_chat(
    discord: Discord, bot: Bot, where: str
) -> None:
    for name, wanted in (
        ("manage_channels", True),
        ("manage_guild", True),
        ("administrator", True),
        ("send_messages", False),
        ("manage_messages", False),
    ):
        permissions = library.Permissions(**{name: True}).value
        assert await manages(discord, bot, permissions, where) == wanted, name


async def test_outside_servers_everybody_manages_the_chat(discord: Discord, bot: Bot) -> None:
    for where in ("dm", "group"):
        assert await manages(discord, bot, 0, where), where


def test_the_same_person_is_equal_whatever_they_may() -> None:
    assert Person("discord", "1", "Ann", "en", True) == Person("discord", "1", "Ann", "en")
