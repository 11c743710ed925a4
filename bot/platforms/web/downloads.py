"""Files that visitors have asked for: a link for each, which only the one who asked can follow."""

import secrets
import time
from collections.abc import Callable
from contextlib import aclosing, suppress
from typing import Final

from aiohttp import web
from cachetools import TTLCache

from bot.people import Person
from bot.platforms.web.guard import HEADERS
from bot.platforms.web.visitor import Visitors
from bot.screens.file import File, LongFile

LARGEST_FILE: Final = 50_000_000  # bytes
ROOM: Final = 4 * LARGEST_FILE  # of all that is kept
SECONDS: Final = 900.0
LONG_ROOM: Final = 10_000  # bytes that a file takes of the room which is made as it goes out
MOST_AT_ONCE: Final = 8  # such files that go out, one of each person's

Offer = tuple[str, File | LongFile]  # the key of whom it is for, and what


class Downloads:
    """Keeps what was offered for ``seconds``, and of all offers the latest that have ``room``
    bytes."""

    def __init__(
        self,
        visitors: Visitors,
        room: int = ROOM,
        seconds: float = SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._visitors = visitors
        self._offers: TTLCache[str, Offer] = TTLCache(room, seconds, clock, getsizeof=_size)
        self._going: set[str] = set()  # those to whom a long one goes out

    def __len__(self) -> int:
        return len(self._offers)

    def offer(self, person: Person, file: File | LongFile) -> str:
        """The address at which this person, and nobody else, can fetch the file."""
        token = secrets.token_urlsafe(16)
        self._offers[token] = person.account, file
        return f"/file/{token}/{file.name}"

    async def send(self, request: web.Request) -> web.StreamResponse:
        """The file that the address names; 404 for everybody for whom it is not, and 429 while too
        many long ones go out."""
        visitor = await self._visitors.known(request)
        offer = self._offers.get(request.match_info["token"])
        if visitor is None or offer is None:
            raise web.HTTPNotFound
        reader, file = offer
        person = self._visitors.person(request, visitor)
        if (reader, file.name) != (person.account, request.match_info["name"]):
            raise web.HTTPNotFound
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{file.name}"',
        }
        if isinstance(file, File):
            return web.Response(body=file.data, content_type=file.media_type, headers=headers)
        if reader in self._going or len(self._going) >= MOST_AT_ONCE:
            raise web.HTTPTooManyRequests
        self._going.add(reader)
        try:
            return await _streamed(request, file, headers)
        finally:
            self._going.discard(reader)


async def _streamed(
    request: web.Request, file: LongFile, headers: dict[str, str]
) -> web.StreamResponse:
    """Sends the pieces as they come, until there are no more or the reader goes."""
    response = web.StreamResponse(headers={**HEADERS, **headers})
    response.content_type = file.media_type
    with suppress(ConnectionError):
        await response.prepare(request)
        async with aclosing(file.pieces()) as pieces:
            async for piece in pieces:
                await response.write(piece)
    return response


def _size(offer: Offer) -> int:
    _, file = offer
    return len(file.data) if isinstance(file, File) else LONG_ROOM
