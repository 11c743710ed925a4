"""A board so small that it only reminds of a match: the middle of its picture, as a square."""

import io

from PIL import Image

from render.picture import Picture

SIDE = 168  # pixels: 56 of a page's, on a screen with three to each
HEADER = 116  # above the board
EDGE = 28  # below it, with its rim
PART = 0.56  # of the picture's width
COLOURS = 96


def thumbnail(picture: Picture, side: int = SIDE) -> Picture:
    """The middle of the board in ``picture``, ``side`` by ``side`` pixels, without regions and
    words; takes a few milliseconds, so call it in a thread."""
    with Image.open(io.BytesIO(picture.png)) as whole:
        part = whole.convert("RGB").crop(_middle(picture.width, picture.height))
    small = part.resize((side, side), Image.Resampling.LANCZOS).quantize(COLOURS)
    written = io.BytesIO()
    small.save(written, "PNG", optimize=True)
    return Picture(written.getvalue(), side, side)


def _middle(width: int, height: int) -> tuple[int, int, int, int]:
    """The square to be cut out: left, top, right, bottom."""
    header = min(HEADER, height // 4)
    below = height - header - EDGE
    side = round(min(PART * width, below))
    left, top = (width - side) // 2, header + (below - side) // 2
    return left, top, left + side, top + side
