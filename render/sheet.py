"""The sprites of one game in one theme, drawn once and kept at their final size."""

import pickle
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from itertools import count
from typing import Self

from msgspec import Struct, field
from PIL import Image

from render.ahead import AHEAD
from render.colour import RGB
from render.lettering import EXTRA_BOLD, width
from render.memoized import MAKING
from render.palette import COLOURS, Palette, gather
from render.picture import Box
from render.sketch import Sketch

LIMIT = 24_000_000  # bytes of sprites kept beside those made at the start
GROUPS = 3000  # that are kept; each takes half a kilobyte
LETTERS_ROOM = 0.7  # in sizes, above and below the middle of letters

_NUMBERS = count()


class Sprite(Struct, frozen=True):
    """A finished piece of a picture in its palette. ``anchor`` is the point by which it is put
    down; without ``mask`` it is pasted as a rectangle. Its ``number`` is that of no other sprite in
    the process, so that it stands for the pixels; these are never changed."""

    image: Image.Image
    anchor: tuple[int, int]
    mask: Image.Image | None = None
    number: int = field(default_factory=_NUMBERS.__next__)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.image.size

    def paste(self, image: Image.Image, spot: tuple[int, int], part: Box) -> None:
        """Puts ``part`` of it down with its top left at ``spot``; what lies beyond the image's
        edges is cut off."""
        shown, mask = self.image, self.mask
        width, height = shown.size
        if part != (0, 0, width, height):
            shown, mask = shown.crop(part), mask and mask.crop(part)
            width, height = shown.size
        # As Image.paste does, which asks of both images at each sprite what it knows already.
        box = spot[0], spot[1], spot[0] + width, spot[1] + height
        if mask is None:
            image.im.paste(shown.im, box)
        else:
            image.im.paste(shown.im, box, mask.im)


class RawSprite(Struct, frozen=True):
    """A sprite that is not in the palette yet: its ``picture`` in RGB."""

    picture: Image.Image
    anchor: tuple[int, int]
    mask: Image.Image | None


class Group(Struct, frozen=True):
    """Sprites that lie together, all anchors in one point, and are put down as if they were one:
    the later ones above. Its ``number`` stands for all of theirs."""

    sprites: tuple[Sprite, ...]
    anchor: tuple[int, int]
    size: tuple[int, int]
    number: int = field(default_factory=_NUMBERS.__next__)

    @classmethod
    def of(cls, sprites: Iterable[Sprite]) -> "Group":
        """These sprites, of which there is at least one."""
        one = tuple(sprites)
        across, down = (max(sprite.anchor[axis] for sprite in one) for axis in (0, 1))
        width, height = (
            max(sprite.size[axis] - sprite.anchor[axis] for sprite in one) for axis in (0, 1)
        )
        return cls(one, (across, down), (across + width, down + height))

    def paste(self, image: Image.Image, spot: tuple[int, int], part: Box) -> None:
        """As of a sprite."""
        for sprite in self.sprites:
            x, y = self.anchor[0] - sprite.anchor[0], self.anchor[1] - sprite.anchor[1]
            width, height = sprite.size
            left, top = max(part[0] - x, 0), max(part[1] - y, 0)
            right, bottom = min(part[2] - x, width), min(part[3] - y, height)
            if left < right and top < bottom:
                at = spot[0] + x + left - part[0], spot[1] + y + top - part[1]
                sprite.paste(image, at, (left, top, right, bottom))


