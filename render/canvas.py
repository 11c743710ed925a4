"""A picture in the making: flat colours and sprites on a palette image."""

from PIL import Image

from engines.game import Phrase
from render.colour import RGB
from render.picture import Picture, Region
from render.png import encode
from render.sheet import Sheet, Sprite
from render.sketch import Sketch

MOST = 60_000  # bytes that a picture had better not exceed

Box = tuple[int, int, int, int]  # left, top, and the first pixels no longer inside

QUICK = 5  # the level of compression; one less is hardly faster and a tenth larger
SQUEEZED = 9  # that for the few pictures that would be too large


class Canvas:
    """A picture of ``width`` by ``height`` pixels, at first all ``ground``."""

    def __init__(self, sheet: Sheet, width: int, height: int, ground: RGB) -> None:
        self.sheet = sheet
        self._image = sheet.palette.blank((width, height), sheet.palette.index(ground))

    @property
    def width(self) -> int:
        """In pixels."""
        return self._image.width

    @property
    def height(self) -> int:
        """In pixels."""
        return self._image.height

    def copy(self) -> "Canvas":
        """A canvas of its own with the same picture: a background is painted once."""
        twin = Canvas.__new__(Canvas)
        twin.sheet, twin._image = self.sheet, self._image.copy()
        return twin

    def box(self, box: Box, fill: RGB) -> None:
        """A rectangle in one flat colour."""
        self._image.paste(self.sheet.palette.index(fill), box)

    def panel(self, box: Box, fill: RGB, ground: RGB, radius: int) -> None:
        """A rectangle with corners rounded to ``radius`` on the flat colour ``ground``."""
        left, top, right, bottom = box
        self.box(box, fill)
        if not radius:
            return
        key = ("corners", fill, ground, radius)
        corners = self.sheet.get(key, lambda: _corners(fill, ground, radius)).image
        for x, along in ((left, 0), (right - radius, radius)):
            for y, down in ((top, 0), (bottom - radius, radius)):
                corner = corners.crop((along, down, along + radius, down + radius))
                self._image.paste(corner, (x, y))

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """A sprite with its anchor at ``(x, y)``; what lies outside is cut off."""
        spot = x - sprite.anchor[0], y - sprite.anchor[1]
        self._image.paste(sprite.image, spot, sprite.mask)

    def part(self, sprite: Sprite, box: Box, x: int, y: int) -> None:
        """The part ``box`` of a sprite without a mask, its top left at ``(x, y)``."""
        self._image.paste(sprite.image.crop(box), (x, y))

    def picture(
        self, regions: tuple[Region, ...], alt: tuple[Phrase, ...], most: int = MOST
    ) -> Picture:
        """The finished picture, encoded quickly; one larger than ``most`` bytes is squeezed
        harder."""
        png = self._encoded(QUICK)
        if len(png) > most:
            png = self._encoded(SQUEEZED)
        return Picture(png, self.width, self.height, regions, alt)

    def _encoded(self, level: int) -> bytes:
        return encode(self._image, self.sheet.palette.bytes, level)

    @property
    def image(self) -> Image.Image:
        """The palette image itself."""
        return self._image


def _corners(fill: RGB, ground: RGB, radius: int) -> Sketch:
    """All four corners of a panel, put together to a circle."""
    sketch = Sketch(2 * radius, 2 * radius, ground)
    sketch.circle((radius, radius), radius, fill)
    return sketch
