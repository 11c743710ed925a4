"""The end of something as a picture: the first three on their steps, and below them the last board
of the match that is best worth seeing."""

import io

from msgspec import Struct
from PIL import Image, ImageDraw

from render.colour import mix
from render.lettering import width
from render.palette import gather
from render.picture import Picture
from render.png import encode
from render.sketch import Sketch
from render.standings import BRONZE, MEDALS, PAD, SILVER
from render.theme import GOLD, IVORY, MARGIN, PAGES, PANEL_RADIUS, WIDTH, Theme

STEPS = {1: 300, 2: 220, 3: 160}  # how high each place stands
STEP, BESIDE = 236, 12  # how wide, and how far from the next
HIGH = 470  # of the picture without a board
BOARD, CORNER = 600, 16  # the most that a board is high or wide, and how round its corners are
SIGN = 46  # the radius of a place's circle
ORDER = (1, 0, 2)  # from the left: the first stands in the middle


class PodiumStep(Struct, frozen=True):
    """Somebody among the first three: their ``place``, which may be shared, and the ``figure`` that
    brought them there, such as points or a rating."""

    place: int
    figure: str


class Podium(Struct, frozen=True):
    """One to three steps, the first place first."""

    steps: tuple[PodiumStep, ...]


def drawn(shown: Podium, name: str, board: Picture | None = None) -> Picture:
    """The picture of a podium in the look of this ``name``, with a ``board`` below it."""
    theme = PAGES[name]
    last = _cut(board) if board is not None else None
    high = HIGH if last is None else HIGH + last.height + 2 * PAD
    sketch = Sketch(WIDTH, high, theme.page)
    sketch.box((MARGIN, MARGIN, WIDTH - MARGIN, high - MARGIN), theme.card, PANEL_RADIUS)
    left = WIDTH / 2 - 1.5 * STEP - BESIDE
    for slot, number in enumerate(ORDER):
        if number < len(shown.steps):
            _draw_step(sketch, shown.steps[number], left + slot * (STEP + BESIDE), theme)
    image = sketch.picture()
    if last is not None:
        image.paste(last, ((WIDTH - last.width) // 2, HIGH - MARGIN + PAD), _corners(last))
    flats = (theme.page, theme.card, theme.ink, IVORY, GOLD, SILVER, BRONZE)
    palette = gather(flats, [image])
    return Picture(encode(palette.convert(image), palette.bytes), WIDTH, high)


def _cut(board: Picture) -> Image.Image:
    """The board without what stands around it, small."""
    with Image.open(io.BytesIO(board.png)) as whole:
        part = whole.convert("RGB").crop(board.shown)
    scale = BOARD / max(part.size)
    size = round(part.width * scale), round(part.height * scale)
    return part.resize(size, Image.Resampling.LANCZOS)


def _corners(board: Image.Image) -> Image.Image:
    """What of a board is seen: all but its corners."""
    mask = Image.new("L", (2 * board.width, 2 * board.height))
    box = 0, 0, mask.width - 1, mask.height - 1
    ImageDraw.Draw(mask).rounded_rectangle(box, 2 * CORNER, 255)
    return mask.resize(board.size, Image.Resampling.BOX)


def _draw_step(sketch: Sketch, step: PodiumStep, left: float, theme: Theme) -> None:
    fill, ink = MEDALS[step.place]
    floor, middle = HIGH - MARGIN - PAD, left + STEP / 2
    top = floor - STEPS[step.place]
    sketch.box((left, top, left + STEP, floor), mix(theme.card, theme.muted, 0.3), 14)
    sketch.box((left, top, left + STEP, top + 16), fill, 8)
    sketch.circle((middle, top - SIGN - 10), SIGN, fill)
    sketch.text((middle, top - SIGN - 10), str(step.place), 52, ink)
    size = 56 * min(1, (STEP - 32) / width(step.figure, 56))
    sketch.text((middle, top + 72), step.figure, size, theme.ink)
