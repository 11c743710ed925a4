"""Every open page: sockets are opened here, and closed when the server goes."""

import asyncio
from dataclasses import replace

from aiohttp import WSCloseCode, hdrs, web

from bot.desk import Desk
from bot.listening import Nonsense
from bot.platforms.web import wire
from bot.platforms.web.asks import ASK_LIMIT
from bot.platforms.web.downloads import Downloads
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import Limits, RateLimit, TooFast
from bot.platforms.web.session import Session
from bot.platforms.web.visitor import Visitors

HEARTBEAT_SECONDS = 20.0
UNKNOWN_VISITOR = 4401  # close code: the page fetches itself a cookie and comes again
TOO_FAST = 4429  # close code: the page comes again when it was told to


class Pages:
    """Every open page of this server."""

    def __init__(
        self,
        desk: Desk,
        visitors: Visitors,
        downloads: Downloads,
        proxies: Proxies,
        limits: Limits,
        rate_limit: RateLimit,
        version: str,
        sign_seconds: float,
        secret: str,
    ) -> None:
        self._desk = desk
        self._visitors = visitors
        self._downloads = downloads
        self._proxies = proxies
        self._limits = limits
        self._version = version
        self._sign_seconds = sign_seconds
        self._secret = secret
        self._rate_limit = rate_limit
        self._open: set[web.WebSocketResponse] = set()

    async def meet(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to a page until it goes. Raises Nonsense."""
        if not request.headers.get(hdrs.SEC_WEBSOCKET_KEY, "").isascii():
            raise Nonsense("its key of a socket is no text")
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_SECONDS, max_msg_size=ASK_LIMIT, compress=False
        )
        await socket.prepare(request)
        try:
            session = self._session(request, socket)
        except TooFast as refusal:  # said on the socket: a page cannot read why it got none
            await socket.send_str(wire.encode(wire.Wait(refusal.seconds, refusal.whose)))
            await socket.close(code=TOO_FAST)
            return socket
        if session is None:
            await socket.close(code=UNKNOWN_VISITOR)
            return socket
        self._open.add(socket)
        try:
            await session.converse()
        finally:
            self._open.discard(socket)
        return socket

    def _session(self, request: web.Request, socket: web.WebSocketResponse) -> Session | None:
        """The conversation with a visitor whom we know, paid for. Raises TooFast."""
        visitor, address = self._visitors.known(request), self._proxies.client(request)
        if visitor is None:
            self._rate_limit.knock(address)
            return None
        tries = self._rate_limit.open(visitor.id, address)
        person = replace(self._visitors.person(request, visitor), address=address)
        return Session(
            self._desk,
            person,
            socket,
            self._downloads,
            tries,
            self._limits.asks,
            self._version,
            self._sign_seconds,
            self._secret,
        )

    async def part(self, _: web.Application) -> None:
        """Close every socket; the pages come back by themselves when there is a server again."""
        going = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in tuple(self._open)]
        await asyncio.gather(*going, return_exceptions=True)
