"""Flood control: what is sent when, and that what waited is never out of date."""

import asyncio
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from telegram.error import RetryAfter

from bot.desk.platform import Reply
from bot.people import Chat, Display
from bot.platforms.telegram import Limits
from bot.platforms.telegram.limiter import Limiter, Pace
from bot.screens import Screen
from tests.loopback.telegram import Account, Fault, Rates, TelegramServer
from tests.platforms.telegram.conftest import display, make, now, serving
from tests.platforms.telegram.script import Script, opened, screen


def times(pace: Pace, wishes: list[float]) -> list[float]:
    """When messages go that somebody wishes to send at these times."""
    sent: list[float] = []
    for wish in wishes:
        at = max([wish, *sent[-1:]])
        while pace.at(at) > at:
            at = pace.at(at)
        pace.take(at)
        sent.append(at)
    return sent


def test_a_private_chat_gets_three_at_once_and_then_one_a_second() -> None:
    sent = times(Pace(1.0, 3), [100.0] * 6)
    assert sent == pytest.approx([100, 100, 100, 101, 102, 103])


def test_a_group_slows_down_instead_of_halting() -> None:
    sent = times(Pace(1.0, 3, 20, 60.0), [100.0] * 60)
    gaps = [after - before for before, after in pairwise(sent)]
    assert sent[9] - sent[0] < 10
    assert max(gaps) < 10


@given(st.lists(st.floats(0, 300), max_size=120))
def test_a_group_never_gets_more_than_twenty_in_a_minute(wishes: list[float]) -> None:
    sent = times(Pace(1.0, 3, 20, 60.0), sorted(100 + wish for wish in wishes))
    assert all(late - early >= 59.999 for early, late in zip(sent, sent[20:], strict=False))


def test_a_pause_holds_back_everything_until_its_end() -> None:
    pace = Pace(1.0, 3)
    pace.pause(130.0)
    assert times(pace, [100.0, 131.0]) == [130.0, 131.0]


async def test_a_429_without_a_chat_pauses_all_chats() -> None:
    limiter = Limiter(Limits())
    limiter.pause(None, RetryAfter(1))
    began = time.monotonic()
    await asyncio.gather(limiter.turn(1), limiter.turn(2))
    assert time.monotonic() - began > 0.9


async def test_a_429_of_one_chat_pauses_no_other() -> None:
    limiter = Limiter(Limits())
    limiter.pause(1, RetryAfter(60))
    async with asyncio.timeout(5):
        await limiter.turn(2)


async def test_chats_that_went_quiet_are_forgotten() -> None:
    limiter = Limiter(Limits(interval=0.0, overall=0))
    for chat in range(2500):
        await limiter.turn(chat)
    assert len(limiter._paces) <= 1001


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
    platform = make(script, telegram, Limits(burst=1, interval=0.5))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        made: list[int] = []

        async def newest() -> Screen:
            made.append(round(time.monotonic() * 1000))
            return screen(len(made) + 1, f"x{len(made)}")

        began = time.monotonic()
        await platform.show(display(script), newest)
        assert len(made) == 1
        assert made[0] >= (began + 0.2) * 1000
        assert there.board.labels[0] == "x1"


async def test_play_within_the_limits_meets_no_429(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    telegram.rates = Rates(chat=1000, group=20, minute=1.5)
    platform = make(script, telegram, Limits(burst=3, interval=0.06, group=20, window=2.2))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        for number in range(30):
            await platform.show(display(script), now(screen(number + 2, "e5")))
        assert there.board.text == "Board 31"
        assert telegram.flooded == 0


async def test_answers_never_wait_for_a_chats_turn(
    script: Script, telegram: TelegramServer, alice: Account
) -> None:
    platform = make(script, telegram, Limits(burst=1, interval=60.0))
    async with serving(platform):
        there = await opened(script, alice.at(telegram.group()))
        await script.told(1)
        showing = asyncio.create_task(platform.show(display(script), now(screen(2, "e5"))))
        script.answers["move:ABCDE:1:d3"] = Reply("Quick.")
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
