"""What stands before every request: who may ask, and what a browser may do with the answer."""

from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from msgspec import Struct

from bot.errors import DatabaseDown
from bot.listening import Nonsense, serves
from bot.platforms.web.cross_origin import CrossOrigin
from bot.platforms.web.proxies import Proxies
from bot.web_address import INSIDE

HEADERS = {
    "Server": "Crosstable",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_TLS = "max-age=15552000"  # seconds, half a year, in which a browser asks nothing without it
POLICY = (
    "default-src 'none'; script-src {scripts}; style-src {styles}; font-src 'self'{origin}; "
    "img-src 'self'{origin} blob:; connect-src 'self'{origin} {sockets}; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors {frames}; "
    "worker-src 'self'; require-trusted-types-for 'script'; trusted-types worker"
)


class PageRights(Struct, frozen=True):
    """What a page may do: be shown in the ``frames`` of these addresses, run these ``scripts`` and
    wear these ``styles``, as a policy names them, and be at an ``origin`` besides our own."""

    frames: str = "'none'"
    scripts: str = "'self'"
    styles: str = "'self'"
    origin: str = ""

    def policy(self, host: str) -> str:
        """The policy for a page of this host."""
        sockets = [f"ws://{host}", f"wss://{host}"]
        if self.origin:
            sockets.append(self.origin.replace("https://", "wss://"))
        return POLICY.format(
            scripts=self.scripts,
            styles=self.styles,
            frames=self.frames,
            origin=self.origin and f" {self.origin}",
            sockets=" ".join(sockets),
        )


RIGHTS = web.ResponseKey("rights", PageRights)  # those of a page that has others


def guarded(
    host: str,
    proxies: Proxies,
    public: str = "",
    frames: str = "",
    elsewhere: CrossOrigin | None = None,
    programs: str = "",
) -> Middleware:
    """A middleware for a server bound to ``host``, before which there may be ``proxies``;
    ``public`` is the host under which it is known to everybody, if it is, ``frames`` the addresses
    whose pages may show in a frame what is for the apps of chats, ``elsewhere`` knows what is shown
    at another origin. Below the path ``programs`` it is a token that asks, which no page of another
    host has, and no cookie is looked at.

    Only its own names are answered. Whatever changes something, and the socket, must come from a
    page of the very host that is asked, or from one that is known by its token alone. A browser
    that speaks TLS is to keep to that.
    """
    elsewhere = elsewhere or CrossOrigin()

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not _has_address(request):
            raise Nonsense("its Host is no address")
        named = request.headers.get("Host", "")
        known = bool(public) and named.lower() == public.lower()
        if not known and not serves(host, named):
            return _closed(web.HTTPForbidden(text="This host name is not served here."))
        if preflight := await elsewhere.preflight(request):
            return preflight
        changes = request.method not in ("GET", "HEAD") or "Upgrade" in request.headers
        by_token = bool(programs) and request.path.startswith(f"{programs}/")
        if changes and not (by_token or _same_origin(request) or await elsewhere.asks(request)):
            return _closed(web.HTTPForbidden(text="Only a page of this host may do this."))
        try:
            response = await handler(request)
        except web.HTTPException as error:
            await protect(error, request)
            raise
        if not response.prepared:
            await protect(response, request)
        return response

    async def protect(response: web.StreamResponse, request: web.Request) -> None:
        inside = frames and (request.path == INSIDE or request.path.startswith(f"{INSIDE}/"))
        usual = PageRights(frames) if inside else PageRights()
        _protect(response, request, proxies, response.get(RIGHTS, usual))
        await elsewhere.open(request, response)

    return guard


def explained(missing: Handler, unavailable: Handler) -> Middleware:
    """A middleware that shows ``missing`` to people who come to an address where nothing is, and
    ``unavailable`` while the database cannot be used; for a picture or a file the bare answer
    does."""

    @web.middleware
    async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPNotFound:
            if not _reads(request):
                raise
            return await missing(request)
        except DatabaseDown:
            if not _reads(request):
                raise web.HTTPServiceUnavailable from None
            return await unavailable(request)

    return explain


def _has_address(request: web.Request) -> bool:
    try:
        return request.url.host is not None
    except ValueError:
        return False


def _reads(request: web.Request) -> bool:
    """Whether somebody looks at the answer, and no script or picture waits for it."""
    return request.method == "GET" and "text/html" in request.headers.get("Accept", "")


def _same_origin(request: web.Request) -> bool:
    """Schemes are not compared: behind a proxy that ends TLS only the browser knows ``https``.
    Raises Nonsense."""
    try:
        origin = urlsplit(request.headers.get("Origin", ""))
    except ValueError:
        raise Nonsense("its Origin is no address") from None
    same = origin.netloc.lower() == request.headers["Host"].lower()
    return origin.scheme in ("http", "https") and same


def _protect(
    response: web.StreamResponse, request: web.Request, proxies: Proxies, rights: PageRights
) -> None:
    response.headers.update(HEADERS)
    response.headers["Content-Security-Policy"] = rights.policy(request.headers["Host"])
    if proxies.secure(request):
        response.headers["Strict-Transport-Security"] = ONLY_TLS


def _closed(refusal: web.HTTPException) -> web.Response:
    return web.Response(status=refusal.status, text=refusal.text, headers=HEADERS)
