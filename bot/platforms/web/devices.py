"""*My devices*: the browsers in which a visitor's person is, and the end of one of them."""

from dataclasses import dataclass

from aiohttp import hdrs, web
from msgspec.structs import replace

from bot.desk import Desk
from bot.platforms.web.browsers import browser_of
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast, Tries
from bot.platforms.web.requests import BadMessage, read_ending
from bot.platforms.web.visitor import Visitor, Visitors

FRESH = {"Cache-Control": "no-store"}


@dataclass(eq=False, repr=False)
class DeviceList:
    """Answers the page at ``/me``; 400 for whoever is not known, 429 for whoever asks too often."""

    _desk: Desk
    _visitors: Visitors
    _proxies: Proxies
    _rate_limit: RateLimit

    async def show(self, request: web.Request) -> web.Response:
        """The person's browsers, this one first."""
        visitor, tries = await self._visitor(request)
        person = self._visitors.person(request, visitor)
        await self._desk.devices.note(person, browser_of(request.headers.get(hdrs.USER_AGENT, "")))
        found = await self._desk.devices.of(person)
        tries.refund()
        here = browser_of(request.headers.get(hdrs.USER_AGENT, ""))
        told = [
            {
                "key": device.key,
                "browser": here if device.account == visitor.account else device.browser,
                "seen": device.seen,
                "here": device.account == visitor.account,
            }
            for device in sorted(found, key=lambda one: one.account != visitor.account)
        ]
        return web.json_response({"devices": told}, headers=FRESH)

    async def end(self, request: web.Request) -> web.Response:
        """Ends one of them, ``{"device": "<key>"}``, or without a key all others. 404 for what is
        none of theirs."""
        visitor, _ = await self._visitor(request)
        try:
            ending = read_ending(await request.read())
        except BadMessage:
            raise web.HTTPBadRequest from None
        person = self._visitors.person(request, visitor)
        response = web.Response(status=204, headers=FRESH)
        if ending.device:
            try:
                await self._desk.devices.end(person, ending.device)
            except LookupError:
                raise web.HTTPNotFound from None
        else:
            generation = await self._desk.devices.end_others(person)
            self._visitors.remember(request, response, replace(visitor, generation=generation))
        return response

    async def _visitor(self, request: web.Request) -> tuple[Visitor, Tries]:
        visitor = await self._visitors.known(request)
        if visitor is None:
            raise web.HTTPBadRequest
        tries = self._rate_limit.tries(visitor.id, self._proxies.client(request))
        try:
            await tries.begin()
        except TooFast:
            raise web.HTTPTooManyRequests from None
        return visitor, tries
