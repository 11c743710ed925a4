"""Small pictures of a visitor's own tables, for the cards at home."""

from dataclasses import dataclass

from aiohttp import web

from bot.codes import is_code
from bot.desk import Desk
from bot.errors import Refusal
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast
from bot.platforms.web.visitor import Visitors
from render.look import EVERY

SMALL = frozenset(look.small.key for look in EVERY)  # looks of what is not read
CACHING = "private, max-age=86400"  # the address names the table's revision


@dataclass(eq=False, repr=False)
class Thumbnails:
    """Sends them to the visitors whose tables they are, and 404 to everybody else, who pays for
    it: codes of tables cannot be found by trying."""

    _desk: Desk
    _visitors: Visitors
    _proxies: Proxies
    _rate_limit: RateLimit

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of the table that the address names, in its look."""
        code, theme = request.match_info["code"], request.match_info["theme"]
        visitor = await self._visitors.known(request)
        if visitor is None or theme not in SMALL or not is_code(code):
            raise web.HTTPNotFound
        tries = self._rate_limit.tries(visitor.id, self._proxies.client(request))
        try:
            await tries.begin()
            person = self._visitors.person(request, visitor)
            picture = await self._desk.tables.thumbnail(code, person, theme)
        except TooFast:
            raise web.HTTPTooManyRequests from None
        except Refusal:
            raise web.HTTPNotFound from None
        tries.refund()
        return web.Response(
            body=picture.png,
            content_type="image/png",
            headers={"Cache-Control": CACHING, "Vary": "Cookie"},
        )
