"""What Discord refuses, delays or drops, and what is done about it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.desk.reply import Reply
from bot.people import Chat, Person
from bot.platforms.discord import interaction_response
from tests.loopback.discord import Discord
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import (
    JOIN,
    OPENING,
    RULES,
    code_of,
    moves,
    open_match,
    open_table,
    play_move,
    to_move,
)

HALF_AN_HOUR = 1800.0


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord that waits longer than its three seconds, which a busy machine may take by itself:
    what the tests hold is that the acknowledgement does not wait for the desk."""
    async with Discord(limit=PATIENCE) as server:
        yield server
    server.check()


@pytest.fixture
async def bot(discord: Discord, tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot that knows of them."""
    async with running(discord, tmp_path, patience=interaction_response.ANSWER_SECONDS) as bot:
        yield bot


@contextmanager
def slow(discord: Discord, bot: Bot) -> Iterator[None]:
    """Let the desk do nothing before Discord has its acknowledgement, as on an overloaded
    machine."""
    press, command = bot.desk.press, bot.desk.command

    async def acknowledged() -> None:
        last = list(discord.interactions.values())[-1]
        await asyncio.wait_for(last.done.wait(), PATIENCE)

    async def slow_press(
        person: Person, chat: Chat, payload: str, *more: str, **named: Any
    ) -> Reply:
        await acknowledged()
        return await press(person, chat, payload, *more, **named)

    async def slow_command(person: Person, chat: Chat, name: str, args: Any, *more: str) -> Reply:
        await acknowledged()
        return await command(person, chat, name, args, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.desk, "press", slow_press)
        patch.setattr(bot.desk, "command", slow_command)
        yield


def test_half_of_discords_three_seconds_are_left_for_the_way() -> None:
    assert interaction_response.ANSWER_SECONDS <= 1.5


async def test_a_slow_press_is_acknowledged_first_and_shown_later(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    with slow(discord, bot):
        press = await ann.press(board, "d3")
        assert press.type == 6
        await discord.until(lambda: "d3" in board.text)


async def test_a_slow_refusal_follows_the_acknowledgement(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    with slow(discord, bot):
        press = await bob.press(board, "d3")
        await discord.until(lambda: press.private)
    assert "Ann" in press.private
    assert press.type == 6


async def test_a_slow_command_still_shows_its_table_to_everybody(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    channel = discord.channel()
    with slow(discord, bot):
        lobby = await open_table(discord, ann, channel)
    assert not lobby.ephemeral
    await discord.user("Bob").press(lobby, JOIN)
    await discord.until(lambda: "Bob" in lobby.text)
    assert [m for m in channel.messages.values() if m.ephemeral] == []


async def test_a_slow_private_answer_stays_private(discord: Discord, bot: Bot) -> None:
    channel = discord.channel()
    with slow(discord, bot):
        told = await discord.user("Ann").slash(channel, "help")
        await discord.until(lambda: told.private)
    assert all(message.ephemeral for message in channel.messages.values())


async def test_rate_limits_are_obeyed_and_nothing_is_lost(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    discord.trouble(r"POST /interactions", 429, retry_after=0.3)
    press = await ann.tap(board, "d3")
    await discord.until(lambda: "d3" in board.text)
    assert not press.late
    discord.trouble(r"(PATCH|POST) ", 429, times=2, everywhere=True)
    await play_move(discord, board, bob, moves(board)[0])


async def test_many_changes_in_one_channel_stay_within_its_limit(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    for _ in range(8):
        await play_move(discord, board, to_move(board, ann, bob), moves(board)[0])
    await discord.until(lambda: there.last.text == board.text)
    assert discord.limited <= 1


async def test_an_error_of_discord_is_tried_again(discord: Discord, bot: Bot) -> None:
    players = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, *players, discord.channel())
    for number, status in enumerate((500, 502, 503)):
        discord.trouble(r"POST /interactions", status)
        await play_move(discord, board, players[number % 2], OPENING[number])


@pytest.mark.parametrize("bot_member", [True, False])
async def test_an_answer_whose_connection_breaks_is_sent_again(
    discord: Discord, bot: Bot, bot_member: bool
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel(discord.guild(bot_member))
    board = await open_match(discord, ann, bob, channel)
    for who, cell, before in ((ann, OPENING[0], True), (bob, OPENING[1], False)):
        discord.trouble(r"POST /interactions", 0, before=before)
        await play_move(discord, board, who, cell)
        await discord.until(lambda: cell in board.text)  # noqa: B023
    await play_move(discord, board, ann, moves(board)[0])


async def test_a_board_is_shown_though_the_press_could_not_be_answered(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_match(discord, ann, bob, discord.channel())
    discord.trouble(r"POST /interactions", 0, times=2)
    press = await ann.tap(board, "d3")
    await discord.until(lambda: "d3" in board.text)
    await play_move(discord, board, bob, moves(board)[0])
    discord.interactions.pop(press.token)


async def test_a_board_outlives_its_token_in_a_server(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    discord.ahead += HALF_AN_HOUR
    await play_move(discord, there.last, ann, "d3")
    await discord.until(lambda: "d3" in board.text)


async def test_without_the_bot_in_the_server_a_dead_board_comes_back_with_a_press(
    discord: Discord, bot: Bot
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here = discord.channel(discord.guild(bot_member=False))
    there = discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    discord.ahead += HALF_AN_HOUR
    await play_move(discord, there.last, ann, "d3")
    await discord.until(lambda: any(r.startswith("PATCH /channels") for r in discord.requests))
    assert "d3" not in board.text
    told = await bob.press(board, moves(board)[0])
    await discord.until(lambda: "d3" in board.text and told.private)
    assert told.private == "The table has moved on. Look at the newest board."
    await play_move(discord, board, bob, moves(board)[0])
    assert to_move(board, ann, bob) is ann


async def test_a_deleted_board_is_forgotten(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    del here.messages[board.id]
    await play_move(discord, there.last, ann, "d3")
    requests = len(discord.requests)
    await play_move(discord, there.last, bob, moves(there.last)[0])
    later = discord.requests[requests:]
    assert not [line for line in later if str(board.id) in line]


async def test_a_failure_of_ours_is_one_polite_private_line(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = discord.user("Ann")
    lobby = await open_table(discord, ann, discord.channel())

    async def broken(*_: object, **__: object) -> Reply:
        raise ZeroDivisionError

    monkeypatch.setattr(bot.desk, "press", broken)
    told = await ann.press(lobby, RULES)
    assert told.private.startswith("Something went wrong on my side.")


async def test_a_command_that_we_no_longer_have_is_answered(discord: Discord, bot: Bot) -> None:
    discord.commands["old"] = {"id": "1", "name": "old"}
    told = await discord.user("Ann").slash(discord.channel(), "old")
    assert told.private.startswith("Something went wrong on my side.")
