"""What Discord is spared: edits that would change nothing, and pictures that a message has."""

from bot.desk.platform import Shown
from bot.people import Chat, Display
from bot.screens import Button, Screen
from tests.loopback.discord import Discord
from tests.loopback.discord_wire import Trouble
from tests.loopback.discord_world import Channel
from tests.platforms.discord.conftest import Bot
from tests.platforms.telegram.script import picture

PATCH = "PATCH /channels/"


def board(words: str, number: int = 1) -> Screen:
    actions = ((Button("Rules", "rules:AAAAAAA:1:"),),)
    return Screen("AAAAAAA", 1, (words,), picture=picture(number), alt="A board.", actions=actions)


async def posted(bot: Bot, channel: Channel, screen: Screen) -> Shown:
    async def newest() -> Screen:
        return screen

    assert channel.guild is not None
    return await bot.platform.post(Chat("discord", str(channel.id)), newest)


async def show(bot: Bot, at: Shown, screen: Screen) -> None:
    async def newest() -> Screen:
        return screen

    display = Display(1, "AAAAAAA", at.chat, at.message)
    assert await bot.platform.show(display, newest) == screen


def edits(discord: Discord) -> int:
    return sum(PATCH in request for request in discord.requests)


async def test_what_a_message_shows_already_is_not_sent(discord: Discord, bot: Bot) -> None:
    at = await posted(bot, discord.channel(), board("One"))
    for words in ("One", "Two", "Two"):
        await show(bot, at, board(words))
    assert edits(discord) == 1
    assert discord.unchanged == 0


async def test_a_picture_that_stays_is_not_uploaded_again(discord: Discord, bot: Bot) -> None:
    channel = discord.channel()
    at = await posted(bot, channel, board("One"))
    for words, number in (("Two", 1), ("Two", 2), ("Three", 2)):
        await show(bot, at, board(words, number))
        assert channel.last.pictures == [(picture(number).png, "A board.")]
        assert words in channel.last.text
    assert edits(discord) == 3
    assert discord.again == 0


async def test_where_a_message_cannot_keep_its_picture_it_is_uploaded_again(
    discord: Discord, bot: Bot
) -> None:
    channel = discord.channel()
    at = await posted(bot, channel, board("One"))
    discord.troubles.append(Trouble("PATCH /channels/.*", 400, code=50035))
    for words in ("Two", "Three"):
        await show(bot, at, board(words))
        assert channel.last.pictures == [(picture(1).png, "A board.")]
        assert words in channel.last.text
    assert edits(discord) == 3
    discord.violations.clear()  # the one that was refused
