"""The pictures on the home page: every game some moves into a match that nobody plays."""

import asyncio

from aiohttp import web

import render
from bot.platforms.web.thumbnails import SMALL
from engines import GAMES

SIDE = 384  # pixels, for the widest card at home
CACHING = "public, max-age=3600"


class Showcase:
    """Paints each game's picture once for each look, when a browser first asks for it."""

    def __init__(self) -> None:
        self._painted: dict[tuple[str, str], bytes] = {}

    async def picture(self, request: web.Request) -> web.Response:
        """The picture that the address names; 404 for an unknown game or look."""
        game, theme = request.match_info["game"], request.match_info["theme"]
        if game not in GAMES or theme not in SMALL:
            raise web.HTTPNotFound
        if (game, theme) not in self._painted:
            self._painted[game, theme] = await asyncio.to_thread(showcase, game, theme)
        return web.Response(
            body=self._painted[game, theme],
            content_type="image/png",
            headers={"Cache-Control": CACHING},
        )


def showcase(key: str, theme: str) -> bytes:
    """A PNG of the game as everybody sees it, the same at each call."""
    return render.thumbnail(render.paint(render.sample(key), (), theme), SIDE).png
