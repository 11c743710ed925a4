"""New messages that call somebody: where they go, when, and when they are not sent at all."""

import asyncio
import random
from io import BytesIO

import pytest
from PIL import Image

from bot.desk.platform import Gone, Newest
from bot.people import Chat
from bot.platforms.telegram import SendingLimits, TelegramPlatform
from bot.screens import Mention, Screen
from render import Picture
from tests.loopback.telegram import Account, Call, Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.conftest import SECOND, display, make, now, private_chat, serving
from tests.platforms.telegram.script import Script, opened, screen

pytestmark = pytest.mark.usefixtures("eager")


class Passed(Exception):
    """The turn of which somebody was to be told has passed."""


def passing(*screens: Screen) -> Newest:
    """These screens one after another, and then none any more."""
    left = list(screens)

    async def newest() -> Screen:
        if not left:
            raise Passed
        return left.pop(0)

    return newest


def notice(account: Account, number: int = 2) -> Screen:
    """A board that calls somebody."""
    person = Mention(f"telegram:{account.user.id}", account.user.first_name)
    lines = (f"{account.user.first_name}’s turn",)
    return screen(number, "e5", lines=lines, mentions=(person,))


def sent(telegram: TelegramServer) -> list[Call]:
    """The requests for new messages with pictures."""
    return telegram.said("sendPhoto")


# Where


async def test_a_board_is_put_into_a_chat_that_has_none(
    platform: TelegramPlatform, telegram: TelegramServer, alice: Account, there: Someone
) -> None:
    alice.private.say("/start")
    chat = await platform.private_chat(f"telegram:{alice.user.id}")
    assert chat == private_chat(alice)
    shown = await platform.post(chat, now(notice(alice)))
    board = alice.private.board
    assert (shown.chat, shown.message) == (chat, board.mark)
    assert board.marked == [("text_mention", "Alice")]
    assert not board.silent


async def test_a_private_chat_is_named_without_asking(
    platform: TelegramPlatform, telegram: TelegramServer, there: Someone
) -> None:
    asked = len(telegram.calls)
    assert await platform.private_chat("telegram:4711") == Chat("telegram", "4711", "", True)
    for other in ("discord:4711", "web:4711", "telegram:", "telegram:-100", "telegram:x", ""):
        assert await platform.private_chat(other) is None
    assert {call.method for call in telegram.calls[asked:]} <= {"getUpdates"}


async def test_whom_the_bot_cannot_write_to_is_gone(
    platform: TelegramPlatform, script: Script, alice: Account, bruno: Account, there: Someone
) -> None:
    alice.private.say("/start")
    alice.private.block()
    bruno.private  # noqa: B018  known to Telegram, but he has never written to the bot
    nobody = Chat("telegram", "5", private=True)
    for chat in (private_chat(alice), private_chat(bruno), nobody):
        with pytest.raises(Gone):
            await platform.post(chat, now(notice(alice)))
    alice.private.say("/start")
    assert (await platform.post(private_chat(alice), now(notice(alice)))).message


@pytest.mark.parametrize(
    "refusal",
    ["USER_IS_BLOCKED", "INPUT_USER_DEACTIVATED", "PEER_ID_INVALID", "chat not found", "new"],
)
async def test_a_refusal_of_any_kind_is_gone(
    platform: TelegramPlatform,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
    refusal: str,
) -> None:
    telegram.faults.append(Fault("sendPhoto", refuse=refusal))
    with pytest.raises(Gone):
        await platform.post(Chat("telegram", str(there.chat.id)), now(notice(alice)))


async def test_a_private_screen_is_posted_for_its_reader_alone(
    platform: TelegramPlatform, telegram: TelegramServer, alice: Account, there: Someone
) -> None:
    mine = screen(2, "e5", audience=f"telegram:{alice.user.id}")
    before = len(sent(telegram))
    with pytest.raises(ValueError, match="private screen"):
        await platform.post(Chat("telegram", str(there.chat.id)), now(mine))
    assert len(sent(telegram)) == before


