"""Flood control: how fast messages may go out, so that Telegram has no reason to refuse them, and
what is done where it still says 429."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Final

from cachetools import LRUCache
from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

from bot.platforms.telegram.pace import FoundPace, KnownPace
from bot.platforms.telegram.turns import SendUrgency, Turns

TAKEN: Final = "taken"
"""As ``rate_limit_args``: the caller has waited for its turn and handles a 429 itself."""

ATTEMPTS = 4
PRIVATE = 5  # intervals of a chat between two new messages there for one member alone
QUICKER = 4  # times as fast as edits that all see begin those for one member: hands are picked from


class Kind(StrEnum):
    """What is counted by itself in a chat."""

    MESSAGE = "message"
    EDIT = "edit"
    PRIVATE_EDIT = "private edit"  # of what one member alone sees


_PACED = {
    "sendMessage": Kind.MESSAGE,
    "sendPhoto": Kind.MESSAGE,
    "sendAnimation": Kind.MESSAGE,
    "sendDocument": Kind.MESSAGE,
    "editMessageText": Kind.EDIT,
    "editMessageCaption": Kind.EDIT,
    "editMessageMedia": Kind.EDIT,
    "editMessageReplyMarkup": Kind.EDIT,
}


@dataclass(frozen=True, slots=True)
class SendingLimits:
    """How much is sent. All times are in seconds; 0 is no limit."""

    # Messages in one chat: so many at once, then one every interval.
    burst: int = 3
    interval: float = 1.0
    # In a group at most so many within any window.
    group: int = 20
    window: float = 60.0
    overall: int = 30  # messages and edits a second, in all

    # Edits in one chat: so many at once, then one every interval. A 429 at least doubles that, up
    # to the slowest; each calm time without one makes it shorter again.
    edit_burst: int = 3
    edit_interval: float = 1.0
    edit_slowest: float = 30.0
    edit_calm: float = 60.0
    chats: int = 2000  # for how many this is remembered

    # A person's commands in a chat: so many within a window are answered, then none for a while.
    commands: int = 8
    commands_window: float = 60.0
    silence: float = 60.0

    menu_pause: float = 0.1  # at a start, before the menus of commands in each language


def seconds(error: RetryAfter) -> float:
    """The wait that a 429 asks for."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


class Limiter(BaseRateLimiter[str]):
    """Lets every request wait for its chat's turn; answers to presses never wait."""

    def __init__(self, limits: SendingLimits) -> None:
        self._limits = limits
        self._overall_pace = KnownPace(0.0, 1)
        self._overall = Turns(self._overall_pace)
        self.take_share(1.0)
        # The chat that was written to longest ago, of so many, has nothing under way.
        self._chats: LRUCache[int | str, dict[Kind, Turns]] = LRUCache(limits.chats)
        self._readers: LRUCache[tuple[int, str], Turns] = LRUCache(limits.chats)

    def take_share(self, share: float) -> None:
        """So much of what is allowed in all, from 0 to 1, is this process's from now on."""
        overall = max(1.0, self._limits.overall * share)
        each = 1 / overall if self._limits.overall else 0.0
        self._overall_pace.change(each, int(overall))

    async def initialize(self) -> None:
        """Nothing to do."""

    async def shutdown(self) -> None:
        """Nothing to do: who still waits is cancelled by whoever sent it."""

    def _turns(self, chat: int | str, kind: Kind) -> Turns:
        turns = self._chats.setdefault(chat, {})
        if kind not in turns:
            limits = self._limits
            most = limits.group if isinstance(chat, int) and chat < 0 else 0
            turns[kind] = Turns(
                KnownPace(limits.interval, limits.burst, most, limits.window)
                if kind is Kind.MESSAGE
                else self._edit_pace(kind)
            )
        return turns[kind]

    def _edit_pace(self, kind: Kind) -> FoundPace:
        limits, quicker = self._limits, QUICKER if kind is Kind.PRIVATE_EDIT else 1
        return FoundPace(
            limits.edit_interval / quicker,
            limits.edit_burst * quicker,
            limits.edit_calm,
            limits.edit_slowest,
        )

    async def turn(
        self, chat: int | str, kind: Kind, urgency: SendUrgency = SendUrgency.REST
    ) -> None:
        """Waits until this may go to the chat; it then has to be sent with TAKEN."""
        await self._turns(chat, kind).turn(urgency)
        await self._overall.turn(urgency)

    async def private_turn(self, chat: int, reader: str) -> None:
        """Waits until a new message that this account alone sees may go to the chat. Nobody gets so
        many that there is no room left for what the others ask for."""
        turns = self._readers.get((chat, reader))
        if turns is None:
            pace = KnownPace(self._limits.interval * PRIVATE, self._limits.burst)
            turns = self._readers[chat, reader] = Turns(pace)
        await turns.turn(SendUrgency.ANSWER)
        await self.turn(chat, Kind.MESSAGE, SendUrgency.ANSWER)

    def pause(self, chat: int | str | None, kind: Kind, error: RetryAfter) -> None:
        """Obeys a 429: for this kind in one chat, or with None for everything."""
        turns = self._overall if chat is None else self._turns(chat, kind)
        turns.refused(seconds(error))

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Any]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: str | None,
    ) -> Any:
        """Makes the request in its turn, again after a 429. Raises RetryAfter to callers with
        TAKEN, and after several attempts."""
        if rate_limit_args == TAKEN:
            return await callback(*args, **kwargs)
        chat, kind = int(data["chat_id"]) if "chat_id" in data else None, _PACED.get(endpoint)
        for last in (*[False] * (ATTEMPTS - 1), True):
            if chat is not None and kind is not None:
                await self.turn(chat, kind)
            try:
                return await callback(*args, **kwargs)
            except RetryAfter as error:
                self.pause(chat, kind or Kind.MESSAGE, error)
                if last:
                    raise
                if chat is None or kind is None:
                    await asyncio.sleep(seconds(error))
        raise AssertionError("the last attempt returns or raises")
