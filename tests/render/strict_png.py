"""A reader of PNG files that forgives nothing, by the PNG specification, third edition.

Browsers and Pillow show a file with a fault as well as they can; a stricter client refuses it.
"""

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # samples in a pixel, by colour type
DEPTHS = {0: {1, 2, 4, 8, 16}, 2: {8, 16}, 3: {1, 2, 4, 8}, 4: {8, 16}, 6: {8, 16}}
PALETTE = 3  # the colour type


class BadPng(Exception):
    """Not a valid file; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What IHDR says."""

    width: int
    height: int
    depth: int
    colour: int

    @property
    def row(self) -> int:
        """The bytes of a row of pixels."""
        return -(-self.width * SAMPLES[self.colour] * self.depth // 8)

    @property
    def step(self) -> int:
        """How many bytes before a byte its neighbour to the left lies."""
        return max(1, SAMPLES[self.colour] * self.depth // 8)


def check(png: bytes) -> Header:
    """The header of a valid file; raises BadPng for any other."""
    parts = list(chunks(png))
    _order([kind for kind, _ in parts])
    header = _header(parts[0][1])
    palette = next((content for kind, content in parts if kind == b"PLTE"), b"")
    _palette(header, palette, dict(parts).get(b"tRNS"))
    rows = _rows(header, b"".join(content for kind, content in parts if kind == b"IDAT"))
    if header.colour == PALETTE:
        colours = len(palette) // 3
        largest = max(_largest(header, row) for row in rows)
        _demand(largest < colours, f"a pixel of place {largest} in a palette of {colours}")
    return header


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of every chunk, their checksums compared."""
    _demand(png.startswith(SIGNATURE), "no signature")
    place = len(SIGNATURE)
    while place < len(png):
        _demand(place + 12 <= len(png), "cut off in a chunk")
        (length,) = struct.unpack_from(">I", png, place)
        end = place + 12 + length
        _demand(end <= len(png), "cut off in a chunk")
        kind, content = png[place + 4 : place + 8], png[place + 8 : end - 4]
        _demand(png[end - 4 : end] == struct.pack(">I", zlib.crc32(kind + content)), "checksum")
        yield kind, content
        place = end


def _demand(holds: bool, fault: str) -> None:
    if not holds:
        raise BadPng(fault)


def _order(kinds: list[bytes]) -> None:
    """IHDR, then PLTE before tRNS before IDAT, these all together, and IEND as the last."""
    _demand(kinds[:1] == [b"IHDR"], "does not begin with IHDR")
    _demand(kinds[-1] == b"IEND", "does not end with IEND")
    for kind in (b"IHDR", b"PLTE", b"tRNS", b"IEND"):
        _demand(kinds.count(kind) <= 1, f"{kind!r} twice")
    critical = {kind for kind in kinds if kind[:1].isupper()}
    _demand(critical <= {b"IHDR", b"PLTE", b"IDAT", b"IEND"}, "an unknown chunk that matters")
    data = [place for place, kind in enumerate(kinds) if kind == b"IDAT"]
    _demand(bool(data), "no IDAT")
    _demand(all(b == a + 1 for a, b in pairwise(data)), "IDAT in pieces apart")
    known = [kind for kind in kinds if kind in (b"PLTE", b"tRNS", b"IDAT")]
    _demand(known == sorted(known, key=(b"PLTE", b"tRNS", b"IDAT").index), "chunks out of order")


def _header(content: bytes) -> Header:
    _demand(len(content) == 13, "IHDR has another length than 13")
    width, height, depth, colour, deflate, filters, interlace = struct.unpack(">IIBBBBB", content)
    _demand(0 < width < 1 << 31 and 0 < height < 1 << 31, "no size")
    _demand(depth in DEPTHS.get(colour, ()), f"depth {depth} of colour type {colour}")
    _demand((deflate, filters) == (0, 0), "an unknown method")
    _demand(interlace == 0, "interlaced, which this reader does not know")
    return Header(width, height, depth, colour)


def _palette(header: Header, palette: bytes, alpha: bytes | None) -> None:
    colours = len(palette) // 3
    _demand(len(palette) % 3 == 0 and colours <= 256, "PLTE of no whole colours")
    if header.colour == PALETTE:
        _demand(1 <= colours <= 1 << header.depth, f"a palette of {colours} colours")
        _demand(alpha is None or len(alpha) <= colours, "more in tRNS than in PLTE")


def _rows(header: Header, data: bytes) -> list[bytes]:
    """The rows of pixels: one whole zlib stream of exactly the right length, filters undone."""
    stream = zlib.decompressobj()
    try:
        raw = stream.decompress(data)
    except zlib.error as error:
        raise BadPng(f"zlib: {error}") from error
    _demand(stream.eof, "a zlib stream without its end")
    _demand(not stream.unused_data, "bytes behind the zlib stream")
    _demand(len(raw) == header.height * (header.row + 1), f"{len(raw)} bytes of pixels")
    rows, above = [], bytes(header.row)
    for start in range(0, len(raw), header.row + 1):
        above = _unfiltered(raw[start], raw[start + 1 : start + 1 + header.row], above, header.step)
        rows.append(above)
    return rows


def _unfiltered(method: int, row: bytes, above: bytes, step: int) -> bytes:
    _demand(method <= 4, f"filter {method}")
    if method == 0:
        return row
    if method == 2:
        return bytes((byte + up) & 255 for byte, up in zip(row, above, strict=True))
    done = bytearray(step)  # what lies to the left of the first pixel
    corners = bytes(step) + above
    for byte, up, corner in zip(row, above, corners, strict=False):
        left = done[-step]
        add = {1: left, 3: (left + up) // 2, 4: _paeth(left, up, corner)}[method]
        done.append((byte + add) & 255)
    return bytes(done[step:])


def _paeth(left: int, up: int, corner: int) -> int:
    """Of the three the nearest to ``left + up - corner``."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda byte: abs(guess - byte))


def _largest(header: Header, row: bytes) -> int:
    """The largest place of a palette in a row; unused bits at its end do not count."""
    if header.depth == 8:
        return max(row)
    many, mask = 8 // header.depth, (1 << header.depth) - 1
    places = (
        row[pixel // many] >> (8 - header.depth * (pixel % many + 1)) & mask
        for pixel in range(header.width)
    )
    return max(places)
