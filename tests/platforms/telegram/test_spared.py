"""What Telegram is spared in a match by private messages: edits that would change nothing, and
pictures that it has already."""

import random

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import (
    HIDDEN,
    Two,
    choices,
    hand,
    leaks,
    open_hand,
    picked,
    sit_down,
    step,
    to_move,
)

STEPS = 16


@pytest.mark.parametrize(("api", "game"), [("10.2", HIDDEN[0]), ("10.3", HIDDEN[-1])])
async def test_no_picture_that_telegram_has_named_is_uploaded_again(
    api: str, game: str, bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = api
    group, luck = telegram.group(), random.Random(game)
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await sit_down(game, *players)
        for player in players:
            await open_hand(player)
        for _ in range(STEPS):
            player = await to_move(*players)
            await step(player, hand(player), luck.choice(choices(hand(player))))
            if picked(hand(player)):
                await player.press(picked(hand(player))[0], hand(player))
    assert telegram.again == []
    assert telegram.unchanged == 0
    assert not leaks(telegram, *players)


async def test_a_hand_is_shown_by_its_picture_where_telegram_has_forgotten_it(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    player = await to_move(*seated)
    picture = hand(player).picture
    await step(player, hand(player), choices(hand(player))[0])
    telegram.files.clear()
    await player.press(picked(hand(player))[0], hand(player))
    assert hand(player).picture == picture
    await open_hand(player)
    assert hand(player).picture == picture
