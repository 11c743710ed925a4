"""Screens as messages: one request each, and what every refusal of Telegram means."""

import asyncio
from dataclasses import replace

import pytest

from bot.desk.platform import Gone
from bot.desk.reply import NewScreen
from bot.people import Chat, Display
from bot.platforms.telegram import TelegramPlatform
from bot.platforms.telegram.text import cut
from bot.screens import Button, Screen
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_schema import units
from tests.loopback.telegram_world import BOT
from tests.platforms.telegram.conftest import display, make, now, private_chat, serving
from tests.platforms.telegram.script import Script, opened, picture, screen


def plain(*lines: str, number: int = 2) -> Screen:
    """A screen without a picture."""
    return screen(number, "e5", picture=None, lines=lines)


async def test_picture_caption_and_keyboard_change_in_one_request(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    before = len(telegram.calls)
    await platform.show(display(script), now(screen(2, "e5", "f6")))
    others = ("getUpdates", "setMyCommands")
    changes = [call.method for call in telegram.calls[before:] if call.method not in others]
    assert changes == ["editMessageMedia"]
    assert there.board.picture == picture(2).png
    assert there.board.text == "Board 2"
    assert there.board.labels == ["e5", "f6", "Rules"]


async def test_buttons_send_their_payloads_and_open_their_addresses(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    link = Button("Open", url="https://t.me/CrosstableTestBot?start=ABCDE")
    await platform.show(display(script), now(screen(2, "e5", actions=((link,),))))
    assert there.board.buttons == [
        {"text": "e5", "callback_data": "move:ABCDE:2:e5"},
        {"text": "Open", "url": "https://t.me/CrosstableTestBot?start=ABCDE"},
    ]


async def test_what_to_choose_next_stands_under_the_caption(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    await platform.show(display(script), now(screen(2, "e5", prompt="Where to?")))
    assert there.board.text == "Board 2\nWhere to?"


async def test_what_a_message_shows_already_is_not_sent(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    posted = script.stand[-1][0]
    for shown in (posted, posted, screen(2, "e5"), screen(2, "e5")):
        assert await platform.show(display(script), now(shown)) == shown
    assert len(telegram.said("editMessageMedia")) == there.board.edits == 1
    assert telegram.unchanged == 0


async def test_a_press_on_a_button_that_should_not_be_there_has_the_message_shown_again(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    await platform.show(display(script), now(screen(2, "e5")))
    there.board.markup = {}  # an edit of which nobody knows
    for pressed in ("move:ABCDE:2:e5", "move:ABCDE:1:d3"):
        assert not there.board.markup
        await there.send(pressed, there.board).answered()
        await platform.show(display(script), now(screen(2, "e5")))
    assert there.board.labels == ["e5", "Rules"]


async def test_showing_the_same_again_after_a_restart_is_success(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    newest = now(plain("Board 2"))
    shown = await platform.post(display(script).chat, newest)
    restarted = make(script, telegram)
    async with serving(restarted):
        for _ in range(2):
            await restarted.show(Display(1, "ABCDE", shown.chat, shown.message), newest)
    assert telegram.unchanged == 1


async def test_a_picture_that_telegram_has_is_not_uploaded_again(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    for number in (2, 3, 2, 3):
        await platform.show(display(script), now(screen(number, "e5")))
    assert telegram.uploads == 3
    assert there.board.picture == picture(3).png


async def test_a_refused_file_id_is_uploaded_anew(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    await platform.show(display(script), now(screen(2, "e5")))
    telegram.files.clear()
    await platform.show(display(script), now(screen(1, "e5")))
    assert there.board.picture == picture(1).png
    assert telegram.uploads == 3


async def test_colours_are_left_out_for_a_server_that_refuses_them(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    assert there.board.buttons[-1]["style"] == "primary"
    telegram.colours = False
    for number in (2, 3):
        await platform.show(display(script), now(screen(number, "e5")))
    assert "style" not in there.board.buttons[-1]
    assert telegram.refused == 1


async def test_a_text_becomes_a_picture_in_place(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = NewScreen(plain("Lobby"))
    there = alice.at(telegram.group())
    there.say("/play reversi")
    board = await there.offered("e5")
    await script.told(1)
    await platform.show(display(script), now(screen(3, "f6")))
    assert there.board is board
    assert board.picture == picture(3).png


async def test_a_picture_that_becomes_a_text_is_a_new_message(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    old = there.board
    with pytest.raises(Gone):
        await platform.show(display(script), now(plain("Cancelled.")))
    assert old.deleted
    assert there.board.text == "Cancelled."
    assert script.stand[-1][2] == there.board.mark


async def test_an_old_server_gets_a_new_message_where_a_text_becomes_a_picture(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = NewScreen(plain("Lobby"))
    there = alice.at(telegram.group())
    there.say("/play reversi")
    old = await there.offered("e5")
    await script.told(1)
    refusal = "there is no media in the message to edit"
    telegram.faults.append(Fault("editMessageMedia", refuse=refusal))
    with pytest.raises(Gone):
        await platform.show(display(script), now(screen(3, "f6")))
    assert old.deleted
    assert there.board.picture == picture(3).png


async def test_a_text_is_edited_as_a_text(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = NewScreen(plain("Lobby"))
    there = alice.at(telegram.group())
    there.say("/play reversi")
    board = await there.offered("e5")
    await script.told(1)
    await platform.show(display(script), now(plain("Two sit here.")))
    assert board.text == "Two sit here."


@pytest.mark.parametrize(
    "refusal",
    [
        "message to edit not found",
        "message can't be edited",
        "MESSAGE_ID_INVALID",
        "chat not found",
        "not enough rights to send photos to the chat",
        "TOPIC_CLOSED",
    ],
)
async def test_a_message_that_cannot_be_edited_any_more_is_gone(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    there: Someone,
    refusal: str,
) -> None:
    telegram.faults.append(Fault("editMessageMedia", refuse=refusal))
    with pytest.raises(Gone):
        await platform.show(display(script), now(screen(2, "e5")))


async def test_a_deleted_message_is_gone(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    there.board.deleted = True
    with pytest.raises(Gone):
        await platform.show(display(script), now(screen(2, "e5")))


async def test_a_chat_without_the_bot_is_gone(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    there.chat.banned = "bot was kicked from the supergroup chat"
    with pytest.raises(Gone):
        await platform.show(display(script), now(screen(2, "e5")))


async def test_a_person_who_blocked_the_bot_is_gone(
    platform: TelegramPlatform, script: Script, alice: Account
) -> None:
    await opened(script, alice.private)
    await script.told(1)
    alice.private.chat.banned = "bot was blocked by the user"
    with pytest.raises(Gone):
        await platform.show(display(script), now(screen(2, "e5")))


async def test_a_refusal_nobody_knows_is_logged_and_forgets_nothing(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    there: Someone,
    caplog: pytest.LogCaptureFixture,
) -> None:
    telegram.faults.append(Fault("editMessageMedia", refuse="something new"))
    await platform.show(display(script), now(screen(2, "e5")))
    assert "table ABCDE" in caplog.text
    assert "Something new" in caplog.text


@pytest.mark.usefixtures("eager")
async def test_a_failing_network_is_tried_again_with_the_newest_screen(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    telegram.faults += [Fault("editMessageMedia", drop=True), Fault("editMessageMedia", status=502)]
    numbers = iter((2, 3, 4))

    async def newest() -> Screen:
        return screen(next(numbers), "e5")

    assert (await platform.show(display(script), newest)).revision == 4
    assert there.board.text == "Board 4"


async def test_an_edit_whose_answer_was_lost_counts(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    telegram.faults.append(Fault("editMessageMedia", lose=True))
    await platform.show(display(script), now(screen(2, "e5")))
    assert there.board.text == "Board 2"


async def test_a_group_that_moved_gets_its_board_in_the_new_place(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    old = telegram.group(plain=True)
    await opened(script, alice.at(old))
    await script.told(1)
    shown = display(script)
    new = telegram.migrate(old)
    with pytest.raises(Gone):
        await platform.show(shown, now(screen(2, "e5")))
    assert alice.at(new).board.labels == ["e5", "Rules"]
    assert script.stand[-1][1:3] == (Chat("telegram", str(new.id)), alice.at(new).board.mark)


async def test_a_message_left_behind_by_a_move_is_never_taken_for_a_new_one(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    old = telegram.group(plain=True)
    await opened(script, alice.at(old))
    await script.told(1)
    left = display(script)
    new = telegram.migrate(old)
    same_number = [new.post(BOT, text="Another table") for _ in range(left_number(left))][-1]
    assert left_number(left) in new.messages
    moved = replace(left, chat=Chat("telegram", str(new.id)))
    await platform.remove(moved)
    with pytest.raises(Gone):
        await platform.show(moved, now(screen(2, "e5")))
    assert not [m for m in new.messages.values() if m.deleted or m.edits]
    assert alice.at(new).board.id > same_number.id


def left_number(left: Display) -> int:
    return int(left.message.partition("@")[0])


async def test_a_private_screen_reaches_only_its_readers_private_chat(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    await opened(script, alice.private)
    await script.told(1)
    shown = display(script)
    with pytest.raises(ValueError, match="private screen"):
        await platform.show(shown, now(screen(2, "e5", audience="telegram:1")))
    mine = screen(2, "e5", audience=f"telegram:{alice.user.id}")
    assert await platform.show(shown, now(mine)) is mine
    assert shown.chat == private_chat(alice)


async def test_a_message_is_taken_away_and_gone_already_is_success(
    platform: TelegramPlatform, script: Script, there: Someone
) -> None:
    board = there.board
    for _ in range(2):
        await platform.remove(display(script))
    assert board.deleted


async def test_a_message_too_old_to_be_deleted_loses_its_buttons(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    board = there.board
    telegram.faults.append(Fault("deleteMessage", refuse="message can't be deleted"))
    await platform.remove(display(script))
    assert not board.deleted
    assert not board.buttons


async def test_captions_and_texts_are_cut_to_what_telegram_takes(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    long = "Wörter 🎲 " * 1000
    there = await opened(script, alice.at(telegram.group()))
    await script.told(1)
    await platform.show(display(script), now(screen(2, "e5", lines=(long,))))
    assert 1000 < units(there.board.text) <= 1024
    script.answers["rules"] = NewScreen(Screen("", 0, (long,)))
    there.say("/rules")
    await telegram.until(lambda: there.messages[-1].text.startswith("Wörter"))
    assert 4000 < units(there.messages[-1].text) <= 4096


def test_a_cut_ends_at_a_word_and_never_inside_a_character() -> None:
    assert cut("as it is", 20) == "as it is"
    assert cut("one two three", 10) == "one two…"
    assert cut("🎲" * 10, 10) == "🎲" * 4 + "…"
    assert cut("x" * 11, 10) == "x" * 9 + "…"


async def test_a_picture_in_two_chats_is_uploaded_once(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    for _ in range(2):
        there = await opened(script, alice.at(telegram.group()))
        assert there.board.picture == picture(1).png
    assert telegram.uploads == 1


async def test_showing_waits_until_the_bot_is_online(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    from tests.platforms.telegram.conftest import make, serving

    group = telegram.group()
    first = make(script, telegram)
    async with serving(first):
        there = await opened(script, alice.at(group))
        await script.told(1)
    platform = make(script, telegram)
    shown = Display(1, "ABCDE", Chat("telegram", str(group.id)), there.board.mark)
    showing = asyncio.create_task(platform.show(shown, now(screen(2, "e5"))))
    await asyncio.sleep(0.05)
    assert not showing.done()
    async with serving(platform):
        await showing
    assert there.board.text == "Board 2"