@pytest.mark.parametrize("general", [False, True])
async def test_a_notice_stays_in_its_topic(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    general: bool,
) -> None:
    forum = telegram.group(forum=True)
    thread = None if general else forum.topic()
    there = await opened(script, alice.at(forum, thread))
    await script.told(1)
    for put in (platform.repost(display(script), now(notice(alice))),
                platform.post(display(script).chat, now(notice(alice, 3)))):  # fmt: skip
        shown = await put
        assert there.board.mark == shown.message
        assert shown.chat == display(script).chat
    assert len([m for m in there.messages if m.picture]) == 3
    assert len([m for m in forum.messages.values() if m.picture]) == 3
    assert all(("message_thread_id" in call.params) is not general for call in sent(telegram))


async def test_a_topic_that_is_no_more_is_gone(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    forum = telegram.group(forum=True)
    thread = forum.topic()
    await opened(script, alice.at(forum, thread))
    await script.told(1)
    forum.topics.discard(thread)
    with pytest.raises(Gone):
        await platform.repost(display(script), now(notice(alice)))
    assert not [m for m in forum.visible() if m.picture]


async def test_a_notice_follows_a_group_that_becomes_a_supergroup(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    old = telegram.group(plain=True)
    await opened(script, alice.at(old))
    await script.told(1)
    stale = display(script)
    new = telegram.migrate(old)
    there, moved = alice.at(new), Chat("telegram", str(new.id))
    for put in (platform.repost(stale, now(notice(alice))),
                platform.post(stale.chat, now(notice(alice, 3)))):  # fmt: skip
        shown = await put
        assert (shown.chat, shown.message) == (moved, there.board.mark)
        assert there.board.marked == [("text_mention", "Alice")]
    assert set(script.moves) == {(stale.chat, moved)}
    assert len([m for m in there.messages if m.picture]) == 2


async def test_a_notice_whose_turn_passed_while_the_group_moved_is_not_sent(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, alice: Account
) -> None:
    old = telegram.group(plain=True)
    await opened(script, alice.at(old))
    await script.told(1)
    new = telegram.migrate(old)
    with pytest.raises(Passed):
        await platform.repost(display(script), passing(notice(alice)))
    assert not [m for m in alice.at(new).messages if m.picture]


# When, and when not


async def test_what_has_passed_is_not_sent(
    platform: TelegramPlatform, script: Script, telegram: TelegramServer, there: Someone
) -> None:
    before = len(sent(telegram))
    with pytest.raises(Passed):
        await platform.repost(display(script), passing())
    with pytest.raises(Passed):
        await platform.post(display(script).chat, passing())
    assert len(sent(telegram)) == before


async def test_what_passed_while_it_waited_for_its_turn_is_not_sent(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, SendingLimits(burst=2, interval=2.0, commands=0))
    async with serving(platform):
        await opened(script, alice.at(telegram.group()))
        await script.told(1)
        await platform.repost(display(script), now(notice(alice)))
        made: list[Screen] = []
        over = asyncio.Event()

        async def newest() -> Screen:
            if over.is_set():
                raise Passed
            made.append(notice(alice, 3))
            return made[-1]

        waiting = asyncio.create_task(platform.repost(display(script), newest))
        await asyncio.sleep(0)
        over.set()
        with pytest.raises(Passed):
            await waiting
        assert not made
        assert len(sent(telegram)) == 2


@pytest.mark.parametrize(
    "fault",
    [
        Fault("sendPhoto", wait=SECOND),
        Fault("sendPhoto", drop=True),
        Fault("sendPhoto", status=502),
    ],
)
async def test_what_passed_after_a_failure_is_not_sent_again(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
    fault: Fault,
) -> None:
    shown = display(script)
    for again in (False, True):
        before, fault.times = len(sent(telegram)), 1
        telegram.faults = [fault]
        turn = passing(notice(alice))
        with pytest.raises(Passed):
            await (platform.repost(shown, turn) if again else platform.post(shown.chat, turn))
        assert len(sent(telegram)) == before + 1
    assert there.board.text == "Board 1"


async def test_after_a_429_the_newest_notice_is_sent_once(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
) -> None:
    telegram.faults.append(Fault("sendPhoto", wait=1))
    shown = await platform.repost(display(script), passing(notice(alice, 2), notice(alice, 3)))
    first, second = sent(telegram)[1:]
    assert second.at - first.at >= 1
    assert shown.screen.revision == 3
    assert len([m for m in there.messages if m.picture]) == 2


async def test_a_notice_waits_behind_boards_but_not_for_ever(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    limits = SendingLimits(burst=99, group=0, overall=2, edit_burst=99, commands=0)
    platform = make(script, telegram, limits)
    async with serving(platform):
        await opened(script, alice.at(telegram.group()))
        await script.told(1)
        went: list[str] = []

        def going(name: str) -> Newest:
            async def newest() -> Screen:
                went.append(name)
                return notice(alice, len(went) + 2)

            return newest

        async def board(number: int) -> None:
            await platform.show(display(script), going(f"board {number}"))

        boards = [asyncio.create_task(board(number)) for number in range(2)]
        calling = asyncio.create_task(platform.post(display(script).chat, going("notice")))
        boards += [asyncio.create_task(board(number)) for number in range(2, 12)]
        await asyncio.gather(calling, *boards)
        # The first two may go at once; then every fifth turn is that of who has waited longest.
        assert 4 <= went.index("notice") <= 6
        assert len(went) == 13


# Connections that break


def large() -> Picture:
    """More than fits into the buffers of a connection."""
    noise = random.Random(1).randbytes(1200 * 1200 * 3)
    return Picture(_png(Image.frombytes("RGB", (1200, 1200), noise)), 1200, 1200, (), ())


def _png(image: Image.Image) -> bytes:
    written = BytesIO()
    image.save(written, "PNG")
    return written.getvalue()


async def test_a_picture_that_broke_off_on_its_way_is_sent_again(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
) -> None:
    fault = Fault("sendPhoto", tear=True)
    telegram.faults.append(fault)
    board = screen(2, "e5", picture=large())
    shown = await platform.post(display(script).chat, now(board))
    assert fault.times == 0
    assert there.board.mark == shown.message
    assert len([m for m in there.messages if m.picture]) == 2


async def test_a_notice_whose_answer_was_lost_stands_there_twice_rather_than_never(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    alice: Account,
    there: Someone,
) -> None:
    telegram.faults.append(Fault("sendPhoto", lose=True))
    shown = await platform.repost(display(script), now(notice(alice)))
    doubles = [m for m in there.messages if m.text == "Alice’s turn"]
    assert [m.mark == shown.message for m in doubles] == [False, True]


# The message before


async def test_after_two_days_the_old_board_loses_its_buttons_only(
    platform: TelegramPlatform, script: Script, alice: Account, there: Someone
) -> None:
    old = there.board
    old.sent -= 49 * 3600
    await platform.repost(display(script), now(notice(alice)))
    await platform.remove(display(script))
    assert (old.deleted, old.buttons) == (False, [])
    assert there.board is not old


@pytest.mark.parametrize(
    "fault",
    [Fault("deleteMessage", wait=SECOND), Fault("deleteMessage", drop=True),
     Fault("deleteMessage", lose=True), Fault("deleteMessage", status=502)],
)  # fmt: skip
async def test_the_old_board_goes_when_the_network_lets_it(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    there: Someone,
    fault: Fault,
) -> None:
    old, fault.times = there.board, 1
    telegram.faults.append(fault)
    await platform.remove(display(script))
    assert old.deleted
    assert len(telegram.said("deleteMessage")) == 2


async def test_a_board_that_may_not_be_deleted_is_left_with_a_line_in_the_log(
    platform: TelegramPlatform,
    script: Script,
    telegram: TelegramServer,
    there: Someone,
    caplog: pytest.LogCaptureFixture,
) -> None:
    telegram.faults.append(Fault("deleteMessage", refuse="something new"))
    await platform.remove(display(script))
    assert "could not remove a message: Something new" in caplog.text
    assert len(telegram.said("deleteMessage")) == 1
