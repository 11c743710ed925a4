"""The pictures on the home page that are everybody's: every game some moves into a match that
nobody plays, and the puzzle of the day."""

import asyncio

from aiohttp import web
from cachetools import LRUCache

import render
from bot.platforms.web.thumbnails import SMALL
from bot.tables.puzzles import PuzzleKey
from engines import GAMES

SIDE = 384  # pixels, for the widest card at home
PUZZLES = 60  # whose pictures are kept, in all looks
CACHING = "public, max-age=3600"


class Showcase:
    """Paints each picture once for each look, when a browser first asks for it."""

    def __init__(self) -> None:
        self._painted: dict[tuple[str, str], bytes] = {}
        self._puzzles: LRUCache[tuple[PuzzleKey, str], bytes] = LRUCache(PUZZLES)

    async def picture(self, request: web.Request) -> web.Response:
        """The picture that the address names; 404 for an unknown game or look."""
        game, theme = request.match_info["game"], request.match_info["theme"]
        if game not in GAMES or theme not in SMALL:
            raise web.HTTPNotFound
        if (game, theme) not in self._painted:
            self._painted[game, theme] = await asyncio.to_thread(showcase, game, theme)
        return _png(self._painted[game, theme])

    async def puzzle(self, request: web.Request) -> web.Response:
        """The position of the puzzle that the address names; 404 for an unknown one or look."""
        key, theme = PuzzleKey.parse(request.match_info["name"]), request.match_info["theme"]
        if key is None or theme not in SMALL:
            raise web.HTTPNotFound
        png = self._puzzles.get((key, theme))
        if png is None:
            png = self._puzzles[key, theme] = await asyncio.to_thread(position, key, theme)
        return _png(png)


def _png(body: bytes) -> web.Response:
    headers = {"Cache-Control": CACHING}
    return web.Response(body=body, content_type="image/png", headers=headers)


def position(key: PuzzleKey, theme: str) -> bytes:
    """A small PNG of a puzzle's position as everybody sees it."""
    return render.thumbnail(render.paint(key.after(0), (), theme)).png


def showcase(key: str, theme: str) -> bytes:
    """A PNG of the game as everybody sees it, the same at each call."""
    return render.thumbnail(render.paint(render.sample(key), (), theme), SIDE).png
