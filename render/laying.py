"""Strokes become a recipe; sprites are packed once for all pictures and pages."""

import hashlib
import struct
import sys
from array import array
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Final

from cachetools import LRUCache

from render.palette import Palette
from render.recipe import PackedSprite, Recipe
from render.sheet import Sprite
from render.stream import harder, squeezed
from render.strokes import Stamp, Stroke

NAMED: Final = 8  # bytes of a sprite's name
NUMBERS: Final = 7  # of a stroke: a sprite, or a colour below zero, a box, where in the sprite
ROOM: Final = 4_000_000  # bytes of squeezed sprites that a process keeps
AROUND: Final = 500  # bytes that keeping one takes beside its own


def recipe_of(width: int, height: int, palette: Palette, strokes: Iterable[Stroke]) -> Recipe:
    """The recipe of a picture of so many pixels, on which these strokes lie."""
    places: dict[bytes, int] = {}
    known: dict[int, int] = {}  # the same by the numbers of sprites: most lie there many times
    sprites: list[PackedSprite] = []
    laid = array("h")
    for stroke in _apart(strokes):
        which, *rest = stroke.said(0, height)
        if isinstance(stroke, Stamp):
            sprite = stroke.sprite
            assert isinstance(sprite, Sprite)
            if sprite.number not in known:
                packed = _packed(sprite)
                known[sprite.number] = places.setdefault(packed.name, len(places))
                if known[sprite.number] == len(sprites):
                    sprites.append(packed)
            which = known[sprite.number]
        laid.extend((which, *rest))
    if sys.byteorder == "big":
        laid.byteswap()
    numbers = width, height, len(palette.colours), len(sprites), len(laid) // NUMBERS
    names = b"".join(places)
    said = struct.pack("<5H", *numbers) + palette.bytes + names + laid.tobytes()
    return Recipe(said, tuple(sprites))


def _apart(strokes: Iterable[Stroke]) -> Iterator[Stroke]:
    """The same strokes, each of one sprite."""
    for stroke in strokes:
        if not isinstance(stroke, Stamp) or isinstance(stroke.sprite, Sprite):
            yield stroke
            continue
        group, (x, y) = stroke.sprite, stroke.part
        spot = stroke.left - x + group.anchor[0], stroke.top - y + group.anchor[1]
        for sprite in group.sprites:
            left, top = spot[0] - sprite.anchor[0], spot[1] - sprite.anchor[1]
            whole = Stamp(sprite, left, top, left + sprite.size[0], top + sprite.size[1])
            if (seen := whole.within(stroke[1:5])) is not None:
                yield seen


_KEPT: LRUCache[int, PackedSprite] = LRUCache(ROOM, lambda one: len(one.pixels.data) + AROUND)
_LOCK = Lock()


def _packed(sprite: Sprite) -> PackedSprite:
    """The sprite as it is sent, packed once for all pictures and pages."""
    with _LOCK:
        if (kept := _KEPT.get(sprite.number)) is not None:
            return kept
    width, height = sprite.size
    pixels = sprite.image.tobytes() + (sprite.mask.tobytes() if sprite.mask else b"")
    masked = sprite.mask is not None
    shape = struct.pack("<HHH", width, height, masked)
    name = hashlib.sha256(shape + pixels).digest()[:NAMED]
    packed = PackedSprite(name, width, height, masked, harder(squeezed(pixels)))
    with _LOCK:
        _KEPT[sprite.number] = packed
    return packed
