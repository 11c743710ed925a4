"""All games on each board that can be chosen, side by side, so that one is chosen by sight."""

import io
from collections.abc import Sequence

from PIL import Image

from render.palette import gather
from render.picture import Picture
from render.png import encode
from render.sketch import Sketch
from render.theme import PAGES, WIDTH

SIDE = 280  # of a board in the picture
GAP = 20  # around and between boards
HEAD = 76  # above them, for the numbers of columns
NUMBER = 44
RADIUS = 18
COLOURS = 224


def drawn(rows: Sequence[Sequence[Picture]], look: str) -> Picture:
    """The picture with a row for each game and a column for each board, numbered from 1 on; each
    of the small boards is a square of ``SIDE``."""
    page, ink = PAGES[look].page, PAGES[look].ink
    across = len(rows[0])
    left = (WIDTH - across * SIDE - (across - 1) * GAP) // 2
    height = HEAD + len(rows) * (SIDE + GAP)
    sketch = Sketch(WIDTH, height, page)
    columns = [left + place * (SIDE + GAP) for place in range(across)]
    for number, x in enumerate(columns, 1):
        sketch.text((x + SIDE / 2, HEAD / 2), str(number), NUMBER, ink)
    image = sketch.picture()
    corners = Sketch(SIDE, SIDE, (0, 0, 0))
    corners.box((0, 0, SIDE, SIDE), (255, 255, 255), RADIUS)
    mask = corners.picture().convert("L")
    for at, row in enumerate(rows):
        for x, board in zip(columns, row, strict=True):
            with Image.open(io.BytesIO(board.png)) as small:
                image.paste(small.convert("RGB"), (x, HEAD + at * (SIDE + GAP)), mask)
    palette = gather((page, ink), [image], COLOURS)
    return Picture(encode(palette.convert(image), palette.bytes), WIDTH, height)
