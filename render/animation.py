"""A match as an animation: a GIF of pictures of which each looks much like the one before.

All frames have one palette; what does not change from one to the next is transparent, which makes
the file a quarter as large. The layout is that of the GIF89a specification; Pillow compresses.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor
from typing import Final

from msgspec import Struct
from PIL import GifImagePlugin, Image, ImageChops

from render.colour import RGB
from render.drawing import Drawing
from render.palette import Palette, gather
from render.picture import Box

WIDTH: Final = 640  # pixels
COLOURS: Final = 160  # more make larger files, and are not seen
TRANSPARENT: Final = 255  # its place in the palette
SAMPLES: Final = 4  # pictures from which the palette is gathered
EVERY: Final = 4  # rows of them: one of so many has all their colours
TILE: Final = 96  # pixels of a picture that are looked at together, for what has changed
MARGIN: Final = 6  # pixels around them that their edges depend on
SMOOTH: Final = Image.Resampling.HAMMING
LEAVE: Final = 1  # what a frame shows stays under the next
FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_SAME = [255] + [0] * 255

Told = Callable[[int], None]


class FrameTimes(Struct, frozen=True):
    """How long a frame is shown, and the last one, in milliseconds."""

    frame: int
    last: int


def animated(
    count: int,
    drawing: Callable[[int], Drawing],
    hands: Sequence[Drawing],
    pace: FrameTimes,
    told: Told = lambda done: None,
    width: int = WIDTH,
) -> bytes:
    """The GIF, ``width`` pixels wide, of ``count`` drawings of one game in one theme, which
    ``drawing`` makes by number; below the last one lie the trays of ``hands``, whole drawings of
    their own. ``told`` hears how many frames are made. About ten milliseconds a frame: to be called
    in a thread."""
    film = _Film(count, width)
    for number in range(count):
        film.add(drawing(number), hands if number == count - 1 else ())
        told((number + 1) // 2)
    palette = _palette(film)
    written, scaled = [], _Scaled(film, palette)
    for number, cel in enumerate(film.cels):
        last = number == count - 1
        written.append(scaled.frame(cel, pace.last if last else pace.frame))
        told((count + len(written)) // 2)
    return b"".join((_header(film.frame_size, palette), *written, b";"))


class _Cel(Struct, frozen=True):
    """What a picture shows that the one before it did not: parts of it, each with its place;
    without any ``before`` that is all of it."""

    size: tuple[int, int]
    parts: tuple[tuple[Box, Image.Image], ...]
    whole: bool

    def laid(self, picture: Image.Image | None) -> Image.Image:
        """The picture, made of the one before it, which is changed."""
        if self.whole or picture is None:
            return self.parts[0][1].copy()
        for box, part in self.parts:
            picture.paste(part, box[:2])
        return picture


class _Film:
    """All pictures, each but the first as its cel: whole ones would take a megabyte each. Four are
    kept whole as well, ``samples``."""

    def __init__(self, count: int, width: int) -> None:
        self.cels: list[_Cel] = []
        self.samples: list[Image.Image] = []
        self.colours: dict[RGB, None] = {}
        self.ground: RGB | None = None
        self._last: Drawing | None = None
        self._width = width
        self._wanted = {round(place * (count - 1) / (SAMPLES - 1)) for place in range(SAMPLES)}

    def add(self, drawing: Drawing, hands: Sequence[Drawing] = ()) -> None:
        """The next picture."""
        image = _with_trays(drawing.image, hands)
        if len(self.cels) in self._wanted:
            self.samples.append(image)
            self.colours.update(dict.fromkeys(drawing.palette.colours))
        if self.ground is None:
            self.ground = _ground(image)
        self.cels.append(_cel(self._last, drawing, image))
        self._last = drawing

    @property
    def scale(self) -> float:
        """How much smaller the animation is."""
        return self._width / max(cel.size[0] for cel in self.cels)

    @property
    def frame_size(self) -> tuple[int, int]:
        """What the animation measures."""
        return self._width, round(max(cel.size[1] for cel in self.cels) * self.scale)


def _cel(before: Drawing | None, drawing: Drawing, image: Image.Image) -> _Cel:
    """``image`` is that of the drawing, perhaps with trays below it."""
    if before is None or not _alike(before, drawing) or image is not drawing.image:
        return _Cel(image.size, (((0, 0, *image.size), image),), whole=True)
    boxes = _changed(before.image, image)
    return _Cel(image.size, tuple((box, image.crop(box)) for box in boxes), whole=False)


def _with_trays(image: Image.Image, hands: Sequence[Drawing]) -> Image.Image:
    """The picture with the trays of others below it, two beside each other at half their size."""
    trays = [tray for hand in hands if (tray := _tray(hand))]
    if not trays:
        return image
    across, down = image.width // 2, max(tray.height for tray in trays) // 2
    rows = -(-len(trays) // 2)
    whole = Image.new("RGB", (image.width, image.height + rows * down), _ground(image))
    whole.paste(image.convert("RGB"), (0, 0))
    for place, tray in enumerate(trays):
        small = tray.resize((across, tray.height * across // tray.width), SMOOTH)
        whole.paste(small, (place % 2 * across, image.height + place // 2 * down))
    return whole


def _tray(hand: Drawing) -> Image.Image | None:
    """The own pieces in a picture, with the margin around them; None where it shows none."""
    if hand.parts is None or hand.parts.tray is None:
        return None
    width, height = hand.image.size
    margin = height - hand.parts.tray[3]
    top = hand.parts.tray[1] - margin // 2
    return hand.image.convert("RGB").crop((0, top, width, height))


def _ground(image: Image.Image) -> RGB:
    """The colour around the board."""
    red, green, blue = image.crop((0, image.height - 1, 1, image.height)).convert("RGB").tobytes()
    return red, green, blue


def _palette(film: _Film) -> Palette:
    """The pictures' own colours, and those that come of making them smaller."""
    thinned = (_thinned(sample, film.scale) for sample in film.samples)
    return gather(film.colours, thinned, COLOURS)


