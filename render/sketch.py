"""A drawing made at four times its size and reduced by box, so that its edges are smooth."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from render.colour import RGB
from render.geometry import Spot, inset
from render.lettering import EXTRA_BOLD, baseline, letters

SCALE = 4


class Sketch:
    """A drawing of ``width`` by ``height`` pixels on the flat colour ``ground``.

    All coordinates are pixels from ``anchor``, the point by which the finished sprite is put down.
    With ``masked`` only what is drawn counts and the ground is left out, in whole pixels; what is
    drawn then needs a casing of its own, so that its soft edge never depends on what is below.
    """

    def __init__(
        self,
        width: int,
        height: int,
        ground: RGB,
        anchor: tuple[int, int] = (0, 0),
        masked: bool = False,
    ) -> None:
        self.anchor = anchor
        size = width * SCALE, height * SCALE
        self._image = Image.new("RGB", size, ground)
        self._cover = Image.new("L", size, 0) if masked else None
        self._pens = [ImageDraw.Draw(image) for image in (self._image, self._cover) if image]

    def box(self, box: tuple[float, ...], fill: RGB, radius: float = 0) -> None:
        """A rectangle (left, top, right, bottom) with round corners."""
        left, top, right, bottom = box
        (x, y), (u, v) = self._at((left, top)), self._at((right, bottom))
        for pen, ink in self._inks(fill):
            pen.rounded_rectangle((x, y, u - 1, v - 1), radius * SCALE, ink)

    def circle(self, middle: Spot, radius: float, fill: RGB) -> None:
        """A filled circle."""
        self._round(self._at(middle), radius * SCALE, fill)

    def ring(self, middle: Spot, radius: float, width: float, fill: RGB) -> None:
        """A circle's line, ``width`` inwards from ``radius``."""
        (u, v), r = self._at(middle), radius * SCALE
        for pen, ink in self._inks(fill):
            box = (u - r, v - r, u + r - 1, v + r - 1)
            pen.ellipse(box, outline=ink, width=round(width * SCALE))

    def polygon(self, points: Sequence[Spot], fill: RGB, radius: float = 0) -> None:
        """A polygon; with a ``radius`` it must be convex, and its corners are rounded inwards."""
        core = inset(points, radius) if radius else tuple(points)
        for pen, ink in self._inks(fill):
            pen.polygon([(x - 0.5, y - 0.5) for x, y in map(self._at, core)], ink)
        if radius:
            self.stroke((*core, core[0]), 2 * radius, fill)

    def stroke(self, points: Sequence[Spot], width: float, fill: RGB) -> None:
        """A line through ``points`` with round ends and joints."""
        spots = [self._at(point) for point in points]
        for spot in spots:
            self._round(spot, width * SCALE / 2, fill)
        for start, end in pairwise(spots):
            self._bar(start, end, width * SCALE / 2, fill)

    def text(
        self, middle: Spot, text: str, size: float, fill: RGB, weight: str = EXTRA_BOLD
    ) -> None:
        """Text centred on ``middle``, upright by the height of its digits."""
        mask, (left, top) = letters(text, round(size * SCALE), weight)
        x, y = self._at((middle[0], baseline(middle[1], size)))
        for pen, ink in self._inks(fill):
            pen.bitmap((round(x) + left, round(y) + top), mask, ink)

    def lay(self, other: "Sketch") -> None:
        """All that another drawing shows, its anchor on this one's."""
        right, down = self.anchor[0] - other.anchor[0], self.anchor[1] - other.anchor[1]
        self._image.paste(other._image, (right * SCALE, down * SCALE))

    def fade(self, colour: RGB, share: float) -> None:
        """Mix ``share`` (0 to 1) of ``colour`` into all that is drawn so far."""
        flat = Image.new("RGB", self._image.size, colour)
        self._image.paste(Image.blend(self._image, flat, share))

    def picture(self) -> Image.Image:
        """The drawing in RGB at its final size."""
        return self._image.reduce(SCALE)

    def mask(self) -> Image.Image | None:
        """What counts of a masked drawing, in one bit a pixel; None when all of it does."""
        if self._cover is None:
            return None
        return self._cover.reduce(SCALE).point(lambda cover: 255 * (cover >= 128), "1")

    def _at(self, point: Spot) -> Spot:
        return (point[0] + self.anchor[0]) * SCALE, (point[1] + self.anchor[1]) * SCALE

    def _inks(self, fill: RGB) -> list[tuple[ImageDraw.ImageDraw, RGB | int]]:
        """Each layer's pen with what it draws ``fill`` in."""
        return list(zip(self._pens, (fill, 255), strict=False))

    def _round(self, spot: Spot, radius: float, fill: RGB) -> None:
        (x, y), r = spot, radius
        for pen, ink in self._inks(fill):
            pen.ellipse((x - r, y - r, x + r - 1, y + r - 1), ink)

    def _bar(self, start: Spot, end: Spot, half: float, fill: RGB) -> None:
        """A line ``2 * half`` wide with blunt ends."""
        (x, y), (u, v) = start, end
        length = hypot(u - x, v - y)
        if not length:
            return
        right, down = (y - v) / length * half, (u - x) / length * half
        corners = (
            (x + right, y + down),
            (u + right, v + down),
            (u - right, v - down),
            (x - right, y - down),
        )
        for pen, ink in self._inks(fill):
            pen.polygon([(a - 0.5, b - 0.5) for a, b in corners], ink)
