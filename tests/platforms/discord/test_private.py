"""Private screens: seen by one person, kept up to date while their token lives."""

from pathlib import Path

import pytest

from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Interaction, Message
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import moves, open_match, play_move, to_move

Match = tuple[Message, User, User]


@pytest.fixture
async def match(discord: Discord, bot: Bot) -> Match:
    """Ann, black, against Bob in a server."""
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    return await open_match(discord, ann, bob, discord.channel()), ann, bob


async def open_own(board: Message, user: User) -> Interaction:
    """Press a button of the public board that opens the own screen."""
    _, _, code, revision, _ = board.buttons["d3"]["custom_id"].split(":")
    return await user.send_and_wait(board, f"ct:mine:{code}:{revision}:")


def own(interaction: Interaction) -> Message:
    """The private message that answered."""
    assert interaction.original is not None
    assert interaction.original.ephemeral
    return interaction.original


async def test_the_public_board_opens_one_for_one_person_that_follows_the_table(
    discord: Discord, match: Match
) -> None:
    board, ann, bob = match
    opened = await open_own(board, ann)
    assert opened.type == 4
    screen = own(opened)
    assert screen.only_for == ann.id
    assert moves(screen) == moves(board)
    assert screen.pictures[0][1]
    name = screen.buttons["d3"]["custom_id"].replace(":d3", ":a1")
    told = await ann.send_and_wait(screen, name)
    assert told.private == "a1 cannot be played now."
    assert "d3" in moves(screen), "what is refused leaves it as it is"
    edits = screen.edits
    press = await ann.press(screen, "d3")
    assert press.type == 7, "it takes its place in one request"
    await discord.until(lambda: "d3" in board.text)
    assert "d3" in screen.text and screen.edits == edits + 1
    assert not moves(screen)
    assert to_move(board, ann, bob) is bob
    await play_move(discord, board, bob, moves(board)[0])
    await discord.until(lambda: moves(screen) == moves(board))


async def test_opening_it_again_takes_the_older_one_away(discord: Discord, match: Match) -> None:
    board, ann, _ = match
    first, other = own(await open_own(board, ann)), own(await open_own(board, ann))
    await discord.until(lambda: first.id not in board.channel.messages)
    await play_move(discord, board, ann, "d3")
    await discord.until(lambda: "d3" in other.text)


async def test_one_whose_token_died_is_left_alone_and_revived_by_a_press(
    discord: Discord, match: Match
) -> None:
    board, ann, bob = match
    screen = own(await open_own(board, ann))
    discord.ahead += 1800
    await play_move(discord, board, ann, "d3")
    await play_move(discord, board, bob, "c3")
    assert "d3" not in screen.text
    again = await open_own_from(screen, ann)
    await discord.until(lambda: again.private)
    assert again.private == "The table has moved on. Look at the newest board."


async def open_own_from(screen: Message, user: User) -> Interaction:
    return await user.press(screen, "d3")


async def test_it_still_works_after_a_restart(discord: Discord, tmp_path: Path) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    async with running(discord, tmp_path):
        board = await open_match(discord, ann, bob, discord.channel())
        screen = own(await open_own(board, ann))
    async with running(discord, tmp_path):
        press = await ann.press(screen, "d3")
        assert press.type == 7
        await discord.until(lambda: "d3" in board.text)
        await play_move(discord, board, bob, moves(board)[0])
        await discord.until(lambda: moves(screen) == moves(board))


async def test_it_works_without_the_bot_in_the_server(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel(discord.guild(bot_member=False))
    board = await open_match(discord, ann, bob, channel)
    screen = own(await open_own(board, ann))
    await ann.press(screen, "d3")
    await discord.until(lambda: "d3" in board.text and "d3" in screen.text)


async def test_in_a_private_chat_a_choice_changes_the_board_itself(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    await ann.slash(channel, "play", game="reversi", computer="beginner", first="1")
    await discord.until(lambda: channel.messages and moves(channel.last))
    board = channel.last
    press = await open_own(board, ann)
    assert press.type == 6  # the board shows it already
    assert list(channel.messages) == [board.id]
