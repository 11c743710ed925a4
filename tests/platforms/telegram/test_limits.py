"""Flood control: what is sent when, and that what waited is never out of date."""

import asyncio
import time

import pytest

from bot.desk.platform import Gone, Newest
from bot.desk.reply import NewScreen, PrivateLine
from bot.people import Chat, Display
from bot.platforms.telegram import SendingLimits
from bot.screens import Screen
from tests.lag import Lag
from tests.loopback.telegram import Account, Fault, Rates, TelegramServer
from tests.patience import PATIENCE
from tests.platforms.telegram.conftest import display, make, now, serving
from tests.platforms.telegram.script import Script, opened, screen

NEVER = 10 * PATIENCE  # seconds: for this nobody can have waited


async def test_after_a_429_the_newest_screen_is_shown(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram)
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        telegram.faults.append(Fault("editMessageMedia", wait=1))
        current = screen(2, "e5")

        async def newest() -> Screen:
            return current

        showing = asyncio.create_task(platform.show(display(script), newest))
        await telegram.until(lambda: telegram.said("editMessageMedia"))
        current = screen(7, "h8")
        assert (await showing).revision == 7
        assert there.board.labels == ["h8", "Rules"]
        assert there.board.edits == 1


async def test_changes_that_come_too_fast_are_shown_as_one(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, SendingLimits(edit_burst=1, edit_interval=0.5))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        made: list[int] = []

        async def newest() -> Screen:
            made.append(round(time.monotonic() * 1000))
            return screen(len(made) + 1, f"x{len(made)}")

        began = time.monotonic()
        await platform.show(display(script), now(screen(2, "e5")))
        await platform.show(display(script), newest)
        assert len(made) == 1
        assert made[0] >= (began + 0.2) * 1000
        assert there.board.labels[0] == "x1"


async def test_messages_within_the_limits_meet_no_429(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    telegram.rates = Rates(chat=1000, group=20, minute=1.5)
    limits = SendingLimits(burst=3, interval=0.06, group=20, window=2.2, commands=0)
    async with serving(make(script, telegram, limits)), Lag() as lag:
        there = alice.at(telegram.group())
        script.answers["play"] = NewScreen(screen(1, "d3"))
        for _ in range(30):
            there.say("/play reversi")
        await script.told(30)
        lag.pass_over()
        assert telegram.flooded == 0


async def test_edits_do_not_wait_for_the_limits_of_messages(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, SendingLimits(burst=1, interval=NEVER, edit_interval=0.0))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        async with asyncio.timeout(PATIENCE):
            for number in range(30):
                await platform.show(display(script), now(screen(number + 2, "e5")))
        assert there.board.text == "Board 31"


async def test_edits_find_the_pace_that_the_server_allows(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    telegram.rates = Rates(chat=1000, edits=5, minute=1.0)
    limits = SendingLimits(edit_burst=1, edit_interval=0.06, edit_calm=60.0)
    platform = make(script, telegram, limits)
    async with serving(platform), Lag() as lag:
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        for number in range(20):
            await platform.show(display(script), now(screen(number + 2, "e5")))
        assert there.board.text == "Board 21"
        # 0.06, 0.12, 0.24 s apart: the second or third halving is within five a second.
        lag.pass_over()
        assert 1 <= telegram.flooded <= 3


async def test_each_chat_finds_its_own_pace(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(
        script, telegram, SendingLimits(edit_burst=1, edit_interval=10.0, edit_slowest=60.0)
    )
    async with serving(platform):
        held = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        telegram.faults.append(Fault("editMessageMedia", wait=60, chat=held.chat.id))
        shown = Display(1, "ABCDE", Chat("telegram", str(held.chat.id)), held.board.mark)
        showing = asyncio.create_task(platform.show(shown, now(screen(2, "e5"))))
        await telegram.until(lambda: telegram.said("editMessageMedia"))
        other = await opened(script, alice.at(telegram.group()), 3)
        await script.told(2)
        await platform.show(display(script), now(screen(4, "h8")))
        assert other.board.text == "Board 4"
        assert not showing.done()
        showing.cancel()


@pytest.mark.usefixtures("abrupt")
async def test_a_crowd_of_commands_does_not_hold_up_a_board(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    limits = SendingLimits(burst=2, interval=NEVER, commands=0)
    platform = make(script, telegram, limits)
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        script.answers["rules"] = NewScreen(Screen("", 0, ("Rules",)))
        stranger = telegram.user("Stranger").at(there.chat)
        for _ in range(30):
            stranger.say("/rules")
        await telegram.until(lambda: len(script.heard) == 31)
        async with asyncio.timeout(PATIENCE):
            await platform.show(display(script), now(screen(2, "e5")))
        assert there.board.text == "Board 2"


@pytest.mark.usefixtures("abrupt")
async def test_a_board_that_is_sent_anew_overtakes_answers_to_commands(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, SendingLimits(burst=1, interval=1.5, commands=0))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        script.answers["rules"] = NewScreen(Screen("", 0, ("Rules",)))
        stranger = telegram.user("Stranger").at(there.chat)
        for _ in range(10):
            stranger.say("/rules")
        await telegram.until(lambda: len(script.heard) == 11)
        # A board without its picture cannot be edited in, so it is sent as a new message.
        plain = screen(2, "e5", picture=None)
        with pytest.raises(Gone):
            await platform.show(display(script), now(plain))
        await there.sees("Board 2")
        rules = [message for message in there.messages if message.text == "Rules"]
        assert len(rules) <= 4


async def test_boards_of_matches_overtake_those_of_lobbies(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, SendingLimits(burst=9, edit_burst=1, edit_interval=0.3))
    async with serving(platform), Lag() as lag:
        there = alice.at(telegram.group())
        await opened(script, there)
        await script.told(1)
        script.answers["play"] = NewScreen(screen(1, "d3", table="FGHJK"))
        there.say("/play reversi")
        await script.told(2)
        shown: list[str] = []

        def seen(name: str, number: int) -> Newest:
            async def newest() -> Screen:
                shown.append(name)
                return screen(number, "e5", table=name)

            return newest

        await platform.show(display(script, 0), seen("ABCDE", 2), True)
        lobby = asyncio.create_task(platform.show(display(script, 1), seen("FGHJK", 3)))
        await asyncio.sleep(0)
        match = asyncio.create_task(platform.show(display(script, 0), seen("ABCDE", 4), True))
        await asyncio.gather(lobby, match)
        lag.pass_over()
        assert shown == ["ABCDE", "ABCDE", "FGHJK"]


async def test_answers_never_wait_for_a_chats_turn(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, SendingLimits(edit_burst=1, edit_interval=NEVER))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        await platform.show(display(script), now(screen(2, "d3")))
        showing = asyncio.create_task(platform.show(display(script), now(screen(3, "e5"))))
        script.answers["move:ABCDE:2:d3"] = PrivateLine("Quick.")
        for _ in range(5):
            assert (await there.press("d3")).text == "Quick."
        assert not showing.done()
        showing.cancel()


async def test_a_long_429_of_one_display_holds_no_other_chat(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram)
    async with serving(platform):
        held = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        telegram.faults.append(Fault("editMessageMedia", wait=30, chat=held.chat.id))
        shown = Display(1, "ABCDE", Chat("telegram", str(held.chat.id)), held.board.mark)
        task = asyncio.create_task(platform.show(shown, now(screen(2, "e5"))))
        await telegram.until(lambda: telegram.said("editMessageMedia"))
        other = await opened(script, alice.at(telegram.group()), 3)
        await other.press("d3")
        task.cancel()
