"""Small pictures of a visitor's own tables, for the cards at home."""

from aiohttp import web

from bot.desk import Desk
from bot.errors import Refusal
from bot.platforms.web.asks import CODE
from bot.platforms.web.visitor import Visitors
from render.look import EVERY

SMALL = frozenset(look.small.key for look in EVERY)  # looks of what is not read
CACHING = "private, max-age=86400"  # the address names the table's revision


class Thumbnails:
    """Sends them to the visitors whose tables they are, and 404 to everybody else."""

    def __init__(self, desk: Desk, visitors: Visitors) -> None:
        self._desk = desk
        self._visitors = visitors

    async def picture(self, request: web.Request) -> web.Response:
        """The picture of the table that the address names, in its look."""
        code, theme = request.match_info["code"], request.match_info["theme"]
        visitor = self._visitors.known(request)
        if visitor is None or theme not in SMALL or not CODE.fullmatch(code):
            raise web.HTTPNotFound
        try:
            person = self._visitors.person(request, visitor)
            picture = await self._desk.thumbnail(code, person, theme)
        except Refusal:
            raise web.HTTPNotFound from None
        return web.Response(
            body=picture.png,
            content_type="image/png",
            headers={"Cache-Control": CACHING, "Vary": "Cookie"},
        )
