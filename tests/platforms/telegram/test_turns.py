"""Who goes next where only so much may go."""

import asyncio

import pytest
from telegram.error import RetryAfter

from bot.platforms.telegram import SendingLimits
from bot.platforms.telegram.limiter import Kind, Limiter
from bot.platforms.telegram.pace import KnownPace
from bot.platforms.telegram.turns import SendUrgency, Turns
from tests.patience import PATIENCE


class Order:
    """Lets waiters take turns at a place, and notes who went."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.went: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def _go(self, name: str, urgency: SendUrgency) -> None:
        await self.turns.turn(urgency)
        self.went.append(name)

    async def wait(self, urgency: SendUrgency, *names: str) -> None:
        """Have these wait for a turn."""
        self.tasks += [asyncio.create_task(self._go(name, urgency)) for name in names]
        await asyncio.sleep(0)

    async def all(self) -> list[str]:
        """Who went, in order, once nobody waits any more."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.went


async def order() -> Order:
    """A place whose first turn is taken, so that the next ones wait."""
    turns = Turns(KnownPace(0.02, 1))
    await turns.turn(SendUrgency.REST)
    return Order(turns)


async def test_boards_go_before_answers_and_those_before_notices_and_the_rest() -> None:
    place = await order()
    await place.wait(SendUrgency.REST, "rest")
    await place.wait(SendUrgency.NOTICE, "notice")
    await place.wait(SendUrgency.ANSWER, "answer")
    await place.wait(SendUrgency.BOARD, "board")
    assert await place.all() == ["board", "answer", "notice", "rest"]


async def test_equally_urgent_ones_go_as_they_came() -> None:
    place = await order()
    await place.wait(SendUrgency.BOARD, "a", "b", "c")
    assert await place.all() == ["a", "b", "c"]


async def test_whoever_waits_longest_goes_in_the_end_however_many_boards_come() -> None:
    place = await order()
    await place.wait(SendUrgency.REST, "rest")
    await place.wait(SendUrgency.BOARD, *(f"board {number}" for number in range(20)))
    assert "rest" in (await place.all())[:5]


async def test_who_gives_up_waiting_costs_nobody_a_turn() -> None:
    place = await order()
    await place.wait(SendUrgency.BOARD, "gone", "next")
    place.tasks[0].cancel()
    assert await place.all() == ["next"]


async def test_turns_go_on_when_all_who_waited_have_given_up() -> None:
    place = await order()
    await place.wait(SendUrgency.BOARD, "gone")
    place.tasks[0].cancel()
    await asyncio.sleep(0)
    await place.wait(SendUrgency.BOARD, "later")
    assert await place.all() == ["later"]


async def test_a_429_without_a_chat_holds_back_all_chats() -> None:
    limiter = Limiter(SendingLimits())
    limiter.pause(None, Kind.MESSAGE, RetryAfter(60))
    waiting = [asyncio.create_task(limiter.turn(chat, Kind.MESSAGE)) for chat in (1, 2)]
    done, pending = await asyncio.wait(waiting, timeout=0.1)
    assert not done
    for task in pending:
        task.cancel()


async def test_a_429_of_one_chat_holds_back_no_other() -> None:
    limiter = Limiter(SendingLimits())
    limiter.pause(1, Kind.MESSAGE, RetryAfter(60))
    async with asyncio.timeout(PATIENCE):
        await limiter.turn(2, Kind.MESSAGE)


async def test_a_429_for_an_edit_holds_back_no_message() -> None:
    limiter = Limiter(SendingLimits())
    limiter.pause(1, Kind.EDIT, RetryAfter(60))
    async with asyncio.timeout(PATIENCE):
        await limiter.turn(1, Kind.MESSAGE)


async def test_so_many_chats_are_remembered() -> None:
    limiter = Limiter(SendingLimits(burst=1, interval=3600.0, overall=0, chats=10))
    async with asyncio.timeout(PATIENCE):
        for chat in range(25):
            await limiter.turn(chat, Kind.MESSAGE)
        await limiter.turn(14, Kind.MESSAGE)  # what was sent there is forgotten
    with pytest.raises(TimeoutError):  # but not what the tenth last had
        await asyncio.wait_for(limiter.turn(16, Kind.MESSAGE), 0.1)
