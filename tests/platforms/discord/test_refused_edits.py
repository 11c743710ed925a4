"""Boards whose edits Discord refuses, and presses that come while it still makes up its mind."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.desk.reply import Reply
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import UNHURRIED, Bot, running
from tests.platforms.discord.play import code_of, labelled, moves, open_match, play_move

HALF_AN_HOUR = 1800.0
BY_CHANNEL, BY_TOKEN = "PATCH /channels/", "PATCH /webhooks/"


@pytest.fixture
def patience() -> float:
    """Seconds after which the bot answers a press without content."""
    return UNHURRIED


@pytest.fixture
async def bot(discord: Discord, tmp_path: Path, patience: float) -> AsyncIterator[Bot]:
    """A bot of so much patience."""
    async with running(discord, tmp_path, patience=patience) as bot:
        yield bot


async def moved_elsewhere(
    discord: Discord, way: str, member: bool = False
) -> tuple[Message, User, asyncio.Event]:
    """The board of a match whose token is dead, in a server of which the bot is a member or not,
    once Ann has moved elsewhere and its edit is under way, which Discord looks at only when the
    event happens; and Bob, who is to move."""
    ann, bob = discord.user("Ann"), discord.user("Bob")
    here, there = discord.channel(discord.guild(bot_member=member)), discord.channel()
    board = await open_match(discord, ann, bob, here)
    await bob.slash(there, "join", code=code_of(board))
    await discord.until(lambda: there.messages)
    discord.ahead += HALF_AN_HOUR
    looked, before = asyncio.Event(), len(discord.requests)
    tokens = "|".join(t for t, i in discord.interactions.items() if i.original is board)
    asked = f"{way}({here.id}/messages/{board.id}|[0-9]+/({tokens})/messages/@original)$"
    discord.put_off[asked] = looked
    await play_move(discord, there.last, ann, "d3")
    await discord.until(lambda: any(re.match(asked, r) for r in discord.requests[before:]))
    return board, bob, looked


def taken(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Happens once the desk has taken a press."""
    done, press = asyncio.Event(), bot.desk.press

    async def noted(*given: Any, **named: Any) -> Reply:
        try:
            return await press(*given, **named)
        finally:
            done.set()

    monkeypatch.setattr(bot.desk, "press", noted)
    return done


def put_off(discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the desk take presses only once Discord has the answer that puts them off."""
    press = bot.desk.press

    async def later(*given: Any, **named: Any) -> Reply:
        await [*discord.interactions.values()][-1].done.wait()
        return await press(*given, **named)

    monkeypatch.setattr(bot.desk, "press", later)


async def test_a_press_while_an_edit_is_refused_shows_the_board(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, bob, looked = await moved_elsewhere(discord, BY_CHANNEL)
    done = taken(bot, monkeypatch)
    told = await bob.tap(board, labelled(board, "menu"))
    await done.wait()
    looked.set()
    await discord.until(lambda: "d3" in board.text and told.private)
    await play_move(discord, board, bob, moves(board)[0])


async def test_a_press_while_an_edit_is_made_is_answered_as_soon_as_it_is(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, bob, looked = await moved_elsewhere(discord, BY_CHANNEL, member=True)
    done = taken(bot, monkeypatch)
    told = await bob.tap(board, labelled(board, "menu"))
    await done.wait()
    looked.set()
    await discord.until(lambda: "d3" in board.text and told.private)
    assert told.type == 4, "the answer is the menu itself"


@pytest.mark.parametrize("patience", [0.0])
@pytest.mark.parametrize("way", [BY_CHANNEL, BY_TOKEN])
async def test_a_press_that_was_put_off_while_an_edit_is_refused_shows_the_board(
    discord: Discord, bot: Bot, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, bob, looked = await moved_elsewhere(discord, way)
    put_off(discord, bot, monkeypatch)
    told = await bob.press(board, labelled(board, "menu"))
    await discord.until(lambda: told.private)
    looked.set()
    await discord.until(lambda: "d3" in board.text)
    await play_move(discord, board, bob, moves(board)[0])
