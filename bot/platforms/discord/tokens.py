"""Live tokens by the message that they can edit."""

import asyncio
import time

from cachetools import TLRUCache

from bot import bounds
from bot.platforms.discord.interaction_response import InteractionHandle


class Tokens:
    """The newest token of each message; where there is none, the next one can be waited for."""

    def __init__(self, kept: int = bounds.TOKENS) -> None:
        # asyncio's clock is the monotonic one.
        self._handles: TLRUCache[str, InteractionHandle] = TLRUCache(
            kept, lambda _message, handle, _now: handle.until, time.monotonic
        )
        self._waiting: dict[str, asyncio.Event] = {}

    def put(self, message: str, handle: InteractionHandle) -> None:
        """A newer token edits ``message``."""
        self._handles[message] = handle
        self.wake(message)

    def get(self, message: str) -> InteractionHandle | None:
        """The newest token that still lives."""
        return self._handles.get(message)

    def drop(self, message: str, handle: InteractionHandle) -> None:
        """This token does not work any more; a newer one may have come meanwhile."""
        if self._handles.get(message) is handle:
            del self._handles[message]

    def clear(self) -> None:
        """No token works any more; whoever waits looks again."""
        self._handles.clear()
        for message in tuple(self._waiting):
            self.wake(message)

    def waited_for(self, message: str) -> bool:
        """Whether somebody waits for a token of this message, or may have to."""
        return message in self._waiting

    def want(self, message: str) -> None:
        """Whether somebody has to wait for this message turns out soon."""
        self._waiting.setdefault(message, asyncio.Event())

    def wake(self, message: str) -> None:
        """Lets whoever waits for this message look again."""
        if message in self._waiting:
            self._waiting.pop(message).set()

    async def coming(self, message: str) -> None:
        """Waits until ``put`` or ``wake``, unless there is a token."""
        if message in self._handles:
            return
        event = self._waiting.setdefault(message, asyncio.Event())
        await event.wait()
