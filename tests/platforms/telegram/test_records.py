"""Records in chats of Telegram: documents go out, and come in."""

import pytest

from bot.records.files import file_of
from bot.records.making import record_of
from bot.records.record import LARGEST, read, write
from tests.bot.recorded import finished
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.test_match import code_of

RECORD = record_of(finished("reversi", 2))


async def document(telegram: TelegramServer, there: Someone) -> Message:
    """The newest document of the bot, waited for."""

    def look() -> list[Message]:
        return [m for m in there.messages if m.kind == "document" and m.sender["is_bot"]]

    found = await telegram.until(look)
    message = found[-1]
    assert isinstance(message, Message)
    return message


async def test_a_document_with_the_command_becomes_a_match_and_goes_out_the_same(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot():
        there.gives(write(RECORD), "match.json", "/import")
        board = await there.offered("Analysis")
        assert board.picture
        assert "Alice Liddell has opened this match from a file." in board.text
        there.say(f"/export {code_of(board)}")
        message = await document(telegram, there)
    assert read(message.picture) == RECORD
    assert telegram.fetched == 1


async def test_a_document_that_is_answered_with_the_command_becomes_a_match(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot():
        brought = there.gives(file_of(RECORD, "wthor").data, "match.wtb")
        there.say("/import", reply_to_message=brought.json())
        await telegram.until(lambda: [m for m in there.messages if m.kind == "photo"])
    assert telegram.fetched == 1


async def test_a_document_without_a_word_is_opened_where_only_the_bot_reads(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = alice.at(telegram.group())
    async with bot():
        group.gives(file_of(RECORD, "ggf").data, "match.ggf")
        alice.private.gives(file_of(RECORD, "ggf").data, "match.ggf")
        await telegram.until(lambda: [m for m in alice.private.messages if m.kind == "photo"])
    assert telegram.fetched == 1
    assert all(message.kind == "document" for message in group.messages)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "no record that I can read"), ("de", "keine Aufzeichnung")]
)
async def test_what_is_no_record_is_said_to_be_none(
    bot: Run, telegram: TelegramServer, language: str, told: str
) -> None:
    there = telegram.user("Bruno", language=language).private
    async with bot():
        there.gives(b"\0\1\2", "holiday.jpg", "/import")
        await there.sees(told)


async def test_what_is_too_large_is_not_even_fetched(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot():
        alice.private.gives(b"x" * (LARGEST + 1), "large.json", "/import")
        await alice.private.sees("too large")
    assert telegram.fetched == 0 and not telegram.said("getFile")


async def test_the_command_alone_says_how_it_is_done(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    async with bot():
        alice.private.say("/import")
        await alice.private.sees("with the caption /import")
        bruno.private.say("/import")
        await bruno.private.sees("mit der Unterschrift /import")