class Sheet:
    """A palette and the sprites that belong to it from the start: those that are ``finished``, and
    those that are only ``drawn`` and finished at first use. More can be made later, by ``get``; the
    oldest of them are dropped when they take more than ``limit`` bytes. Safe to use in several
    threads."""

    def __init__(
        self,
        palette: Palette,
        finished: Mapping[Hashable, Sprite],
        limit: int = LIMIT,
        drawn: Mapping[Hashable, RawSprite] | None = None,
    ) -> None:
        self.palette = palette
        self._fixed = dict(finished)
        self._drawn = dict(drawn or {})
        self._later: dict[Hashable, Sprite] = {}
        self._groups: dict[Hashable, Group] = {}
        self._expected: set[Hashable] = set()
        self._limit = limit
        self._bytes = 0

    @classmethod
    def of(
        cls,
        flats: Iterable[RGB],
        drawings: Mapping[Hashable, Sketch],
        colours: int = COLOURS,
        limit: int = LIMIT,
    ) -> Self:
        """``flats`` are the colours that must be exact, ``drawings`` the sprites, from which the
        palette is gathered. ``colours`` is its size: fewer make smaller files and coarser edges."""
        pictures = {key: sketch.picture() for key, sketch in drawings.items()}
        palette = gather(flats, pictures.values(), colours)
        drawn = {
            key: RawSprite(picture, drawings[key].anchor, drawings[key].mask())
            for key, picture in pictures.items()
        }
        return cls(palette, {}, limit, drawn)

    def finishing(self) -> Iterator[Sprite]:
        """Finishes the sprites that nobody has used yet, one by one."""
        for key in tuple(self._drawn):
            yield self[key]

    def pack(self) -> bytes:
        """What belongs to it from the start, to be kept on the disk."""
        for _ in self.finishing():
            pass
        sprites = {key: _packed(sprite) for key, sprite in self._fixed.items()}
        return pickle.dumps((self.palette.colours, self.palette.found, sprites))

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """The same sheet again."""
        colours, found, sprites = pickle.loads(packed)  # noqa: S301  kept where compiled code is
        palette = Palette(colours, found)
        return cls(palette, {key: _unpacked(palette, *each) for key, each in sprites.items()})

    def __getitem__(self, key: Hashable) -> Sprite:
        """A sprite that belongs to it from the start."""
        sprite = self._fixed.get(key)
        return self._finish(key) if sprite is None else sprite

    def get(self, key: Hashable, draw: Callable[[], Sketch]) -> Sprite:
        """The sprite kept under ``key``, drawn now if there is none."""
        sprite = self._fixed.get(key) or self._later.get(key)
        if sprite:
            return sprite
        if key in self._drawn:
            return self[key]
        with MAKING:
            return self._later.get(key) or self._keep(key, draw())

    def expect(self, key: Hashable, steps: Callable[[], Iterator[Sprite]]) -> None:
        """Has sprites that will soon be needed made one by one, while nobody waits for a picture:
        once for each ``key``, of which there are few."""
        if key not in self._expected:
            self._expected.add(key)
            AHEAD.add(steps())

    def group(self, key: Hashable, sprites: Callable[[], Iterable[Sprite]]) -> Group:
        """The sprites kept together under ``key``, found now if there are none."""
        if (group := self._groups.get(key)) is not None:
            return group
        with MAKING:
            while len(self._groups) >= GROUPS:
                del self._groups[next(iter(self._groups))]
            return self._groups.setdefault(key, Group.of(sprites()))

    def text(
        self,
        text: str,
        size: int,
        fill: RGB,
        ground: RGB,
        weight: str = EXTRA_BOLD,
        room: float = LETTERS_ROOM,
    ) -> Sprite:
        """``text`` on the flat colour ``ground``, anchored in its middle."""
        key = ("text", text, size, fill, ground, weight)
        return self.get(key, lambda: lettered(text, size, fill, ground, weight, room))

    def _finish(self, key: Hashable) -> Sprite:
        with MAKING:
            drawn = self._drawn.get(key)
            if drawn is not None:
                picture = self.palette.convert(drawn.picture)
                self._fixed[key] = Sprite(picture, drawn.anchor, drawn.mask)
                del self._drawn[key]
            return self._fixed[key]

    def _keep(self, key: Hashable, sketch: Sketch) -> Sprite:
        picture = sketch.picture()
        sprite = Sprite(self.palette.convert(picture), sketch.anchor, sketch.mask())
        self._bytes += picture.width * picture.height
        while self._bytes > self._limit and self._later:
            oldest = self._later.pop(next(iter(self._later))).image
            self._bytes -= oldest.width * oldest.height
        self._later[key] = sprite
        return sprite


def _packed(sprite: Sprite) -> tuple[tuple[int, int], bytes, tuple[int, int], bytes | None]:
    mask = None if sprite.mask is None else sprite.mask.tobytes()
    return sprite.image.size, sprite.image.tobytes(), sprite.anchor, mask


def _unpacked(
    palette: Palette,
    size: tuple[int, int],
    pixels: bytes,
    anchor: tuple[int, int],
    mask: bytes | None,
) -> Sprite:
    cover = None if mask is None else Image.frombytes("1", size, mask)
    return Sprite(palette.blank(size, pixels), anchor, cover)


def lettered(
    text: str,
    size: int,
    fill: RGB,
    ground: RGB,
    weight: str = EXTRA_BOLD,
    room: float = LETTERS_ROOM,
) -> Sketch:
    """A drawing of ``text``; letters get ``room`` for what hangs below the line, digits none, so
    that they fit into a pill."""
    high = room if any(map(str.isalpha, text)) else 0.4
    across, down = round(width(text, size, weight) / 2) + 2, round(size * high) + 1
    sketch = Sketch(2 * across, 2 * down, ground, (across, down))
    sketch.text((0, 0), text, size, fill, weight)
    return sketch
