"""A picture with numbers on the things that are explained beside it."""

import io
from collections.abc import Iterable

from msgspec.structs import replace
from PIL import Image, ImageDraw

from render.lettering import font
from render.picture import Picture, Place
from render.theme import PAGES

RADIUS, RING = 27, 4  # pixels of a number's disc, and of the line around it
SIZE = 34  # of its digits
INSIDE = 12  # how far its middle lies within the thing's corner
FINE = 4  # discs are drawn at so many times their size
COLOURS = 256


def drawn(picture: Picture, things: Iterable[Place], look: str) -> Picture:
    """The picture with the numbers from 1 on at the upper left of its ``things``; takes some tenths
    of a second, so call it in a thread."""
    with Image.open(io.BytesIO(picture.png)) as plain:
        image = plain.convert("RGB")
    theme = PAGES[look]
    for number, thing in enumerate(things, 1):
        x, y = _corner(thing)
        disc = _disc(str(number), theme.ink, theme.page)
        half = disc.width // 2
        left = min(max(x - half, 0), image.width - disc.width)
        top = min(max(y - half, 0), image.height - disc.height)
        image.paste(disc, (left, top), disc)
    written = io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(written, "PNG", optimize=True)
    return replace(picture, png=written.getvalue(), regions=(), parts=None)


def _corner(thing: Place) -> tuple[int, int]:
    """Where the number of a thing stands; within a triangle, whose corner may be far from it."""
    along = [[point[axis] for point in thing.outline] for axis in (0, 1)]
    x, y = (min(points) for points in along)
    if len(thing.outline) == 3:
        return (x + sum(along[0]) // 3) // 2, (y + sum(along[1]) // 3) // 2
    return x + INSIDE, y + INSIDE


def _disc(number: str, fill: tuple[int, int, int], ink: tuple[int, int, int]) -> Image.Image:
    side = 2 * (RADIUS + RING)
    image = Image.new("RGBA", (side * FINE, side * FINE))
    pen, middle = ImageDraw.Draw(image), side * FINE / 2
    for radius, colour in ((RADIUS + RING, ink), (RADIUS, fill)):
        edge = radius * FINE
        pen.ellipse((middle - edge, middle - edge, middle + edge, middle + edge), colour)
    pen.text((middle, middle + SIZE * FINE * 0.36), number, ink, font(SIZE * FINE), anchor="ms")
    return image.resize((side, side), Image.Resampling.BOX)
