"""The colours of one game in one theme, and the way onto them."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from PIL import Image

from render.colour import RGB

COLOURS = 128  # in a palette, and so in a picture, unless a game asks for fewer
COMMONEST = 8  # sprite colours that are kept as they are; more make for larger files
WEIGHT = 0.4  # the power of a count with which a colour pulls at the others; likewise


class Palette:
    """At most 256 colours. ``convert`` finds the nearest of them for every pixel, exactly and
    without dithering; Pillow's own search is quicker but takes a colour for its neighbour. What the
    same colours have ``found`` before need not be looked for again."""

    def __init__(self, colours: Sequence[RGB], found: Mapping[int, int] | None = None) -> None:
        self.colours = tuple(colours)
        self.bytes = bytes(part for colour in self.colours for part in colour)
        self._places = {colour: place for place, colour in enumerate(self.colours)}
        self._nearest = _Nearest(self.index, found or {})

    @property
    def found(self) -> dict[int, int]:
        """The place of the nearest colour for each pixel that came up: four bytes as one number."""
        return dict(self._nearest)

    def index(self, colour: RGB) -> int:
        """The place of the nearest colour."""
        if colour in self._places:
            return self._places[colour]
        red, green, blue = colour
        distances = [
            (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
            for r, g, b in self.colours
        ]
        return distances.index(min(distances))

    def convert(self, image: Image.Image) -> Image.Image:
        """An RGB image in this palette, mode P. Not for several threads at once."""
        pixels = memoryview(image.convert("RGBX").tobytes()).cast("I")
        places = bytes(map(self._nearest.__getitem__, pixels))
        return self.blank(image.size, places)

    def blank(self, size: tuple[int, int], pixels: bytes | int = 0) -> Image.Image:
        """An image in this palette with these bytes, or full of one place of the palette."""
        if isinstance(pixels, int):
            image = Image.new("P", size, pixels)
        else:
            image = Image.frombytes("P", size, pixels)
        image.putpalette(self.bytes)
        return image


class _Nearest(dict[int, int]):
    """The place in a palette for each pixel that came up: four bytes as one number."""

    def __init__(self, index: Callable[[RGB], int], found: Mapping[int, int]) -> None:
        super().__init__(found)
        self._index = index

    def __missing__(self, pixel: int) -> int:
        red, green, blue, _ = pixel.to_bytes(4, sys.byteorder)
        self[pixel] = place = self._index((red, green, blue))
        return place


def gather(flats: Iterable[RGB], images: Iterable[Image.Image], size: int = COLOURS) -> Palette:
    """The palette of ``size`` colours for these flat colours, all of them exact, and for these
    drawings: their commonest colours, and the rest by k-means."""
    exact = dict.fromkeys(flats)
    counts: Counter[RGB] = Counter()
    for image in images:
        for count, colour in image.getcolors(image.width * image.height) or ():
            counts[colour] += count  # type: ignore[index]  # an RGB image has no other colours
    for colour in exact:
        counts.pop(colour, None)
    kept = [*exact, *(colour for colour, _ in counts.most_common(COMMONEST))][:size]
    for colour in kept:
        counts.pop(colour, None)
    return Palette([*kept, *_means(counts, size - len(kept))])


def _means(counts: Counter[RGB], size: int) -> list[RGB]:
    """At most ``size`` colours in the middle of the others. A count weighs less than
    in proportion, so that letters, which are few, keep their soft edges."""
    if not counts or size < 1:
        return []
    pixels = b"".join(
        bytes(colour) * round(count**WEIGHT) for colour, count in sorted(counts.items())
    )
    image = Image.frombytes("RGB", (len(pixels) // 3, 1), pixels)
    small = image.quantize(size, Image.Quantize.MEDIANCUT, kmeans=1)
    flat = small.getpalette() or []
    triples = zip(flat[::3], flat[1::3], flat[2::3], strict=True)
    return list(dict.fromkeys(triples))[:size]
