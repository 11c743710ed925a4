"""A match that lives for days, on Telegram, Discord and the page at once: who is told what."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import Permissions

from bot.codes import LENGTH
from tests.loopback.telegram import Fault
from tests.loopback.telegram_people import Someone
from tests.patience import PATIENCE
from tests.platforms.days import HOUR, MINUTE, World, a_world, payloads, shown_on, sit_down
from tests.platforms.discord.play import labelled, moves


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


# The turn comes to somebody


async def test_who_has_not_pressed_for_three_minutes_gets_a_new_message(world: World) -> None:
    table = await sit_down(world)
    board, post = table.board, table.post
    await table.later(2 * MINUTE)
    await table.ann_plays()
    await table.later(2 * MINUTE)
    await table.dora_plays()
    assert await table.told() == []
    assert (table.board, table.post) == (board, post)
    await table.later(4 * MINUTE)
    move = await table.ann_plays()
    assert await table.told() == ["Dora"]
    assert table.posts != [post]
    assert f"<@{table.dora.id}>" in table.post.text and move in table.post.text
    assert table.board is board  # where nobody is called, the board is edited
    await table.dora_plays()
    assert await table.told() == []  # Ann has just moved
    assert table.board is board
    await table.ann_plays()
    await table.told()
    await table.later(4 * MINUTE)
    post = table.post
    await table.dora_plays()
    assert await table.told() == ["Ann"]
    assert board.deleted
    assert table.board.marked[:2] == [("text_mention", "Ann"), ("bold", ", your turn ⚫")]
    assert table.post is post
    await table.ann_plays()
    assert await table.told() == []


async def test_a_turn_is_told_where_its_person_pressed_last(world: World) -> None:
    table = await sit_down(world)
    alone = table.ann.at(world.telegram.private(table.ann.user))
    alone.say(f"/join {table.code}")
    await alone.press(table.move)
    await table.later(4 * MINUTE)
    await table.dora_plays()
    assert await table.told() == ["Ann"]
    assert alone.board.marked == [("text_mention", "Ann"), ("bold", "Your turn: choose a cell")]
    await world.telegram.until(lambda: len([m for m in alone.messages if m.picture]) == 1)
    # Below it the others may read already that Ann was told.
    assert table.board.marked[0] == ("bold", "Ann, your turn ⚫")


async def test_a_turn_passes_through_a_computer_to_a_person(world: World) -> None:
    ann, eve = world.person("Ann").private, world.person("Eve").private
    code = await opened(ann, "/play crosswise first:1")
    await ann.press("+ Computer")
    await ann.press("Beginner")
    await ann.offered("Start")
    eve.say(f"/join {code}")
    await eve.press("Join")
    await ann.press("Start")
    await eve.offered("More")
    await world.later(HOUR)
    await play_privately(world, code, ann)
    await world.telegram.until(lambda: ("text_mention", "Eve") in eve.board.marked)
    assert [words for kind, words in eve.board.marked if kind == "text_mention"] == ["Eve"]
    assert ("bold", eve.board.text.splitlines()[0].removeprefix("Eve · ")) in eve.board.marked
    assert "Otto" in eve.board.text
    assert world.calls() == ["Eve"]


async def test_only_the_one_in_turn_of_four_is_told(world: World) -> None:
    ann, eve = world.person("Ann").private, world.person("Eve").private
    dora, channel = world.user("Dora"), world.discord.channel()
    code = await opened(ann, "/play crosswise first:1")
    await dora.slash(channel, "join", code=code)
    await world.discord.until(lambda: channel.messages)
    await dora.press(channel.last, "Join")
    eve.say(f"/join {code}")
    await eve.press("Join")
    ben = await world.tab(code)
    await ben.press("Join")
    await ann.press("Start")
    await world.discord.until(lambda: labelled(channel.last, "hand"))
    await world.later(HOUR)
    await play_privately(world, code, ann)
    await world.discord.until(lambda: world.discord.pings)
    await all_told(world)
    assert world.calls() == ["Dora"]


async def opened(someone: Someone, text: str) -> str:
    """Open a table in a private chat; its code."""
    someone.say(text)
    return (await someone.sees("table ")).text.split("table ")[1][:LENGTH]


async def all_told(world: World) -> None:
    """Wait until no notice waits any more."""
    async with asyncio.timeout(PATIENCE):
        while world.unsent():
            await asyncio.sleep(0.01)


async def play_privately(world: World, code: str, someone: Someone) -> None:
    """Take what leads furthest in a private chat until the move is made; another piece can be
    picked beside its places, so that the first choice could go round for ever."""
    before = await world.desk.tables.revision(code)
    while await world.desk.tables.revision(code) == before:
        await world.telegram.until(lambda: steps(someone))
        furthest = max(steps(someone), key=lambda payload: payload.count("."))
        await someone.send(furthest, someone.board).answered()


def steps(someone: Someone) -> list[str]:
    """What leads to a move on somebody's private board."""
    payloads = [button.get("callback_data", "") for button in someone.board.buttons]
    return [p for p in payloads if p.startswith("mine:") and not p.endswith(":")]


