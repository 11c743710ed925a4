"""Files that visitors bring: records, which become tables."""

from dataclasses import dataclass

from aiohttp import web

from bot.desk import Desk
from bot.desk.sent_file import SentFile
from bot.moments import plain
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast
from bot.platforms.web.visitor import Visitors, chat_of
from bot.press import unpack
from bot.records.record import LARGEST
from bot.screens import Screen

TYPE = "application/octet-stream"  # which no form of another site can send


@dataclass(eq=False, repr=False)
class FileUploads:
    """Takes the body of a request as a file."""

    _desk: Desk
    _visitors: Visitors
    _proxies: Proxies
    _rate_limit: RateLimit

    async def take(self, request: web.Request) -> web.Response:
        """Where the matches of the file stand now, ``{"tables": ["ABCDE"], "said": ""}``, or why
        they do not; 400 for whoever is not known, 429 for whoever asks too often."""
        visitor = await self._visitors.known(request)
        if visitor is None or request.content_type != TYPE:
            raise web.HTTPBadRequest
        try:
            self._rate_limit.open(visitor.id, self._proxies.client(request))
        except TooFast:
            raise web.HTTPTooManyRequests from None
        person = self._visitors.person(request, visitor)
        size = 1 if request.content_length is None else request.content_length

        async def fetch() -> bytes:
            body = bytearray()  # of too much only so much that this is seen
            while len(body) <= LARGEST and (chunk := await request.content.readany()):
                body += chunk
            return bytes(body)

        reply = await self._desk.import_file(SentFile(person, chat_of(person), size, fetch))
        tables = _tables(reply.screen) if reply.screen is not None else []
        told = {"tables": tables, "said": plain(reply.notice)}
        return web.json_response(told, headers={"Cache-Control": "no-store"})


def _tables(screen: Screen) -> list[str]:
    """The code of the table that a screen shows, or of those to which its buttons lead."""
    if screen.table:
        return [screen.table]
    return [unpack(button.payload).table for row in screen.actions for button in row]
