"""A picture in the making: flat colours and sprites, put down one after the other."""

from PIL import Image

from engines.game import Phrase
from render.colour import RGB
from render.drawing import Drawing
from render.picture import Box, PictureParts, Piece, Place, Places, Region
from render.sheet import Group, Sheet, Sprite
from render.sketch import Sketch
from render.strokes import Fill, Stamp, Stroke, paint

MOST = 60_000  # bytes that a picture had better not exceed
STRIPE = 128  # pixels of height of a picture's bands where nobody has said better ones


class Canvas:
    """A picture of ``width`` by ``height`` pixels, at first all ``ground``. Nothing of it is
    painted until somebody wants its pixels."""

    def __init__(self, sheet: Sheet, width: int, height: int, ground: RGB) -> None:
        self.sheet = sheet
        self.width = width
        self.height = height
        self._strokes: list[Stroke] = [Fill(sheet.palette.index(ground), 0, 0, width, height)]
        self._cuts: tuple[int, ...] = ()

    def copy(self) -> "Canvas":
        """A canvas of its own with the same picture."""
        twin = Canvas.__new__(Canvas)
        twin.sheet, twin.width, twin.height = self.sheet, self.width, self.height
        twin._strokes, twin._cuts = [*self._strokes], self._cuts
        return twin

    def flat(self) -> "Canvas":
        """A canvas with the same picture, painted now as a single sprite: a background, which many
        copies share."""
        whole = Sprite(self.image, (0, 0))
        twin = self.copy()
        twin._strokes = [Stamp(whole, 0, 0, self.width, self.height)]
        return twin

    def cropped(self, box: Box) -> "Canvas":
        """A canvas of its own with the part ``box`` of the picture."""
        left, top, right, bottom = box
        part = self.copy()
        part.width, part.height = right - left, bottom - top
        inner = (stroke.within(box) for stroke in self._strokes)
        part._strokes = [stroke.moved(-left, -top) for stroke in inner if stroke]
        part._cuts = tuple(cut - top for cut in self._cuts)
        return part

    def cut(self, *rows: int) -> None:
        """Say at which rows the picture falls into bands that are often the same again, whatever
        is above and below them."""
        self._cuts += rows

    def box(self, box: Box, fill: RGB) -> None:
        """A rectangle in one flat colour."""
        self._strokes.append(Fill(self.sheet.palette.index(fill), *box))

    def panel(self, box: Box, fill: RGB, ground: RGB, radius: int) -> None:
        """A rectangle with corners rounded to ``radius`` on the flat colour ``ground``."""
        left, top, right, bottom = box
        self._strokes.append(Fill(self.sheet.palette.index(fill), *box))
        if not radius:
            return
        key = ("corners", fill, ground, radius)
        corners = self.sheet.get(key, lambda: _corners(fill, ground, radius))
        for x, along in ((left, 0), (right - radius, radius)):
            for y, down in ((top, 0), (bottom - radius, radius)):
                self.part(corners, (along, down, along + radius, down + radius), x, y)

    def put(self, sprite: Sprite | Group, x: int, y: int) -> None:
        """A sprite with its anchor at ``(x, y)``; what lies outside is cut off."""
        left, top = x - sprite.anchor[0], y - sprite.anchor[1]
        width, height = sprite.size
        self._strokes.append(Stamp(sprite, left, top, left + width, top + height))

    def part(self, sprite: Sprite, box: Box, x: int, y: int) -> None:
        """The part ``box`` of a sprite, its top left at ``(x, y)``."""
        left, top, right, bottom = box
        if left < right and top < bottom:
            spot = x, y, x + right - left, y + bottom - top
            self._strokes.append(Stamp(sprite, *spot, (left, top)))

    def lay(self, other: "Canvas", x: int, y: int) -> None:
        """What is on another canvas, its top left at ``(x, y)``; nothing of it gets beyond its
        edges."""
        edges = (0, 0, other.width, other.height)
        inner = (stroke.within(edges) for stroke in other._strokes)
        self._strokes += [stroke.moved(x, y) for stroke in inner if stroke]

    def drawing(
        self,
        regions: tuple[Region, ...],
        alt: tuple[Phrase, ...],
        most: int = MOST,
        pieces: tuple[Piece, ...] = (),
        parts: PictureParts | None = None,
        places: Places = (),
        held: tuple[Place, ...] = (),
        things: tuple[Place, ...] = (),
    ) -> Drawing:
        """The finished drawing, which had better not exceed ``most`` bytes as a file."""
        cuts = self._cuts or range(STRIPE, self.height, STRIPE)
        rows = sorted({0, self.height, *(row for row in cuts if 0 < row < self.height)})
        shown = (regions, alt, pieces, parts, places, held, things)
        palette = self.sheet.palette
        return Drawing(self.width, self.height, palette, self._strokes, rows, most, *shown)

    @property
    def image(self) -> Image.Image:
        """The picture so far as a palette image, painted now."""
        blank = self.sheet.palette.blank((self.width, self.height))
        return paint(self._strokes, blank)


def _corners(fill: RGB, ground: RGB, radius: int) -> Sketch:
    """All four corners of a panel, put together to a circle."""
    sketch = Sketch(2 * radius, 2 * radius, ground)
    sketch.circle((radius, radius), radius, fill)
    return sketch
