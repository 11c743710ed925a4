"""/games on Discord: for one person alone in a server, and /games here for everybody."""

from tests.loopback.discord import Discord
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import open_match
from tests.platforms.discord.test_hands import hidden, open_hidden


def tables(message: Message) -> list[str]:
    """The labels of the buttons that lead to tables."""
    named = ((label, button.get("custom_id", "")) for label, button in message.buttons.items())
    return [label for label, name in named if name.startswith(("ct:open:", "ct:board:"))]


async def test_in_a_server_the_list_and_its_tables_are_for_one_alone(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_hidden(discord, hidden()[0], discord.channel(), ann, bob)
    public = len([m for m in board.channel.messages.values() if not m.ephemeral])
    asked = await ann.slash(board.channel, "games")
    await discord.until(lambda: asked.original)
    listed = asked.original
    assert listed is not None and listed.only_for == ann.id
    assert " · Bob — " in listed.text
    await ann.press(listed, tables(listed)[0])
    await discord.until(lambda: listed.pictures)
    assert public == len([m for m in board.channel.messages.values() if not m.ephemeral])


async def test_in_direct_messages_the_board_comes_below_the_list(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    await open_match(discord, ann, bob, discord.channel(), clock="3d+1d")
    own = discord.dm(ann)
    await ann.slash(own, "games")
    await discord.until(lambda: own.messages)
    listed = own.last
    assert "another chat" in listed.text and "<t:" in listed.text and ":R>" in listed.text
    await ann.press(listed, tables(listed)[0])
    await discord.until(lambda: own.last.pictures)
    assert own.last is not listed and tables(listed)


async def test_the_channels_own_list_is_for_everybody(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    channel = board.channel
    await bob.slash(channel, "games", where="here")
    await discord.until(lambda: channel.last is not board)
    listed = channel.last
    assert not listed.ephemeral and "Ann, Bob — Ann" in listed.text
    await discord.user("Cleo").press(listed, tables(listed)[0])
    await discord.until(lambda: channel.last.pictures and channel.last is not board)
    assert not channel.last.ephemeral
    assert "games" in discord.commands and "tables" not in discord.commands
