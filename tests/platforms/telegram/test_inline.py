"""Tables in chats in which the bot is no member: brought there by typing its name, or by mentioning
it where it is a guest."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from io import BytesIO

import pytest
from aiohttp import ClientSession
from PIL import Image

from bot.platforms.web import WebPlatform
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import BOT_NAME, Message
from tests.platforms.telegram.conftest import FAST, Run
from tests.ports import free_port

SWITCHED_ON = {"supports_inline_queries": True, "supports_guest_queries": True}
START = f"https://t.me/{BOT_NAME}?start="


@pytest.fixture
def friends(telegram: TelegramServer, alice: Account) -> tuple[Someone, Someone]:
    """Two people in a chat of which the bot knows nothing."""
    telegram.rights = SWITCHED_ON
    chat = telegram.foreign()
    return alice.at(chat), telegram.user("Ben").at(chat)


@asynccontextmanager
async def with_page(bot: Run) -> AsyncIterator[str]:
    """The bot with a page that Telegram can reach."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    async with bot(web_url=base) as desk:
        web = WebPlatform(desk, "127.0.0.1", port, "secret")
        await web.start()
        try:
            yield base
        finally:
            await web.close()


async def bring(someone: Someone, typed: str) -> Message:
    """Type something, and send the first that comes up."""
    return await someone.sends((await someone.types(typed)).results[0], typed)


async def begun(alice: Someone, ben: Someone, typed: str) -> Message:
    """A match between both at the table that Alice has brought along; its message."""
    message = await bring(alice, typed)
    for who, label in ((ben, "Join"), (alice, "Start")):
        await offers(message, who, label)
        await who.press(label, message)
    await offers(message, alice, "More")
    return message


def shows(someone: Someone, text: str) -> bool:
    """Whether the newest board of a chat says so."""
    return text in someone.board.text


async def offers(message: Message, someone: Someone, label: str) -> None:
    """Wait until a table's message has this button."""
    await someone.server.until(lambda: label in message.labels and "Alice" in message.text)


