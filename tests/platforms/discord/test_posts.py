"""New messages in the bot's own name: who is notified by what, once, and what is done where
nothing can be written."""

import asyncio
from dataclasses import replace
from itertools import cycle, product

import pytest

from bot.desk.platform import Gone, Newest, Shown
from bot.desk.reply import PrivateLine, Reply
from bot.people import Chat, Display, Person
from bot.platforms.discord import connection
from bot.platforms.discord.items import payload_of
from bot.screens import Button, Mention, Screen
from tests.campaigns import so_many
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import JOIN, moves, open_match, open_table, play_move

HALF_AN_HOUR = 1800.0
SECOND = 0.02  # seconds of one in which Discord counts requests, where more are made than it allows


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Discord or the network has prevented the bot tries again at once; the library, as it
    does."""
    monkeypatch.setattr(connection, "FIRST_WAIT", 0.01)


class Passed(Exception):
    """The turn that was to be told has passed."""


def notice(*people: User, revision: int = 7, line: str = "") -> Screen:
    """It is somebody's turn."""
    lines = (line or f"{people[0].name}'s turn", "Cleo, @everyone and <@42> watch.")
    mentions = tuple(Mention(f"discord:{user.id}", user.name) for user in people)
    return Screen("AAAAA", revision, lines, mentions=mentions)


def in_turn(*screens: Screen | Exception) -> Newest:
    """The screens one after the other, then the last one for ever."""
    left = list(screens)

    async def newest() -> Screen:
        found = left.pop(0) if len(left) > 1 else left[0]
        if isinstance(found, Exception):
            raise found
        return found

    return newest


def place(channel: Channel) -> Chat:
    return Chat("discord", str(channel.id), private=channel.with_bot)


def display(message: Message) -> Display:
    return Display(1, "AAAAA", place(message.channel), str(message.id))


def pinged(discord: Discord) -> list[tuple[int, int]]:
    return [(ping.user, ping.message) for ping in discord.pings]


def posts(discord: Discord) -> int:
    """How often the bot has asked for a new message."""
    return sum(line.startswith("POST /channels") for line in discord.requests)


# who is notified


