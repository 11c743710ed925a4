"""Flood control: how fast messages may go out, so that Telegram has no reason to refuse them.

Telegram publishes no exact limits. Its guidance is one message a second in a chat, twenty a
minute in a group and thirty a second in all; where it still says 429, the wait it names counts.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

TAKEN: Final = "taken"
"""As ``rate_limit_args``: the caller has waited for its turn and handles a 429 itself."""

ATTEMPTS = 4
REMEMBERED = 1000

_PACED = (
    "sendMessage",
    "sendPhoto",
    "editMessageText",
    "editMessageCaption",
    "editMessageMedia",
    "editMessageReplyMarkup",
)


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is sent: in one chat ``burst`` at once and then one every ``interval`` seconds; in
    a group at most ``group`` in any ``window`` seconds; in all ``overall`` a second. 0 is no
    limit."""

    burst: int = 5
    interval: float = 1.0
    group: int = 20
    window: float = 60.0
    overall: int = 30


class Pace:
    """When the next message may go to one place. The first half of a window's messages go as they
    come, the others are spread over what is left of it, so that play slows instead of halting."""

    def __init__(self, interval: float, burst: int, most: int = 0, window: float = 0.0) -> None:
        self._interval = interval
        self._slack = interval * (burst - 1)
        self._most = most
        self._window = window
        self._sent: deque[float] = deque(maxlen=most)
        self._due = 0.0  # when the place would be free had every message kept its interval
        self._paused = 0.0
        self._queue = asyncio.Lock()

    def at(self, now: float) -> float:
        """The earliest time for the next message."""
        return max(self._paused, self._due - self._slack, self._after_window(now))

    def _after_window(self, now: float) -> float:
        while self._sent and self._sent[0] <= now - self._window:
            self._sent.popleft()
        if len(self._sent) * 2 < self._most or not self._sent:
            return 0.0
        left = self._most - len(self._sent)
        end = self._sent[0] + self._window
        return end if left == 0 else self._sent[-1] + (end - self._sent[-1]) / (left + 1)

    def take(self, now: float) -> None:
        """Count a message that goes out now."""
        self._due = max(self._due, now) + self._interval
        self._sent.append(now)

    def pause(self, until: float) -> None:
        """Let nothing go before ``until``."""
        self._paused = max(self._paused, until)

    async def turn(self) -> None:
        """Wait, first come first served, for the next message's time, and count it."""
        async with self._queue:
            now = time.monotonic()
            while self.at(now) > now:  # a pause may come while waiting
                await asyncio.sleep(self.at(now) - now)
                now = time.monotonic()
            self.take(now)

    def idle(self, now: float) -> bool:
        """Whether the place may be forgotten: nothing is waiting or remembered."""
        return not self._queue.locked() and self.at(now) <= now and not self._sent


def seconds(error: RetryAfter) -> float:
    """The wait that a 429 asks for."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


class Limiter(BaseRateLimiter[str]):
    """Lets every request wait for its chat's turn; answers to presses never wait."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._overall = Pace(1 / limits.overall if limits.overall else 0.0, limits.overall or 1)
        self._paces: dict[int, Pace] = {}

    async def initialize(self) -> None:
        """Nothing to do."""

    async def shutdown(self) -> None:
        """Nothing to do."""

    def _pace(self, chat: int) -> Pace:
        if chat not in self._paces:
            self._forget()
            limits = self._limits
            most = limits.group if chat < 0 else 0
            self._paces[chat] = Pace(limits.interval, limits.burst, most, limits.window)
        return self._paces[chat]

    def _forget(self) -> None:
        if len(self._paces) >= REMEMBERED:
            now = time.monotonic()
            self._paces = {c: pace for c, pace in self._paces.items() if not pace.idle(now)}

    async def turn(self, chat: int) -> None:
        """Wait until a message may go to the chat; it then has to be sent with TAKEN."""
        await self._pace(chat).turn()
        await self._overall.turn()

    def pause(self, chat: int | None, error: RetryAfter) -> None:
        """Obey a 429: for one chat, or with None for all."""
        pace = self._overall if chat is None else self._pace(chat)
        pace.pause(time.monotonic() + seconds(error))

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Any]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: str | None,
    ) -> Any:
        """Make the request in its turn, again after a 429. Raises RetryAfter to callers with
        TAKEN, and after several attempts."""
        if rate_limit_args == TAKEN:
            return await callback(*args, **kwargs)
        chat = int(data["chat_id"]) if "chat_id" in data else None
        for last in (*[False] * (ATTEMPTS - 1), True):
            if chat is not None and endpoint in _PACED:
                await self.turn(chat)
            try:
                return await callback(*args, **kwargs)
            except RetryAfter as error:
                self.pause(chat, error)
                if last:
                    raise
                if chat is None or endpoint not in _PACED:
                    await asyncio.sleep(seconds(error))
        raise AssertionError("the last attempt returns or raises")
