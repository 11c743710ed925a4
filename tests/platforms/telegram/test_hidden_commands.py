"""Commands in a group that the bot alone sees, and their answers for nobody else."""

from collections.abc import Iterable

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import MENUS, Run
from tests.platforms.telegram.hands import (
    GAME,
    Two,
    choices,
    hand,
    leaks,
    open_hand,
    shared,
    sit_down,
    step,
    to_move,
)

HIDDEN = ["games", "hand", "move", "hint", "settings", "table", "me"]
KNOWING = pytest.mark.parametrize("api", ["10.2", "10.3"])


async def registered(telegram: TelegramServer) -> None:
    """The menu is there, so that people's clients know which commands are hidden."""
    await telegram.until(lambda: len(telegram.commands) == MENUS)


def lines(messages: Iterable[Message]) -> list[tuple[int, str]]:
    """What stands in a chat."""
    return [(m.id, m.text) for m in messages]


@KNOWING
async def test_private_commands_are_registered_as_hidden_in_groups(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    for (scope, _), entries in telegram.commands.items():
        hidden = [e["command"] for e in entries if e.get("is_ephemeral")]
        assert hidden == (HIDDEN if scope == "all_group_chats" else [])


@pytest.mark.parametrize("api", ["10.1"])
async def test_an_older_server_is_told_nothing_of_it(seated: Two, telegram: TelegramServer) -> None:
    await registered(telegram)
    assert "is_ephemeral" not in str([c.params for c in telegram.said("setMyCommands")])


@KNOWING
async def test_the_hand_is_answered_to_its_owner_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    alice, ben = seated
    before = lines(alice.messages)
    alice.say("/hand")
    await telegram.until(lambda: any(m.picture for m in alice.whispers))
    assert hand(alice).picture and not ben.whispers
    assert lines(alice.messages) == before
    assert not leaks(telegram, alice, ben)


async def test_a_hand_opened_by_command_is_played_and_follows_the_table(seated: Two) -> None:
    await registered(seated[0].server)
    for player in seated:
        player.say("/hand")
        await player.server.until(lambda: any(m.picture for m in player.whispers))  # noqa: B023
    mover = await to_move(*seated)
    other = next(p for p in seated if p is not mover)
    seen = hand(other).content()
    while choices(hand(mover)):
        await step(mover, hand(mover), choices(hand(mover))[0])
    await to_move(other)
    assert hand(other).content() != seen


async def test_a_hand_opened_again_by_command_takes_the_older_one_away(seated: Two) -> None:
    await registered(seated[0].server)
    alice, _ = seated
    await open_hand(alice)
    old = hand(alice)
    alice.say("/hand")
    await alice.server.until(lambda: old.deleted)
    assert hand(alice).picture


@KNOWING
async def test_a_hint_and_a_score_are_said_to_the_one_who_asked(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    alice, _ = seated
    await open_hand(alice)
    await open_hand(seated[1])
    mover = await to_move(*seated)
    other = next(p for p in seated if p is not mover)
    before = lines(mover.messages)
    mover.say("/hint")
    await mover.told("Try ")
    assert any(m.picture for m in mover.whispers)  # the open hand has not made room for it
    mover.say("/table score")
    await mover.told("): 0\n")
    other.say("/hint")
    await other.told("Not your turn")
    stranger = telegram.user("Eve").at(alice.chat)
    stranger.say("/hand")
    await stranger.told("You do not play at this table.")
    assert lines(mover.messages) == before
    assert not [text for text in shared(telegram.calls) if "Try " in text]


async def test_the_answer_stands_in_the_topic_where_the_command_was_given(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    forum = telegram.group("Forum", forum=True)
    thread = forum.topic()
    async with bot():
        players = alice.at(forum, thread), telegram.user("Ben").at(forum, thread)
        await sit_down(GAME, *players)
        await registered(telegram)
        players[0].say("/hand")
        await telegram.until(lambda: any(m.picture for m in players[0].whispers))


async def test_a_group_that_allows_no_private_answer_is_shown_the_way_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    alice, ben = seated
    alice.chat.keeps_secrets = False
    before = len(alice.whispers)
    mover = alice if "Alice" in alice.board.text.split("your turn")[0] else ben
    alice.say("/hand")
    await alice.sees("Only you may see this")
    mover.say("/hint")
    await mover.sees("Your hint is for you alone")
    assert len(alice.whispers) == before
    assert not leaks(telegram, alice, ben)
    assert not [text for text in shared(telegram.calls) if "Try " in text]
