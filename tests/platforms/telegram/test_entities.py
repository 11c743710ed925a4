"""Moments and mentions on their way to Telegram: in texts, captions, edits and private messages,
and what becomes of them where a server refuses them."""

import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from telegram.ext import ExtBot

from bot.desk.private_screens import Reader
from bot.desk.reply import Alert, NewScreen, PrivateLine
from bot.moments import dated, moment
from bot.people import Chat, Person
from bot.platforms.contents import Contents
from bot.platforms.telegram import TelegramPlatform
from bot.platforms.telegram.calls import Bot
from bot.platforms.telegram.ephemeral import Ephemeral, RefusedByTelegram, Right
from bot.platforms.telegram.limiter import Limiter
from bot.platforms.telegram.request import AiohttpRequest
from bot.platforms.telegram.uploads import UploadedFiles
from bot.platforms.telegram.version import Version
from bot.screens import Mention, Screen
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import FAST, display, now
from tests.platforms.telegram.script import Script, screen

TOMORROW = round(time.time()) + 86400
FAR = TOMORROW + 1100 * 86400  # further away than Telegram takes
MARKED = [("text_mention", "Alice 🎲"), ("date_time", "in one day")]


def calling(person: Account, number: int = 2, at: int = TOMORROW, **changes: object) -> Screen:
    """A screen that calls somebody until a moment."""
    lines = ("🎲 Alice 🎲’s turn", f"Answer {moment(at, 'in one day')}, please.")
    mentions = (Mention(f"telegram:{person.user.id}", "Alice 🎲"),)
    return screen(number, "e5", lines=lines, mentions=mentions, **changes)


async def test_a_new_message_mentions_and_shows_the_moment_in_its_caption(
    platform: TelegramPlatform, script: Script, alice: Account, there: Someone
) -> None:
    await platform.repost(display(script), now(calling(alice)))
    board = there.board
    assert board.text == "🎲 Alice 🎲’s turn\nAnswer in one day, please."
    assert board.marked == MARKED
    mention, shown = board.entities
    assert (mention["offset"], mention["length"], mention["user"]["id"]) == (3, 8, alice.user.id)
    # 3 for the first die and a space, 8 for the name, 7 for "’s turn", a break, 7 for "Answer ".
    assert (shown["offset"], shown["length"]) == (26, 10)
    assert (shown["unix_time"], shown["date_time_format"]) == (TOMORROW, "r")
    assert not board.silent


