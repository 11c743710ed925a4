"""Whole matches: the real discord.py and the real desk on a SQLite file."""

from pathlib import Path

import pytest

from tests.loopback.discord import Discord
from tests.loopback.discord_world import Channel
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import (
    ALSO,
    REMATCH,
    START,
    code_of,
    moves,
    open_match,
    open_table,
    play_move,
    play_out,
    revision,
    to_move,
)
from tests.platforms.endings import NEARLY_FULL

# Nine moves take every white disc.
SHORTEST = ("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")
ACKNOWLEDGED = 3.0


def places(discord: Discord) -> dict[str, Channel]:
    ann, bob = discord.users.values()
    return {
        "a server": discord.channel(),
        "a server without the bot in it": discord.channel(discord.guild(bot_member=False)),
        "a group": discord.group(ann, bob),
    }


@pytest.mark.parametrize("place", ["a server", "a server without the bot in it", "a group"])
async def test_two_people_play_a_match_to_its_end(discord: Discord, bot: Bot, place: str) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, places(discord)[place], position=NEARLY_FULL)
    assert await play_out(discord, board, ann, bob) > 8
    heading = board.text.splitlines()[0]
    assert heading.startswith("### ") and ("win" in heading or "draw" in heading.lower())
    assert not moves(board)
    assert REMATCH in board.buttons


async def test_the_shortest_match_is_won_thirteen_to_nothing(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    for move in SHORTEST:
        assert move in moves(board), (move, moves(board))
        await play_move(discord, board, to_move(board, ann, bob), move)
    assert board.text.startswith("### Ann wins 13 : 0\n")
    told = await bob.send_and_wait(board, f"ct:text:{code_of(board)}:{revision(board)}:")
    await discord.until(lambda: told.private)
    assert "".join(SHORTEST) in told.private


async def test_every_picture_has_an_alt_text(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    await play_move(discord, board, ann, "d3")
    [(picture, alt)] = board.pictures
    assert picture.startswith(b"\x89PNG")
    assert len(alt) > 20
    assert "d3" in alt


async def test_a_table_in_the_private_chat_with_the_bot(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    board = await open_table(discord, ann, channel, computer="beginner", first="1")
    await discord.until(lambda: moves(board))
    await play_move(discord, board, ann, moves(board)[0])
    await discord.until(lambda: moves(board))
    assert "Your turn: choose a cell" in board.text


async def test_one_person_plays_both_sides_in_a_private_chat(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    board = await open_table(discord, ann, channel, position=NEARLY_FULL)
    await ann.press(board, ALSO)
    await discord.until(lambda: START in board.buttons)
    await ann.press(board, START)
    await discord.until(lambda: moves(board))
    while REMATCH not in board.buttons:
        await play_move(discord, board, ann, moves(board)[-1])
    await ann.press(board, REMATCH)
    await discord.until(lambda: moves(board))
    assert list(channel.messages) == [board.id]


async def test_the_computer_moves_by_itself(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    board = await open_table(discord, ann, discord.channel(), computer="beginner", first="1")
    await discord.until(lambda: moves(board))
    before = board.text
    await ann.press(board, "d3")
    await discord.until(lambda: board.text != before and moves(board))


async def test_one_table_in_two_chats_is_refreshed_in_both(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(), discord.channel()
    board = await open_match(discord, ann, bob, here)
    code = code_of(board)
    await bob.slash(there, "join", code=code)
    await discord.until(lambda: there.messages)
    await play_move(discord, board, ann, "d3")
    await discord.until(lambda: "d3" in there.last.text)
    await play_move(discord, there.last, bob, moves(there.last)[0])
    await discord.until(lambda: "Bob" in board.text and to_move(board, ann, bob) is ann)


async def test_the_board_sent_down_again_takes_the_old_one_away(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel()
    board = await open_match(discord, ann, bob, channel)
    await bob.slash(channel, "board")
    await discord.until(lambda: board.id not in channel.messages and channel.messages)
    assert moves(channel.last) == moves(board)


async def test_every_interaction_is_acknowledged_within_three_seconds(
    discord: Discord, tmp_path: Path
) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    async with running(discord, tmp_path):
        board = await open_match(discord, ann, bob, discord.channel())
        for _ in range(6):
            await play_move(discord, board, to_move(board, ann, bob), moves(board)[0])
        await ann.slash(board.channel, "help")
        await ann.complete(board.channel, "join", "code", "")
    assert len(discord.waits) == len(discord.interactions) >= 10
    assert max(discord.waits) < ACKNOWLEDGED