async def test_a_match_is_played_in_one_message_of_a_foreign_chat_through_a_restart(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with bot():
        message = await begun(alice, ben, "reversi first 1")
        await alice.press("d3", message)
        await telegram.until(lambda: "d3" in message.text)
        asked = await ben.press("More", message)
        assert asked.url.startswith(START), "what one person asks for stands in their own chat"
        refused = await alice.press("c3", message)
        assert refused.text == "Not your turn: Ben is to move." and refused.alert
    async with bot():
        await ben.press("c3", message)
        await telegram.until(lambda: "c3" in message.text)
    assert alice.messages == [message], "it is one message from beginning to end"
    ids = {call.params.get("chat_id") for call in telegram.calls} - {None}
    assert str(alice.chat.id) not in map(str, ids)


def edits_inline(telegram: TelegramServer) -> int:
    """How often a message that was sent through the bot was to be changed."""
    return sum("inline_message_id" in call.params for call in telegram.calls)


async def test_after_a_429_it_shows_the_newest_and_one_that_was_deleted_is_let_go(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with bot():
        message = await begun(alice, ben, "reversi first 1")
        code = str(message.buttons[0]["callback_data"]).split(":")[1]
        mine, his = (someone.at(telegram.private(someone.user)) for someone in friends)
        for someone in (mine, his):
            someone.say(f"/join {code}")
            await someone.offered("More")
        telegram.faults.append(Fault("editMessageText", wait=2))
        edits = message.edits
        await mine.press("d3")
        await his.press("c3")
        await telegram.until(lambda: "c3" in message.text)
        assert message.edits == edits + 1, "what waited is shown once, as it stands by then"
        message.deleted = True
        before = edits_inline(telegram)
        await mine.press("c4")
        await telegram.until(partial(shows, mine, "c4"))
        await telegram.until(lambda: edits_inline(telegram) > before)
        tried = edits_inline(telegram)
        await his.press("e3")
        await telegram.until(partial(shows, mine, "e3"))
        assert edits_inline(telegram) == tried, "nobody asks for it again"


async def test_without_feedback_the_first_press_opens_the_table(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    telegram.feedback = False
    alice, ben = friends
    async with bot():
        message = await bring(alice, "reversi")
        await ben.press("Join", message)
        await telegram.until(lambda: "Ben" in message.text)
        await alice.press("Join", message)
        await telegram.until(lambda: "Alice Liddell" in message.text)
        # A client can send what it likes, but the message stays with its table.
        other = await bring(ben.at(telegram.foreign()), "crosswise")
        await ben.press("Join", other)
        await telegram.until(lambda: len(other.buttons) > 1)
        code = str(other.buttons[0]["callback_data"]).split(":")[1]
        await ben.send(f"board:{code}:1:", message).answered()
        await ben.send("do::0:play.triominos", message).answered()
        assert "Reversi" in message.text and "Alice Liddell" in message.text


async def test_a_hidden_hand_comes_up_for_its_holder_who_plays_by_its_numbers(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    telegram.api = "10.3"
    alice, ben = friends
    async with bot():
        message = await begun(alice, ben, "crosswise first 1")
        label = next(b["text"] for b in message.buttons if "hand:" in str(b))
        answer = await alice.press(str(label), message)
        assert answer.alert and answer.text.startswith("1: ")
        told = (await ben.press(str(label), message)).text
        assert told.startswith("1: ")
        asked = await ben.press("1", message)
        assert asked.text == "Not your turn: Alice Liddell is to move."
        edits = message.edits
        for slot in "1234":  # a special finds nothing yet to be played on
            if not (await alice.press(slot, message)).alert:
                break
        await telegram.until(lambda: message.edits > edits)
        assert answer.text not in message.text and told not in message.text
    assert alice.messages == [message] and not alice.whispers


async def test_what_is_typed_finds_own_tables_games_and_codes(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with bot():
        nothing = await alice.types("")
        assert [r["title"] for r in nothing.results] == ["Crosswise", "Reversi", "Triominos"]
        assert nothing.told["is_personal"] and nothing.told["cache_time"] <= 5
        assert [r["title"] for r in (await alice.types("rev")).results] == ["Reversi"]
        assert not (await alice.types("chess")).results
        message = await begun(alice, ben, "reversi")
        own = await alice.types("")
        assert own.results[0]["title"].startswith("Reversi · ") and len(own.results) == 4
        assert len((await telegram.user("Eve").at(alice.chat).types("")).results) == 3
        code = str(message.buttons[-1]["callback_data"]).split(":")[1]
        shown = await bring(ben.at(telegram.foreign()), code.lower())
        await alice.press("d3" if "d3" in message.labels else message.labels[0], message)
        await telegram.until(lambda: shown.text == message.text)
        alice.at(telegram.private(alice.user)).say("/play reversi")
        lobby = await alice.at(telegram.private(alice.user)).offered("Send to a chat")
        (sent,) = (b["switch_inline_query"] for b in lobby.buttons if "switch_inline_query" in b)
        assert (await alice.types(sent)).results[0]["id"] == f"t-{sent}"
        against = await bring(alice.at(telegram.foreign()), "reversi casual")
        await telegram.until(lambda: "More" in against.labels)


async def test_its_pictures_are_fetched_from_the_page_and_guessed_by_nobody(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with with_page(bot) as base:
        message = await begun(alice, ben, "reversi first 1")
        await telegram.until(lambda: "/board/" in message.file_id)
        before, address = message.picture, message.file_id
        with Image.open(BytesIO(before)) as picture:
            assert picture.format == "JPEG"
        await alice.press("d3", message)
        await telegram.until(lambda: message.picture != before)
        assert message.file_id != address, "another address for each state"
        code = address.split("/")[-2]
        async with ClientSession() as client:
            for guess in ("0" * 32, address[-36:-4]):
                async with client.get(f"{base}/board/{code}/999-{guess}.jpg") as answer:
                    assert answer.status == 404
        # Where Telegram cannot fetch it any more, words say what the picture would.
        telegram.faults.append(
            Fault("editMessageMedia", refuse="wrong type of the web page content")
        )
        await ben.press("c3", message)
        await telegram.until(lambda: "c3" in message.text)


async def test_a_match_that_is_over_and_a_card_are_sent_from_the_private_chat(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with with_page(bot) as base:
        message = await begun(alice, ben, "reversi first 1")
        for someone, move in ((alice, "d3"), (ben, "c3"), (alice, "c4"), (ben, "e3")):
            await offers(message, someone, move)
            await someone.press(move, message)
        await telegram.until(lambda: "e3" in message.text)
        code = message.file_id.split("/")[-2]
        ended = sure(ben, message, "resign")
        await ended.answered()
        await offers(message, alice, "Share")
        private = alice.follow((await alice.press("Share", message)).url)
        typed = sends(await private.offered("Animation"))
        assert typed == f"replay {code} 1"
        sent = await bring(alice.at(telegram.foreign()), typed)
        assert "Alice Liddell wins" in sent.text
        (way,) = sent.buttons
        assert way["url"] == f"{base}/m/{code}/1"
        private.say("/rating")
        card = await private.sees("Alice Liddell’s ratings")
        shared = await bring(alice.at(telegram.foreign()), sends(card))
        assert "Reversi: " in shared.text
        for picture in (sent, shared):
            assert picture.picture and f"/{alice.user.id}" not in picture.file_id
            async with ClientSession() as client:
                before, _, sealed = picture.file_id.rpartition("/")
                guess = "B" if sealed[0] == "A" else "A"
                async with client.get(f"{before}/{guess}{sealed[1:]}") as answer:
                    assert answer.status == 404
        private.say("/settings ladder off")
        await private.sees("Your settings")
        assert not (await alice.types("rating")).results


def sends(message: Message) -> str:
    """What its button types in another chat."""
    return str(
        next(b["switch_inline_query"] for b in message.buttons if "switch_inline_query" in b)
    )


async def test_a_puzzle_is_answered_where_it_was_sent_or_by_each_alone(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with with_page(bot):
        private = alice.at(telegram.private(alice.user))
        private.say("/puzzle reversi")
        message = await bring(alice, sends(await private.sees("Reversi")))
        before, edits = message.picture, message.edits
        assert "Solution" in message.labels and before
        answer = await ben.press(message.labels[0], message)
        assert answer.alert and answer.text[0] in "✅❌"
        assert (await ben.press("Solution", message)).alert
        assert (message.picture, message.edits) == (before, edits), "it is there for the others"
        two = await bring(alice, "puzzle crosswise 3")
        assert two.labels == ["Solve it"]
        there = ben.follow((await ben.press("Solve it", two)).url)
        await there.sees("Puzzle 3 · Crosswise")
        telegram.user("Eve")
        alice.mentions(f"@{BOT_NAME} puzzle crosswise 3")
        guest = await ben.offered("Solve it")
        await telegram.until(lambda: guest.picture)


async def test_codes_that_are_typed_count_as_commands(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    async with bot(replace(FAST, commands=3, commands_window=60.0, silence=60.0)):
        private = alice.at(telegram.private(alice.user))
        private.say("/play reversi")
        code = sends(await private.offered("Send to a chat"))
        for guess in ("ABCDE", "replay abcdefg", "QRSTUVW"):
            assert not (await ben.types(guess)).results
        assert not (await ben.types(code)).results
        assert [r["title"] for r in (await ben.types("rev")).results] == ["Reversi"]
        assert (await alice.types(code)).results


async def test_a_guest_answers_whoever_mentions_it_at_once_in_words(
    bot: Run, telegram: TelegramServer, friends: tuple[Someone, Someone]
) -> None:
    alice, ben = friends
    telegram.replaces = False
    async with with_page(bot):
        alice.mentions(f"@{BOT_NAME} reversi first 1")
        message = await ben.offered("Join")
        await telegram.until(lambda: "Alice Liddell" in message.text)
        await ben.press("Join", message)
        await alice.press("Start", await alice.offered("Start"))
        await (await alice.offered("d3"), alice)[1].press("d3", message)
        await telegram.until(lambda: "d3" in message.text)
        assert not message.picture
        alice.mentions(f"@{BOT_NAME}")
        choice = await alice.offered("Triominos")
        await alice.press("Triominos", choice)
        await telegram.until(lambda: "Join" in choice.labels)
