"""The client while Discord is there, and the patience to wait until it is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.platforms.discord.api_errors import LINE_ERRORS, DiscordErrorKind, error_kind
from bot.platforms.discord.client import Client

_T = TypeVar("_T")

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0
LONGEST_WAIT = 60.0
# A RuntimeError is the library's session, closed under the request when the connection is lost.
UNREACHABLE = (*LINE_ERRORS, discord.DiscordServerError, RuntimeError)


class DiscordConnection:
    """Hands the client to whoever has a request, as often as it takes."""

    def __init__(self) -> None:
        self.client: Client | None = None
        self._ready = asyncio.Event()

    def online(self, client: Client) -> None:
        """Requests can be made, through ``client``."""
        self.client = client
        self._ready.set()

    def offline(self) -> None:
        """No requests for now."""
        self.client = None
        self._ready.clear()

    async def reached(self, attempt: Callable[[Client], Awaitable[_T]], what: str) -> _T:
        """What ``attempt`` returns once Discord is there and has the time; ``what`` it is about
        stands in the log."""
        wait = FIRST_WAIT
        while True:
            await self._ready.wait()
            client = self.client
            assert client is not None
            try:
                return await attempt(client)
            except (*UNREACHABLE, discord.HTTPException) as error:
                if not _may_pass(error, client):
                    raise
                log.info("%s: Discord cannot be reached (%s)", what, error)
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)


def _may_pass(error: Exception, client: Client) -> bool:
    """Whether the same request may work later."""
    if isinstance(error, RuntimeError):
        return client.is_closed()
    if isinstance(error, discord.HTTPException) and not isinstance(error, UNREACHABLE):
        return error_kind(error) is DiscordErrorKind.BUSY
    return True
