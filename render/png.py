"""Palette pictures as PNG files; the layout is that of the PNG specification, third edition."""

import struct
import zlib

from PIL import Image
from zlib_ng import zlib_ng

QUICK = 5  # the level of compression; one less is hardly faster and a tenth larger
SQUEEZED = 9  # that for the few pictures that would be too large

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_8_BIT = bytes((8, 3, 0, 0, 0))  # depth, colour type, deflate, filters by row, no interlace


def encode(image: Image.Image, palette: bytes, level: int) -> bytes:
    """A file of an image in mode P; ``palette`` holds three bytes a colour, ``level`` is that of
    compression, 1 to 9. Rows are not filtered, and are squeezed in one go, in half the time of
    Pillow's own writer, which works in small steps."""
    width, height = image.size
    pixels = image.tobytes()
    starts = range(0, width * height, width)
    rows = b"".join(b"\0" + pixels[start : start + width] for start in starts)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II", width, height) + _PALETTE_8_BIT),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", zlib_ng.compress(rows, level)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)