async def test_a_day_is_shown_as_a_day_where_the_reader_is(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    paused = screen(2, "e5", lines=("Ann", f"Paused until {dated(TOMORROW, '12 Dec')}"))
    await platform.repost(display(script), now(paused))
    (shown,) = there.board.entities
    assert there.board.marked == [("date_time", "12 Dec")]
    assert (shown["unix_time"], shown["date_time_format"]) == (TOMORROW, "D")


async def test_an_edited_picture_has_its_moments(
    platform: TelegramPlatform, script: Script, alice: Account, there: Someone
) -> None:
    await platform.show(display(script), now(calling(alice)))
    assert there.board.marked == MARKED
    await platform.show(display(script), now(screen(3, "e5")))
    assert there.board.entities == []


async def test_texts_and_their_edits_have_their_moments(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    script.answers["play"] = NewScreen(calling(alice, picture=None))
    there.say("/play reversi")
    board = await there.offered("e5")
    assert board.marked == MARKED
    await script.told(1)
    later = calling(alice, 3, TOMORROW + 60, picture=None)
    await platform.show(display(script), now(later))
    assert board.entities[1]["unix_time"] == TOMORROW + 60
    assert board.edits == 1


async def test_a_board_in_characters_keeps_its_width_when_it_is_edited(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    for number, board in ((1, "a b\nc d"), (2, "a x\nc d")):
        drawn = screen(number, "e5", picture=None, lines=("Board", board))
        if number == 1:
            script.answers["play"] = NewScreen(drawn)
            there.say("/play reversi")
            await there.offered("e5")
            await script.told(1)
        else:
            await platform.show(display(script), now(drawn))
        assert there.board.marked == [("pre", board)]


async def test_an_answer_to_a_press_and_a_line_say_the_moment_in_words(
    script: Script, telegram: TelegramServer, there: Someone
) -> None:
    notice = f"You have time until {moment(TOMORROW, 'tomorrow')}."
    script.answers["move:ABCDE:1:d3"] = Alert(notice)
    assert (await there.press("d3")).text == "You have time until tomorrow."
    script.answers["rules"] = PrivateLine(notice)
    there.say("/rules")
    told = await there.sees("You have time until tomorrow.")
    assert told.marked == [("date_time", "tomorrow")]


# Servers that refuse them


async def test_an_older_server_gets_the_words_and_is_asked_once(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
) -> None:
    telegram.api = "9.4"
    refused = telegram.refused
    await platform.repost(display(script), now(calling(alice)))
    assert there.board.marked == MARKED[:1]
    assert "in one day" in there.board.text
    assert telegram.refused == refused + 1
    await platform.show(display(script), now(calling(alice, 3)))
    await platform.repost(display(script), now(calling(alice, 4)))
    assert there.board.marked == MARKED[:1]
    assert telegram.refused == refused + 1


async def test_an_older_server_refuses_in_an_edit_as_well(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
) -> None:
    telegram.api = "9.4"
    board = there.board
    await platform.show(display(script), now(calling(alice)))
    assert board.marked == MARKED[:1]
    assert there.board is board


async def test_a_moment_too_far_away_is_said_in_words_this_once(
    platform: TelegramPlatform, script: Script, alice: Account, there: Someone
) -> None:
    shown = await platform.repost(display(script), now(calling(alice, at=FAR)))
    assert there.board.text == "🎲 Alice 🎲’s turn\nAnswer in one day, please."
    assert there.board.entities == []
    assert shown.message == there.board.mark
    await platform.show(display(script), now(calling(alice, 3, at=FAR)))
    await platform.repost(display(script), now(calling(alice, 4)))
    assert there.board.marked == MARKED


async def test_a_person_whom_the_server_cannot_find_is_a_name_among_words(
    platform: TelegramPlatform, script: Script, alice: Account, there: Someone
) -> None:
    stranger = (Mention("telegram:99", "Alice 🎲"),)
    await platform.repost(display(script), now(replace(calling(alice), mentions=stranger)))
    assert there.board.text.startswith("🎲 Alice 🎲’s turn")
    assert there.board.entities == []


# Messages that one person alone sees


@pytest.fixture
async def bot(telegram: TelegramServer) -> AsyncIterator[Bot]:
    base, requests = telegram.api_url, [AiohttpRequest(telegram.api_url) for _ in range(2)]
    made = ExtBot(
        telegram.token,
        base_url=f"{base}/bot",
        request=requests[0],
        get_updates_request=requests[1],
        rate_limiter=Limiter(FAST),
    )
    async with made:
        yield made


@pytest.fixture
def reader(telegram: TelegramServer, alice: Account) -> Reader:
    """Alice in a group whose bot may show her anything."""
    telegram.api = "10.3"
    group = telegram.group()
    group.admin = True
    person = Person("telegram", str(alice.user.id), "Alice")
    return Reader(Chat("telegram", str(group.id)), person)


def whisper(telegram: TelegramServer, alice: Account, reader: Reader) -> Message:
    (message,) = alice.at(telegram.chats[int(reader.chat.id)]).whispers
    return message


@pytest.mark.parametrize("at", [TOMORROW, FAR], ids=["soon", "far"])
@pytest.mark.parametrize("drawn", [True, False])
async def test_private_messages_have_moments_or_else_their_words(
    bot: Bot, telegram: TelegramServer, alice: Account, reader: Reader, drawn: bool, at: int
) -> None:
    changes: dict[str, object] = {"audience": reader.person.key}
    changes |= {} if drawn else {"picture": None}
    ephemeral, marked = (
        Ephemeral(bot, UploadedFiles(), Contents()),
        MARKED if at == TOMORROW else [],
    )
    first = calling(alice, 2, at, **changes)
    message = await ephemeral.send(reader, first, Right(), Version.NESTED)
    assert whisper(telegram, alice, reader).marked == marked
    await ephemeral.edit(message, calling(alice, 3, at + 60, prompt="Where to?", **changes))
    assert whisper(telegram, alice, reader).text.endswith("in one day, please.\nWhere to?")
    assert whisper(telegram, alice, reader).marked == marked


async def test_a_private_message_that_is_refused_for_another_reason_is_not_sent_again(
    bot: Bot, telegram: TelegramServer, alice: Account, reader: Reader
) -> None:
    telegram.chats[int(reader.chat.id)].keeps_secrets = False
    shown = calling(alice, audience=reader.person.key)
    with pytest.raises(RefusedByTelegram):
        await Ephemeral(bot, UploadedFiles(), Contents()).send(
            reader, shown, Right(), Version.NESTED
        )
    assert len(telegram.said("sendPhoto")) == 1
