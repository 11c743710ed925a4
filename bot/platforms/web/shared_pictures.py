"""Pictures that chats fetch from the page themselves, where nothing can be uploaded."""

import asyncio
from dataclasses import dataclass

from aiohttp import web

from bot.codes import is_code
from bot.desk import Desk
from bot.errors import NoSuchTable
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast
from bot.platforms.web.showcase import CACHING, showcase
from engines import GAMES
from render.jpeg import jpeg
from render.look import LIGHT

TABLE = "/board/{code}/{revision:[0-9]{1,7}}-{mark:[0-9a-f]{32}}.jpg"
GAME = "/game/{game:[a-z]+}.jpg"
SHARED = "/shared/{sealed:[A-Za-z0-9_-]{24,200}}.jpg"


@dataclass(eq=False, repr=False)
class SharedPictures:
    """Sends them as JPEG, which is all that some chats take. An address pays for a picture that is
    not there, so that none is found by trying."""

    _desk: Desk
    _proxies: Proxies
    _rate_limit: RateLimit

    def add(self, router: web.UrlDispatcher) -> None:
        """Sends them at their addresses."""
        router.add_get(TABLE, self.table)
        router.add_get(GAME, self.game)
        router.add_get(SHARED, self.shared)

    async def table(self, request: web.Request) -> web.Response:
        """A table as everybody sees it now; 404 for an address that nobody was given."""
        code, client = request.match_info["code"], self._proxies.client(request)
        if not is_code(code):
            raise web.HTTPNotFound
        try:
            self._rate_limit.charge_address(client)
            revision, mark = int(request.match_info["revision"]), request.match_info["mark"]
            picture = await self._desk.fetched_pictures.find(code, revision, mark)
        except (TooFast, NoSuchTable):
            raise web.HTTPNotFound from None
        if picture is None:
            raise web.HTTPNotFound
        self._rate_limit.refund_address(client)
        return await _jpeg(picture.png, "no-store")

    async def shared(self, request: web.Request) -> web.Response:
        """What somebody shares, such as a puzzle; 404 for an address that nobody was given."""
        client = self._proxies.client(request)
        try:
            self._rate_limit.charge_address(client)
        except TooFast:
            raise web.HTTPNotFound from None
        picture = await self._desk.fetched_pictures.find_shared(request.match_info["sealed"])
        if picture is None:
            raise web.HTTPNotFound
        self._rate_limit.refund_address(client)
        return await _jpeg(picture.png, "no-store")

    async def game(self, request: web.Request) -> web.Response:
        """A game some moves into a match that nobody plays; 404 for an unknown one."""
        game = request.match_info["game"]
        if game not in GAMES:
            raise web.HTTPNotFound
        return await _jpeg(await asyncio.to_thread(showcase, game, LIGHT), CACHING)


async def _jpeg(png: bytes, caching: str) -> web.Response:
    body = await asyncio.to_thread(jpeg, png)
    return web.Response(body=body, content_type="image/jpeg", headers={"Cache-Control": caching})
