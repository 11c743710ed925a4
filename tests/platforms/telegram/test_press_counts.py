"""How many presses a turn with a hidden hand takes in a group."""

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Answer, Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import (
    HIDDEN,
    Two,
    button,
    choices,
    hand,
    open_hand,
    picked,
    sit_down,
    step,
    to_move,
)

MOST = 3
STONES = "🔴🟡🔵🟣⚫⚪"


def revision(message: Message) -> int:
    """The revision of the table that a message with buttons shows."""
    payloads = (str(b.get("callback_data", "")) for b in message.buttons)
    return next(int(payload.split(":")[2]) for payload in payloads if payload.count(":") == 3)


def colours(told: str) -> list[str]:
    """The numbers of plain stones in a hand as the alert tells it: "1: 🔴 Red  2: ⇄ Swap"."""
    named = (part.split(": ", 1) for part in told.split("  "))
    return [number for number, piece in named if piece[0] in STONES]


def empty(board: Message) -> list[str]:
    """The cells under a board that are called by their names."""
    places = [b for b in board.buttons if str(b.get("callback_data", "")).startswith("slot:")]
    return [b["text"] for b in places if b["text"][0] in "abcdef"]


async def test_a_turn_without_private_messages_takes_three_presses_and_one_alert(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.1"
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await sit_down("crosswise", *players)
        turns = [turn for _ in range(4) for turn in players]
        counted = [await _turn(player) for player in turns]
    assert max(counted) == MOST
    assert len([presses for presses in counted if presses]) >= 2


async def _turn(someone: Someone) -> int:
    """The presses that a turn has taken, 0 if it was another's or the hand has no plain stone."""
    told = await open_hand(someone)
    assert told.alert
    board, plain = someone.board, colours(told.text)
    if not plain:
        return 0
    prompted = await someone.press(plain[0], board)
    if prompted.alert:
        assert "to move" in prompted.text
        return 0
    assert prompted.text
    await someone.server.until(lambda: empty(board))
    assert len(board.markup["inline_keyboard"]) <= 8
    before = revision(board)
    assert await someone.press(empty(board)[0], board) == Answer()
    await someone.server.until(lambda: revision(board) > before)
    return 3


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_turn_with_private_messages_takes_three_presses(
    game: str, bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await sit_down(game, *players)
        mover = await _opened(*players)
        message, presses = hand(mover), 1  # the first has opened the hand
        assert len(message.markup["inline_keyboard"]) <= 8
        while choices(message) and presses <= MOST:
            answer = await step(mover, message, _plain(message))
            assert answer == Answer()
            presses += 1
        assert not choices(message)
        assert presses <= MOST


def _plain(message: Message) -> str:
    """A step of the shortest kind: in Crosswise a stone of a colour."""
    found = choices(message)
    stones = [path for path in found if path.rpartition(":")[2] not in _SPECIALS]
    return (stones or found)[0]


_SPECIALS = ("move", "remove", "replace", "swap")


async def _opened(*players: Someone) -> Someone:
    """Whoever is to move, all hands being open."""
    for player in players:
        await player.press(button(player.board, "hand:"), player.board)
    return await to_move(*players)


async def test_a_number_lays_nothing_before_its_place_is_pressed(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await sit_down("triominos", *players)
        mover = await _opened(*players)
        for _ in range(8):
            message = hand(mover)
            before = revision(message)
            tiles = [path for path in choices(message) if not path.endswith(":draw")]
            if not tiles:
                break
            await step(mover, message, tiles[0])
            assert len(picked(message)) == 1 and choices(message)
            assert revision(message) == before
            await step(mover, message, choices(message)[0])
            mover = await _opened(*players)


async def test_a_cell_that_cannot_be_played_says_so_and_nothing_changes(seated: Two) -> None:
    mover = await _opened(*seated)
    message = hand(mover)
    await step(mover, message, _plain(message))
    before = message.content()
    table = ":".join(str(message.buttons[0]["callback_data"]).split(":")[1:3])
    for token, said in (("a1", "a1 cannot be chosen now."), ("@2", "Number 2 cannot be played")):
        answer = await mover.send(f"cannot:{table}:{token}", message).answered()
        assert said in answer.text and not answer.alert
        assert message.content() == before
