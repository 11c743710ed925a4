"""A picture in the making: flat colours and sprites on a palette image."""

from PIL import Image

from engines.game import Phrase
from render.colour import RGB
from render.drawing import Drawing
from render.picture import Box, Parts, Piece, Place, Places, Region
from render.sheet import Sheet, Sprite
from render.sketch import Sketch

MOST = 60_000  # bytes that a picture had better not exceed


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

    def cut(self, box: Box) -> "Canvas":
        """A canvas of its own with the part ``box`` of the picture."""
        part = Canvas.__new__(Canvas)
        part.sheet, part._image = self.sheet, self._image.crop(box)
        return part

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

    def drawing(
        self,
        regions: tuple[Region, ...],
        alt: tuple[Phrase, ...],
        most: int = MOST,
        pieces: tuple[Piece, ...] = (),
        parts: Parts | None = None,
        places: Places = (),
        held: tuple[Place, ...] = (),
    ) -> Drawing:
        """The finished drawing, which had better not exceed ``most`` bytes as a file."""
        shown = (regions, alt, pieces, parts, places, held)
        return Drawing(self._image, self.sheet.palette, most, *shown)

    @property
    def image(self) -> Image.Image:
        """The palette image itself."""
        return self._image


def _corners(fill: RGB, ground: RGB, radius: int) -> Sketch:
    """All four corners of a panel, put together to a circle."""
    sketch = Sketch(2 * radius, 2 * radius, ground)
    sketch.circle((radius, radius), radius, fill)
    return sketch
