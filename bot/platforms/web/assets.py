"""The page's own files and its typeface, held in memory and sent with the right caching."""

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import resources
from pathlib import Path
from types import MappingProxyType

import brotli
from aiohttp import hdrs, web
from msgspec import Struct, field

import render.emblem
from bot.desk.page_files import PageFiles
from bot.platforms.web.feature_files import LATER_SHEETS, SHEETS, with_features
from bot.platforms.web.stylesheet import stylesheet

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
SCRIPT, SECOND_SCRIPT, ENTRY = "page.js", "later.js", "js/app.js"  # made of the modules
SCRIPTS = {SCRIPT, SECOND_SCRIPT}
MAPS = {f"{script}.map" for script in SCRIPTS}
STYLESHEET, SECOND_STYLESHEET = SHEETS, LATER_SHEETS  # made of those that they import
MAKERS = (
    "bundle.py", "feature_files.py", "names_in_scripts.py", "page_module.py", "stylesheet.py",
)  # fmt: skip
SQUEEZED = (".css", ".js", ".map", ".svg", ".ttf")  # what becomes much smaller
TYPES = {
    ".js": "text/javascript",
    ".map": "application/json",
    ".ttf": "font/ttf",
    ".svg": "image/svg+xml",
}
NO_FEATURES: Mapping[str, PageFiles] = MappingProxyType({})
QUALITY = 11  # of brotli: a third of a second once, for a fiftieth less at every first visit

CODINGS: dict[str, Callable[[bytes], bytes]] = {  # the best first
    "br": partial(brotli.compress, quality=QUALITY),
    "gzip": partial(gzip.compress, mtime=0),
}


class Assets(Struct, frozen=True):
    """Files by path; ``version`` names exactly these contents and is part of every address, so a
    browser may keep them for ever and still gets the new ones after an update. What has to be made
    or squeezed is so when a browser first asks for it: a start would wait for it a second."""

    files: dict[str, bytes]
    version: str
    _made: dict[str, bytes] = field(default_factory=dict)
    _squeezed: dict[tuple[str, str], bytes] = field(default_factory=dict)

    @classmethod
    def load(cls, folder: Path, features: Mapping[str, PageFiles] = NO_FEATURES) -> "Assets":
        """Everything below ``folder`` with the files of features, and the typeface where its
        package is installed; read once in a process, however many pages it serves."""
        return cls._load(folder, tuple(features.items()))

    @classmethod
    @cache
    def _load(cls, folder: Path, features: tuple[tuple[str, PageFiles], ...]) -> "Assets":
        own = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        files = with_features(own, dict(features)) | _font()
        digest = hashlib.sha256(repr(DRAWN).encode())
        makers = (Path(render.emblem.__file__), *map(Path(__file__).with_name, MAKERS))
        for name, content in (
            *files.items(),
            *((maker.name, maker.read_bytes()) for maker in makers),
        ):
            digest.update(f"{name}:{len(content)}:".encode())
            digest.update(content)
        return cls(files, digest.hexdigest()[:16])

    @property
    def base(self) -> str:
        """Where a browser finds the files."""
        return f"/static/{self.version}"

    def content(self, path: str) -> bytes:
        """A file, or what is made of others, which may take some hundred milliseconds."""
        if path not in self._made:
            self._made[path] = self._make(path)
        return self._made[path]

    def squeezed(self, path: str, coding: str) -> bytes:
        """A file as browsers take it that know a ``coding``, which may take as long."""
        if (path, coding) not in self._squeezed:
            self._squeezed[path, coding] = CODINGS[coding](self.content(path))
        return self._squeezed[path, coding]

    def _make(self, path: str) -> bytes:
        if path in DRAWN:
            return render.emblem.emblem(*DRAWN[path])
        if path in (STYLESHEET, SECOND_STYLESHEET):
            return stylesheet(self.files, path)
        if path in SCRIPTS or path in MAPS:
            self._made.update(self._scripts())
            return self._made[path]
        return self.files[path]

    def _scripts(self) -> dict[str, bytes]:
        """Those made of the modules, and their maps."""
        from bot.platforms.web.bundle import Bundle

        bundle = Bundle.of(self.files, ENTRY)
        made = {}
        for path, script in {SCRIPT: bundle.first, SECOND_SCRIPT: bundle.second}.items():
            pointer = f"//# sourceMappingURL={path}.map\n"
            made[path] = (script.text + pointer).encode()
            made[f"{path}.map"] = script.source_map().encode()
        return made

    async def send(self, request: web.Request) -> web.Response:
        """The file of this address; 404 for another version's."""
        path = request.match_info["path"]
        known = path in self.files or path in DRAWN or path in SCRIPTS or path in MAPS
        if request.match_info["version"] != self.version or not known:
            raise web.HTTPNotFound
        return await self._response(request, path, FOREVER)

    async def icon(self, request: web.Request) -> web.Response:
        """What browsers ask for unasked."""
        return await self._response(request, ICON, "public, max-age=86400")

    async def _response(self, request: web.Request, path: str, caching: str) -> web.Response:
        headers = {hdrs.CACHE_CONTROL: caching}
        make: Callable[[str], bytes] = self.content
        if path.endswith(SQUEEZED):
            headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
            accepted = request.headers.get(hdrs.ACCEPT_ENCODING, "").lower().split(",")
            known = {coding.partition(";")[0].strip() for coding in accepted}
            coding = next(filter(known.__contains__, CODINGS), "")
            if coding:
                headers[hdrs.CONTENT_ENCODING] = coding
                make = partial(self.squeezed, coding=coding)
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