async def test_the_end_of_a_match_is_told_once_to_those_who_are_not_here(world: World) -> None:
    table = await sit_down(world)
    await table.later(HOUR)
    await table.ann_is_sure("resign")
    assert await table.told() == ["Dora"]
    assert "wins" in table.post.text and "<@" in table.post.text
    await table.later(HOUR)
    assert world.calls() == []


async def test_who_is_slow_is_reminded_once(world: World) -> None:
    table = await sit_down(world, "clock:1d+12h")
    await table.later(4 * MINUTE)
    await table.ann_plays()
    assert await table.told() == ["Dora"]
    await table.later(17 * HOUR)
    assert await table.told() == []
    await table.later(2 * HOUR)
    assert await table.told() == ["Dora"]
    await table.ann_says("/away 1")  # the turn is the same one
    await table.ann_says("/back")
    await table.later(2 * HOUR)
    assert await table.told() == []
    await table.dora_plays()
    assert await table.told() == ["Ann"]


# Settings


async def test_who_wants_no_notices_gets_none(world: World) -> None:
    table = await sit_down(world)
    await world.choose(table.dora, table.channel, "me.notices.never")
    await table.later(HOUR)
    post = table.post
    await table.ann_plays()
    assert await table.told() == []
    assert table.post is post
    await table.later(25 * HOUR)
    assert await table.told() == []


async def test_who_wants_them_privately_on_discord_gets_a_direct_message(world: World) -> None:
    table = await sit_down(world)
    await world.choose(table.dora, table.channel, "me.notices.private")
    await table.later(HOUR)
    post, direct = table.post, world.discord.dm(table.dora)
    await table.ann_plays()
    assert await table.told() == ["Dora"]
    assert table.post is post and f"<@{table.dora.id}>" in direct.last.text
    await table.later(HOUR)
    await table.dora.press(direct.last, moves(direct.last)[0])
    await table.ann.sees("Dora played")
    assert await table.told() == ["Ann"]
    await table.ann_plays()
    await world.discord.until(lambda: shown_on(direct.last) == shown_on(table.post))
    assert await table.told() == [] and len(direct.messages) == 1


async def test_who_wants_them_privately_on_telegram_gets_them_in_the_private_chat(
    world: World,
) -> None:
    table = await sit_down(world)
    alone = table.ann.at(world.telegram.private(table.ann.user))
    alone.say("/start")
    await alone.offered("Reversi")
    await table.ann.send("settings::0:me.notices.private", table.board).answered()
    await table.ann_plays()
    await table.later(HOUR)
    board = table.board
    await table.dora_plays()
    assert await table.told() == ["Ann"]
    assert table.board is board
    assert alone.board.marked == [("text_mention", "Ann"), ("bold", "Your turn: choose a cell")]
    move = moves(table.post)[0]
    await alone.press(move, alone.board)
    await world.discord.until(lambda: f"Ann played {move}" in table.post.text)
    assert await table.told() == []


async def test_a_chat_that_wants_them_always_is_told_of_every_turn(world: World) -> None:
    table = await sit_down(world)
    table.dora.permissions = Permissions(manage_channels=True).value
    await world.choose(table.dora, table.channel, "chat.notices.always")
    await table.ann_plays()
    assert await table.told() == ["Dora"]
    await table.dora_plays()
    assert await table.told() == []  # the other chat does not


async def test_a_chat_that_wants_none_is_told_nothing(world: World) -> None:
    table = await sit_down(world)
    await table.ann.send("settings::0:chat.notices.never", table.ann.board).answered()
    table.ann.say("/board")
    await world.telegram.until(lambda: "move:" in str(table.board.markup))
    await table.ann_plays()
    await table.later(HOUR)
    await table.dora_plays()
    assert await table.told() == []
    await table.later(25 * HOUR)
    assert await table.told() == []
    await table.ann_plays()
    assert await table.told() == ["Dora"]


# Where somebody cannot be told


