"""Commands: in groups, topics and private chats, for us and for others."""

import pytest

from bot.desk.commands import BEGINNING
from bot.desk.reply import NewScreen, PrivateScreen, Refused
from bot.people import Chat
from bot.platforms.telegram import TelegramPlatform
from bot.screens import Screen
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_world import BOT, User
from tests.platforms.telegram.script import Script, screen

BOARD = NewScreen(screen(1, "d3"))


async def test_the_words_behind_a_command_reach_the_desk(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    there = alice.at(telegram.group())
    there.say("/Play@CrosstableTestBot reversi match 3")
    await there.offered("d3")
    assert script.heard[-1][2:] == ("play", "reversi match 3")


async def test_commands_for_other_bots_and_chatter_are_passed_over(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    there = alice.at(telegram.group())
    for line in ("/play@OtherBot reversi", "/weather", "well, /play then", "/"):
        there.say(line)
    there.say("/play reversi")
    await there.offered("d3")
    assert len(script.heard) == 1


async def test_an_unknown_command_meant_for_us_is_answered_in_a_line(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["help"] = NewScreen(Screen("", 0, ("Type /play.",)))
    script.answers["weather"] = Refused("No weather here.", alert=False)
    there = alice.at(telegram.group())
    there.say("/weather")
    asked = there.say("/weather@CrosstableTestBot")
    await telegram.until(lambda: asked.reactions)
    assert [heard[2] for heard in script.heard] == ["weather"], "that of another bot is left to it"
    alice.private.say("hello?")
    await alice.private.sees("Type /play.")


async def test_a_refusal_in_a_group_makes_no_sound(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = Refused("I do not know chess.", alert=False)
    there = alice.at(telegram.group())
    asked = there.say("/play chess")
    await telegram.until(lambda: asked.reactions == ["👎"])
    assert there.messages == [asked]


async def test_a_refusal_in_a_private_chat_is_a_message(
    platform: TelegramPlatform, script: Script, alice: Account
) -> None:
    script.answers["play"] = Refused("I do not know chess.", alert=False)
    alice.private.say("/play chess")
    assert (await alice.private.sees("I do not know chess.")).reply_to is None


async def test_a_topic_is_answered_in_the_topic(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    forum = telegram.group("Forum", forum=True)
    there = alice.at(forum, forum.topic())
    there.say("/play reversi")
    await there.offered("d3")
    await script.told(1)
    assert script.stand[-1][1] == Chat("telegram", str(forum.id), str(there.thread))


async def test_the_general_topic_is_answered_without_a_thread(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    there = alice.at(telegram.group("Forum", forum=True))
    there.say("/play reversi")
    await there.offered("d3")
    assert "message_thread_id" not in telegram.said("sendPhoto")[-1].params


async def test_a_chain_of_replies_is_no_topic(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    there = alice.at(telegram.group())
    there.say("/play reversi", message_thread_id=77)
    await there.offered("d3")
    assert script.heard[-1][1] == Chat("telegram", str(there.chat.id))


async def test_start_in_a_group_is_the_command(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["start"] = BOARD
    there = alice.at(telegram.group())
    there.say("/start")
    await there.offered("d3")
    assert script.heard[-1][2:] == ("start", "")


async def test_start_in_a_private_chat_greets(
    platform: TelegramPlatform, script: Script, alice: Account
) -> None:
    script.answers["help"] = NewScreen(Screen("", 0, ("Hello.",)))
    alice.private.say("/start")
    await alice.private.sees("Hello.")
    assert script.heard[-1][2:] == ("help", {"about": BEGINNING})


async def test_start_with_a_payload_opens_that_table(
    platform: TelegramPlatform, script: Script, alice: Account
) -> None:
    mine = screen(1, "d3", audience=f"telegram:{alice.user.id}")
    script.answers["join"] = NewScreen(mine)
    alice.private.say("/start ABCDE")
    await alice.private.offered("d3")
    assert script.heard[-1][2:] == ("join", {"code": "ABCDE"})
    await script.told(1)
    assert script.stand[-1][3] == f"telegram:{alice.user.id}"


async def test_a_hand_asked_for_in_a_group_is_not_shown_to_all(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, bruno: Account
) -> None:
    mine = screen(1, "red", audience=f"telegram:{bruno.user.id}")
    script.answers["hand"] = PrivateScreen(mine, "red blue", True)
    there = bruno.at(telegram.group())
    asked = there.say("/hand")
    told = await there.sees("en telegram-private")
    assert told.reply_to == asked.id
    assert told.buttons == [
        {"text": "en button-private", "url": "https://t.me/CrosstableTestBot?start=ABCDE"}
    ]
    assert not any("red" in str(message.json()) for message in there.messages)


async def test_bots_channels_and_edited_messages_are_passed_over(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    there = alice.at(telegram.group())
    robot = Account(telegram, User(99, "Robot", is_bot=True)).at(there.chat)
    robot.say("/play reversi")
    edited = there.say("hm").json() | {
        "text": "/play reversi",
        "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
    }
    telegram.update("edited_message", edited)
    post = telegram.channel().post(BOT, text="/play reversi")
    telegram.update("channel_post", post.json())
    there.say("/play reversi")
    await there.offered("d3")
    assert len(script.heard) == 1


async def test_a_group_that_becomes_a_supergroup_is_told_to_the_desk(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    old = telegram.group(plain=True)
    new = telegram.migrate(old)
    there = alice.at(new)
    there.say("/play reversi")
    await there.offered("d3")
    assert set(script.moves) == {(Chat("telegram", str(old.id)), Chat("telegram", str(new.id)))}


async def test_an_answer_to_a_group_that_has_just_moved_goes_to_the_new_one(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    old = telegram.group(plain=True)
    script.answers["play"] = BOARD
    script.slow["play"] = 0.2
    alice.at(old).say("/play reversi")
    new = telegram.migrate(old)
    await alice.at(new).offered("d3")
    await script.told(1)
    assert script.stand[-1][1] == Chat("telegram", str(new.id))


async def test_a_group_that_threw_the_bot_out_is_let_go(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    lost = alice.at(telegram.group())
    lost.chat.banned = "bot was kicked from the supergroup chat"
    lost.say("/play reversi")
    await telegram.until(lambda: telegram.said("sendMessage"))
    there = alice.at(telegram.group())
    there.say("/play reversi")
    await there.offered("d3")
    assert len(telegram.said("sendPhoto")) == 2


async def test_a_group_that_forbids_pictures_is_told_so(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    refusal = "not enough rights to send photos to the chat"
    telegram.faults.append(Fault("sendPhoto", refuse=refusal))
    there = alice.at(telegram.group())
    there.say("/play reversi")
    await there.sees("en chat-no-pictures")
    assert not (await there.offered("d3")).picture


@pytest.mark.usefixtures("eager")
async def test_a_reply_survives_a_network_that_fails(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    script.answers["play"] = BOARD
    telegram.faults.append(Fault("sendPhoto", drop=True))
    telegram.faults.append(Fault("sendPhoto", wait=1))
    there = alice.at(telegram.group())
    there.say("/play reversi")
    await there.offered("d3")
