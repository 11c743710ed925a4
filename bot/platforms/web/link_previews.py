"""What chats and other pages show of a link to a table or a match: Open Graph's tags in the page,
and the picture that they name."""

import html
import re
from dataclasses import dataclass
from hashlib import sha256

from aiohttp import hdrs, web

from bot.codes import is_code
from bot.desk import Desk
from bot.desk.previews import LinkPreview
from bot.errors import NoSuchTable
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast
from bot.web_address import match_path, table_path
from render.preview import SIZE

CACHING = "public, max-age=60"  # seconds, after which the table may have moved on
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

    def tags(self, request: web.Request, preview: LinkPreview | None, language: str) -> str:
        """The tags for the head of the page at this address."""
        if preview is None:
            about = self._desk.words.say(language, "web-tagline")
            return _tags({"og:title": "Crosstable", "og:description": about})
        origin = self._origin(request)
        code, number = code_in(request), _number(request)
        path = table_path(code) if number is None else match_path(code, number)
        shown = TABLE if number is None else str(number + 1)
        spoken = self._desk.words.default
        version = _digest(repr((preview.view, preview.sheet, preview.look)).encode())[:12]
        picture = f"{origin}/preview/{code}/{spoken}-{shown}.png?v={version}"
        return _tags(
            {
                "og:site_name": "Crosstable",
                "og:type": "website",
                "og:url": f"{origin}{path}",
                "og:title": preview.title[:LONGEST],
                "og:description": preview.description[:LONGEST],
                "og:image": picture,
                "og:image:type": "image/png",
                "og:image:width": str(SIZE[0]),
                "og:image:height": str(SIZE[1]),
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
        picture = await self._desk.previews.picture(preview)
        tag = f'"{_digest(picture.png)}"'
        headers = {"Cache-Control": CACHING, "ETag": tag}
        if tag in request.headers.get(hdrs.IF_NONE_MATCH, ""):
            return web.Response(status=304, headers=headers)
        return web.Response(body=picture.png, content_type="image/png", headers=headers)

    def _origin(self, request: web.Request) -> str:
        """Where the page is open to everybody; else where whoever asks has found it."""
        scheme = "https" if self._proxies.secure(request) else "http"
        return self._desk.web.base or f"{scheme}://{request.headers['Host']}"


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
