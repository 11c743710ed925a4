"""A zlib stream (RFC 1950) that is put together from segments squeezed apart.

A segment is raw deflate (RFC 1951) that ends with a full flush: on a whole byte, and nothing behind
it looks back at what is before. So segments can stand one behind the other in any order, and a
stream of them needs nothing but its ends: a header, a block that says it is the last, and the
checksum of the whole, which follows from theirs.
"""

import struct
import zlib
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from zlib_ng import zlib_ng

QUICK: Final = 5  # the level of compression; one less is hardly faster and a tenth larger
HARD: Final = 9  # takes six times as long, and is a fifteenth smaller
_RAW: Final = -15  # deflate without a header, and a window of 32 KB
_HEADER: Final = b"\x78\x9c"  # deflate, such a window, no dictionary
_LAST: Final = b"\x03\x00"  # an empty block with the sign of the last one
_BASE: Final = 65521  # Adler-32 counts in remainders of the largest prime of 16 bits


class Segment(Struct, frozen=True):
    """The squeezed ``data`` of ``length`` bytes whose Adler-32 is ``check``; ``hard`` if it gets no
    smaller."""

    data: bytes
    length: int
    check: int
    hard: bool = False


def squeezed(raw: bytes) -> Segment:
    """A segment of the bytes ``raw``, made quickly."""
    return Segment(_deflated(raw, QUICK), len(raw), zlib_ng.adler32(raw))


def harder(segment: Segment) -> Segment:
    """A segment of the same bytes, as small as it gets in some milliseconds."""
    raw = zlib_ng.decompressobj(_RAW).decompress(segment.data)
    data = min(segment.data, _deflated(raw, HARD), key=len)
    return Segment(data, segment.length, segment.check, hard=True)


def joined(segments: Iterable[Segment]) -> bytes:
    """The stream of these segments."""
    data, check = [_HEADER], 1  # the checksum of nothing
    for segment in segments:
        data.append(segment.data)
        check = combined(check, segment.check, segment.length)
    return b"".join((*data, _LAST, struct.pack(">I", check)))


def combined(one: int, other: int, length: int) -> int:
    """The Adler-32 of bytes whose first part has the checksum ``one``, and the rest, so many bytes
    of ``length``, ``other``. Its lower half is 1 and the sum of all bytes, its upper half the sum
    of what the lower one was after each byte (RFC 1950)."""
    low = ((one & 0xFFFF) + (other & 0xFFFF) - 1) % _BASE
    high = ((one >> 16) + (other >> 16) + length * ((one & 0xFFFF) - 1)) % _BASE
    return high << 16 | low


def _deflated(raw: bytes, level: int) -> bytes:
    packer = zlib_ng.compressobj(level, zlib.DEFLATED, _RAW)
    return packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH)
