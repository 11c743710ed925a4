"""Every open page: sockets are opened here, and closed when the server goes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from aiohttp import WSCloseCode, WSMsgType, hdrs, web

from bot.background import Background
from bot.desk import Desk
from bot.errors import Unidentified
from bot.listening import Nonsense
from bot.platforms.inside import Unreachable
from bot.platforms.web import wire
from bot.platforms.web.browsers import browser_of
from bot.platforms.web.chat_apps import Identification
from bot.platforms.web.downloads import Downloads
from bot.platforms.web.open_pages import OpenPages
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast, Tries
from bot.platforms.web.requests import (
    IDENTITY_LIMIT,
    REQUEST_LIMIT,
    BadMessage,
    read_identity,
)
from bot.platforms.web.session import Session, SessionSettings
from bot.platforms.web.visitor import Visitor, Visitors

HEARTBEAT_SECONDS = 20.0
IDENTITY_SECONDS = 10.0  # in which a page inside a chat's app says who has opened it
UNKNOWN_VISITOR = 4401  # close code: the page fetches itself a cookie and comes again
UNIDENTIFIED = 4403  # close code: the page does not come again
TOO_FAST = 4429  # close code: the page comes again when it was told to
INSIDE_LIMIT = REQUEST_LIMIT + IDENTITY_LIMIT

FindVisitor = Callable[[web.Request, web.WebSocketResponse], Awaitable[Visitor | None]]
"""Finds out who a page is; None where it cannot stay, once it has been told why."""


class Pages:
    """Every open page of this server."""

    def __init__(
        self,
        desk: Desk,
        visitors: Visitors,
        downloads: Downloads,
        proxies: Proxies,
        rate_limit: RateLimit,
        settings: SessionSettings,
    ) -> None:
        self._desk = desk
        self._visitors = visitors
        self._downloads = downloads
        self._proxies = proxies
        self._rate_limit = rate_limit
        self._settings = settings
        self._counted = OpenPages(rate_limit.limits)
        self._open: dict[web.WebSocketResponse, tuple[Visitor, Session]] = {}
        self._background = Background()
        self._endings = 0  # how often somebody's cookies may have ended
        desk.devices.listen(self._cookies_changed)

    async def open_socket(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to a page until it goes. Raises Nonsense."""
        return await self._serve(request, REQUEST_LIMIT, self._known)

    async def open_inside(
        self, identification: Identification, request: web.Request
    ) -> web.WebSocketResponse:
        """The same for a page inside a chat's app, which first shows who has opened it."""
        find = partial(self._identified, identification)
        return await self._serve(request, INSIDE_LIMIT, find)

    async def _serve(
        self, request: web.Request, longest: int, find: FindVisitor
    ) -> web.WebSocketResponse:
        if not request.headers.get(hdrs.SEC_WEBSOCKET_KEY, "").isascii():
            raise Nonsense("its key of a socket is no text")
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_SECONDS, max_msg_size=longest, compress=False
        )
        await socket.prepare(request)
        try:
            await self._talk(request, socket, find)
        except TooFast as refusal:  # said on the socket: a page cannot read why it got none
            message = wire.Wait(refusal.seconds, refusal.whose)
            await socket.send_frame(wire.encode(message), WSMsgType.TEXT)
            await socket.close(code=TOO_FAST)
        return socket

    async def _known(self, request: web.Request, socket: web.WebSocketResponse) -> Visitor | None:
        """Whose cookie it is; without one the page is to fetch itself a cookie."""
        visitor = await self._visitors.known(request)
        if visitor is None:
            self._rate_limit.charge_address(self._proxies.client(request))
            await socket.close(code=UNKNOWN_VISITOR)
        return visitor

    async def _identified(
        self, identification: Identification, request: web.Request, socket: web.WebSocketResponse
    ) -> Visitor | None:
        """Whoever has opened the page inside a chat's app; a page that does not show it is told
        so, and goes."""
        try:
            first = await asyncio.wait_for(socket.receive(), IDENTITY_SECONDS)
            asked = read_identity(first.data if first.type is WSMsgType.TEXT else "")
            visitor, launch = await identification.identified(asked)
        except Unreachable:  # the page comes again
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return None
        except (TimeoutError, BadMessage, Unidentified):
            self._rate_limit.charge_address(self._proxies.client(request))
            language = self._visitors.language(request, Visitor(""))
            language = language or self._desk.words.default
            said = wire.NotIdentified(self._desk.words.say(language, Unidentified().code))
            with suppress(ConnectionError):
                await socket.send_frame(wire.encode(said), WSMsgType.TEXT)
            await socket.close(code=UNIDENTIFIED)
            return None
        told = wire.Identified(self._visitors.token(visitor), launch.path, launch.access)
        with suppress(ConnectionError):
            await socket.send_frame(wire.encode(told), WSMsgType.TEXT)
        return visitor

    async def _talk(
        self, request: web.Request, socket: web.WebSocketResponse, find: FindVisitor
    ) -> None:
        """Talk to a visitor whom we know, and who has paid for it. Raises TooFast."""
        endings = self._endings
        visitor = await find(request, socket)
        if visitor is None:
            return
        address = self._address(request, visitor)
        tries = self._rate_limit.open(visitor.id, address)
        with self._counted.one(visitor.id, address):
            session = self._session(request, socket, visitor, tries)
            self._open[socket] = visitor, session
            if endings != self._endings:  # since the cookie was looked at
                self._cookies_changed()
            try:
                await session.converse()
            finally:
                del self._open[socket]

    def _cookies_changed(self) -> None:
        self._endings += 1
        self._background.start(self._close_ended(), "pages that have ended")

    async def _close_ended(self) -> None:
        """Closes the pages of those whose cookie holds no more, once each has its last answer."""
        cookies = {visitor.cookie for visitor, _ in self._open.values()}
        ended = await self._desk.devices.void(cookies)
        pages = [page for visitor, page in self._open.values() if visitor.cookie in ended]
        going = (page.close(UNKNOWN_VISITOR) for page in pages)
        await asyncio.gather(*going, return_exceptions=True)

    def _session(
        self, request: web.Request, socket: web.WebSocketResponse, visitor: Visitor, tries: Tries
    ) -> Session:
        address = self._address(request, visitor)
        place = visitor.place
        within = place.chat if place is not None else None
        person = self._visitors.person(request, visitor)
        person = replace(person, address=address, within=within)
        pace = self._rate_limit.pace(visitor.id, address)
        browser = browser_of(request.headers.get(hdrs.USER_AGENT, ""))
        if visitor.is_guest:  # else it is no browser that could be ended
            self._background.start(self._desk.devices.note(person, browser), "browsers of people")
        return Session(
            self._desk,
            person,
            socket,
            self._downloads,
            tries,
            pace,
            self._settings,
            place,
        )

    def _address(self, request: web.Request, visitor: Visitor) -> str:
        """Where a page is: inside an app with a proxy all come from the addresses of that."""
        return visitor.account if visitor.place else self._proxies.client(request)

    async def close_all(self, _: web.Application) -> None:
        """Closes every socket; the pages come back by themselves when there is a server again."""
        going = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in tuple(self._open)]
        await asyncio.gather(*going, return_exceptions=True)
        await self._background.close()
