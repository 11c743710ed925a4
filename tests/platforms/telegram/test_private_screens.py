"""Hands in a group as messages that their owners alone see, over the real desk."""

import random

import pytest

from tests.campaigns import so_many
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import together
from tests.loopback.telegram_world import Answer
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import (
    GAME,
    HIDDEN,
    Two,
    button,
    choices,
    ended,
    hand,
    leaks,
    open_hand,
    picked,
    shared,
    sit_down,
    step,
    to_move,
)


async def test_a_hand_opens_in_the_group_for_its_owner_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    before = [m.id for m in alice.messages]
    answer = await open_hand(alice)
    assert answer == Answer()
    assert hand(alice).picture
    assert not ben.whispers
    assert [m.id for m in alice.messages] == before
    assert not leaks(telegram, alice, ben)


@pytest.mark.parametrize("game", so_many(HIDDEN[:1], HIDDEN))
async def test_a_match_is_played_by_private_messages_in_a_group(
    game: str, bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group, luck = telegram.group(), random.Random(game)
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await sit_down(game, *players)
        for player in players:
            assert await open_hand(player) == Answer()
        for _ in range(400):
            player = await to_move(*players)
            message = hand(player)
            answer = await step(player, message, luck.choice(choices(message)))
            assert answer == Answer()
            if ended(message):  # and whatever hands are left lie open
                break
            assert not leaks(telegram, *players)
        assert ended(message)
        assert [len(player.whispers) for player in players] == [1, 1]
        assert not [text for text in shared(telegram.calls) if "mine:" in text]


async def test_a_piece_is_picked_and_put_back_in_the_same_message(seated: Two) -> None:
    for player in seated:
        await open_hand(player)
    player = await to_move(*seated)
    message = hand(player)
    before, picture = choices(message), message.picture
    await step(player, message, before[0])
    assert hand(player) is message
    assert message.picture != picture
    assert choices(message) != before
    await player.press(picked(message)[0], message)
    assert (choices(message), message.picture) == (before, picture)


async def test_the_other_players_screen_follows_a_move(seated: Two) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    other = next(p for p in seated if p is not mover)
    seen = hand(other).content()
    while choices(hand(mover)):
        await step(mover, hand(mover), choices(hand(mover))[0])
    await to_move(other)
    assert hand(other).content() != seen


async def test_opening_a_hand_again_takes_the_old_message_away(seated: Two) -> None:
    alice, _ = seated
    await open_hand(alice)
    old = hand(alice)
    await open_hand(alice)
    await alice.server.until(lambda: old.deleted)
    assert hand(alice) is not old


async def test_two_players_open_their_hands_at_once(seated: Two, telegram: TelegramServer) -> None:
    alice, ben = seated
    board = alice.board
    opening = button(board, "hand:")
    answers = await together(*(p.tap(opening, board) for p in (alice, ben, alice)))
    assert answers == [Answer()] * 3
    await telegram.until(lambda: [len(p.whispers) for p in seated] == [1, 1])
    assert not leaks(telegram, alice, ben)


async def test_no_slots_stand_under_the_board_where_hands_are_shown(seated: Two) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    await mover.server.until(lambda: "1" not in mover.board.labels)
    assert not [b for b in mover.board.buttons if "url" in b]


async def test_slots_come_back_when_a_group_takes_no_private_message_any_more(
    seated: Two,
) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    await mover.server.until(lambda: "1" not in mover.board.labels)
    mover.chat.keeps_secrets = False
    assert (await open_hand(mover)).alert
    board = await mover.offered("1")
    before = hand(mover).content()
    answer = await mover.press("1", board)
    assert answer.text and not answer.alert
    assert hand(mover).content() == before


async def test_a_stranger_gets_no_private_message(seated: Two, telegram: TelegramServer) -> None:
    carol = telegram.user("Carol").at(seated[0].chat)
    assert (await open_hand(carol)).text == "You do not play at this table."
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    forged = next(b["callback_data"] for b in hand(mover).buttons if "mine:" in str(b))
    assert (await carol.send(forged, carol.board).answered()).alert
    assert not carol.whispers


async def test_a_press_on_a_private_message_from_before_a_restart_works(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    players = alice.at(group), telegram.user("Ben").at(group)
    async with bot():
        await sit_down(GAME, *players)
        for player in players:
            await open_hand(player)
        mover = await to_move(*players)
    message = hand(mover)
    async with bot():
        before = message.edits
        assert await step(mover, message, choices(message)[0]) == Answer()
        assert message.edits > before
        while choices(message):
            await step(mover, message, choices(message)[0])
        assert hand(mover) is message


async def test_a_refused_press_brings_its_message_up_to_date(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    players = alice.at(group), telegram.user("Ben").at(group)
    async with bot():
        await sit_down(GAME, *players)
        for player in players:
            await open_hand(player)
        mover = await to_move(*players)
        other = next(p for p in players if p is not mover)
        code, revision = choices(hand(mover))[0].split(":")[1:3]
    async with bot():
        while choices(hand(mover)):
            await step(mover, hand(mover), choices(hand(mover))[0])
        stale = hand(other)
        answer = await other.send(f"mine:{code}:{revision}:pass", stale).answered()
        assert answer.alert
        assert await to_move(other) is other
