"""The pictures on the home page that are everybody's: every game some moves into a match that
nobody plays, and the puzzle of the day."""

import asyncio
from functools import cache, lru_cache

from aiohttp import web

import render
from bot.platforms.web.thumbnails import SMALL
from bot.tables.puzzles import PuzzleKey
from engines import GAMES

SIDE = 384  # pixels, for the widest card at home
PUZZLES = 60  # whose pictures are kept, in all looks
CACHING = "public, max-age=3600"


class Showcase:
    """Sends each picture; it is painted when a browser first asks for it in a look."""

    async def picture(self, request: web.Request) -> web.Response:
        """The picture that the address names; 404 for an unknown game or look."""
        game, theme = request.match_info["game"], request.match_info["theme"]
        if game not in GAMES or theme not in SMALL:
            raise web.HTTPNotFound
        return _png(await asyncio.to_thread(showcase, game, theme))

    async def puzzle(self, request: web.Request) -> web.Response:
        """The position of the puzzle that the address names; 404 for an unknown one or look."""
        key, theme = PuzzleKey.parse(request.match_info["name"]), request.match_info["theme"]
        if key is None or theme not in SMALL:
            raise web.HTTPNotFound
        return _png(await asyncio.to_thread(position, key, theme))


def _png(body: bytes) -> web.Response:
    headers = {"Cache-Control": CACHING}
    return web.Response(body=body, content_type="image/png", headers=headers)


@lru_cache(PUZZLES)
def position(key: PuzzleKey, theme: str) -> bytes:
    """A small PNG of a puzzle's position as everybody sees it."""
    return render.thumbnail(render.paint(key.after(0), (), theme)).png


@cache
def showcase(key: str, theme: str) -> bytes:
    """A PNG of the game as everybody sees it, the same at each call."""
    return render.thumbnail(render.paint(render.sample(key), (), theme), SIDE).png
