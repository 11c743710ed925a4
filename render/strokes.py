"""What a painter puts down, before any of it is painted: a picture as a list of strokes.

A stroke says in numbers what it changes in some rows of a picture. Where all strokes say the same,
in the same order, all pixels are the same; so these numbers stand for pixels that nobody has made.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

from render.picture import Box
from render.sheet import Group, Sprite

Said = tuple[int, int, int, int, int, int, int]


class Fill(NamedTuple):
    """A rectangle in one colour, a ``place`` of the palette."""

    place: int
    left: int
    top: int
    right: int
    bottom: int

    def said(self, top: int, bottom: int) -> Said:
        """What it changes between two rows, counted from the first of them."""
        rows = max(self.top, top) - top, min(self.bottom, bottom) - top
        return -1 - self.place, self.left, rows[0], self.right, rows[1], 0, 0

    def within(self, box: Box) -> "Fill | None":
        """What of it lies in ``box``; None for nothing."""
        left, top = max(self.left, box[0]), max(self.top, box[1])
        right, bottom = min(self.right, box[2]), min(self.bottom, box[3])
        if left >= right or top >= bottom:
            return None
        return Fill(self.place, left, top, right, bottom)

    def moved(self, x: int, y: int) -> "Fill":
        """The same so much farther to the right and down."""
        return Fill(self.place, self.left + x, self.top + y, self.right + x, self.bottom + y)

    def paint(self, image: Image.Image, x: int = 0, y: int = 0) -> None:
        """Paints it on an image whose top left is at ``(x, y)``."""
        image.paste(self.place, (self.left - x, self.top - y, self.right - x, self.bottom - y))


class Stamp(NamedTuple):
    """A sprite, a group of them, or only a part, from ``(left, top)`` to ``(right, bottom)``."""

    sprite: Sprite | Group
    left: int
    top: int
    right: int
    bottom: int
    part: tuple[int, int] = (0, 0)  # where in the sprite that part begins

    def said(self, top: int, bottom: int) -> Said:
        """What it changes between two rows, counted from the first of them. The number of a sprite
        stands for its pixels in its theme: no other one ever has it."""
        return (
            self.sprite.number,
            self.left,
            self.top - top,
            self.right,
            self.bottom - top,
            *self.part,
        )

    def within(self, box: Box) -> "Stamp | None":
        """What of it lies in ``box``; None for nothing."""
        left, top = max(self.left, box[0]), max(self.top, box[1])
        right, bottom = min(self.right, box[2]), min(self.bottom, box[3])
        if (left, top, right, bottom) == self[1:5]:
            return self
        if left >= right or top >= bottom:
            return None
        begins = self.part[0] + left - self.left, self.part[1] + top - self.top
        return Stamp(self.sprite, left, top, right, bottom, begins)

    def moved(self, x: int, y: int) -> "Stamp":
        """The same so much farther to the right and down."""
        box = self.left + x, self.top + y, self.right + x, self.bottom + y
        return Stamp(self.sprite, *box, self.part)

    def paint(self, image: Image.Image, x: int = 0, y: int = 0) -> None:
        """As a rectangle; what lies beyond the image's edges is cut off."""
        begin, above = self.part
        part = begin, above, begin + self.right - self.left, above + self.bottom - self.top
        self.sprite.paste(image, (self.left - x, self.top - y), part)


Stroke = Fill | Stamp


def paint(strokes: Iterable[Stroke], image: Image.Image, x: int = 0, y: int = 0) -> Image.Image:
    """The image, whose top left is at ``(x, y)`` of the picture, with these strokes on it."""
    for stroke in strokes:
        stroke.paint(image, x, y)
    return image
