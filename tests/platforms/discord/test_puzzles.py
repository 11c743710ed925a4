"""A puzzle on Discord: for all in the channel, answered by each alone."""

from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot

TITLE = "Puzzle of the day"


async def test_the_puzzle_stands_in_the_channel_and_its_solution_is_for_one_alone(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    await ann.slash(channel, "puzzle")
    await discord.until(lambda: channel.messages and channel.last.pictures)
    puzzle = channel.last
    assert TITLE in puzzle.text and not puzzle.ephemeral
    assert len(puzzle.buttons) + len(puzzle.choices) > 2
    pressed = await ann.press(puzzle, "Solution")
    await discord.until(lambda: "your try for today" in pressed.private)
    answers = [each for each in (pressed.original, *pressed.followups) if each is not None]
    assert all(each.ephemeral for each in answers if each is not puzzle)
    assert any(each.pictures for each in answers if each is not puzzle)
    assert TITLE in puzzle.text and "Solution" in puzzle.buttons


async def test_a_manager_has_it_posted_daily(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, channel = discord.user("Ann"), discord.channel()
    refused = await ann.slash(channel, "daily", switch="on", hour="9")
    await discord.until(lambda: refused.private)
    assert "09:00" not in "".join(refused.private)
