"""Every picture is a PNG that the strictest reader takes: those painted, and those committed."""

import struct
import zlib
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path

import pytest

from engines import GAMES
from engines.path import next_choices
from render import paint
from render.picture import Picture
from render.theme import THEMES
from tests.campaigns import so_many
from tests.example import ALL, PAINTERS
from tests.render.pictures import opened, state_of
from tests.render.strict_png import SIGNATURE, BadPng, Header, check, chunks

ROOT = Path(__file__).parents[2]
FOLDERS = ("bot", "docs", "engines", "render", "tests")  # all that the repository has
COMMITTED = sorted((file for folder in FOLDERS for file in (ROOT / folder).rglob("*.png")), key=str)
PLIES = (0, 9, 30, None)  # moves made; None: all

pytestmark = pytest.mark.usefixtures("example")
SHIPPED = tuple(GAMES)
games = pytest.mark.parametrize("key", PAINTERS)
ALL_PAIRS = list(product(PAINTERS, THEMES))
PAIRS = list(zip(PAINTERS, cycle(THEMES), strict=False))  # each game and each theme
pairs = pytest.mark.parametrize(("key", "theme"), so_many(PAIRS, ALL_PAIRS))


def chunk(kind: bytes, content: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + content))
    return struct.pack(">I", len(content)) + kind + content + check


def small(
    *,
    depth: int = 8,
    palette: bytes = b"\0\0\0\xff\xff\xff",
    rows: bytes = b"\0\0\1\0\1\0",
    more: bytes = b"",
) -> bytes:
    """A picture of two by two pixels in two colours, or one like it with a fault."""
    header = struct.pack(">IIBBBBB", 2, 2, depth, 3, 0, 0, 0)
    data = zlib.compress(rows) + more
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(*part) for part in parts)


def pictures(key: str, theme: str) -> Iterator[Picture]:
    """For everybody and for a seat, something picked, two moves compared."""
    game = ALL[key]
    for ply in PLIES:
        state = state_of(game, game.seats[-1], 5, ply)
        public = game.view(state, None)
        yield from (paint(public, (), theme), paint(public, ("@",), theme))
        own = game.view(state, public.turn or 0)
        for choice in next_choices(own.moves, ())[:2]:
            yield paint(own, (choice,), theme)
        if own.moves:
            yield paint(own, (), theme, (own.moves[0], own.moves[-1]))


def test_there_are_committed_pictures_to_read() -> None:
    assert {file.name for file in COMMITTED} >= {"web.png", *(f"{key}.png" for key in SHIPPED)}


@pytest.mark.parametrize("file", COMMITTED, ids=lambda file: file.name)
def test_a_committed_picture_is_valid(file: Path) -> None:
    check(file.read_bytes())


@pairs
def test_a_painted_picture_is_valid(key: str, theme: str) -> None:
    for picture in pictures(key, theme):
        header = check(picture.png)
        assert (header.width, header.height) == (picture.width, picture.height)


def test_a_small_picture_is_valid() -> None:
    assert check(small()) == Header(2, 2, 8, 3)
    assert check(small(depth=1, rows=b"\0\x40\0\x80")) == Header(2, 2, 1, 3)


@pytest.mark.parametrize("method", range(5))
def test_filters_are_undone_before_pixels_are_judged(method: int) -> None:
    rows = {
        0: b"\0\0\1\0\1\0",
        1: b"\1\0\1\1\1\xff",
        2: b"\2\0\1\2\1\xff",
        3: b"\3\0\1\3\1\0",
        4: b"\4\0\1\4\1\xff",
    }
    assert check(small(rows=rows[method]))
    with pytest.raises(BadPng, match="a pixel of place"):
        check(small(rows=bytes((method, 0, 2, method, 0, 0))))


@pytest.mark.parametrize(
    ("png", "fault"),
    [
        (b"", "no signature"),
        (small()[1:], "no signature"),
        (small()[:-1], "cut off"),
        (small()[:40], "cut off"),
        (small()[:-12], "does not end with IEND"),
        (small() + chunk(b"tEXt", b""), "does not end with IEND"),
        (small().replace(b"PLTE", b"PLTF"), "checksum"),
        (SIGNATURE + small()[33:], "does not begin with IHDR"),
        (small(palette=b"\0\0\0"), "a pixel of place 1 in a palette of 1"),
        (small(palette=b"\0\0\0\0"), "PLTE of no whole colours"),
        (small(palette=b""), "a palette of 0 colours"),
        (small(depth=1, palette=b"\0" * 9, rows=b"\0\0\0\0"), "a palette of 3 colours"),
        (small(rows=b"\5\0\1\0\1\0"), "filter 5"),
        (small(rows=b"\0\0\1\0\1"), "5 bytes of pixels"),
        (small(rows=b"\0\0\1\0\1\0\0"), "7 bytes of pixels"),
        (small(more=b"\0"), "bytes behind"),
        (small(depth=3), "depth 3"),
    ],
)
def test_a_file_with_a_fault_is_refused(png: bytes, fault: str) -> None:
    with pytest.raises(BadPng, match=fault):
        check(png)


def test_chunks_out_of_order_are_refused() -> None:
    header, palette, data, end = (chunk(*part) for part in chunks(small()))
    for parts, fault in (
        ((header, data, palette, end), "out of order"),
        ((header, palette, palette, data, end), "twice"),
        ((header, palette, data, chunk(b"tEXt", b""), data, end), "in pieces apart"),
        ((header, palette, end), "no IDAT"),
        ((header, palette, chunk(b"tRNS", b"\0\0\0"), data, end), "more in tRNS"),
        ((header, chunk(b"WHAT", b""), palette, data, end), "an unknown chunk"),
    ):
        with pytest.raises(BadPng, match=fault):
            check(SIGNATURE + b"".join(parts))


def test_a_stream_without_its_end_is_refused() -> None:
    header, palette, (_, data), end = chunks(small())
    cut = b"".join(chunk(*part) for part in (header, palette, (b"IDAT", data[:-2]), end))
    with pytest.raises(BadPng, match="without its end"):
        check(SIGNATURE + cut)


@games
def test_the_colours_shown_are_those_of_the_file(key: str) -> None:
    picture = paint(GAMES[key].view(state_of(GAMES[key], 2, 5, 9), None))
    palette = dict(chunks(picture.png))[b"PLTE"]
    shown = opened(picture).convert("RGB").getcolors(1 << 16) or []
    colours = set(zip(palette[::3], palette[1::3], palette[2::3], strict=True))
    assert {colour for _, colour in shown} <= colours
