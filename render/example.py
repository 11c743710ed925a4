"""One turn of a game: the board before a move, where the move goes, and the board after it."""

import io
from functools import cache

from PIL import Image, ImageDraw

from render.picture import Box, Picture
from render.theme import PAGES

SIDE = 448  # pixels, of each board at the most
GAP = 88  # between them
ARROW = ((-24, -9), (2, -9), (2, -26), (30, 0), (2, 26), (2, 9), (-24, 9))  # about its middle
RADIUS = 20
FINE = 4  # the arrow and the corners are drawn at so many times their size
COLOURS = 256


def drawn(before: Picture, after: Picture, look: str) -> Picture:
    """Both boards beside each other with an arrow between them, described as what comes of it;
    takes about a tenth of a second, so call it in a thread."""
    boards = [_board(picture) for picture in (before, after)]
    high = max(board.height for board in boards)
    image = Image.new("RGB", (sum(board.width for board in boards) + GAP, high), PAGES[look].card)
    left = 0
    for board in boards:
        spot = left, (high - board.height) // 2
        image.paste(board, spot, _rounded(board.size))
        left += board.width + GAP
    arrow = _arrow()
    spot = boards[0].width + (GAP - arrow.width) // 2, (high - arrow.height) // 2
    image.paste(PAGES[look].ink, spot, arrow)
    written = io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(written, "PNG", optimize=True)
    return Picture(written.getvalue(), *image.size, alt=after.alt)


def _board(picture: Picture) -> Image.Image:
    """The board without what stands around it."""
    with Image.open(io.BytesIO(picture.png)) as whole:
        part = whole.convert("RGB").crop(_square(picture))
    scale = SIDE / max(part.size)
    size = round(part.width * scale), round(part.height * scale)
    return part.resize(size, Image.Resampling.LANCZOS)


def _square(picture: Picture) -> Box:
    """The middle of a board that is broader than high or the other way, where all that lies on it
    lies there; else all of it."""
    left, top, right, bottom = picture.shown
    side = min(right - left, bottom - top)
    x, y = (left + right - side) // 2, (top + bottom - side) // 2
    lying = [piece.box for piece in picture.pieces]
    inside = all(
        x <= box[0] and y <= box[1] and box[2] <= x + side and box[3] <= y + side
        for box in lying
        if box[1] < bottom
    )
    return (x, y, x + side, y + side) if lying and inside else picture.shown


def _rounded(size: tuple[int, int]) -> Image.Image:
    """A mask of so many pixels with round corners."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    edge = 0, 0, mask.width - 1, mask.height - 1
    ImageDraw.Draw(mask).rounded_rectangle(edge, RADIUS * FINE, 255)
    return mask.resize(size, Image.Resampling.BOX)


@cache
def _arrow() -> Image.Image:
    """A mask that points to the right."""
    side = 64
    mask = Image.new("L", (side * FINE, side * FINE))
    points = [((x + side / 2) * FINE, (y + side / 2) * FINE) for x, y in ARROW]
    ImageDraw.Draw(mask).polygon(points, 255)
    return mask.resize((side, side), Image.Resampling.BOX)
