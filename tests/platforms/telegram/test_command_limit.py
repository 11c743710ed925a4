"""Somebody who sends one command after the other: told once, then not answered for a while."""

from bot.desk.reply import NewScreen
from bot.people import Chat, Person
from bot.platforms.telegram import SendingLimits
from bot.platforms.telegram.command_limit import CommandLimit, CommandVerdict
from bot.screens import Screen
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.conftest import make, serving
from tests.platforms.telegram.script import Script

ANN, BEN = Person("telegram", "1", "Ann"), Person("telegram", "2", "Ben")
GROUP, TOPIC, OTHER = Chat("telegram", "-1"), Chat("telegram", "-1", "7"), Chat("telegram", "-2")
FEW = SendingLimits(interval=0.0, group=0, commands=3, silence=600.0)
TOLD = "telegram-slow-down"


def limit(now: list[float]) -> CommandLimit:
    """Three commands in a minute, then silence for two."""
    return CommandLimit(3, 60.0, 120.0, lambda: now[0])


def test_the_fourth_command_in_a_minute_is_told_and_the_fifth_ignored() -> None:
    commands = limit([0.0])
    assert [commands.take(ANN, GROUP) for _ in range(6)] == [
        *[CommandVerdict.ANSWER] * 3,
        CommandVerdict.TELL,
        *[CommandVerdict.IGNORE] * 2,
    ]


def test_the_silence_ends_however_many_commands_came_in_it() -> None:
    now = [0.0]
    commands = limit(now)
    for _ in range(4):
        commands.take(ANN, GROUP)
    now[0] = 119.0
    assert commands.take(ANN, GROUP) is CommandVerdict.IGNORE
    now[0] = 120.0
    assert [commands.take(ANN, GROUP) for _ in range(4)][-2:] == [
        CommandVerdict.ANSWER,
        CommandVerdict.TELL,
    ]


def test_commands_far_enough_apart_are_all_answered() -> None:
    now = [0.0]
    commands = limit(now)
    for second in range(0, 600, 20):
        now[0] = float(second)
        assert commands.take(ANN, GROUP) is CommandVerdict.ANSWER


def test_others_and_other_chats_are_not_concerned_but_topics_are() -> None:
    commands = limit([0.0])
    for _ in range(3):
        commands.take(ANN, GROUP)
    assert commands.take(BEN, GROUP) is CommandVerdict.ANSWER
    assert commands.take(ANN, OTHER) is CommandVerdict.ANSWER
    assert commands.take(ANN, TOPIC) is CommandVerdict.TELL


async def flood(script: Script, someone: Someone, count: int = 10) -> None:
    """Somebody types so many commands, and the server has handed them all over."""
    script.answers["rules"] = NewScreen(Screen("", 0, ("Rules",)))
    for _ in range(count):
        someone.say("/rules")
    await someone.server.until(lambda: not someone.server.updates)


async def test_whoever_has_written_privately_is_told_there(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(make(script, telegram, FEW)):
        script.answers["help"] = NewScreen(Screen("", 0, ("Help",)))
        alice.private.say("hello")
        await alice.private.sees("Help")
        there = alice.at(telegram.group())
        await flood(script, there)
        await alice.private.sees(TOLD)
        assert len([call for call in script.heard if call[2] == "rules"]) == 3
        assert not any(TOLD in message.text for message in there.messages)


async def test_an_ephemeral_message_tells_whoever_has_not(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.2"
    group = telegram.group()
    group.admin = True
    async with serving(make(script, telegram, FEW)):
        there = alice.at(group)
        await flood(script, there)
        await telegram.until(lambda: any(TOLD in message.text for message in there.whispers))
        assert not any(TOLD in message.text for message in there.messages)


async def test_elsewhere_a_reaction_tells_it_once(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with serving(make(script, telegram, FEW)):
        there = alice.at(group)
        await flood(script, there)
        await telegram.until(lambda: telegram.said("setMessageReaction"))
        ben = telegram.user("Ben").at(group)
        await flood(script, ben, 1)
        await telegram.until(lambda: len([m for m in there.messages if m.text == "Rules"]) == 4)
        assert not [m for m in there.messages if TOLD in m.text]
        assert [line.reactions for line in there.messages if line.reactions] == [["👎"]]


async def test_buttons_of_commands_count_as_commands(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    async with serving(make(script, telegram, FEW)):
        there = alice.at(telegram.group())
        await flood(script, there, 1)
        board = await there.sees("Rules")
        script.answers["do::0:rules"] = NewScreen(Screen("", 0, ("Again",)))
        for _ in range(4):
            answer = await there.send("do::0:rules", board).answered()
        assert answer.alert and TOLD in answer.text
        assert sum(message.text == "Again" for message in there.messages) == 2


async def test_in_a_private_chat_it_is_told_there(
    script: Script, telegram: TelegramServer, bruno: Account
) -> None:
    async with serving(make(script, telegram, FEW)):
        await flood(script, bruno.private)
        await bruno.private.sees(f"de {TOLD}")
        assert len(script.heard) == 3
