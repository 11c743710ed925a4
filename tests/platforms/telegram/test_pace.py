"""How fast messages and edits may go, on a clock of the test's own."""

import asyncio
import time
from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.background import end
from bot.platforms.telegram.limiter import Kind, Limiter, SendingLimits
from bot.platforms.telegram.pace import FoundPace, KnownPace, Pace
from tests.bot.clock import Clock


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


def found(burst: int = 1) -> FoundPace:
    """A pace for edits that begins with one a second."""
    return FoundPace(1.0, burst, calm=60.0, slowest=30.0)


def test_a_private_chat_gets_three_at_once_and_then_one_a_second() -> None:
    sent = times(KnownPace(1.0, 3), [100.0] * 6)
    assert sent == pytest.approx([100, 100, 100, 101, 102, 103])


def test_a_group_slows_down_instead_of_halting() -> None:
    sent = times(KnownPace(1.0, 3, 20, 60.0), [100.0] * 60)
    gaps = [after - before for before, after in pairwise(sent)]
    assert sent[9] - sent[0] < 10
    assert max(gaps) < 10


@given(st.lists(st.floats(0, 300), max_size=120))
def test_a_group_never_gets_more_than_twenty_in_a_minute(wishes: list[float]) -> None:
    sent = times(KnownPace(1.0, 3, 20, 60.0), sorted(100 + wish for wish in wishes))
    assert all(late - early >= 59.999 for early, late in zip(sent, sent[20:], strict=False))


def test_a_429_holds_back_everything_until_its_end() -> None:
    pace = KnownPace(1.0, 3)
    pace.refused(100.0, 30.0)
    assert times(pace, [100.0, 131.0]) == [130.0, 131.0]


def test_a_pace_that_changes_holds_from_then_on() -> None:
    pace = KnownPace(0.1, 10)
    assert times(pace, [100.0] * 12) == pytest.approx([*[100.0] * 10, 100.1, 100.2])
    pace.change(0.2, 5)
    assert times(pace, [200.0] * 7) == pytest.approx([*[200.0] * 5, 200.2, 200.4])


@pytest.mark.parametrize(("share", "allowed"), [(1.0, 30), (0.5, 15), (1 / 3, 10), (0.0, 1)])
async def test_a_process_sends_its_share_of_what_is_allowed_in_all(
    monkeypatch: pytest.MonkeyPatch, share: float, allowed: int
) -> None:
    clock = Clock(100.0)
    monkeypatch.setattr(time, "monotonic", clock)
    limiter = Limiter(SendingLimits())
    limiter.take_share(share)
    chats = range(4 * allowed)
    turns = [asyncio.create_task(limiter.turn(chat, Kind.MESSAGE)) for chat in chats]
    gone = []
    for _ in range(3):
        for _ in chats:
            await asyncio.sleep(0)
        gone.append(sum(turn.done() for turn in turns))
        clock.turn(1.0001)
    assert gone == [allowed, 2 * allowed, 3 * allowed], "so many at once, and then a second"
    await end(turns)


def test_edits_begin_with_one_a_second() -> None:
    assert times(found(), [100.0] * 4) == pytest.approx([100, 101, 102, 103])
    assert times(found(burst=3), [100.0] * 5) == pytest.approx([100, 100, 100, 101, 102])


def test_a_429_halves_the_pace_of_edits_after_its_wait() -> None:
    pace = found(burst=3)
    times(pace, [100.0] * 3)
    pace.refused(100.0, 3.0)
    assert times(pace, [100.0] * 3) == pytest.approx([103, 105, 107])


def test_a_429_after_many_edits_says_how_many_are_allowed() -> None:
    pace = found()
    times(pace, [100.0] * 21)  # the last of them at 120 is refused: 20 in a minute are allowed
    pace.refused(120.0, 40.0)
    assert times(pace, [120.0] * 3) == pytest.approx([160, 163, 166])


def test_one_long_429_slows_edits_to_a_quarter_at_most() -> None:
    pace = found()
    times(pace, [100.0] * 3)
    pace.refused(102.0, 600.0)
    assert pace.interval == 4.0


def test_edits_that_are_refused_together_halve_the_pace_once() -> None:
    pace = found()
    for wait in (5.0, 4.0, 6.0):
        pace.refused(100.0, wait)
    assert times(pace, [100.0] * 3) == pytest.approx([106, 108, 110])


def test_the_pace_of_edits_never_falls_below_the_slowest() -> None:
    pace, now = found(), 100.0
    for _ in range(20):
        pace.refused(now, 1.0)
        now += 1.0
    assert pace.interval == 30.0


def test_the_pace_of_edits_grows_slowly_to_where_it_began() -> None:
    pace = found()
    pace.refused(100.0, 1.0)
    assert pace.interval == 2.0
    times(pace, [101.0 + second for second in range(0, 59, 2)])
    assert pace.interval == 2.0  # not yet calm for a minute
    times(pace, [162.0, 164.0])
    assert pace.interval == pytest.approx(2.0 / 1.1)
    times(pace, [200.0 + 60 * minute for minute in range(20)])
    assert pace.interval == 1.0


@pytest.mark.parametrize(("allowed", "floods"), [(20, 15), (40, 15), (1000, 0)])
def test_an_hour_of_edits_meets_few_429s_and_uses_what_is_allowed(
    allowed: int, floods: int
) -> None:
    pace, window, now = found(burst=3), deque[float](), 0.0
    edits = refused = 0
    while now < 3600:
        now = max(now, pace.at(now))
        pace.take(now)
        while window and window[0] <= now - 60:
            window.popleft()
        if len(window) < allowed:
            window.append(now)
            edits += 1
        else:
            refused += 1
            pace.refused(now, window[0] + 60 - now + 1)
    assert refused <= floods
    assert edits >= 0.7 * 60 * min(allowed, 60)
