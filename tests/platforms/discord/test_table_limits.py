"""Limits of tables on Discord: a wish too many is refused to its person alone."""

from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import open_table


async def test_a_lobby_too_many_is_refused_privately_and_names_those_to_close(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    codes = set()
    for length in range(1, 6):
        board = await open_table(discord, ann, channel, match=length)
        codes.add(next(b["custom_id"] for b in board.buttons.values()).split(":")[2])
    assert len(codes) == 5
    posted = len(channel.messages)
    refused = await ann.slash(channel, "play", game="reversi", match=6)
    assert all(code in refused.private for code in codes)
    assert len([m for m in channel.messages.values() if not m.ephemeral]) == posted


async def test_the_same_wish_twice_leads_to_the_same_table(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    first = await open_table(discord, ann, channel)
    await ann.slash(channel, "play", game="reversi")
    await discord.until(lambda: channel.last is not first)
    boards = (first, channel.last)
    codes = {next(b["custom_id"] for b in m.buttons.values()).split(":")[2] for m in boards}
    assert len(codes) == 1
