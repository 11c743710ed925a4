"""Presses: who pressed where reaches the desk, and every press is answered exactly once."""

import asyncio

import pytest

from bot.desk.reply import Alert, NewScreen, PrivateLine, PrivateScreen, Refused
from bot.people import Chat, Person
from bot.platforms.telegram import TelegramPlatform
from bot.screens import Screen
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_people import together
from tests.loopback.telegram_world import User
from tests.platforms.telegram.script import Script, opened, screen


async def test_a_press_reaches_the_desk_with_who_pressed_where(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, bruno: Account
) -> None:
    there = await opened(script, bruno.at(telegram.group()))
    await there.press("d3")
    assert script.heard[-1] == (
        Person("telegram", str(bruno.user.id), "Bruno", "de"),
        Chat("telegram", str(there.chat.id)),
        "move:ABCDE:1:d3",
        there.board.mark,
    )


async def test_a_press_in_a_topic_names_the_topic(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    forum = telegram.group("Forum", forum=True)
    there = await opened(script, alice.at(forum, forum.topic()))
    await there.press("d3")
    assert script.heard[-1][1] == Chat("telegram", str(forum.id), str(there.thread))


async def test_a_press_in_a_private_chat_is_private(
    platform: TelegramPlatform, script: Script, alice: Account
) -> None:
    there = await opened(script, alice.private)
    await there.press("d3")
    assert script.heard[-1][1] == Chat("telegram", str(alice.user.id), "", True)


async def test_the_notice_comes_up_as_a_toast_and_an_alert_as_an_alert(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    script.answers["move:ABCDE:1:d3"] = Refused("Not your turn.", alert=False)
    script.answers["move:ABCDE:1:c4"] = Alert("Wait!")
    assert (await there.press("d3")).text == "Not your turn."
    shouted = await there.press("c4")
    assert (shouted.text, shouted.alert) == ("Wait!", True)


async def test_a_press_without_a_notice_is_answered_with_nothing(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    answer = await there.press("d3")
    assert (answer.text, answer.url) == ("", "")


async def test_a_long_notice_is_cut_at_a_word_to_200_characters(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    script.answers["move:ABCDE:1:d3"] = PrivateLine("word 🎲 " * 60)
    answer = await there.press("d3")
    assert answer.text.endswith(("word…", "🎲…"))


async def test_a_press_is_answered_before_the_picture_goes_up(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    script.answers["move:ABCDE:1:d3"] = NewScreen(screen(2, "e5"), "Here.")
    telegram.faults.append(Fault("sendPhoto", delay=0.3))
    await there.press("d3")
    assert len(there.messages) == 2
    await there.offered("e5")


async def test_a_press_that_breaks_the_desk_is_answered_too(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, bruno: Account
) -> None:
    there = await opened(script, bruno.at(telegram.group()))
    script.answers["move:ABCDE:1:d3"] = RuntimeError("broken")
    assert (await there.press("d3")).text == "de refusal-unexpected"


async def test_a_press_on_a_game_is_a_bad_press(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    script.answers[""] = Refused("No button of mine.", alert=False)
    game = there.query({"game_short_name": "chess", "message": there.board.json()})
    assert (await game.answered()).text == "No button of mine."


async def test_a_press_on_a_message_too_old_to_be_read_counts(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    old = {"chat": there.chat.json(), "message_id": there.board.id, "date": 0}
    await there.query({"data": "move:ABCDE:1:d3", "message": old}).answered()
    assert script.heard[-1][2:] == ("move:ABCDE:1:d3", there.board.mark)


async def test_presses_at_the_same_instant_are_each_answered(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    bruno: Account,
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    other = bruno.at(there.chat)
    presses = [there.tap("d3"), other.tap("d3"), there.tap("c4"), there.tap("d3")]
    assert len(await together(*presses)) == 4


async def test_a_slow_chat_delays_no_other(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    bruno: Account,
) -> None:
    slow = await opened(script, alice.at(telegram.group()))
    quick = await opened(script, bruno.at(telegram.group()), 2)
    others_done = script.held["move:ABCDE:1:d3"] = asyncio.Event()
    waiting = slow.tap("d3")
    for label in ("d3", "c4", "d3"):
        await quick.press(label)
    assert not waiting.answers
    others_done.set()
    await waiting.answered()


@pytest.mark.usefixtures("eager")
async def test_an_answer_that_the_network_lost_is_sent_again(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    script.answers["move:ABCDE:1:d3"] = PrivateLine("Not your turn.")
    telegram.faults.append(Fault("answerCallbackQuery", drop=True))
    telegram.faults.append(Fault("answerCallbackQuery", wait=1))
    assert (await there.press("d3")).text == "Not your turn."


async def test_an_answer_that_comes_too_late_is_let_go(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    too_old = "query is too old and response timeout expired or query ID is invalid"
    telegram.faults.append(Fault("answerCallbackQuery", refuse=too_old))
    lost = there.tap("d3")
    # Else the next one's answer may meet the refusal.
    await telegram.until(lambda: telegram.said("answerCallbackQuery"))
    await there.press("c4")
    assert not lost.answers
    telegram.asked.clear()


async def test_a_private_screen_takes_the_pressed_messages_place_in_a_private_chat(
    platform: TelegramPlatform, script: Script, alice: Account
) -> None:
    there = await opened(script, alice.private)
    mine = screen(2, "e5", audience=f"telegram:{alice.user.id}")
    script.answers["move:ABCDE:1:d3"] = PrivateScreen(mine, "a1 b2")
    board = there.board
    answer = await there.press("d3")
    assert (await there.offered("e5")) is board
    assert answer.text == ""
    await script.told(2)
    assert script.stand[-1][2:] == (board.mark, f"telegram:{alice.user.id}")


async def test_a_private_screen_in_a_group_is_only_a_notice(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    mine = screen(2, "secret", audience=f"telegram:{alice.user.id}")
    script.answers["move:ABCDE:1:d3"] = PrivateScreen(mine, "a1 b2", True)
    answer = await there.press("d3")
    assert (answer.text, answer.alert) == ("a1 b2", True)
    await there.press("c4")
    assert "secret" not in there.board.labels


async def test_a_private_screen_without_a_notice_opens_the_private_chat(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    mine = screen(2, "secret", audience=f"telegram:{alice.user.id}")
    script.answers["move:ABCDE:1:d3"] = PrivateScreen(mine)
    link = (await there.press("d3")).url
    assert link.startswith("https://t.me/CrosstableTestBot?start=ABCDE_"), "with the way back"
    assert "secret" not in str([message.labels for message in there.messages])


async def test_a_screen_for_one_person_is_never_posted_for_all(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    mine = screen(2, "secret", audience=f"telegram:{alice.user.id}")
    script.answers["move:ABCDE:1:d3"] = NewScreen(mine)
    await there.press("d3")
    await there.press("c4")
    assert "secret" not in str([message.labels for message in there.messages])


async def test_a_public_screen_is_a_new_message_and_becomes_a_display(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = await opened(script, alice.at(telegram.group()))
    script.answers["move:ABCDE:1:d3"] = NewScreen(screen(2, "e5"))
    await there.press("d3")
    board = await there.offered("e5")
    await script.told(2)
    chat = Chat("telegram", str(there.chat.id))
    assert script.stand[-1] == (screen(2, "e5"), chat, board.mark, None)


async def test_names_are_made_fit_to_stand_in_a_line(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer
) -> None:
    account = telegram.user("\u202eevil\n\nname " + "x" * 60, "Last")
    await opened(script, account.at(telegram.group()))
    name = script.heard[-1][0].name
    assert name.startswith("evil name xxx")
    assert len(name) == 32


async def test_an_empty_name_is_replaced(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer
) -> None:
    account = Account(telegram, User(4711, "\u202e", username="nobody"))
    await opened(script, account.at(telegram.group()))
    assert script.heard[-1][0].name == "nobody"


async def test_a_screen_without_buttons_or_picture_is_a_plain_message(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    script.answers["help"] = NewScreen(Screen("", 0, ("Type /play.", "Or /help.")))
    there.say("/help")
    assert (await there.sees("Type /play.")).text == "Type /play.\nOr /help."
