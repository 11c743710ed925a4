"""The pictures that are everybody's: every game some moves into a match that nobody plays, one
turn of it, and what features show."""

import asyncio
from collections.abc import Callable
from functools import lru_cache

from aiohttp import web

import render
from bot import bounds
from bot.desk import Desk
from bot.platforms.web.thumbnails import SMALL
from engines import GAMES

SIDE = 384  # pixels, for the widest card at home
CACHING = "public, max-age=3600"


class Showcase:
    """Sends each picture; it is painted when a browser first asks for it in a look."""

    def __init__(self, desk: Desk) -> None:
        self._of_feature = lru_cache(bounds.SHOWN_FEATURES)(desk.features.picture)

    async def picture(self, request: web.Request) -> web.Response:
        """The picture that the address names; 404 for an unknown game or look."""
        return await self._of_game(request, showcase)

    async def turn(self, request: web.Request) -> web.Response:
        """One turn of the game that the address names; 404 for an unknown game or look."""
        return await self._of_game(request, example)

    async def _of_game(
        self, request: web.Request, painted: Callable[[str, str], bytes]
    ) -> web.Response:
        game, theme = request.match_info["game"], request.match_info["theme"]
        if game not in GAMES or theme not in SMALL:
            raise web.HTTPNotFound
        return _png(await asyncio.to_thread(painted, game, theme))

    async def of_feature(self, request: web.Request) -> web.Response:
        """The picture of a feature that the address names; 404 for an unknown one or look."""
        feature, name = request.match_info["feature"], request.match_info["name"]
        theme = request.match_info["theme"]
        if theme not in SMALL:
            raise web.HTTPNotFound
        picture = await asyncio.to_thread(self._of_feature, feature, name, theme)
        if picture is None:
            raise web.HTTPNotFound
        return _png(picture.png)


def _png(body: bytes) -> web.Response:
    headers = {"Cache-Control": CACHING}
    return web.Response(body=body, content_type="image/png", headers=headers)


@lru_cache(bounds.SHOWN_GAMES)
def showcase(key: str, theme: str) -> bytes:
    """A PNG of the game as everybody sees it, the same at each call."""
    return render.thumbnail(render.paint(render.sample(key), (), theme), SIDE).png


@lru_cache(bounds.SHOWN_GAMES)
def example(key: str, theme: str) -> bytes:
    """A PNG of one turn, the same at each call; of a game without an example what ``showcase``
    shows."""
    if GAMES[key].example is None:
        return showcase(key, theme)
    return render.paint_example(key, theme).png
