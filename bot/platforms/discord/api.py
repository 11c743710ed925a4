"""Where the requests go: discord.py knows one address, ours may be another.

``discord.http.Route`` and the gateway's default address are constants of the library. Nothing of
it is changed: each client gets its own ``Http`` and ``Hooks``, which put the address right. What
is the library's own business and is used all the same, ``_get_state``, ``_connection``,
``async_context`` and that a request's options go to its HTTP session as they are, is used in this
file alone; tests/bot/test_libraries.py says what an update has broken.
"""

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
from discord.errors import HTTPException
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

ALREADY_ANSWERED = 40060
AT_ONCE = 0.25  # seconds in which a request that nothing holds up is under way

WebSocket = aiohttp.ClientWebSocketResponse
Check = Callable[[], Awaitable[None]]


def _moved(route: Route, base: str) -> Route:
    if route.url.startswith(Route.BASE):
        route.url = base + route.url.removeprefix(Route.BASE)
    return route


class Http(HTTPClient):
    """Requests in the bot's own name, and the websocket, below the address ``base``."""

    def __init__(self, plain: HTTPClient, base: str) -> None:
        super().__init__(plain.loop, http_trace=plain.http_trace)
        self._base = base
        self._gateway = DiscordWebSocket.DEFAULT_GATEWAY
        self._check: ContextVar[Check | None] = ContextVar("check", default=None)
        self._opened: ContextVar[list[WebSocket]] = ContextVar("opened")

    @contextmanager
    def checked(self, check: Check) -> Iterator[None]:
        """Within this context ``check`` is called whenever a request was put off, for a rate limit
        or an error of Discord, and goes out now; what it raises keeps it from going out."""
        before = self._check.set(check)
        try:
            yield
        finally:
            self._check.reset(before)

    async def request(self, route: Route, **options: Any) -> Any:
        """As in the library, at our address."""
        check = self._check.get()
        if check is not None:
            options["middlewares"] = (_checked_when_late(check),)
        return await super().request(_moved(route, self._base), **options)

    async def get_bot_gateway(self) -> Any:
        """Shards, address and limits; the address is remembered for every later connection."""
        answer = await super().get_bot_gateway()
        self._gateway = URL(answer[1])
        return answer

    async def ws_connect(self, url: str, *, compress: int = 0) -> WebSocket:
        """Connect where the API said, also when the library falls back to its constant."""
        asked = URL(url)
        if asked.with_query(None) == DiscordWebSocket.DEFAULT_GATEWAY:
            asked = self._gateway.with_query(asked.query)
        socket = await super().ws_connect(str(asked), compress=compress)
        self._opened.get([]).append(socket)
        return socket

    @contextmanager
    def opening(self) -> Iterator[list[WebSocket]]:
        """The websockets that are connected within this context."""
        sockets: list[WebSocket] = []
        before = self._opened.set(sockets)
        try:
            yield sockets
        finally:
            self._opened.reset(before)


def _checked_when_late(check: Check) -> aiohttp.ClientMiddlewareType:
    """Around each try of one request; the library tries as often as it sees fit."""
    started, tried = time.monotonic(), False

    async def send(
        request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        nonlocal tried
        if tried or time.monotonic() - started > AT_ONCE:
            await check()
        tried = True
        return await handler(request)

    return send


def _repeatable(route: Route) -> bool:
    """Whether doing it twice does no harm: an interaction takes one answer, a message the last."""
    return route.method != "POST" or route.path.endswith("/callback")


class AddressedClient(discord.AutoShardedClient):
    """A client whose requests go below the address ``base``."""

    def __init__(self, base: str, **options: Any) -> None:
        self._base = base
        super().__init__(**options)

    def _get_state(self, **options: Any) -> Any:
        # The one moment at which the library has made its HTTP client and nothing has used it yet.
        self.http = Http(self.http, self._base)
        return super()._get_state(**options)

    async def gateway(self) -> tuple[int, int]:
        """How many shards Discord recommends, and how many may begin at once. Raises
        GatewayNotFound."""
        count, _, limits = await self.http.get_bot_gateway()
        return count, max(1, limits["max_concurrency"])

    def divide(self, count: int) -> None:
        """What comes in is divided into so many shards."""
        self.shard_count = self._connection.shard_count = count
        self._connection.shard_ids = range(count)

    @contextmanager
    def opening(self) -> Iterator[list[WebSocket]]:
        """The websockets that are connected within this context."""
        assert isinstance(self.http, Http)
        with self.http.opening() as sockets:
            yield sockets

    @contextmanager
    def checked(self, check: Check) -> Iterator[None]:
        """See ``Http.checked``."""
        assert isinstance(self.http, Http)
        with self.http.checked(check):
            yield


class Hooks(AsyncWebhookAdapter):
    """Requests with an interaction's token, below the address ``base``."""

    def __init__(self, base: str) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._base = base

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        """As in the library, at our address, and once more when the line broke meanwhile."""
        _moved(route, self._base)
        try:
            return await super().request(route, session, **options)
        except aiohttp.ClientConnectionError:
            if not _repeatable(route):
                raise
        for file in options.get("files") or ():
            file.reset()
        try:
            return await super().request(route, session, **options)
        except HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
            return {"interaction": {"id": route.webhook_id}}

    @contextmanager
    def used(self) -> Iterator[None]:
        """Within this context, and in tasks that start in it, the library sends through this."""
        before = async_context.set(self)
        try:
            yield
        finally:
            async_context.reset(before)
