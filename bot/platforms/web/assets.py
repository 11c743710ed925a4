"""The page's own files and its typeface, held in memory and sent with the right caching."""

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path

from aiohttp import hdrs, web

import render.emblem

FOREVER = "public, max-age=31536000, immutable"
FONT_PACKAGE = "font_manrope"
FONT_FILE = "files/Manrope-VariableFont_wght.ttf"
FONT_PATH = "manrope.ttf"
ICON = "icon.svg"
DRAWN = {  # icons of the installed page: their sides in pixels, and whether they may be cut round
    "icon-180.png": (180, True),
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
}
SQUEEZED = (".css", ".js", ".svg", ".ttf")  # what becomes much smaller
TYPES = {".js": "text/javascript", ".ttf": "font/ttf", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Assets:
    """Files by path; ``version`` names exactly these contents and is part of every address, so a
    browser may keep them for ever and still gets the new ones after an update. What has to be drawn
    or squeezed is so when a browser first asks for it: a start would wait for it half a second."""

    files: dict[str, bytes]
    version: str
    _drawn: dict[str, bytes] = field(default_factory=dict)
    _squeezed: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    @cache
    def load(cls, folder: Path) -> "Assets":
        """Everything below ``folder``, and the typeface where its package is installed; read once
        in a process, however many pages it serves."""
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        files |= _font()
        digest = hashlib.sha256(repr(DRAWN).encode())
        for name, content in (
            *files.items(),
            ("emblem", Path(render.emblem.__file__).read_bytes()),
        ):
            digest.update(f"{name}:{len(content)}:".encode())
            digest.update(content)
        return cls(files, digest.hexdigest()[:16])

    def content(self, path: str) -> bytes:
        """A file, or an icon, which may take some ten milliseconds."""
        if path in DRAWN and path not in self._drawn:
            self._drawn[path] = render.emblem.emblem(*DRAWN[path])
        return self._drawn[path] if path in DRAWN else self.files[path]

    def squeezed(self, path: str) -> bytes:
        """A file as most browsers take it, which may take as long."""
        if path not in self._squeezed:
            self._squeezed[path] = gzip.compress(self.content(path), mtime=0)
        return self._squeezed[path]

    async def send(self, request: web.Request) -> web.Response:
        """The file of this address; 404 for another version's."""
        path = request.match_info["path"]
        known = path in self.files or path in DRAWN
        if request.match_info["version"] != self.version or not known:
            raise web.HTTPNotFound
        return await self._response(request, path, FOREVER)

    async def icon(self, request: web.Request) -> web.Response:
        """What browsers ask for unasked."""
        return await self._response(request, ICON, "public, max-age=86400")

    async def _response(self, request: web.Request, path: str, caching: str) -> web.Response:
        headers = {hdrs.CACHE_CONTROL: caching}
        make = self.content
        if path.endswith(SQUEEZED):
            headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
            if "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
                headers[hdrs.CONTENT_ENCODING] = "gzip"
                make = self.squeezed
        return web.Response(
            body=await asyncio.to_thread(make, path),
            content_type=content_type(path),
            charset="utf-8" if content_type(path).startswith("text/") else None,
            headers=headers,
        )


def content_type(path: str) -> str:
    """The media type of a file, the same on every system."""
    guessed, _ = mimetypes.guess_type(path)
    return TYPES.get(Path(path).suffix, guessed or "application/octet-stream")


def _font() -> dict[str, bytes]:
    """The typeface of the pictures; without its package the page uses the system's own."""
    try:
        return {FONT_PATH: (resources.files(FONT_PACKAGE) / FONT_FILE).read_bytes()}
    except (ModuleNotFoundError, FileNotFoundError):
        return {}