async def test_a_chat_that_is_gone_and_a_person_who_blocked_the_bot(world: World) -> None:
    table = await sit_down(world)
    await table.ann_plays()
    table.ann.chat.banned = "bot was kicked from the supergroup chat"
    table.ann.block()
    await world.later(HOUR)
    await table.dora.press(table.post, moves(table.post)[0])
    await world.discord.until(lambda: "Ann could not be notified." in table.post.text)
    assert world.calls() == [] and not world.unsent()
    alone = table.ann.at(world.telegram.private(table.ann.user))
    alone.say(f"/join {table.code}")  # who writes to the bot lets it write
    await alone.play(moves(table.post)[0])
    await world.discord.until(lambda: "Ann played" in table.post.text)
    assert "could not be notified" not in table.post.text


async def test_a_channel_that_is_gone_leaves_the_direct_messages(world: World) -> None:
    table = await sit_down(world)
    del world.discord.channels[table.channel.id]
    await world.later(HOUR)
    await table.ann.press(table.move, table.board)
    direct = world.discord.dm(table.dora)
    await world.discord.until(lambda: direct.messages)
    assert world.calls() == ["Dora"]
    await table.dora.press(direct.last, moves(direct.last)[0])
    await table.ann.sees("Dora played")


async def test_an_app_that_is_no_member_tells_its_user_in_direct_messages(world: World) -> None:
    alone = world.discord.channel(world.discord.guild(bot_member=False))
    table = await sit_down(world, channel=alone)
    await world.later(HOUR)
    await table.ann.press(table.move, table.board)
    direct = world.discord.dm(table.dora)
    await world.discord.until(lambda: direct.messages)
    assert world.calls() == ["Dora"]
    assert len(table.posts) == 1


async def test_an_app_that_is_no_member_and_closed_direct_messages(world: World) -> None:
    alone = world.discord.channel(world.discord.guild(bot_member=False))
    table = await sit_down(world, channel=alone)
    world.discord.closed_dms.add(table.dora.id)
    await world.later(HOUR)
    before = len(world.discord.requests)
    await table.ann.press(table.move, table.board)
    await table.ann.sees("Dora could not be notified.")
    assert world.calls() == []
    edit = f"PATCH /channels/{alone.id}/messages/{table.post.id}"
    await world.discord.until(lambda: edit in world.discord.requests[before:])  # and is refused
    await table.dora.press(table.post, "More")  # so that the board can follow
    await world.discord.until(lambda: "Dora, your turn" in table.post.text)
    await table.dora.press(table.post, moves(table.post)[0])
    await table.ann.sees("Dora played")
    assert "could not be notified" not in table.board.text


@pytest.mark.parametrize("general", [True, False])
async def test_in_a_forum_the_topic_keeps_its_board(world: World, general: bool) -> None:
    forum = world.telegram.group(forum=True)
    table = await sit_down(world, place=forum, thread=None if general else forum.topic())
    await table.ann_plays()
    await table.later(HOUR)
    board = table.board
    await table.dora_plays()
    assert await table.told() == ["Ann"]
    assert board.deleted and table.board.thread == table.ann.thread
    boards = [m for m in forum.messages.values() if m.picture and not m.deleted]
    assert boards == [table.board]


# What has passed


async def test_a_notice_held_back_until_its_turn_had_passed_is_not_sent_on_telegram(
    world: World,
) -> None:
    table = await sit_down(world)
    await table.ann_plays()
    await table.later(HOUR)
    fault = Fault("sendPhoto", wait=2)
    world.telegram.faults.append(fault)
    await table.dora.press(table.post, moves(table.post)[0])
    await world.telegram.until(lambda: not fault.times)
    await world.discord.until(lambda: "Dora played" in table.post.text)
    await table.ann.send(payloads(table.post)[moves(table.post)[0]], table.board).answered()
    await world.discord.until(lambda: "Ann played" in table.post.text)
    assert await table.told() == []
    assert len(table.ann.messages) == len([m for m in table.ann.messages if m.id <= table.board.id])


async def test_a_notice_held_back_until_its_turn_had_passed_is_not_sent_on_discord(
    world: World,
) -> None:
    table = await sit_down(world)
    await table.later(HOUR)
    trouble = world.discord.trouble("POST /channels", 429, retry_after=2.0)
    await table.ann.press(table.move, table.board)
    await world.discord.until(lambda: not trouble.times)
    await table.ann.sees("Ann played")
    post = table.post
    await table.dora.send_and_wait(post, "ct:" + payloads(table.board)[table.move])
    await table.ann.sees("Dora played")
    assert await table.told() == [] and table.post is post
