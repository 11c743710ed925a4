"""Hints and analyses through Discord's own client."""

import json
from pathlib import Path

import pytest

from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.running.timing import Timing
from bot.store.store import Store
from tests.bot.analysed import keep_analysis
from tests.database import FILE
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.platforms.discord.conftest import Bot, running
from tests.platforms.discord.play import WORDS, code_of, labelled, open_match, open_resigned
from tests.platforms.discord.test_hands import hidden, open_hand, open_hidden
from tests.platforms.discord.test_replay import private_answer

HINT, ANALYSIS, BACK, BETTER = (
    WORDS.say("en", f"button-{verb}") for verb in ("hint", "analyse", "back", "better")
)


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, hint=0.02)


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
    own = hands[mover.id]
    buttons = own.buttons
    await mover.press(own, HINT)
    await discord.until(lambda: own.text.startswith("Try "))
    assert own.buttons == buttons, "the move can be made at once"
    others = [m for m in channel.messages.values() if m.only_for != mover.id]
    assert not [m for m in others if "Try " in json.dumps(m.components)]


async def test_an_analysis_is_its_askers_alone_and_the_result_stays(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    board = await open_resigned(discord, ann, bob, channel, ANALYSIS)
    result = board.components
    pressed = await ann.press(board, ANALYSIS)
    await discord.until(lambda: pressed.private)
    overview = private_answer(pressed, board)
    await discord.until(lambda: "Gold: what was played." in overview.text)
    assert "Before move " in json.dumps(overview.components)
    await ann.press(overview, "Better move")
    await discord.until(lambda: " instead of " in overview.text)
    await ann.press(overview, "Back to the match")
    await discord.until(lambda: "Gold: what was played." in overview.text)
    await ann.press(overview, BACK)
    await discord.until(lambda: ANALYSIS in overview.buttons)
    typed = await bob.slash(channel, "analysis")
    await discord.until(lambda: "Gold: what was played." in typed.private)
    assert board.components == result and channel.last is board


async def test_own_costly_moves_are_asked_of_their_player_alone(
    discord: Discord, tmp_path: Path, timing: Timing
) -> None:
    discord.buckets = False
    ann, bob, eve, channel = *(discord.user(n) for n in ("Ann", "Bob", "Eve")), discord.channel()
    async with running(discord, tmp_path, timing=timing):
        board = await open_resigned(discord, ann, bob, channel, ANALYSIS)
    steps = (AnalysisStep(0, 0, "d3", -2.0, "c4", 0.5), AnalysisStep(1, 1, "c3", -7.0, "e3", -1.0))
    store = await Store.open(f"sqlite:///{tmp_path / FILE}")
    await keep_analysis(store, code_of(board), 0, Analysis(4, steps, 4, done=True))
    await store.close()
    async with running(discord, tmp_path, timing=timing):
        await _asks(discord, board, ann, eve, channel)


async def _asks(discord: Discord, board: Message, ann: User, eve: User, channel: Channel) -> None:
    """Ann is asked about her costly move where nobody else sees it."""
    shown = board.text
    looked = await eve.press(board, ANALYSIS)
    await discord.until(lambda: "Gold: what was played." in looked.private)
    assert BETTER not in private_answer(looked, board).buttons, "she did not play in this match"
    asked = await ann.press(board, ANALYSIS)
    await discord.until(lambda: "Gold: what was played." in asked.private)
    overview = private_answer(asked, board)
    await ann.press(overview, BETTER)
    await discord.until(lambda: "What was better by 2.5?" in overview.text)
    question = overview
    assert question.ephemeral and question.pictures
    await ann.press(question, "c4")
    await discord.until(lambda: "c4 is right!" in question.text)
    assert "Found: 1 of 1" in question.text and "Then:" in question.text
    assert board.text == shown
    others = [m for m in channel.messages.values() if m.only_for != ann.id]
    assert not [m for m in others if "What was better by" in json.dumps(m.components)]
