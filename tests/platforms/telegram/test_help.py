"""What people read who ask what can be done here: alone or in four lines, never a wall for all."""

import pytest

from tests.loopback.telegram import Account, TelegramServer
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import Two
from tests.platforms.telegram.test_hidden_commands import registered


@pytest.mark.parametrize("name", ["help", "table", "me"])
async def test_a_group_reads_four_lines_and_a_link_to_the_rest(
    bot: Run, telegram: TelegramServer, alice: Account, name: str
) -> None:
    telegram.api = "10.1"
    group = telegram.group()
    async with bot():
        there = alice.at(group)
        there.say(f"/{name}")
        told = await there.sees("/play")
        assert len(told.text.splitlines()) == 4 and "/resign" not in told.text
        assert [button["url"].partition("?")[2] for button in told.buttons] == ["start=help"]
        alice.private.say("/start help")
        everything = await alice.private.sees("/settings")
        assert "/table" in everything.text and "/resign" not in everything.text
        assert len([line for line in everything.text.splitlines() if line[:1] == "/"]) == 14


@pytest.mark.parametrize(("name", "one"), [("table", "/table undo"), ("me", "/me link")])
async def test_what_stands_behind_a_command_is_listed_to_one_alone(
    seated: Two, telegram: TelegramServer, name: str, one: str
) -> None:
    await registered(telegram)
    alice, ben = seated
    before = len(alice.messages)
    alice.say(f"/{name}")
    await alice.told(one)
    assert len(alice.messages) == before and not [m for m in ben.whispers if one in m.text]


async def test_who_comes_into_the_private_chat_reads_four_lines_and_presses_a_game(
    bot: Run, alice: Account
) -> None:
    async with bot():
        alice.private.say("/start")
        told = await alice.private.sees("/help")
        assert len(told.text.splitlines()) == 4
        games, more = told.labels[:3], told.labels[3:]
        assert games == ["Crosswise", "Reversi", "Triominos"]
        assert more == [
            *("Learn a game", "My tables", "Enter a code", "Puzzle of the day"),
            "What else is there?",
        ]
        await alice.private.press("Reversi", told)
        await alice.private.offered("+ Computer")


async def test_a_command_is_typed_alone_or_behind_the_other(
    seated: Two, telegram: TelegramServer
) -> None:
    await registered(telegram)
    alice, _ = seated
    alice.say("/table score")
    await alice.told("): 0")
    alice.say("/me away 3")
    await alice.told("/back")
    alice.say("/table nonsense")
    await alice.told("nonsense")
