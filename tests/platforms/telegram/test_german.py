"""Every command of records, ratings, people and puzzles answers a German reader in German."""

import pytest

from bot.people import Person
from tests.database import Database
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.german import Case, assert_german, cases
from tests.platforms.telegram.conftest import Run
from tests.platforms.web.ranked import BEN, beats

PUBLIC = ("replay", "export", "rating", "top", "puzzle", "daily")  # are for all in a group


async def answers(there: Someone, case: Case) -> None:
    """The command is typed, and its answer is German, with all its buttons and whatever else came
    meanwhile."""
    before = {message.id for message in there.messages}
    sent = there.say(case.line)

    def came() -> list[Message]:
        return [m for m in there.messages if m.id not in before and m.id != sent.id]

    await there.server.until(lambda: any(case.said in message.text for message in came()))
    for message in came():
        assert_german(message.text, *message.labels)


async def test_in_a_private_chat(
    bot: Run, database: Database, bruno: Account, subtests: pytest.Subtests
) -> None:
    own = Person("telegram", str(bruno.user.id), "Bruno", "de")
    async with bot() as desk:
        code = await beats(desk, database, own, BEN, platform="telegram")
        for case in cases(code, alone=True):
            with subtests.test(str(case)):
                await answers(bruno.private, case)


def public(code: str) -> list[Case]:
    """What is answered for all: refusals and how often somebody has beaten whom are not."""
    alone = ("computers", "Zoe")
    return [c for c in cases(code) if c.command in PUBLIC and not {*alone} & {*c.given.values()}]


async def test_in_a_german_group(
    bot: Run,
    database: Database,
    telegram: TelegramServer,
    bruno: Account,
    subtests: pytest.Subtests,
) -> None:
    group = telegram.group()
    there = bruno.at(group)
    own = Person("telegram", str(bruno.user.id), "Bruno", "de")
    async with bot() as desk:
        code = await beats(desk, database, own, BEN, platform="telegram")
        there.say(f"/board {code}")
        board = await there.server.until(
            lambda: next((m for m in there.messages if m.markup), None)
        )
        await there.send(f"retry:{code}:0:", board).answered()  # so that it is known to stand there
        there.say("/language de")
        await there.sees("Ich spreche")
        there.say(f"/board {code}")
        await there.sees("Bruno gewinnt")
        await database.shown("telegram", group.id)  # it is noted only then that it stands here
        for case in public(code):
            with subtests.test(str(case)):
                await answers(there, case)
