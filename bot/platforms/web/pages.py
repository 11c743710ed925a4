"""Every open page: sockets are opened here, and closed when the server goes."""

import asyncio

from aiohttp import WSCloseCode, web

from bot.desk import Desk
from bot.platforms.web import wire
from bot.platforms.web.rate_limit import RateLimit
from bot.platforms.web.session import Session
from bot.platforms.web.visitor import Visitors

HEARTBEAT_SECONDS = 20.0
UNKNOWN_VISITOR = 4401  # close code: the page fetches itself a cookie and comes again
TRIES, TRIES_A_SECOND = 60.0, 2.0


class Pages:
    """Every open page of this server."""

    def __init__(self, desk: Desk, visitors: Visitors, version: str) -> None:
        self._desk = desk
        self._visitors = visitors
        self._version = version
        self._patience = RateLimit(TRIES, TRIES_A_SECOND)
        self._open: set[web.WebSocketResponse] = set()

    async def meet(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to a page until it goes."""
        tries = self._patience.of(request.remote or "")
        if tries.left() < 1:
            raise web.HTTPTooManyRequests
        tries.take()
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_SECONDS, max_msg_size=wire.ASK_LIMIT, compress=False
        )
        await socket.prepare(request)
        visitor = self._visitors.known(request)
        if visitor is None:
            await socket.close(code=UNKNOWN_VISITOR)
            return socket
        person = self._visitors.person(request, visitor)
        self._open.add(socket)
        try:
            await Session(self._desk, person, socket, tries, self._version).converse()
        finally:
            self._open.discard(socket)
        return socket

    async def part(self, _: web.Application) -> None:
        """Close every socket; the pages come back by themselves when there is a server again."""
        going = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in tuple(self._open)]
        await asyncio.gather(*going, return_exceptions=True)
