"""A lesson on Telegram: one message in a private chat, edited from step to step, also after a
restart."""

from engines import GAMES
from tests.loopback.telegram import Account
from tests.platforms.telegram.conftest import Run

STEPS = GAMES["reversi"].lesson


async def test_a_lesson_goes_on_after_a_restart_and_ends_in_a_match(
    bot: Run, alice: Account
) -> None:
    there = alice.private
    async with bot():
        there.say("/learn")
        await there.sees("Which game")
        message = await there.play("Reversi")
        assert message.picture and "Skip" in message.labels
        assert await there.play("c3") is message
        assert "c3 is allowed" in message.text
        for step in STEPS[:2]:
            assert await there.play(step.right[0]) is message
    async with bot():
        for step in STEPS[2:]:
            assert await there.play(step.right[0]) is message
        assert "That is all you need" in message.text
        await there.press("Play Beginner")
        await there.sees("Your turn")
