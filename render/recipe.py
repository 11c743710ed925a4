"""A picture as a recipe: which sprites lie where, for a page that puts them down by itself.

A move brings a page two or three sprites that it has not had, and one or two kilobytes that say
where all of them lie; painted and squeezed it would be forty. All numbers are little-endian, and
js/recipe.js reads them.
"""

import struct
from collections.abc import Set
from typing import Final

from msgspec import Struct

from render.stream import Segment, joined

SIGN: Final = b"laid"  # a PNG begins in another way


class PackedSprite(Struct, frozen=True):
    """A sprite as it is sent: its ``name``, which follows from its pixels, its width and height and
    whether it has a mask, and its ``pixels``, the mask's bits behind them."""

    name: bytes
    width: int
    height: int
    masked: bool
    pixels: Segment

    @property
    def head(self) -> bytes:
        """All but its pixels."""
        return self.name + struct.pack("<HHH", self.width, self.height, self.masked)


class Recipe(Struct, frozen=True):
    """``said`` is the same for every page: a picture's size, its palette, the names of its
    ``sprites`` and where these lie, the later ones above. It follows from what the picture shows,
    and from nothing that was painted before."""

    said: bytes
    sprites: tuple[PackedSprite, ...]

    def sent(self, known: Set[bytes] = frozenset()) -> bytes:
        """The recipe for a page that has the sprites with the ``known`` names, if any, and is to
        forget all that it has where it is to know none."""
        lacking = [sprite for sprite in self.sprites if sprite.name not in known]
        begin = SIGN + struct.pack("<HH", len(lacking), not known)
        heads = b"".join(sprite.head for sprite in lacking)
        pixels = joined(sprite.pixels for sprite in lacking) if lacking else b""
        return begin + self.said + heads + pixels
