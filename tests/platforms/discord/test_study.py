"""Hints and analyses through Discord's own client."""

import json

import pytest

from bot.running.timing import Timing
from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import WORDS, labelled, open_match, play_move
from tests.platforms.discord.test_hands import hidden, open_hand, open_hidden

HINT, ANALYSIS, RESULT = (WORDS.say("en", f"button-{verb}") for verb in ("hint", "analyse", "page"))
OPENING = ("d3", "c3", "c4", "e3")


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.15, least_ply=0.15)


async def test_a_hint_is_said_to_its_presser_alone(discord: Discord, bot: Bot) -> None:
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_match(discord, ann, bob, channel)
    told = await ann.press(board, HINT)
    await discord.until(lambda: told.private)
    assert told.private.startswith("Try ")
    typed = await ann.slash(channel, "hint")
    await discord.until(lambda: typed.private)
    assert typed.private == told.private
    refused = await bob.press(board, HINT)
    assert refused.private == "Not your turn: Ann is to move."
    public = [m for m in channel.messages.values() if not m.ephemeral]
    assert not [m for m in public if "Try " in m.text]


@pytest.mark.parametrize("game", hidden())
async def test_a_hint_from_a_hand_is_for_its_holder(discord: Discord, bot: Bot, game: str) -> None:
    discord.buckets = False
    players = discord.user("Ann"), discord.user("Bob")
    channel = discord.channel()
    board = await open_hidden(discord, game, channel, *players)
    hands = {player.id: await open_hand(discord, board, player) for player in players}
    (mover,) = (p for p in players if labelled(hands[p.id], "hint"))
    told = await mover.press(hands[mover.id], HINT)
    await discord.until(lambda: told.private)
    assert told.private.startswith("Try ")
    others = [m for m in channel.messages.values() if m.only_for != mover.id]
    assert not [m for m in others if "Try " in json.dumps(m.components)]


async def test_the_boards_message_becomes_the_analysis_and_the_board_again(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_match(discord, ann, bob, channel)
    for number, cell in enumerate(OPENING):
        await play_move(discord, board, (ann, bob)[number % 2], cell)
    await bob.slash(channel, "resign")
    await discord.until(lambda: ANALYSIS in board.buttons)
    result = board.text
    await ann.press(board, ANALYSIS)
    await discord.until(lambda: "The numbers on the line" in board.text)
    assert "The expected lead after each move" in json.dumps(board.components)
    await bob.press(board, "1")
    await discord.until(lambda: "Gold: what was played." in board.text)
    assert "Before move " in json.dumps(board.components)
    await ann.press(board, RESULT)
    await discord.until(lambda: board.text == result)
    await ann.slash(channel, "analysis")
    await discord.until(lambda: "The numbers on the line" in channel.last.text)
