"""What people's own programs ask: plain HTTP with a token, without a page and without cookies."""

import asyncio
import hashlib
from contextlib import aclosing, suppress
from functools import partial

from aiohttp import web

from bot.desk.program_requests import (
    ProgramAccess,
    ProgramAnswer,
    ProgramRequest,
    ProgramRequests,
    ProgramRoute,
)
from bot.platforms.web.guard import HEADERS
from bot.platforms.web.open_pages import OpenPages
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast

SCHEME = "Bearer "
LONGEST_TOKEN = 200  # characters
GUESSED = (401, 404)  # what whoever tries tokens or codes of tables is answered
FRESH = {"Cache-Control": "no-store"}


class Programs:
    """Serves the addresses of a feature to programs. Each token has its own share of requests and
    of streams; who tries tokens that hold no more, or codes of tables that are not theirs to see,
    pays for it as a page does."""

    def __init__(self, requests: ProgramRequests, proxies: Proxies, rate_limit: RateLimit) -> None:
        self._requests = requests
        self._proxies = proxies
        self._rate_limit = rate_limit
        self._streams = OpenPages(rate_limit.limits)
        self._open: set[asyncio.Task[object]] = set()

    def add(self, app: web.Application) -> None:
        """Serves its addresses."""
        access = self._requests.access
        assert access is not None
        for path in access.open:
            app.router.add_get(f"{access.root}{path}", partial(self._document, path))
        for route in access.routes:
            handler = partial(self._answer, access, route)
            app.router.add_route(route.method, f"{access.root}{route.path}", handler)
        app.on_shutdown.append(self._close)

    async def _document(self, path: str, request: web.Request) -> web.Response:
        access = self._requests.access
        assert access is not None
        return web.Response(body=access.open[path](), content_type="application/json")

    async def _answer(
        self, access: ProgramAccess, route: ProgramRoute, request: web.Request
    ) -> web.StreamResponse:
        said = request.headers.get("Authorization", "")
        token = said.removeprefix(SCHEME).strip() if said.startswith(SCHEME) else ""
        token = token if len(token) <= LONGEST_TOKEN else ""
        # What it is known by here tells nobody who reads a dump of the memory the token itself.
        mark = hashlib.sha256(token.encode()).hexdigest()
        address = self._proxies.client(request)
        try:
            self._rate_limit.charge_program(mark, address)
            asked = ProgramRequest(request.match_info, request.query, await request.read(), token)
            answer = await self._requests.answer(route, asked)
            if answer.status not in GUESSED:
                self._rate_limit.refund_address(address)
            if answer.lines is None:
                return _whole(answer)
            with self._streams.one(mark, address):
                return await self._stream(request, answer)
        except TooFast as refusal:
            return _too_fast(access, refusal)

    async def _stream(self, request: web.Request, answer: ProgramAnswer) -> web.StreamResponse:
        """Sends lines as they come, until there are no more or the program goes."""
        assert answer.lines is not None
        response = web.StreamResponse(headers={**HEADERS, **FRESH})
        response.content_type = answer.media_type
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            with suppress(ConnectionError):
                await response.prepare(request)
                async with aclosing(answer.lines) as lines:
                    async for line in lines:
                        await response.write(line)
        finally:
            self._open.discard(task)
        return response

    async def _close(self, _: web.Application) -> None:
        """Ends the streams: a program that listens comes again."""
        for task in tuple(self._open):
            task.cancel()


def _whole(answer: ProgramAnswer) -> web.Response:
    return web.Response(
        status=answer.status, body=answer.body, content_type=answer.media_type, headers=FRESH
    )


def _too_fast(access: ProgramAccess, refusal: TooFast) -> web.Response:
    said = f"Too many requests: try again in {refusal.seconds} s."
    response = _whole(ProgramAnswer(access.error("too-fast", said), 429))
    response.headers["Retry-After"] = str(refusal.seconds)
    return response
