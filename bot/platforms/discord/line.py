"""The connection of one shard, and how another process goes on with it.

discord.py opens all shards of a client when it starts and closes them when it ends. Ours come and
go while it runs, so here is what its ``Client.connect`` does, for one shard and until it is
cancelled. ``DiscordWebSocket`` with ``from_client``, ``poll_event``, ``session_id``, ``sequence``,
``gateway`` and what ``_keep_alive`` knows of heartbeats is the library's own business and used in
this file alone; tests/bot/test_libraries.py says what an update has broken.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from yarl import URL

from bot.platforms.discord.api import WebSocket
from bot.platforms.discord.api_errors import LINE_ERRORS
from bot.platforms.discord.client import Client
from bot.store.shards import GatewaySession

log = logging.getLogger(__name__)

CONNECTING = 30.0  # seconds that a connection may take
HALF_OPEN = 2.0  # seconds that it has to be ended properly
ATTEMPTS = 5  # to go on with a session before another is begun
SETTLING = (1.0, 5.0)  # seconds after which Discord wants to see whoever lost a session
ACKNOWLEDGED = 0.9  # of the time between two heartbeats, within which Discord answers one
SHORTEST_ANSWER = 2.0  # seconds that it has for it at least
END, LEAVE = 1000, 4000  # how a line is closed: with its session, or so that another goes on

Turn = Callable[[int], Awaitable[None]]


class ShardConnection:
    """Keeps one shard connected. It goes on with ``session`` where Discord still has that; to begin
    another it waits for ``turn``. It ends with the close code ``end``."""

    def __init__(
        self,
        client: Client,
        shard: int,
        turn: Turn,
        session: GatewaySession | None = None,
        end: int = END,
    ) -> None:
        self._client = client
        self._shard = shard
        self._turn = turn
        self._left = session
        self._end = end
        self._socket: DiscordWebSocket | None = None
        self._backoff = ExponentialBackoff[bool]()
        self._failures = 0

    @property
    def connected(self) -> bool:
        """Whether Discord tells something on it: it has begun the stream, or goes on with it."""
        return self._socket is not None and bool(self._socket.session_id)

    @property
    def session(self) -> GatewaySession | None:
        """Where it has come to; None while nobody could go on with it."""
        socket = self._socket
        if socket is None or not socket.session_id:
            return self._left
        return GatewaySession(socket.session_id, socket.sequence or 0, str(socket.gateway))

    async def run(self) -> None:
        """Keeps connected until cancelled. Raises discord.ConnectionClosed when Discord will not
        have it, as with a token that it has taken back."""
        try:
            while True:
                try:
                    await self._connect()
                    await self._listen()
                except ReconnectWebSocket as wanted:
                    await self._close(LEAVE)
                    if not wanted.resume:
                        self._left = None
                        await asyncio.sleep(random.uniform(*SETTLING))
                except discord.ConnectionClosed:
                    await self._close(self._end)
                    self._left = None  # it has ended with the connection: nobody can go on with it
                    raise
                except (discord.DiscordException, *LINE_ERRORS) as error:
                    await self._failed(error)
        finally:
            await asyncio.shield(self._close(self._end))

    async def _connect(self) -> None:
        if self._left is None:
            await self._turn(self._shard)
        with self._client.requests.opening() as sockets:
            opening = asyncio.ensure_future(self._opened())
            try:
                async with asyncio.timeout(CONNECTING):
                    self._socket = await asyncio.shield(opening)
            except BaseException:
                await asyncio.shield(self._abandon(opening, sockets))
                raise

    async def _abandon(
        self, opening: asyncio.Future[DiscordWebSocket], sockets: Iterable[WebSocket]
    ) -> None:
        """Ends a connection that nobody waits for any more. One that is half open has a thread for
        its heartbeats that only the library can end."""
        await asyncio.wait({opening}, timeout=HALF_OPEN)
        if opening.done() and not opening.cancelled() and opening.exception() is None:
            await opening.result().close(self._end)
        opening.cancel()
        for socket in sockets:
            await socket.close(code=self._end)

    async def _opened(self) -> DiscordWebSocket:
        if self._left is None:
            return await DiscordWebSocket.from_client(self._client, shard_id=self._shard)
        return await DiscordWebSocket.from_client(
            self._client,
            shard_id=self._shard,
            gateway=URL(self._left.address),
            session=self._left.id,
            sequence=self._left.sequence,
            resume=True,
        )

    async def _listen(self) -> None:
        """Takes in what Discord tells. Where it leaves a heartbeat without an answer until the next
        is due, the line is dead, and the shard connects anew, as Discord's documentation asks."""
        socket = self._socket
        assert socket is not None
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_seconds_until_dead(socket)):
                    await socket.poll_event()
            if _seconds_until_dead(socket) <= 0:
                log.warning("Discord: shard %d is not answered any more", self._shard)
                raise ReconnectWebSocket(self._shard)
            self._failures = 0

    async def _failed(self, error: Exception) -> None:
        """The network, or Discord itself."""
        await self._close(LEAVE)
        self._failures += 1
        if self._failures == ATTEMPTS:
            self._left = None
        wait = self._backoff.delay()
        log.warning("Discord: shard %d is not connected (%s); again in %.1f s",
                    self._shard, type(error).__name__, wait)  # fmt: skip
        await asyncio.sleep(wait)

    async def _close(self, code: int) -> None:
        """Ends the connection; where it had come to stays known."""
        socket, self._left, self._socket = self._socket, self.session, None
        if socket is not None:
            with suppress(discord.DiscordException, *LINE_ERRORS):
                await socket.close(code)


def _seconds_until_dead(socket: DiscordWebSocket) -> float:
    """How long the last heartbeat may still go without an answer, or the next one, in seconds."""
    beats = socket._keep_alive
    assert beats is not None and beats.interval is not None, "its thread begins with the hello"
    patience = max(beats.interval * ACKNOWLEDGED, SHORTEST_ANSWER)
    # The library notes in a thread of its own when one was sent, now and then after its answer.
    # The one before is never answered so late: the line would be dead.
    answered = beats._last_ack >= beats._last_send - max(beats.interval - patience, 0.0)
    due = beats._last_send + (beats.interval if answered else 0.0)
    return due + patience - time.perf_counter()
