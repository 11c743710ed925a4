"""Files that visitors have asked for: a link for each, which only the one who asked can follow."""

import secrets
import time
from collections.abc import Callable
from typing import Final

from aiohttp import web
from cachetools import TTLCache

from bot.people import Person
from bot.platforms.web.visitor import Visitors
from bot.screens.file import File

LARGEST_FILE: Final = 50_000_000  # bytes
ROOM: Final = 4 * LARGEST_FILE  # of all that is kept
SECONDS: Final = 900.0

Offer = tuple[str, File]  # the key of whom it is for, and what


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
        self._offers: TTLCache[str, Offer] = TTLCache(
            room, seconds, clock, getsizeof=lambda offer: len(offer[1].data)
        )

    def __len__(self) -> int:
        return len(self._offers)

    def offer(self, person: Person, file: File) -> str:
        """The address at which this person, and nobody else, can fetch the file."""
        token = secrets.token_urlsafe(16)
        self._offers[token] = person.account, file
        return f"/file/{token}/{file.name}"

    async def send(self, request: web.Request) -> web.Response:
        """The file that the address names; 404 for everybody for whom it is not."""
        visitor = await self._visitors.known(request)
        offer = self._offers.get(request.match_info["token"])
        if visitor is None or offer is None:
            raise web.HTTPNotFound
        reader, file = offer
        person = self._visitors.person(request, visitor)
        if (reader, file.name) != (person.account, request.match_info["name"]):
            raise web.HTTPNotFound
        return web.Response(
            body=file.data,
            content_type=file.media_type,
            headers={
                "Cache-Control": "no-store",
                "Content-Disposition": f'attachment; filename="{file.name}"',
            },
        )
