"""Where the requests go: discord.py knows one address, ours may be another.

``discord.http.Route`` and the gateway's default address are constants of the library. Nothing of
it is changed: each client gets its own ``Http``, and ``Hooks`` beside it, which put the address
right. What is the library's own business and is used all the same, ``_get_state``, ``_connection``,
``parsers`` and that a request's options go to its HTTP session as they are, is used in this file
alone; tests/bot/test_libraries.py says what an update has broken.
"""

import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from yarl import URL

from bot.platforms.discord.outgoing import Outgoing

PRESSED = "INTERACTION_CREATE"  # the event of commands, presses and forms
# Of a message that is pressed: what is read, and what the library has it hold besides.
READ = ("id", "channel_id", "author", "type", "flags", "content")
EMPTY: dict[str, Any] = {"components": (), "mentions": (), "mention_roles": ()}
CARRIED = "carried"  # beside a press's own data: the ids of all that the pressed message offers
AT_ONCE = 0.25  # seconds in which a request that nothing holds up is under way

WebSocket = aiohttp.ClientWebSocketResponse
Check = Callable[[bool], Awaitable[None]]
Parse = Callable[[Any], None]


def moved(route: Route, base: str) -> Route:
    """The route below the address ``base``."""
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
        or an error of Discord, and goes out now; what it raises keeps it from going out. It is
        told whether Discord may have taken the request before, though it gave no answer."""
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
        return await super().request(moved(route, self._base), **options)

    async def post(self, channel: int, message: Outgoing) -> int:
        """A new message in a channel. Its id. Raises discord.HTTPException."""
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        sent = await self.request(route, data=message.body())
        return int(sent["id"])

    async def put(self, channel: int, which: int, message: Outgoing) -> None:
        """A message of a channel becomes this one. Raises discord.HTTPException."""
        path = "/channels/{channel_id}/messages/{message_id}"
        route = Route("PATCH", path, channel_id=channel, message_id=which)
        await self.request(route, data=message.body())

    async def get_bot_gateway(self) -> Any:
        """Shards, address and limits; the address is remembered for every later connection."""
        answer = await super().get_bot_gateway()
        self._gateway = URL(answer[1])
        return answer

    async def ws_connect(self, url: str, *, compress: int = 0) -> WebSocket:
        """Connects where the API said, also when the library falls back to its constant."""
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
    started, tried, taken = time.monotonic(), False, False

    async def send(
        request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        nonlocal tried, taken
        if tried or time.monotonic() - started > AT_ONCE:
            await check(taken)
        tried, before, taken = True, taken, True
        response = await handler(request)
        taken = before or response.status != HTTPStatus.TOO_MANY_REQUESTS
        return response

    return send


def _sparing(parse: Parse) -> Parse:
    """Reads of the message that was pressed no more than which one it is and what can be pressed on
    it: the library would make objects of all that stands there."""

    def parse_some(data: Any) -> None:
        pressed = data.get("message")
        if pressed:
            data["data"] = {**data.get("data", {}), CARRIED: tuple(_ids(pressed))}
            data["message"] = EMPTY | {key: pressed[key] for key in READ if key in pressed}
        parse(data)

    return parse_some


def _ids(part: Mapping[str, Any]) -> Iterator[str]:
    """Those of the buttons in a message or a component of one, and of the entries of lists."""
    if custom_id := part.get("custom_id"):
        yield custom_id
    yield from (option["value"] for option in part.get("options") or ())
    for inner in (*(part.get("components") or ()), part.get("accessory")):
        if inner:
            yield from _ids(inner)


class AddressedClient(discord.AutoShardedClient):
    """A client whose requests go below the address ``base``."""

    def __init__(self, base: str, **options: Any) -> None:
        self._base = base
        super().__init__(**options)

    def _get_state(self, **options: Any) -> Any:
        # The one moment at which the library has made its HTTP client and nothing has used it yet.
        self.http = Http(self.http, self._base)
        state = super()._get_state(**options)
        state.parsers[PRESSED] = _sparing(state.parsers[PRESSED])
        return state

    async def gateway(self) -> tuple[int, int]:
        """How many shards Discord recommends, and how many may begin at once. Raises
        GatewayNotFound."""
        count, _, limits = await self.http.get_bot_gateway()
        return count, max(1, limits["max_concurrency"])

    def divide(self, count: int) -> None:
        """What comes in is divided into so many shards."""
        self.shard_count = self._connection.shard_count = count
        self._connection.shard_ids = range(count)

    @property
    def requests(self) -> Http:
        """Requests in the bot's own name."""
        assert isinstance(self.http, Http)
        return self.http
