"""The example of a game on Discord: all that its three files say is enough to play it there."""

import pytest

from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import (
    JOIN,
    START,
    labelled,
    moves,
    open_table,
    play_out,
)
from tests.platforms.discord.test_replay import private_answer

pytestmark = pytest.mark.usefixtures("example")

BOTTOM = ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]


async def test_its_options_are_parameters_of_the_command(discord: Discord, bot: Bot) -> None:
    options = {option["name"]: option for option in discord.commands["play"]["options"]}
    games = {choice["value"]: choice for choice in options["game"]["choices"]}
    assert games["four"]["name"] == "Four in a Row"
    assert games["four"]["name_localizations"]["de"] == "Vier gewinnt"
    assert options["until"]["description"] == "When the match ends"
    until = {choice["value"]: choice["name"] for choice in options["until"]["choices"]}
    assert until == {"four": "at four in a row", "full": "when the grid is full"}


async def test_two_people_play_it_to_its_end(discord: Discord, bot: Bot) -> None:
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_table(discord, ann, discord.channel(), game="four")
    await bob.press(board, JOIN)
    await discord.until(lambda: START in board.buttons)
    assert "🔴 Red" in board.text and "🟡 Yellow" in board.text
    await ann.press(board, START)
    await discord.until(lambda: moves(board) == BOTTOM)
    assert await play_out(discord, board, ann, bob) > 6
    assert "Four in a row." in board.text
    assert board.text.startswith(("### Ann wins", "### Bob wins"))
    [(picture, alt)] = board.pictures
    assert picture.startswith(b"\x89PNG")
    assert "Red: a1 " in alt
    pressed = await ann.press(board, labelled(board, "analyse"))
    await discord.until(lambda: pressed.private)
    await discord.until(lambda: labelled(private_answer(pressed, board), "page"))
