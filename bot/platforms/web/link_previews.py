"""What chats and other pages show of a link to a table, a match or a feature's view: Open Graph's
tags in the page, and the picture that they name."""

import html
import re
from dataclasses import dataclass
from hashlib import sha256

from aiohttp import hdrs, web

from bot.codes import is_code
from bot.desk import Desk
from bot.desk.previews import LinkPreview
from bot.desk.view_previews import ViewPreview
from bot.errors import NoSuchTable
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast
from bot.web_address import match_path, table_path
from render import Picture
from render.preview import SIZE

CACHING = "public, max-age=60"  # seconds, after which the table may have moved on
PICTURES = "/preview"  # begins the paths of pictures
LANGUAGE = "language"
PICTURE = f"/{{{LANGUAGE}}}.png"  # ends that of a view's
TABLE = "table"  # in place of the number of a match
AT = "at"  # a position of it
LONGEST = 200  # characters of a title or a description


@dataclass(eq=False, repr=False)
class LinkPreviews:
    """Finds what a link leads to. An address pays for one that leads nowhere, so that codes of
    tables cannot be found by trying."""

    _desk: Desk
    _proxies: Proxies
    _rate_limit: RateLimit

    async def shown(
        self, request: web.Request, language: str = ""
    ) -> LinkPreview | ViewPreview | None:
        """What the address of a request shows to everybody in a language, also that of a feature's
        view."""
        if "code" in request.match_info:
            return await self.find(request, language)
        resource = request.match_info.route.resource
        address = resource.canonical.removeprefix(PICTURES) if resource is not None else ""
        return await self._of_view(address.removesuffix(PICTURE), request, language)

    async def _of_view(
        self, address: str, request: web.Request, language: str
    ) -> ViewPreview | None:
        """What a feature's view at an address shows; None where nothing is, and as in ``find``."""
        find = self._desk.features.previews.get(address)
        if find is None:
            return None
        client = self._proxies.client(request)
        named = next(value for key, value in request.match_info.items() if key != LANGUAGE)
        try:
            self._rate_limit.charge_address(client)
        except TooFast:
            return None
        spoken = self._desk.words.match(language) or self._desk.words.default
        found = await find(named, spoken)
        if found is not None:
            self._rate_limit.refund_address(client)
        return found

    async def find(self, request: web.Request, language: str = "") -> LinkPreview | None:
        """What the address of a request shows to everybody in a language; None where nothing is,
        and for whoever has asked for too much that is not there."""
        code, client = code_in(request), self._proxies.client(request)
        if not is_code(code):
            return None
        try:
            self._rate_limit.charge_address(client)
            spoken = self._desk.words.match(language) or self._desk.words.default
            found = await self._desk.previews.of(code, _number(request), spoken, _ply(request))
        except (TooFast, NoSuchTable):
            return None
        self._rate_limit.refund_address(client)
        return found

    def tags(
        self, request: web.Request, preview: LinkPreview | ViewPreview | None, language: str
    ) -> str:
        """The tags for the head of the page at this address."""
        if preview is None:
            about = self._desk.words.say(language, "web-tagline")
            return _tags({"og:title": "Crosstable", "og:description": about})
        origin, spoken = self._origin(request), self._desk.words.default
        if isinstance(preview, ViewPreview):
            path, size = request.path, (0, 0)
            picture = f"{origin}{PICTURES}{path}/{spoken}.png?v={preview.version}"
        else:
            code, number = code_in(request), _number(request)
            path, size = table_path(code) if number is None else match_path(code, number), SIZE
            shown = TABLE if number is None else str(number + 1)
            version = _digest(repr((preview.view, preview.sheet, preview.look)).encode())[:12]
            picture = f"{origin}{PICTURES}/{code}/{spoken}-{shown}.png?v={version}"
        return _tags(
            {
                "og:site_name": "Crosstable",
                "og:type": "website",
                "og:url": f"{origin}{path}",
                "og:title": preview.title[:LONGEST],
                "og:description": preview.description[:LONGEST],
                "og:image": picture,
                "og:image:type": "image/png",
                **_measures(*size),
                "og:image:alt": preview.description[:LONGEST],
            },
            {
                "twitter:card": "summary_large_image",
                "twitter:title": preview.title[:LONGEST],
                "twitter:description": preview.description[:LONGEST],
                "twitter:image": picture,
            },
        )

    async def picture(self, request: web.Request) -> web.Response:
        """The picture that the tags name, 404 where they name none."""
        preview = await self.find(request, request.match_info["language"])
        if preview is None or (_number(request) is not None and not preview.over):
            raise web.HTTPNotFound
        return _sent(request, await self._desk.previews.picture(preview))

    async def view_picture(self, request: web.Request) -> web.Response:
        """The same of a feature's view."""
        preview = await self.shown(request, request.match_info[LANGUAGE])
        if not isinstance(preview, ViewPreview):
            raise web.HTTPNotFound
        return _sent(request, await preview.paint())

    def _origin(self, request: web.Request) -> str:
        """Where the page is open to everybody; else where whoever asks has found it."""
        scheme = "https" if self._proxies.secure(request) else "http"
        return self._desk.web.base or f"{scheme}://{request.headers['Host']}"


def _sent(request: web.Request, picture: Picture) -> web.Response:
    """The picture, unless whoever asks has it."""
    tag = f'"{_digest(picture.png)}"'
    headers = {"Cache-Control": CACHING, "ETag": tag}
    if tag in request.headers.get(hdrs.IF_NONE_MATCH, ""):
        return web.Response(status=304, headers=headers)
    return web.Response(body=picture.png, content_type="image/png", headers=headers)


def _measures(width: int, height: int) -> dict[str, str]:
    """What a picture measures, where it is known before it is painted."""
    measures = {"og:image:width": str(width), "og:image:height": str(height)}
    return measures if width else {}


def code_in(request: web.Request) -> str:
    """The code in an address, as tables have it."""
    return request.match_info["code"].upper()


def _number(request: web.Request) -> int | None:
    """The number of the match in an address, counted from 0; None in that of a table."""
    named = request.match_info.get("number") or request.match_info.get("shown", TABLE)
    return None if named == TABLE else int(named) - 1


def _ply(request: web.Request) -> int | None:
    """After how many moves of the match; None as it ended."""
    named = request.query.get(AT, "")
    return int(named) if re.fullmatch(r"[0-9]{1,4}", named) else None


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]


def _tags(properties: dict[str, str], names: dict[str, str] | None = None) -> str:
    lines = [
        f'<meta {kind}="{name}" content="{html.escape(content)}">'
        for kind, tags in (("property", properties), ("name", names or {}))
        for name, content in tags.items()
    ]
    return "\n".join(lines)
