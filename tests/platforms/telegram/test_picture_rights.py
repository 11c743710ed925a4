"""A group that forbids photos in the middle of a match."""

from functools import partial

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import Two, open_hand
from tests.platforms.telegram.test_match import moves, sit_down, to_move

WHY = "I may not send pictures here any more, so boards come as text."


async def test_a_board_goes_on_as_text_and_says_why_once(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    players = alice.at(group), telegram.user("Ben").at(group)

    def follows(before: str) -> Message | None:
        """The board after a move, as text."""
        boards = [m for m in group.visible() if moves(m) and m.text != before]
        return next((m for m in boards if "Row 1" in m.text), None)

    async with bot():
        board = await sit_down(*players)
        assert board.picture
        group.takes_pictures = False
        for _ in range(3):
            before = board.text
            await to_move(board, *players).press(moves(board)[0], board)
            board = await telegram.until(partial(follows, before))
            assert not board.picture
        await players[0].sees(WHY)
        players[0].say("/play reversi")
        lobby = await players[0].offered("Join")
    assert not lobby.picture
    assert [WHY in m.text for m in group.visible()].count(True) == 1
    assert [m for m in group.visible() if moves(m)] == [board]


async def test_a_hand_goes_on_as_text(seated: Two, telegram: TelegramServer) -> None:
    player = seated[0]
    player.chat.takes_pictures = False
    await open_hand(player)
    await player.sees(WHY)
    (hand,) = player.whispers
    assert hand.text.startswith("Your hand.") and not hand.picture