def _thinned(sample: Image.Image, scale: float) -> Image.Image:
    """Some rows of a picture made smaller."""
    small = sample.convert("RGB").resize(_smaller(sample.size, scale), SMOOTH)
    return small.resize((small.width, max(1, small.height // EVERY)), Image.Resampling.NEAREST)


def _smaller(size: tuple[int, int], scale: float) -> tuple[int, int]:
    """What a picture of this size measures in the animation."""
    return round(size[0] * scale), round(size[1] * scale)


class _Scaled:
    """The frames one after the other. Only what has changed in a picture is made smaller anew."""

    def __init__(self, film: _Film, palette: Palette) -> None:
        self._scale, self._size = film.scale, film.frame_size
        self._colours = palette.blank((1, 1))
        self._ground = palette.index(film.ground or (0, 0, 0))
        self._picture: Image.Image | None = None
        self._shown: Image.Image | None = None  # places in the palette, as mode L

    def frame(self, cel: _Cel, milliseconds: int) -> bytes:
        """The next frame as it stands in the file."""
        before, self._picture = self._shown, cel.laid(self._picture)
        self._shown = shown = self._next(cel, self._picture)
        if before is None:
            return _block(shown, (0, 0), milliseconds)
        difference = ImageChops.difference(before, shown)
        box = difference.getbbox() or (0, 0, 1, 1)
        part, same = shown.crop(box), difference.crop(box).point(_SAME)
        part.paste(TRANSPARENT, mask=same)
        return _block(part, box[:2], milliseconds, TRANSPARENT)

    def _next(self, cel: _Cel, image: Image.Image) -> Image.Image:
        if self._shown is None or cel.whole:
            shown = Image.new("L", self._size, self._ground)
        else:
            shown = self._shown.copy()
        for box, _ in cel.parts:
            self._reduce(image, box, shown)
        return shown

    def _reduce(self, image: Image.Image, box: Box, shown: Image.Image) -> None:
        """Makes a part of the picture smaller, as if it were made smaller as a whole."""
        scale, (width, height) = self._scale, _smaller(image.size, self._scale)
        left, top = floor(box[0] * scale), floor(box[1] * scale)
        right, bottom = min(width, ceil(box[2] * scale)), min(height, ceil(box[3] * scale))
        edge_x, edge_y = max(0, floor(left / scale) - MARGIN), max(0, floor(top / scale) - MARGIN)
        part = image.crop(
            (
                edge_x,
                edge_y,
                min(image.width, ceil(right / scale) + MARGIN),
                min(image.height, ceil(bottom / scale) + MARGIN),
            )
        ).convert("RGB")
        inner = (
            left / scale - edge_x,
            top / scale - edge_y,
            min(part.width, right / scale - edge_x),
            min(part.height, bottom / scale - edge_y),
        )
        small = part.resize((right - left, bottom - top), SMOOTH, inner)
        placed = small.quantize(palette=self._colours, dither=Image.Dither.NONE)
        shown.paste(Image.frombytes("L", placed.size, placed.tobytes()), (left, top))


def _alike(one: Drawing, other: Drawing) -> bool:
    """Whether two pictures can be compared by the places of their colours in the palette."""
    return one.image.size == other.image.size and one.palette.colours == other.palette.colours


def _changed(one: Image.Image, other: Image.Image) -> Iterator[Box]:
    """The tiles in which two pictures differ, those beside each other as one."""
    difference = ImageChops.subtract_modulo(one, other)
    found = difference.getbbox()
    if found is None:
        return
    for top in range(found[1] // TILE * TILE, found[3], TILE):
        bottom = min(top + TILE, one.height)
        columns, _ = difference.crop((0, top, one.width, bottom)).getprojection()
        edge = None
        for left in range(0, one.width, TILE):
            differs = any(columns[left : left + TILE])
            if differs and edge is None:
                edge = left
            if not differs and edge is not None:
                yield edge, top, left, bottom
                edge = None
        if edge is not None:
            yield edge, top, one.width, bottom


def _header(size: tuple[int, int], palette: Palette) -> bytes:
    """What stands before the frames: the size, the palette of 256 colours, and that it begins anew
    when it is over."""
    colours = palette.bytes.ljust(3 * 256, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + colours + FOR_EVER


def _block(
    image: Image.Image, at: tuple[int, int], milliseconds: int, transparent: int | None = None
) -> bytes:
    """A frame: how long it is shown, where its pixels go, and the pixels, compressed."""
    given = {} if transparent is None else {"transparency": transparent}
    return b"".join(
        GifImagePlugin.getdata(
            image, at, duration=milliseconds, disposal=LEAVE, interlace=0, **given
        )
    )
