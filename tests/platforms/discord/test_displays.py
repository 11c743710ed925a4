"""Boards on Discord: one screen for each press, and messages that nobody recorded or that somebody
deleted."""

from functools import partial

import pytest

from bot.people import Person
from tests.loopback.discord import Discord
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import (
    JOIN,
    code_of,
    moves,
    open_match,
    open_table,
    play_move,
    revision,
    to_move,
)
from tests.tally import Tally, counted, settled

HALF_AN_HOUR = 1800.0


def shows(board: Message, wanted: int) -> bool:
    return revision(board) == wanted


async def test_a_press_makes_one_screen(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    await settled(bot.desk)
    tally = Tally()
    counted(bot.platform, tally)
    for _ in range(10):
        player = to_move(board, ann, bob)
        wanted, pressed = revision(board) + 1, board.buttons[moves(board)[0]]["custom_id"]
        for _ in range(2):  # by somebody impatient
            await player.send(board, pressed)
        await discord.until(partial(shows, board, wanted))
        await settled(bot.desk)
    assert (tally.made, len(tally.sent), tally.idle) == (10, 10, 0)
    await discord.until(lambda: len(discord.waits) == len(discord.interactions))


async def test_a_press_that_a_board_has_waited_for_makes_one_screen(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(discord.guild(bot_member=False)), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    counted(bot.platform, tally := Tally())
    discord.ahead += HALF_AN_HOUR
    await play_move(discord, there.last, ann, "d3")
    await discord.until(lambda: any(r.startswith("PATCH /channels") for r in discord.requests))
    tally.begin()
    told = await bob.press(board, moves(board)[0])
    await discord.until(lambda: "d3" in board.text and told.private)
    await settled(bot.desk)
    assert tally.made == 1


async def test_a_lobby_whose_posting_was_not_confirmed_follows_its_table(
    discord: Discord, bot: Bot
) -> None:
    discord.trouble(r"POST /interactions", 0, before=False)
    lobby = await open_table(discord, discord.user("Ann"), discord.channel())
    await discord.user("Bob").press(lobby, JOIN)
    await discord.until(lambda: "Bob" in lobby.text)


async def test_an_interaction_delivered_twice_opens_one_table(discord: Discord, bot: Bot) -> None:
    channel = discord.channel()
    lobby = await open_table(discord, discord.user("Ann"), channel)
    (first,) = discord.interactions.values()
    discord.lost_answers += 1  # the gateway resumes: whether it was answered nobody knows
    await discord.tell(first)
    await discord.until(lambda: sum("/callback" in line for line in discord.requests) == 2)
    await discord.user("Bob").press(lobby, JOIN)
    await discord.until(lambda: "Bob" in lobby.text)
    codes = {
        code
        for code, *_ in await bot.desk.tables.newest_of(
            Person("discord", str(first.user.id), "Ann")
        )
    }
    assert len(codes) == 1


@pytest.mark.parametrize("bot_member", [True, False])
async def test_a_deleted_board_comes_back_at_the_next_move(
    discord: Discord, bot: Bot, bot_member: bool
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(discord.guild(bot_member)), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    del here.messages[board.id]
    await play_move(discord, there.last, ann, "d3")
    await discord.until(lambda: any("d3" in m.text for m in here.messages.values()))
    new = here.last
    await play_move(discord, new, bob, moves(new)[0])
    assert len(here.messages) == 1


async def test_a_board_deleted_where_the_bot_cannot_write_is_tried_once(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    del here.messages[board.id]
    discord.ahead += HALF_AN_HOUR
    discord.closed.add(here.id)
    for _ in range(3):
        await play_move(discord, there.last, to_move(there.last, ann, bob), moves(there.last)[0])
        await settled(bot.desk)
    posts = [line for line in discord.requests if line == f"POST /channels/{here.id}/messages"]
    assert len(posts) == 2  # with its picture, and in words
    discord.closed.clear()
    await ann.slash(here, "board")
    await discord.until(lambda: here.messages)
