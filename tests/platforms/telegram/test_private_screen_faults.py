"""Private messages in a group where servers, groups and networks do not play along."""

import pytest

from bot.platforms.telegram import callback_queries, support
from tests.loopback.telegram import Account, Fault, Rates, TelegramServer
from tests.loopback.telegram_world import Answer
from tests.platforms.telegram.conftest import SECOND, Run
from tests.platforms.telegram.hands import (
    GAME,
    Two,
    choices,
    hand,
    open_hand,
    sit_down,
    step,
    to_move,
)


async def test_a_group_that_refuses_them_is_asked_no_more(
    seated: Two, telegram: TelegramServer
) -> None:
    alice, ben = seated
    alice.chat.keeps_secrets = False
    for _ in range(support.REFUSALS):
        assert (await open_hand(alice)).alert
    asked = len(telegram.calls)
    assert (await open_hand(alice)).alert
    board = str(alice.board.id)  # which may be edited meanwhile
    others = [c for c in telegram.calls[asked:] if str(c.params.get("message_id")) != board]
    assert {c.method for c in others} <= {"answerCallbackQuery", "getUpdates"}
    other = telegram.group("Elsewhere")
    elsewhere = alice.at(other), ben.at(other)
    await sit_down(GAME, *elsewhere)
    assert await open_hand(elsewhere[0]) == Answer()


async def test_a_message_that_its_reader_has_closed_is_shown_anew(seated: Two) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    old = hand(mover)
    old.deleted = True
    assert await step(mover, old, choices(old)[0]) == Answer()
    assert hand(mover) is not old
    assert hand(mover).picture


async def test_an_edit_that_is_refused_opens_the_private_chat(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    old = hand(mover)
    old.deleted = True
    mover.chat.keeps_secrets = False
    answer = await step(mover, old, choices(old)[0])
    assert answer.url.startswith("https://t.me/")


@pytest.mark.parametrize("api", ["10.2"])
async def test_a_server_that_takes_no_new_picture_in_an_edit_gets_a_new_message(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    for _ in range(2):
        old = hand(mover)
        assert await step(mover, old, choices(old)[0]) == Answer()
        await telegram.until(lambda: len(mover.whispers) == 1)
        assert old.deleted
        assert hand(mover).picture
    assert len(telegram.said("editEphemeralMessageMedia")) == 1


@pytest.mark.parametrize("api", ["10.2"])
async def test_an_administrator_needs_no_press_to_bring_a_screen_up_to_date(
    seated: Two, telegram: TelegramServer
) -> None:
    seated[0].chat.admin = True
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    other = next(p for p in seated if p is not mover)
    old = hand(other)
    while choices(hand(mover)):
        await step(mover, hand(mover), choices(hand(mover))[0])
    await telegram.until(lambda: old.deleted)
    await to_move(other)


@pytest.mark.usefixtures("eager")
async def test_floods_and_failing_networks_only_delay_a_private_screen(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    for fault in (
        Fault("editEphemeralMessageMedia", wait=SECOND),
        Fault("editEphemeralMessageMedia", drop=True),
        Fault("editEphemeralMessageMedia", lose=True),
        Fault("editEphemeralMessageMedia", status=502),
    ):
        mover = await to_move(*seated)
        other = next(p for p in seated if p is not mover)
        telegram.faults.append(fault)
        for _ in range(8):
            if not choices(hand(mover)):
                break
            await step(mover, hand(mover), choices(hand(mover))[0])
        await to_move(other)
        await telegram.until(lambda: not choices(hand(mover)))  # noqa: B023
        assert fault.times == 0


async def test_private_messages_stand_in_the_topic_of_the_table(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    forum = telegram.group("Forum", forum=True)
    thread = forum.topic()
    async with bot():
        players = alice.at(forum, thread), telegram.user("Ben").at(forum, thread)
        await sit_down(GAME, *players)
        await open_hand(players[0])
        assert hand(players[0]).picture


async def test_a_press_does_not_wait_long_for_its_screen(
    seated: Two, telegram: TelegramServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, _ = seated
    await open_hand(alice)
    monkeypatch.setattr(callback_queries, "SOON", 0.1)
    old = hand(alice)
    late = Fault("sendPhoto", hold=True)
    telegram.faults.append(late)
    assert (await open_hand(alice)).alert
    late.hold = False
    await telegram.until(lambda: old.deleted)
    assert hand(alice).picture


async def test_hands_are_played_within_telegrams_real_limits(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    telegram.rates = Rates(chat=4, window=0.5, edits=4, minute=0.5, group=4, second=SECOND)
    flood = Fault("editEphemeralMessageMedia", times=2, wait=SECOND)  # however slow the machine is
    telegram.faults.append(flood)
    for _ in range(8):
        mover = await to_move(*seated)
        answer = await step(mover, hand(mover), choices(hand(mover))[0])
        assert not answer.url
    assert flood.times == 0
