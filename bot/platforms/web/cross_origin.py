"""The page where an app's proxy shows it, at an origin that is not ours: perhaps in a frame that
has none, to which nothing is its own."""

from dataclasses import dataclass

from aiohttp import hdrs, web

from bot.platforms.inside import AppProxy, ShownBy, Unreachable
from bot.platforms.web.visitor import BEARER

NOWHERE = "null"  # the origin of a frame that has none
PUBLIC = ("/static/", "/game/", "/turn/", "/feature/")  # the same for everybody
ALLOWED = {
    hdrs.ACCESS_CONTROL_ALLOW_METHODS: "GET, POST",
    hdrs.ACCESS_CONTROL_ALLOW_HEADERS: "authorization, content-type",
    hdrs.ACCESS_CONTROL_MAX_AGE: "600",
}


@dataclass(eq=False, repr=False)
class CrossOrigin:
    """Says what pages may ask that an app's ``proxy`` shows, and read: what is public, and what
    comes with a page's own token, by which alone it is known."""

    _proxy: AppProxy | None = None
    _socket: str = ""

    async def origins(self) -> tuple[str, ...]:
        """Where such pages are; nowhere without a proxy, or as long as it is not known."""
        shown = await self._shown_by()
        return () if shown is None else (shown.origin, NOWHERE)

    async def asks(self, request: web.Request) -> bool:
        """Whether such a page asks for something that changes something: it says itself who it
        is."""
        known = request.path == self._socket or request.headers.get(
            hdrs.AUTHORIZATION, ""
        ).startswith(BEARER)
        return known and await self._from_there(request)

    async def preflight(self, request: web.Request) -> web.Response | None:
        """The answer to a browser that asks whether such a page may ask; None for others."""
        if request.method != hdrs.METH_OPTIONS or not await self._from_there(request):
            return None
        origin = {hdrs.ACCESS_CONTROL_ALLOW_ORIGIN: request.headers[hdrs.ORIGIN]}
        return web.Response(status=204, headers={**ALLOWED, **origin, hdrs.VARY: hdrs.ORIGIN})

    async def open(self, request: web.Request, response: web.StreamResponse) -> None:
        """Lets such a page read the answer to it."""
        if self._proxy is None:
            return
        if request.path.startswith(PUBLIC):
            response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
            response.headers[hdrs.ACCESS_CONTROL_ALLOW_ORIGIN] = "*"
        elif await self.asks(request):
            response.headers[hdrs.ACCESS_CONTROL_ALLOW_ORIGIN] = request.headers[hdrs.ORIGIN]
            response.headers.add(hdrs.VARY, hdrs.ORIGIN)

    async def _from_there(self, request: web.Request) -> bool:
        origin = request.headers.get(hdrs.ORIGIN, "")
        return bool(origin) and origin in await self.origins()

    async def _shown_by(self) -> ShownBy | None:
        if self._proxy is None:
            return None
        try:
            return await self._proxy.shown_by()
        except Unreachable:
            return None