async def test_a_notice_is_a_new_message_that_pings_one_person_once(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    discord.user("Cleo").id = 42
    old = await open_table(discord, ann, channel)
    shown = await bot.platform.repost(display(old), in_turn(notice(ann)))
    assert shown == Shown(notice(ann), place(channel), str(channel.last.id))
    assert channel.last.text == f"<@{ann.id}>'s turn\nCleo, \\@everyone and \\<\\@42> watch."
    assert pinged(discord) == [(ann.id, channel.last.id)]


async def test_several_people_are_pinged_and_those_of_other_platforms_named(
    discord: Discord, bot: Bot
) -> None:
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    screen = notice(ann, bob, line="Ann, Bob and Dora win.")
    screen = replace(screen, mentions=(*screen.mentions, Mention("telegram:7", "Dora")))
    await bot.platform.post(place(channel), in_turn(screen))
    assert channel.last.text.startswith(f"<@{ann.id}>, <@{bob.id}> and Dora win.")
    assert sorted(ping.user for ping in discord.pings) == [ann.id, bob.id]


async def test_a_screen_without_mentions_pings_nobody(discord: Discord, bot: Bot) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    await bot.platform.post(place(channel), in_turn(replace(notice(ann), mentions=())))
    assert channel.last.text.startswith("Ann's turn")
    assert discord.pings == []


async def test_a_player_who_is_called_like_a_mention_pings_nobody(
    discord: Discord, bot: Bot
) -> None:
    bob = discord.user("Bob")
    rogue = discord.user(f"<@{bob.id}> @everyone")
    board = await open_match(discord, rogue, bob, discord.channel())
    await play_move(discord, board, rogue, moves(board)[0])
    await bob.press(board, moves(board)[0])
    assert discord.pings == []


async def test_a_notice_is_edited_by_the_usual_ways_and_pings_no_more(
    discord: Discord, bot: Bot
) -> None:
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    lobby = await open_table(discord, ann, channel)
    join = Button(JOIN, payload_of(lobby.buttons[JOIN]["custom_id"]))
    first = replace(notice(ann), actions=((join,),))
    await bot.platform.repost(display(lobby), in_turn(first))
    sent = channel.last
    second = replace(first, lines=("Ann's turn, by the channel",))
    assert await bot.platform.show(display(sent), in_turn(second)) == second
    assert discord.requests[-1] == f"PATCH /channels/{channel.id}/messages/{sent.id}"
    assert sent.text == f"<@{ann.id}>'s turn, by the channel"
    press = await bob.press(sent, JOIN)
    await discord.until(lambda: "Bob" in sent.text)
    assert press.type == 7
    third = replace(first, lines=("Ann's turn, by the token",))
    assert await bot.platform.show(display(sent), in_turn(third)) == third
    assert discord.requests[-1].startswith("PATCH /webhooks/")
    assert sent.text == f"<@{ann.id}>'s turn, by the token"
    assert pinged(discord) == [(ann.id, sent.id)]


# private chats


async def test_a_notice_in_private_reaches_its_person_alone(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    chat = await bot.platform.private_chat(f"discord:{ann.id}")
    assert chat == place(discord.dm(ann))
    shown = await bot.platform.post(chat, in_turn(notice(ann)))
    assert pinged(discord) == [(ann.id, int(shown.message))]


async def test_a_private_chat_is_the_one_in_which_its_person_writes(
    discord: Discord, bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = discord.user("Ann")
    chats: list[Chat] = []

    async def command(person: Person, chat: Chat, *_: object) -> Reply:
        chats.append(chat)
        return PrivateLine("Yes.")

    monkeypatch.setattr(bot.desk, "command", command)
    await ann.slash(discord.dm(ann), "help")
    assert await bot.platform.private_chat(f"discord:{ann.id}") == chats[0]


@pytest.mark.parametrize("key", ["telegram:1", "web:x", "discord:x", "discord:", "discord:99"])
async def test_who_cannot_be_written_to_has_no_private_chat(
    discord: Discord, bot: Bot, key: str
) -> None:
    assert await bot.platform.private_chat(key) is None


@pytest.mark.parametrize("code", [50007, 50278])
async def test_who_takes_no_direct_messages_has_no_private_chat(
    discord: Discord, bot: Bot, code: int
) -> None:
    discord.trouble("POST /users/@me/channels", 403, code=code)
    assert await bot.platform.private_chat(f"discord:{discord.user('Ann').id}") is None


@pytest.mark.parametrize(("status", "code"), [(400, 40003), (429, 0), (500, 0), (503, 0), (0, 0)])
async def test_a_private_chat_that_cannot_be_opened_now_is_opened_later(
    discord: Discord, bot: Bot, status: int, code: int
) -> None:
    ann = discord.user("Ann")
    discord.trouble("POST /users/@me/channels", status, code=code)
    assert await bot.platform.private_chat(f"discord:{ann.id}") == place(discord.dm(ann))


# where nothing can be written


async def test_closed_direct_messages_are_gone(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    discord.closed_dms.add(ann.id)
    chat = await bot.platform.private_chat(f"discord:{ann.id}")
    assert chat is not None
    with pytest.raises(Gone):
        await bot.platform.post(chat, in_turn(notice(ann)))
    assert not discord.dm(ann).messages and not discord.pings


@pytest.mark.parametrize("reason", ["no member", "no permission", "no channel", "50278", "160005"])
async def test_a_channel_where_the_bot_may_not_write_is_gone(
    discord: Discord, bot: Bot, reason: str
) -> None:
    ann = discord.user("Ann")
    channel = discord.channel(discord.guild(bot_member=reason != "no member"))
    if reason == "no permission":
        discord.closed.add(channel.id)
    if reason == "no channel":
        del discord.channels[channel.id]
    if reason.isdigit():
        discord.trouble("POST /channels", 403, code=int(reason))
    with pytest.raises(Gone):
        await bot.platform.post(place(channel), in_turn(notice(ann)))
    assert posts(discord) == 1
    assert not channel.messages and not discord.pings


async def test_notices_leave_the_few_new_messages_of_a_token_alone(
    discord: Discord, bot: Bot
) -> None:
    ann = discord.user("Ann")
    channel = discord.channel(discord.guild(bot_member=False))
    discord.second = SECOND
    board = await open_table(discord, ann, channel)
    for revision in range(6):
        with pytest.raises(Gone):
            await bot.platform.repost(display(board), in_turn(notice(ann, revision=revision)))
    assert list(channel.messages) == [board.id]
    shown = await bot.platform.repost(
        display(board), in_turn(replace(notice(ann), mentions=()))
    )  # somebody has deleted it
    assert int(shown.message) in channel.messages and not discord.pings


async def test_a_sixth_message_of_a_token_is_gone(discord: Discord, bot: Bot) -> None:
    ann = discord.user("Ann")
    channel = discord.channel(discord.guild(bot_member=False))
    discord.second = SECOND
    board = await open_table(discord, ann, channel)
    plain = in_turn(replace(notice(ann), mentions=()))
    for _ in range(5):
        await bot.platform.repost(display(board), plain)
    with pytest.raises(Gone):
        await bot.platform.repost(display(board), plain)
    assert len(channel.messages) == 6


@pytest.mark.parametrize("bot_member", [True, False])
async def test_the_old_message_goes_by_its_token_or_the_channel(
    discord: Discord, bot: Bot, bot_member: bool
) -> None:
    channel = discord.channel(discord.guild(bot_member))
    board = await open_table(discord, discord.user("Ann"), channel)
    if bot_member:
        discord.ahead += HALF_AN_HOUR
    await bot.platform.remove(display(board))
    assert not channel.messages


async def test_an_old_message_that_no_token_reaches_stays(discord: Discord, bot: Bot) -> None:
    channel = discord.channel(discord.guild(bot_member=False))
    board = await open_table(discord, discord.user("Ann"), channel)
    discord.ahead += HALF_AN_HOUR
    await bot.platform.remove(display(board))
    assert list(channel.messages) == [board.id]


async def test_a_thread_that_nobody_wrote_in_for_days_opens_with_a_new_message(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    board = await open_table(discord, ann, channel)
    discord.ahead += HALF_AN_HOUR
    channel.archived = True
    with pytest.raises(Gone):
        await bot.platform.show(display(board), in_turn(notice(ann)))
    shown = await bot.platform.repost(display(board), in_turn(notice(ann)))
    await bot.platform.show(
        replace(display(board), message=shown.message), in_turn(notice(ann, line="Ann wins"))
    )
    assert channel.last.text.startswith(f"<@{ann.id}> wins")
    assert pinged(discord) == [(ann.id, int(shown.message))]


# once, and never too late

# The library tries again after the first two, this bot after a 503 and a broken line.
TROUBLES = [429, 500, 503, 0]
BOTH_WAYS = so_many(  # whoever tries again does so in both ways
    list(zip(TROUBLES, cycle([True, False]), strict=False)), list(product(TROUBLES, [True, False]))
)


@pytest.mark.parametrize("status", TROUBLES)
async def test_a_notice_that_was_held_up_goes_out_once(
    discord: Discord, bot: Bot, status: int
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    discord.trouble("POST /channels", status)
    shown = await bot.platform.post(place(channel), in_turn(notice(ann)))
    assert pinged(discord) == [(ann.id, int(shown.message))]
    assert len(channel.messages) == 1 and posts(discord) == 2


@pytest.mark.parametrize(("status", "anew"), BOTH_WAYS)
async def test_a_notice_whose_turn_has_passed_in_the_meantime_is_not_sent(
    discord: Discord, bot: Bot, status: int, anew: bool
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    old = await open_table(discord, ann, channel)
    discord.trouble("POST /channels", status)
    newest = in_turn(notice(ann), Passed())
    with pytest.raises(Passed):
        if anew:
            await bot.platform.post(place(channel), newest)
        else:
            await bot.platform.repost(display(old), newest)
    assert posts(discord) == 1 and not discord.pings
    assert list(channel.messages) == [old.id]


async def test_what_the_screen_raises_comes_before_any_request(discord: Discord, bot: Bot) -> None:
    channel = discord.channel()
    before = len(discord.requests)
    with pytest.raises(Passed):
        await bot.platform.post(place(channel), in_turn(Passed()))
    assert len(discord.requests) == before


async def test_a_notice_behind_a_limit_on_everything_looks_again_before_it_goes_out(
    discord: Discord, bot: Bot, log: pytest.LogCaptureFixture
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    board = await open_table(discord, ann, channel)
    discord.ahead += HALF_AN_HOUR
    discord.trouble("PATCH /channels", 429, everywhere=True, retry_after=1.0)
    edit = asyncio.create_task(bot.platform.show(display(board), in_turn(notice(ann))))
    async with asyncio.timeout(PATIENCE):
        while "Global rate limit has been hit" not in log.text:
            await asyncio.sleep(0.01)
    with pytest.raises(Passed):
        await bot.platform.post(place(channel), in_turn(notice(ann), Passed()))
    await edit
    assert posts(discord) == 0 and not discord.pings


@pytest.mark.parametrize(("status", "before"), BOTH_WAYS)
async def test_a_notice_shows_what_the_table_has_become_in_the_meantime(
    discord: Discord, bot: Bot, status: int, before: bool
) -> None:
    """Also when Discord had taken the first one already, and its answer was lost."""
    ann, channel = discord.user("Ann"), discord.channel()
    discord.trouble("POST /channels", status, before=before)
    later = notice(ann, revision=8, line="Ann's turn, still")
    shown = await bot.platform.post(place(channel), in_turn(notice(ann), later))
    assert shown.screen == later
    assert channel.last.text.startswith(f"<@{ann.id}>'s turn, still")
    assert pinged(discord) == [(ann.id, channel.last.id)]
    assert [str(id) for id in channel.messages] == [shown.message]


@pytest.mark.parametrize(("status", "before"), BOTH_WAYS)
async def test_who_is_told_in_the_meantime_is_called_or_known_not_to_be(
    discord: Discord, bot: Bot, status: int, before: bool
) -> None:
    """Also when the turn of the one was over before Discord's answer came, which was lost."""
    ann, bob, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
    discord.trouble("POST /channels", status, before=before)
    first, later = notice(ann), notice(bob, revision=8)
    shown = await bot.platform.post(place(channel), in_turn(first, later))
    assert (shown.screen, [str(id) for id in channel.messages]) == (later, [shown.message])
    assert channel.last.text.startswith(f"<@{bob.id}>'s turn")
    called = [user for user, _ in pinged(discord)]
    assert called == ([bob.id] if before or status == 429 else [ann.id])
    assert shown.called == (None if status == 429 else first)


async def test_a_notice_sent_again_after_a_sudden_end_is_the_same_message(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    first, again = [await bot.platform.post(place(channel), in_turn(notice(ann))) for _ in range(2)]
    assert first == again
    assert pinged(discord) == [(ann.id, int(first.message))]
    await bot.platform.post(place(channel), in_turn(notice(ann, revision=8)))
    assert len(discord.pings) == 2


async def test_a_board_that_is_put_up_again_is_always_a_new_message(
    discord: Discord, bot: Bot
) -> None:
    ann, channel = discord.user("Ann"), discord.channel()
    plain = in_turn(replace(notice(ann), mentions=()))
    first = await bot.platform.post(place(channel), plain)
    second = await bot.platform.post(place(channel), plain)
    assert first.message != second.message
