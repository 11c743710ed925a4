"""Listens for HTTP requests to one application."""

import asyncio
from collections.abc import Iterable

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.listening.addresses import Network
from bot.listening.connections import ConnectionLimits, Connections, IncomingConnection
from bot.listening.nonsense import RequestLog, told

PROXY_IDLE = 3630.0  # seconds; a proxy keeps connections for later, and is to close them first


class Listener:
    """Answers requests to ``app`` on ``host`` and ``port`` (0: any free one), within ``limits``.
    Before it there may be ``trusted`` proxies. Once closed it waits ``closing_seconds`` for the
    answers that are under way."""

    def __init__(
        self,
        app: web.Application,
        host: str,
        port: int,
        *,
        closing_seconds: float,
        limits: ConnectionLimits | None = None,
        trusted: Iterable[Network] = (),
    ) -> None:
        self._host = host
        self._port = port
        proxies, limits = tuple(trusted), limits or ConnectionLimits()
        self._connections = Connections(limits, proxies)
        self._server: asyncio.Server | None = None
        requests = RequestLog()
        app.middlewares[:0] = (_noticed(self._connections), told(requests))
        self._runner = web.AppRunner(
            app,
            access_log=None,
            logger=requests,
            shutdown_timeout=closing_seconds,
            keepalive_timeout=PROXY_IDLE if proxies else limits.idle,
            # The library inflates a body in the event loop, also one that nobody reads: a megabyte
            # of gzip becomes a gigabyte there. Nobody whom we expect squeezes what they send.
            auto_decompress=False,
        )

    @property
    def port(self) -> int:
        """The port on which it listens."""
        assert self._server is not None, "it listens"
        return int(self._server.sockets[0].getsockname()[1])

    async def start(self) -> None:
        """Starts listening. Raises OSError where that is impossible."""
        await self._runner.setup()
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(self._accept, self._host, self._port)
        except OSError:
            await self._runner.cleanup()
            raise

    async def accept_no_more(self) -> None:
        """Accepts no more connections. The open ones continue."""
        if self._server is not None:
            self._server.close()

    async def close(self) -> None:
        """Closes the port and all connections."""
        await self.accept_no_more()
        await self._runner.cleanup()

    def _accept(self) -> IncomingConnection:
        serve = self._runner.server
        assert serve is not None, "it is set up before it listens"
        return self._connections.accept(serve())


def _noticed(connections: Connections) -> Middleware:
    """A middleware that notes every request, so that its connection may stay."""

    @web.middleware
    async def notice(request: web.Request, handler: Handler) -> web.StreamResponse:
        with connections.asking(request):
            return await handler(request)

    return notice
