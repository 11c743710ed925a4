"""Animations and documents in chats of Telegram."""

import pytest

from tests.bot.test_animation import Gate
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_http import Upload
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_schema import units
from tests.loopback.telegram_world import Message
from tests.platforms.files import RECORD, animation, answering, shown
from tests.platforms.telegram.conftest import MENUS, Run
from tests.platforms.telegram.hands import Two, choices, hand, open_hand, step, to_move

ASKED = "/rules reversi"


def files(there: Someone) -> list[Message]:
    """The messages with a file that all see there."""
    return [message for message in there.messages if message.picture]


async def file_in(telegram: TelegramServer, there: Someone) -> Message:
    """The newest message with a file, waited for."""
    found = await telegram.until(lambda: files(there))
    message = found[-1]
    assert isinstance(message, Message)
    return message


async def test_an_animation_plays_in_the_topic_where_it_was_asked_for(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    forum, moving = telegram.group(forum=True), animation()
    there = alice.at(forum, forum.topic())
    answering(monkeypatch, shown(moving))
    async with bot():
        there.say(ASKED)
        message = await file_in(telegram, there)
    assert (message.kind, message.picture, message.text) == (
        "animation",
        moving.data,
        "Here it is.",
    )
    assert isinstance(message.picture, Upload) and message.picture.filename == moving.name
    assert message.thread == there.thread
    assert [call.method for call in telegram.said("sendAnimation")] == ["sendAnimation"]


async def test_a_document_is_sent_as_it_is_under_its_name(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, shown(RECORD))
    async with bot():
        alice.private.say(ASKED)
        message = await file_in(telegram, alice.private)
    assert (message.kind, message.picture) == ("document", RECORD.data)
    assert isinstance(message.picture, Upload) and message.picture.filename == RECORD.name
    assert telegram.said("sendDocument")[0].params["disable_content_type_detection"] == "true"


async def test_what_is_said_of_a_file_fits_into_a_caption(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, shown(RECORD, "words 🎲 " * 300))
    async with bot():
        alice.private.say(ASKED)
        message = await file_in(telegram, alice.private)
    assert 1000 < units(message.text) <= 1024 and message.text.endswith("…")


async def test_a_file_waits_as_long_as_telegram_asks(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, shown(animation()))
    telegram.faults.append(Fault("sendAnimation", wait=1))
    async with bot():
        alice.private.say(ASKED)
        await file_in(telegram, alice.private)
    first, second = telegram.said("sendAnimation")
    assert second.at - first.at >= 1.0
    assert len(files(alice.private)) == 1


async def test_a_file_that_telegram_has_is_not_uploaded_again(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, shown(animation()))
    async with bot():
        alice.private.say(ASKED)
        await telegram.until(lambda: len(files(alice.private)) == 1)
        alice.private.say(ASKED)
        await telegram.until(lambda: len(files(alice.private)) == 2)
    assert telegram.uploads == 1


async def test_a_line_becomes_the_animation_that_it_announced(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, moving = alice.at(telegram.group()), animation()
    later = shown(None, "31 of 60"), shown(moving, "Done.")
    answering(monkeypatch, shown(None, "0 of 60"), *later)
    async with bot():
        there.say(ASKED)
        message = await file_in(telegram, there)
    assert (message.kind, message.text, message.picture) == ("animation", "Done.", moving.data)
    own = [m for m in there.messages if m.sender["is_bot"]]
    assert own == [message] and message.edits == 2


async def test_asked_for_on_a_hand_it_comes_for_all_and_the_hand_goes_on_meanwhile(
    seated: Two, telegram: TelegramServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    other = next(player for player in seated if player is not mover)
    gate, before = Gate(monkeypatch, 1), hand(other).content()
    code = str(choices(hand(mover))[0]).split(":")[1]
    await other.send(f"share:{code}:0:0.animation", hand(other)).answered()
    await telegram.until(lambda: [m for m in other.messages if "Making" in m.text])
    while choices(hand(mover)):
        await step(mover, hand(mover), choices(hand(mover))[0])
    await telegram.until(lambda: hand(other).content() != before)
    gate.open.set()
    message = await telegram.until(
        lambda: next((m for m in other.messages if m.kind == "animation"), None)
    )
    assert message.picture.startswith(b"GIF89a") and "No move yet" in message.text
    assert message in mover.messages and len(other.whispers) == 1


async def test_a_file_for_one_person_is_shown_to_nobody_else_in_a_group(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(monkeypatch, shown(RECORD), private=True)
    there = alice.at(telegram.group())
    async with bot():
        there.say(ASKED)
        await there.sees("Ask me in private.")
    assert not files(there)
    assert not telegram.said("sendDocument")


async def test_a_server_with_private_messages_takes_a_file_for_one_person(
    bot: Run, telegram: TelegramServer, alice: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    telegram.api = "10.3"
    answering(monkeypatch, shown(RECORD), private=True)
    group = telegram.group()
    there, ben = alice.at(group), telegram.user("Ben").at(group)
    async with bot():
        await telegram.until(lambda: len(telegram.commands) == MENUS)  # so that clients know them
        there.say("/table score")
        message = await there.told("Here it is.")
    assert (message.kind, message.picture) == ("document", RECORD.data)
    assert not ben.whispers and not files(ben)
