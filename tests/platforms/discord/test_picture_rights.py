"""A channel in which the bot may attach no files any more."""

from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import moves, open_match, open_table, play_move, to_move

WHY = "I may not send pictures here any more, so boards come as text."


async def test_a_board_goes_on_as_text_and_says_why_once(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel()
    board = await open_match(discord, ann, bob, channel)
    assert board.pictures
    discord.pictureless.add(channel.id)
    for _ in range(3):
        await play_move(discord, board, to_move(board, ann, bob), moves(board)[0])
        await discord.until(lambda: not board.pictures and "Row" in board.text)
    await discord.until(lambda: any(WHY in m.text for m in channel.messages.values()))
    other = await open_table(discord, ann, channel)
    assert not other.pictures
    assert [WHY in m.text for m in channel.messages.values()].count(True) == 1
