"""What makes a picture small: ``python -m tests.bench picture_sizes``. Each row is a way to squeeze
the bands of whole matches, how long it takes for one band, and what it makes of a whole picture.

The last rows of a game are its pictures with other edges: drawn at so many times their size, which
is the square root of the steps between two colours, and with so many colours for all of them. Three
times instead of four saves 2 to 4 %, but then small circles have too few steps to look round.
"""

import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from multiprocessing import get_context

from zlib_ng import zlib_ng

from render import PAINTERS, draw, sketch
from render.bands import Band, bands
from render.crosswise import sprites as crosswise
from render.drawing import Drawing
from render.reversi import sprites as reversi
from render.triominos import sprites as triominos
from render.triominos import tiles
from tests.bench.club_matches import views
from tests.bench.rows import Row, row, timed

MATCHES = 2
EVERY = 9  # one position of so many
Squeeze = Callable[[bytes], bytes]
SPRITES = {"crosswise": crosswise, "reversi": reversi, "triominos": triominos}
SCALES = (2, 3, 4, 8)  # what is drawn is reduced by
COLOURS = (40, 48, 56, 64, 80, 128)


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of a band, each ``width`` long with its filter."""

    raw: bytes
    width: int

    def filtered(self, kind: int) -> bytes:
        """With the filter 1, the difference to the pixel before, or 2, to the one above."""
        width, raw = self.width, self.raw
        back = 1 if kind == 1 else width
        moved = bytes(back) + raw[:-back]
        changed = bytearray((a - b) & 255 for a, b in zip(raw, moved, strict=True))
        changed[::width] = bytes([kind]) * (len(raw) // width)
        return bytes(changed)

    def ordered(self, order: Sequence[int]) -> bytes:
        """With the colours of the palette in another order."""
        table = bytes(order) + bytes(range(len(order), 256))
        pixels = bytearray(self.raw.translate(table))
        pixels[:: self.width] = bytes(len(self.raw) // self.width)
        return bytes(pixels)


def deflate(level: int, strategy: int = zlib.Z_DEFAULT_STRATEGY) -> Squeeze:
    """Raw deflate of one band."""

    def squeeze(raw: bytes) -> bytes:
        packer = zlib_ng.compressobj(level, zlib.DEFLATED, -15, strategy=strategy)
        return packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH)

    return squeeze


def rows(matches: int = MATCHES, game: str = "") -> list[Row]:
    """Rows for each game, or for one."""
    return list(chain.from_iterable(_rows(key, matches) for key in ([game] if game else PAINTERS)))


def _rows(key: str, matches: int) -> list[Row]:
    drawings = _drawings(key, matches)
    cut = [Rows(b.rows(), 1 + b.width) for d in drawings for b in _bands(d)]
    raw, count = [band.raw for band in cut], len(drawings)
    whole = [b"".join(band.rows() for band in _bands(drawing)) for drawing in drawings]
    bright = _by_brightness(drawings[0])
    quick, hard = deflate(5), deflate(9)
    return [
        _row(f"{key}: one stream, level 5", whole, quick, count),
        *(_row(f"{key}: bands, level {n}", raw, deflate(n), count) for n in (4, 5, 6, 7, 9)),
        _row(f"{key}: filtered strategy, 9", raw, deflate(9, zlib.Z_FILTERED), count),
        _row(f"{key}: run lengths, 9", raw, deflate(9, zlib.Z_RLE), count),
        _row(f"{key}: filter sub, 9", [band.filtered(1) for band in cut], hard, count),
        _row(f"{key}: filter up, 9", [band.filtered(2) for band in cut], hard, count),
        _row(f"{key}: palette by light, 9", [band.ordered(bright) for band in cut], hard, count),
        *_edges(key, matches),
    ]


def _edges(key: str, matches: int) -> list[Row]:
    """The same pictures with other edges; sprites are made once in a process, so each has its
    own."""
    usual = SPRITES[key].PALETTE
    pairs = [*((scale, usual) for scale in SCALES), *((sketch.SCALE, many) for many in COLOURS)]
    spawn = get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, max_tasks_per_child=1) as processes:
        return [processes.submit(_edged, key, matches, *pair).result() for pair in pairs]


def _edged(key: str, matches: int, scale: int, colours: int) -> Row:
    """To be called before this process has drawn anything."""
    for module in (sketch, tiles):
        vars(module)["SCALE"] = scale
    vars(SPRITES[key])["PALETTE"] = colours
    drawings = _drawings(key, matches)
    raw = [band.rows() for drawing in drawings for band in _bands(drawing)]
    what = f"{key}: drawn {scale} times as large, {colours} colours, 9"
    return _row(what, raw, deflate(9), len(drawings))


def _drawings(key: str, matches: int) -> list[Drawing]:
    return [draw(v) for number in range(matches) for v in [*views(key, number)][::EVERY]]


def _bands(drawing: Drawing) -> list[Band]:
    return bands(drawing.width, drawing.cuts, drawing.strokes)


def _by_brightness(drawing: Drawing) -> list[int]:
    """The new place of each colour in a palette from dark to light."""
    colours = drawing.palette.colours
    places = sorted(range(len(colours)), key=lambda place: sum(colours[place]))
    return [places.index(place) for place in range(len(colours))]


def _row(what: str, parts: Sequence[bytes], squeeze: Squeeze, pictures: int) -> Row:
    size = sum(len(squeeze(part)) for part in parts)
    seconds = list(chain.from_iterable(timed(lambda p=part: squeeze(p), 1) for part in parts))  # type: ignore[misc]
    return row(what, seconds, f"{size / pictures / 1000:.2f} KB a picture")
