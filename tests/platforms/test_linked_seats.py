"""Seats of accounts that were one person and part: whose they are stands on every board."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.platforms.days import Everywhere, World, a_world
from tests.platforms.test_accounts import code_in


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def test_a_seat_taken_with_an_account_that_leaves_is_named_for_who_keeps_it(
    world: World,
) -> None:
    ann, dora, channel = world.person("Ann"), world.user("Dora"), world.discord.channel()
    ann.private.say("/link")
    code = code_in((await ann.private.sees("Your code")).text)
    asked = await dora.slash(channel, "link", linkcode=code)
    await world.discord.until(lambda: asked.private)
    question = asked.original or asked.followups[-1]
    await dora.press(question, "Yes, link them")
    await world.discord.until(lambda: "Linked" in question.text)

    await dora.slash(channel, "play", game="reversi", computer="beginner", first="1")
    await world.discord.until(lambda: channel.messages)
    post = channel.last
    table = Everywhere(world, ann.at(world.telegram.group()), dora, channel)
    table.code = next(iter(post.buttons.values()))["custom_id"].split(":")[2]
    table.ann.say(f"/join {table.code}")
    await table.ann.sees("Dora, your turn")

    leaving = await dora.slash(channel, "unlink")
    await world.discord.until(lambda: leaving.private)
    assert "You have a seat at 1 running table. It stays with: Telegram." in leaving.private
    question = leaving.original or leaving.followups[-1]
    await dora.press(question, "Unlink this account")
    board = await table.ann.sees("Ann, your turn")
    await world.discord.until(lambda: "Ann, your turn" in channel.last.text)
    assert "Dora" not in board.text + channel.last.text
    cell = next(label for label in board.labels if len(label) == 2)
    assert "do not play at this table" in (await dora.press(channel.last, cell)).private
    assert not (await table.ann.press(cell, board)).alert
