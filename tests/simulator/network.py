"""A network in memory: what is written on one side arrives on the other, in order and later."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Any

from tests.simulator.life import ACKNOWLEDGE, SEND, Life, Reaper, life_of

LAG = 0.004  # seconds, on average, that bytes are on their way
SLOW, SLOWER = 0.01, 1.5  # how often they take longer, and how much at most


class Listening:
    """A port at which somebody answers."""

    def __init__(self, port: int) -> None:
        self._port = port

    def getsockname(self) -> tuple[str, int]:
        """The address."""
        return "127.0.0.1", self._port


class Server(asyncio.AbstractServer):
    """Who answers at a port."""

    def __init__(self, network: "Network", factory: Callable[[], Any], port: int) -> None:
        self._network = network
        self._port = port
        self.factory = factory
        self.context = copy_context()
        self.sockets = (Listening(port),)

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """The one that there is."""
        return asyncio.get_running_loop()

    async def start_serving(self) -> None:
        """It does from the beginning."""

    async def serve_forever(self) -> None:
        """Nobody waits for that."""
        await asyncio.Event().wait()

    def close(self) -> None:
        """Answer no more."""
        self._network.servers.pop(self._port, None)

    async def wait_closed(self) -> None:
        """It is at once."""

    def is_serving(self) -> bool:
        """Whether anybody is answered."""
        return self._network.servers.get(self._port) is self


class End(asyncio.Transport):
    """One end of a connection. ``life`` is the bot's whose end it is, None for a platform's."""

    def __init__(
        self, network: "Network", loop: asyncio.AbstractEventLoop, context: Context
    ) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self._network = network
        self._loop = loop
        self._context = context
        self.life: Life | None = life_of(context)
        self.protocol: Any = None
        self.peer: End = self
        self._coming: deque[bytes | None] = deque()  # None: nothing more comes
        self._latest = 0.0
        self._closing = self._paused = self._lost = False

    def get_protocol(self) -> Any:
        """Who is told."""
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        """Tell somebody else from now on."""
        self.protocol = protocol

    def is_closing(self) -> bool:
        """Whether nothing more can be written."""
        return self._closing

    def write(self, data: Any) -> None:
        """Send."""
        if self._closing or (self.life and not self.life.alive) or not data:
            return
        self._network.note("wrote", self.life, len(data))
        if self._network.reaper.reached(SEND, self.life) and self._network.dice.random() < 0.5:
            return  # it had not left yet
        self.peer.expect(bytes(data))

    def writelines(self, list_of_data: Any) -> None:
        """Send all that."""
        self.write(b"".join(bytes(data) for data in list_of_data))

    def write_eof(self) -> None:
        """Nothing more is sent."""
        self.peer.expect(None)

    def can_write_eof(self) -> bool:
        """It can be said that nothing more comes."""
        return False

    def get_write_buffer_size(self) -> int:
        """Everything is on its way at once."""
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is no buffer."""

    def pause_reading(self) -> None:
        """Leave what comes on the way."""
        self._paused = True

    def resume_reading(self) -> None:
        """Take it."""
        self._paused = False
        self._loop.call_soon(self._take, context=self._context)

    def is_reading(self) -> bool:
        """Whether it is taken."""
        return not self._paused

    def close(self) -> None:
        """Hang up."""
        if self._closing:
            return
        self._closing = True
        self.peer.expect(None)
        self._loop.call_soon(self._gone, None, context=self._context)

    def abort(self) -> None:
        """Hang up."""
        self.close()

    def cut(self) -> None:
        """The connection breaks, for both."""
        for end in (self, self.peer):
            end.lose()

    def lose(self) -> None:
        """Notice in a while that the connection is broken."""
        self._closing = True
        lag = self._network.lag()
        self._loop.call_later(lag, self._gone, ConnectionResetError(), context=self._context)

    def expect(self, data: bytes | None) -> None:
        """This comes; whatever was sent before it comes first."""
        self._coming.append(data)
        self._latest = max(self._latest + 1e-6, self._loop.time() + self._network.lag())
        self._loop.call_at(self._latest, self._take, context=self._context)

    def _take(self) -> None:
        while self._coming and not self._paused and not self._closing:
            data = self._coming.popleft()
            if data is None:
                if not self.protocol.eof_received():
                    self.close()
                return
            self._network.note("read", self.life, len(data))
            if self._network.reaper.reached(ACKNOWLEDGE, self.life):
                return
            self.protocol.data_received(data)

    def _gone(self, error: Exception | None) -> None:
        if not self._lost:
            self._lost = True
            self.protocol.connection_lost(error)


@dataclass
class Network:
    """All connections of a run; ``note`` is told of everything that crosses."""

    dice: random.Random
    reaper: Reaper
    note: Callable[[str, Life | None, int], None]
    servers: dict[int, Server] = field(default_factory=dict)
    open: list[End] = field(default_factory=list)  # the bot's ends
    _dialled: dict[int, int] = field(default_factory=dict)

    def lag(self) -> float:
        """How long something is on its way."""
        if self.dice.random() < SLOW:
            return self.dice.random() * SLOWER
        return self.dice.expovariate(1 / LAG)

    def listen(self, loop: asyncio.AbstractEventLoop, factory: Any, port: int) -> Server:
        """Answer at a port."""
        self.servers[port] = Server(self, factory, port)
        return self.servers[port]

    async def dial(self, caller: int, port: int) -> None:
        """Call. Raises ConnectionRefusedError."""
        await asyncio.sleep(self.lag())
        if port not in self.servers:
            raise ConnectionRefusedError
        self._dialled[caller] = port

    def connect(
        self, loop: asyncio.AbstractEventLoop, factory: Any, caller: int
    ) -> tuple[End, Any]:
        """Both ends of a connection to the port that was dialled; the caller's is given back."""
        server = self.servers.get(self._dialled.pop(caller))
        if server is None:
            raise ConnectionRefusedError
        near, far = End(self, loop, copy_context()), End(self, loop, server.context)
        near.peer, far.peer = far, near
        near.protocol, far.protocol = factory(), server.factory()
        loop.call_soon(far.protocol.connection_made, far, context=server.context)
        near.protocol.connection_made(near)
        life = near.life
        if life is not None:
            self.open = [end for end in self.open if not end.is_closing()] + [near]
            life.on_end.append(near.cut)
        return near, near.protocol

    def disconnect(self) -> None:
        """Break one of the bot's connections, if it has any."""
        there = [end for end in self.open if not end.is_closing() and end.life and end.life.alive]
        if there:
            self.dice.choice(there).cut()
