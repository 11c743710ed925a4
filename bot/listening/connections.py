"""Limits how many connections others may open to this process, and how long they may stay without a
request."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import cast

from aiohttp import StreamReader, web
from msgspec import Struct

from bot.listening.addresses import Network, home, read_address
from bot.listening.descriptors import for_connections
from bot.log import Sparing

MINUTE = 60.0  # seconds in which each reason is logged once

log = logging.getLogger(__name__)


class ConnectionLimits(Struct, frozen=True):
    """How many connections one address may have: a browser opens six and one for each page, and
    an address may be that of a whole school. A ``first_request`` begins within so many seconds, a
    ``body`` has come after so many, and between requests ``idle`` ones pass."""

    of_address: int = 256
    first_request: float = 20.0
    body: float = 120.0
    idle: float = 75.0


class Connections:
    """Counts the connections of each address. Those of ``trusted`` proxies count only in all, for
    they come from everybody."""

    def __init__(self, limits: ConnectionLimits, trusted: Iterable[Network] = ()) -> None:
        self._limits = limits
        self._trusted = tuple(trusted)
        self._most = for_connections()
        # One address leaves room for others also where there is little.
        self._most_of_address = min(limits.of_address, max(1, self._most // 4))
        self._open: Counter[str] = Counter()
        self._silent: dict[asyncio.BaseTransport, asyncio.TimerHandle] = {}
        self._sparing = Sparing(MINUTE)

    def accept(self, handler: asyncio.Protocol) -> "IncomingConnection":
        """A connection that ``handler`` serves if there is room for it."""
        return IncomingConnection(self, handler)

    def enter(self, transport: asyncio.Transport) -> str | None:
        """Counts a connection, which has to send a request soon: what it counts for, or None where
        there is no room."""
        key = self._key(transport)
        if self._open.total() >= self._most:
            self._refuse(f"all {self._most} connections are taken")
            return None
        if key and self._open[key] >= self._most_of_address:
            self._refuse(
                f"an address has {self._most_of_address} connections; a proxy of yours belongs in "
                "TRUSTED_PROXIES"
            )
            return None
        self._open[key] += 1
        loop = asyncio.get_running_loop()
        self._silent[transport] = loop.call_later(self._limits.first_request, transport.abort)
        return key

    @contextmanager
    def asking(self, request: web.Request) -> Iterator[None]:
        """Keeps the connection while a request is answered. Its body must come soon."""
        transport = request.transport
        self._speak(transport)
        if transport is None or request.content.is_eof():
            yield
            return
        loop = asyncio.get_running_loop()
        late = loop.call_later(self._limits.body, _abort_unread, transport, request.content)
        try:
            yield
        finally:
            late.cancel()

    def leave(self, transport: asyncio.Transport, key: str) -> None:
        """Stops counting a connection."""
        self._speak(transport)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _key(self, transport: asyncio.Transport) -> str:
        """Whose connection it is; "" for a proxy's."""
        peer = transport.get_extra_info("peername")
        address = read_address(peer[0]) if peer else None
        if address is None or any(address in network for network in self._trusted):
            return ""
        return home(address)

    def _speak(self, transport: asyncio.BaseTransport | None) -> None:
        """Ends the wait for a first request."""
        timer = self._silent.pop(transport, None) if transport is not None else None
        if timer is not None:
            timer.cancel()

    def _refuse(self, why: str) -> None:
        left_out = self._sparing.left_out(why)
        if left_out is not None:
            more = f" ({left_out} more since the last such line)" if left_out else ""
            log.warning("refused a connection: %s%s", why, more)


def _abort_unread(transport: asyncio.Transport, body: StreamReader) -> None:
    if not body.is_eof():
        transport.abort()


class IncomingConnection(asyncio.Protocol):
    """Passes everything to ``handler`` once it is accepted."""

    def __init__(self, connections: Connections, handler: asyncio.Protocol) -> None:
        self._connections = connections
        self._handler = handler
        self._leave: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accepts the connection, or aborts it."""
        accepted = cast(asyncio.Transport, transport)
        key = self._connections.enter(accepted)
        if key is None:
            accepted.abort()
            return
        self._leave = lambda: self._connections.leave(accepted, key)
        self._handler.connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        """Stops counting the connection."""
        if self._leave is not None:
            self._leave()
            self._handler.connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """Passes the bytes on."""
        if self._leave is not None:
            self._handler.data_received(data)

    def eof_received(self) -> bool | None:
        """Passes on that the other side sends no more."""
        return self._handler.eof_received() if self._leave is not None else None

    def pause_writing(self) -> None:
        """Passes on that the other side reads too slowly."""
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        """Passes on that writing may continue."""
        self._handler.resume_writing()
