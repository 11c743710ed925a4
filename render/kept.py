"""Sheets on the disk. To draw one takes a sixth of a second, which the first press after a start
would wait for; to read it takes some milliseconds. It is written while nobody waits for a picture.

A sheet lies where Python keeps what it has compiled, with a digest of the sources that drew it, and
is drawn anew by any others.
"""

import hashlib
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, wraps
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import NamedTemporaryFile

import PIL

import engines
from render.ahead import AHEAD
from render.lettering import BOLD, EXTRA_BOLD, typeface
from render.sheet import Sheet, Sprite

DIGEST = hashlib.sha256().digest_size  # bytes before the sheet itself


def kept(game: str) -> Callable[[Callable[[str], Sheet]], Callable[[str], Sheet]]:
    """Of a function that draws the sheet of a look of ``game``: one that draws it once, and reads
    it from then on."""

    def keep(draw: Callable[[str], Sheet]) -> Callable[[str], Sheet]:
        @wraps(draw)
        def get(look: str) -> Sheet:
            file = folder() / f"{game}-{look}.sheet"
            sheet = _read(file, sources())
            if sheet is None:
                sheet = draw(look)
                AHEAD.add(_writing(file, sheet))  # nobody waits for what no picture shows yet
            return sheet

        return get

    return keep


def folder() -> Path:
    """Where sheets lie."""
    return Path(cache_from_source(__file__)).parent


@cache
def sources() -> bytes:
    """A digest of all that a sheet follows from."""
    own = Path(__file__).parent
    rules = Path(engines.__file__).parent
    code = (*own.rglob("*.py"), *rules.glob("*.py"), *rules.glob("*/*.py"))
    digest = hashlib.sha256(f"{PIL.__version__} {sys.version} {sys.byteorder}".encode())
    for file in sorted(code, key=str):
        digest.update(file.read_bytes())
    for weight in (BOLD, EXTRA_BOLD):
        with suppress(ModuleNotFoundError, OSError):  # as where it is drawn with
            digest.update(typeface(weight).read_bytes())
    return digest.digest()


def _read(file: Path, drawn_by: bytes) -> Sheet | None:
    try:
        content = file.read_bytes()
        if content[:DIGEST] != drawn_by:
            return None
        return Sheet.unpack(zlib.decompress(content[DIGEST:]))
    except (OSError, zlib.error):  # there is none yet, or it was cut short
        return None


def _writing(file: Path, sheet: Sheet) -> Iterator[Sprite]:
    """The steps in which a sheet is finished and kept, unless Python is to write no such files."""
    if sys.dont_write_bytecode:
        return
    yield from sheet.finishing()
    _write(file, sources() + zlib.compress(sheet.pack(), 1))


def _write(file: Path, content: bytes) -> None:
    """Lay it there in one step, unless that cannot be."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=file.parent, delete=False) as part:
            part.write(content)
        Path(part.name).replace(file)
