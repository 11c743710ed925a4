"""The ways from a channel to the page inside Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.discord import Discord
from tests.loopback.discord_people import COMMAND
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import code_of, meant, open_match, open_table, play_move

PAGE = "https://play.example.org"
LABEL = "Open table"
LAUNCH = 12  # the type of the answer that opens the page


@pytest.fixture
async def bot(discord: Discord, tmp_path: Path) -> AsyncIterator[Bot]:
    async with running(discord, tmp_path, url=PAGE) as bot:
        discord.activities.enable()
        yield bot


async def test_the_board_opens_its_table_for_each_who_presses(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel()
    boards = [await open_match(discord, ann, bob, channel) for _ in range(2)]
    for user, board in zip((ann, bob), boards, strict=True):
        opened = await user.press(board, LABEL)
        assert opened.response == {"type": LAUNCH}
    # People join an instance that runs: each sees the table that they meant.
    [instance] = discord.activities.instances
    for user, board in zip((ann, bob), boards, strict=True):
        await meant(bot.desk, instance, user, code_of(board))


async def test_a_new_table_opens_at_once_and_stands_in_the_channel_also_without_the_bot(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel(discord.guild(bot_member=False))
    lobby = await open_table(discord, ann, channel)
    [asked] = discord.interactions.values()
    assert asked.response == {"type": LAUNCH} and asked.followups == [lobby]
    # The message that followed is brought up to date like any other.
    board = await open_match(discord, ann, bob, channel)
    await play_move(discord, board, ann, "d3")
    assert (await bob.press(board, LABEL)).response == {"type": LAUNCH}


async def test_where_discord_does_not_open_it_the_chat_has_its_table_all_the_same(
    discord: Discord, bot: Bot
) -> None:
    discord.activities.on = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    refused = await ann.press(board, LABEL)
    assert refused.private


async def test_what_opens_activities_is_answered_where_discord_asks_us(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    entry = {key: discord.commands["Launch"][key] for key in ("id", "name", "type")}
    given = await discord.interact(ann, discord.channel(), COMMAND, data=entry)
    await discord.until(lambda: given.response)
    assert given.response == {"type": LAUNCH}


async def test_without_it_nothing_leads_there(discord: Discord, tmp_path: Path) -> None:
    async with running(discord, tmp_path):
        ann, bob = discord.user("Ann"), discord.user("Bob")
        board = await open_match(discord, ann, bob, discord.channel())
        assert LABEL not in board.buttons
        assert LAUNCH not in [each.type for each in discord.interactions.values()]
