"""The page's own files and its typeface, held in memory and sent with the right caching."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from aiohttp import hdrs, web

from render.emblem import emblem

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
    """Files by path, and what is sent ``squeezed``; ``version`` names exactly these contents
    and is part of every address, so a browser may keep them for ever and still gets the new ones
    after an update."""

    files: dict[str, bytes]
    version: str
    squeezed: dict[str, bytes]

    @classmethod
    def load(cls, folder: Path) -> "Assets":
        """Everything below ``folder``, the drawn icons, and the typeface where its package is
        installed."""
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        files |= _font() | {name: emblem(*form) for name, form in DRAWN.items()}
        digest = hashlib.sha256()
        for name, content in files.items():
            digest.update(f"{name}:{len(content)}:".encode())
            digest.update(content)
        squeezed = {
            name: _squeezed(content) for name, content in files.items() if name.endswith(SQUEEZED)
        }
        return cls(files, digest.hexdigest()[:16], squeezed)

    async def send(self, request: web.Request) -> web.Response:
        """The file of this address; 404 for another version's."""
        path = request.match_info["path"]
        if request.match_info["version"] != self.version or path not in self.files:
            raise web.HTTPNotFound
        return self._response(request, path, FOREVER)

    async def icon(self, request: web.Request) -> web.Response:
        """What browsers ask for unasked."""
        return self._response(request, ICON, "public, max-age=86400")

    def _response(self, request: web.Request, path: str, caching: str) -> web.Response:
        headers = {hdrs.CACHE_CONTROL: caching}
        body = self.files[path]
        if path in self.squeezed:
            headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
            if "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
                headers[hdrs.CONTENT_ENCODING] = "gzip"
                body = self.squeezed[path]
        return web.Response(
            body=body,
            content_type=content_type(path),
            charset="utf-8" if content_type(path).startswith("text/") else None,
            headers=headers,
        )


def content_type(path: str) -> str:
    """The media type of a file, the same on every system."""
    guessed, _ = mimetypes.guess_type(path)
    return TYPES.get(Path(path).suffix, guessed or "application/octet-stream")


@cache
def _squeezed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def _font() -> dict[str, bytes]:
    """The typeface of the pictures; without its package the page uses the system's own."""
    try:
        return {FONT_PATH: (resources.files(FONT_PACKAGE) / FONT_FILE).read_bytes()}
    except (ModuleNotFoundError, FileNotFoundError):
        return {}
