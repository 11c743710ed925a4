"""Limits of tables through the whole bot: the same wish twice, and a wish too many."""

import re

from tests.database import Database
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.conftest import Run


def codes(someone: Someone) -> list[str]:
    """The codes of the lobbies that stand in a chat."""
    found = (re.search(r"table ([A-Z2-9]{7})", message.text) for message in someone.messages)
    return [match[1] for match in found if match]


async def lobbies(someone: Someone, count: int) -> None:
    """Somebody opens so many lobbies, all different."""
    for number in range(1, count + 1):
        someone.say(f"/play reversi match {number}")
        await someone.server.until(lambda number=number: len(codes(someone)) == number)  # type: ignore[misc]


async def test_a_table_that_is_asked_for_again_and_again_is_opened_once(
    bot: Run, database: Database, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot():
        for _ in range(10):
            there.say("/play reversi")
        await telegram.until(lambda: len(telegram.said("sendPhoto")) == 10)
        await telegram.until(lambda: len(codes(there)) == 1)
        assert len(database.rows("SELECT code FROM tables")) == 1


async def test_a_lobby_too_many_is_refused_without_a_word_to_the_group(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    elsewhere, there = alice.at(telegram.group()), alice.at(telegram.group())
    async with bot():
        await lobbies(elsewhere, 5)
        line = there.say("/play reversi")
        await telegram.until(lambda: line.reactions == ["👎"])
        assert there.messages == [line]


async def test_the_lobbies_to_close_are_named_in_the_private_chat(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    elsewhere, there = alice.at(telegram.group()), alice.at(telegram.group())
    async with bot():
        await lobbies(elsewhere, 5)
        alice.private.say("/play reversi")
        refused = await alice.private.sees("You have 5 tables open")
        assert all(code in refused.text for code in codes(elsewhere))
        there.say("/play reversi")
        await telegram.until(
            lambda: sum("You have 5 tables" in m.text for m in alice.private.messages) == 2
        )
        assert len([m for m in there.messages if m.sender["is_bot"]]) == 0
