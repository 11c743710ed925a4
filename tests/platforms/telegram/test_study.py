"""Hints and analyses through Telegram's own client and a group's eyes."""

import pytest

from bot.running.timing import Timing
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import Two, hand, open_hand, shared, to_move

OPENING = ("d3", "c3", "c4", "e3")


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.15, least_ply=0.15)


async def reversi(alice: Someone, ben: Someone) -> None:
    """A match has begun; Alice plays black."""
    alice.say("/play reversi first 1")
    await ben.press("Join")
    await alice.press("Start")
    await alice.offered("d3")


async def test_a_hint_comes_up_for_its_presser_alone(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await reversi(*players)
        before = [(m.id, m.text) for m in players[0].messages]
        answer = await players[0].press("Hint")
        assert answer.alert and answer.text.startswith("Try ")
        refused = await players[1].press("Hint")
        assert refused.text == "Not your turn: Alice Liddell is to move."
        stranger = await telegram.user("Eve").at(group).press("Hint")
        assert stranger.text == "You do not play at this table."
        assert [(m.id, m.text) for m in players[0].messages] == before
        assert not [text for text in shared(telegram.calls) if "Try " in text]


async def test_the_command_leads_to_the_private_chat_where_the_hint_is_said(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await reversi(*players)
        players[0].say("/hint")
        invitation = await players[0].sees("Only you may see this")
        link = next(str(b["url"]) for b in invitation.buttons if "url" in b)
        assert not [text for text in shared(telegram.calls) if "Try " in text]
        alice.private.say(f"/start {link.partition('start=')[2]}")
        answer = await alice.private.press("Hint")
        assert answer.text.startswith("Try ")
        alice.private.say("/hint")
        await alice.private.sees("Try ")


async def test_a_hint_that_names_own_stones_reaches_their_holder_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    (other,) = (player for player in seated if player is not mover)
    answer = await mover.press("Hint", hand(mover))
    assert answer.alert and answer.text.startswith("Try ")
    assert "Hint" not in str(hand(other).labels)
    told = [text for text in shared(telegram.calls) if "Try " in text]
    heard = [m.text for m in (*other.messages, *other.whispers) if "Try " in m.text]
    assert not told and not heard


async def test_the_boards_message_becomes_the_analysis_and_the_board_again(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await reversi(*players)
        for number, cell in enumerate(OPENING):
            await players[number % 2].play(cell)
        players[1].say("/resign")
        board = await players[0].offered("Analysis")
        picture = board.picture
        await players[1].press("Analysis")
        overview = await players[0].sees("The numbers on the line")
        assert overview is board and board.picture != picture
        graph = board.picture
        await players[0].press("1", board)
        await telegram.until(lambda: "Gold: what was played." in board.text)
        assert board.picture not in (picture, graph)
        await players[0].press("Result", board)
        await telegram.until(lambda: board.picture == picture)
        players[1].say("/analysis")
        newest = await players[0].sees("The numbers on the line")
        assert newest is not board and newest.picture == graph
