"""Tips of weak computers, as the real client is told them."""

import pytest

from bot.running.timing import Timing
from tests.loopback.discord import Discord
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import moves


@pytest.fixture
def games() -> str:
    return "tests.bot.teachers:GAMES"


@pytest.fixture
def timing() -> Timing:
    return Timing(pace=0.0)


async def test_a_tip_stands_below_the_board_and_its_move_can_be_taken_back(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    channel = discord.dm(ann)
    await ann.slash(channel, "play", game="reversi", computer="beginner")
    await discord.until(lambda: moves(channel.last))
    board = channel.last
    await ann.press(board, "d3")
    await discord.until(lambda: "No more tips" in board.buttons)
    assert "e6 was better by 20 discs." in board.text
    await ann.press(board, "Take back")
    await discord.until(lambda: "d3" in moves(board))
    assert "was better" not in board.text and "Take back" not in board.buttons
