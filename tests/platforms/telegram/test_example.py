"""The example of a game on Telegram: all that its three files say is enough to play it there."""

import pytest

from bot.running.timing import Timing
from tests.loopback.telegram import Account, TelegramServer
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.test_match import mine, moves, over

pytestmark = pytest.mark.usefixtures("example")


@pytest.fixture
def timing() -> Timing:
    """The computer answers at once: nobody has to follow."""
    return Timing(pace=0.0)


async def test_somebody_plays_the_computer_until_the_grid_is_full(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot():
        alice.private.say("/play four beginner until full")
        presses = 0
        while not over(board := await telegram.until(lambda: mine(alice.private))):
            assert presses or moves(board) == ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]
            await alice.private.play(moves(board)[0])
            presses += 1
        assert presses == 21
    assert "The grid is full." in board.text


async def test_what_it_does_not_have_is_said(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot():
        alice.private.say("/play reversi until full")
        await alice.private.sees("Reversi has no")
        alice.private.say("/play four until never")
        await alice.private.sees("four, full")
