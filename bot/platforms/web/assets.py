"""The page's own files and its typeface, held in memory and sent with the right caching."""

import hashlib
import mimetypes
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from aiohttp import web

FOREVER = "public, max-age=31536000, immutable"
FONT_PACKAGE = "font_manrope"
FONT_FILE = "files/Manrope-VariableFont_wght.ttf"
FONT_PATH = "manrope.ttf"
ICON = "icon.svg"
TYPES = {".js": "text/javascript", ".ttf": "font/ttf", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Assets:
    """Files by path; ``version`` names exactly these contents and is part of every address, so a
    browser may keep them for ever and still gets the new ones after an update."""

    files: dict[str, bytes]
    version: str

    @classmethod
    def load(cls, folder: Path) -> "Assets":
        """Everything below ``folder``, and the typeface where its package is installed."""
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        files |= _font()
        digest = hashlib.sha256()
        for name, content in files.items():
            digest.update(f"{name}:{len(content)}:".encode())
            digest.update(content)
        return cls(files, digest.hexdigest()[:16])

    async def send(self, request: web.Request) -> web.Response:
        """The file of this address; 404 for another version's."""
        path = request.match_info["path"]
        if request.match_info["version"] != self.version or path not in self.files:
            raise web.HTTPNotFound
        return self._response(path, FOREVER)

    async def icon(self, _: web.Request) -> web.Response:
        """What browsers ask for unasked."""
        return self._response(ICON, "public, max-age=86400")

    def _response(self, path: str, caching: str) -> web.Response:
        return web.Response(
            body=self.files[path],
            content_type=content_type(path),
            charset="utf-8" if content_type(path).startswith("text/") else None,
            headers={"Cache-Control": caching},
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
