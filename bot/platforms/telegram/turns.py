"""Who goes next to a place at which only so much may go at a time."""

import asyncio
import itertools
import time
from bisect import insort
from enum import IntEnum

from bot.platforms.telegram.pace import Pace

FAIR = 5  # every so many turns the one who waits longest goes, so that all do in the end


class SendUrgency(IntEnum):
    """What goes before what."""

    BOARD = 0  # of a match that is being played
    ANSWER = 1  # what a press has brought about
    NOTICE = 2  # new messages with boards: those that call somebody, and what was deleted
    REST = 3  # answers to commands


_Waiter = tuple[SendUrgency, int, "asyncio.Future[None]"]


class Turns:
    """Gives turns at the pace of one place: the most urgent first, then as they came."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._waiting: list[_Waiter] = []
        self._numbers = itertools.count()
        self._given = itertools.count(1)
        self._giving: asyncio.Task[None] | None = None  # as long as anybody waits

    def refused(self, wait: float) -> None:
        """Obeys a 429."""
        self._pace.refused(time.monotonic(), wait)

    async def turn(self, urgency: SendUrgency) -> None:
        """Waits for a turn, and takes it."""
        now = time.monotonic()
        if not self._waiting and self._pace.at(now) <= now:
            self._pace.take(now)
            return
        waiter = urgency, next(self._numbers), asyncio.get_running_loop().create_future()
        insort(self._waiting, waiter)
        if self._giving is None:
            self._giving = asyncio.create_task(self._give(), name="turns")
        try:
            await waiter[2]
        finally:
            if waiter in self._waiting:  # it was cancelled
                self._waiting.remove(waiter)
            if not self._waiting and self._giving is not None:
                self._giving.cancel()
                self._giving = None

    async def _give(self) -> None:
        """Gives turns until nobody waits."""
        while self._waiting:
            now = time.monotonic()
            at = self._pace.at(now)
            if at > now:  # a 429 may come while waiting
                await asyncio.sleep(at - now)
                continue
            self._pace.take(now)
            fair = next(self._given) % FAIR == 0
            waiter = min(self._waiting, key=lambda each: each[1]) if fair else self._waiting[0]
            self._waiting.remove(waiter)
            if not waiter[2].done():
                waiter[2].set_result(None)
        self._giving = None
