"""A person's ratings as a picture: for each game the rating, its course, matches and points."""

import io
from collections.abc import Mapping

from msgspec import Struct
from PIL import Image

from render.colour import RGB, mix
from render.geometry import Spot
from render.lettering import BOLD, EXTRA_BOLD, width
from render.palette import gather
from render.picture import Box, Picture
from render.png import encode
from render.sketch import Sketch
from render.theme import GOLD, MARGIN, PAGES, PANEL_RADIUS, WIDTH, BoardTheme

ROW = 248  # the height of a game's panel
GAP = 12  # between panels
SMALL = 168  # the side of the small board
LEFT = MARGIN + 40  # where the small board begins
FIGURES = LEFT + SMALL + 34  # where the figures begin
PLOT = (640, 50, 896, ROW - 50)  # of the course, in its panel
NUMBERS = 104  # the width of the scale left of it
RATING = 80  # its size
BAR = 14  # the height of that of the share of the points
LINE = 6.0
LEAST = 60  # points of rating that the scale spans at least


class CardRow(Struct, frozen=True):
    """One game: the ``rating`` as it is shown, in how many ``matches`` it was earned, their
    ``share`` of the points in percent, and the ``course`` of the rating, oldest first."""

    game: str
    rating: str
    matches: int
    share: int
    course: tuple[int, ...]


class Card(Struct, frozen=True):
    """The games of one person, at least one."""

    rows: tuple[CardRow, ...]


def drawn(
    card: Card, name: str, themes: Mapping[str, BoardTheme], boards: Mapping[str, Picture]
) -> Picture:
    """The picture of a card in the look of this ``name``: each game in the colours of ``themes``
    and with its small board, both by game."""
    height = 2 * MARGIN + len(card.rows) * ROW + (len(card.rows) - 1) * GAP
    sketch = Sketch(WIDTH, height, PAGES[name].page)
    tops = [MARGIN + place * (ROW + GAP) for place in range(len(card.rows))]
    for row, top in zip(card.rows, tops, strict=True):
        _Panel(sketch, row, themes[row.game], top).draw()
    image = sketch.picture()
    for row, top in zip(card.rows, tops, strict=True):
        _paste(image, boards[row.game], (LEFT, top + (ROW - SMALL) // 2))
    flats = (PAGES[name].page, GOLD, *(c for row in card.rows for c in _flats(themes[row.game])))
    palette = gather(flats, [image])
    return Picture(encode(palette.convert(image), palette.bytes), WIDTH, height)


def _flats(theme: BoardTheme) -> tuple[RGB, ...]:
    return theme.rim, theme.felt, theme.letters, theme.offer


def _paste(image: Image.Image, board: Picture, spot: tuple[int, int]) -> None:
    with Image.open(io.BytesIO(board.png)) as small:
        part = small.convert("RGB").resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    corners = Sketch(SMALL, SMALL, (0, 0, 0))
    corners.box((0, 0, SMALL, SMALL), (255, 255, 255), 16)
    image.paste(part, spot, corners.picture().convert("L"))


class _Panel:
    """One game's part of the picture, from ``top`` down."""

    def __init__(self, sketch: Sketch, row: CardRow, theme: BoardTheme, top: int) -> None:
        self._sketch, self._row, self._theme, self._top = sketch, row, theme, top

    def draw(self) -> None:
        """All but the small board."""
        box = (MARGIN, self._top, WIDTH - MARGIN, self._top + ROW)
        self._sketch.box(box, self._theme.rim, PANEL_RADIUS)
        self._figures()
        left, top, right, bottom = self._plot
        box = (left - NUMBERS, top - 30, right + 26, bottom + 30)
        self._sketch.box(box, self._theme.chart or self._theme.felt, 14)
        self._course()

    @property
    def _plot(self) -> Box:
        left, top, right, bottom = PLOT
        return left, self._top + top, right, self._top + bottom

    def _left(self, x: float, y: float, text: str, size: float, fill: RGB) -> float:
        """Text that begins at ``x``; where it ends."""
        wide = width(text, size)
        self._sketch.text((x + wide / 2, y), text, size, fill, EXTRA_BOLD)
        return x + wide

    def _figures(self) -> None:
        theme, row = self._theme, self._row
        size = RATING if len(row.rating) < 5 else RATING * 4.4 / len(row.rating)
        self._left(FIGURES, self._top + 76, row.rating, size, theme.offer)
        y = self._top + 146
        self._met((FIGURES + 13, y))
        self._left(FIGURES + 56, y, str(row.matches), theme.print.number, theme.letters)
        self._share(self._top + 200)

    def _met(self, spot: Spot) -> None:
        """Two players, as the sign of a match."""
        x, y = spot
        self._sketch.circle((x + 16, y), 13, self._theme.letters)
        self._sketch.circle(spot, 16, self._theme.rim)
        self._sketch.circle(spot, 13, self._theme.offer)

    def _share(self, y: int) -> None:
        """The share of the points as a bar, and in percent."""
        theme, row, high = self._theme, self._row, BAR
        long = theme.print.bar
        box = (FIGURES, y - high / 2, FIGURES + long, y + high / 2)
        self._sketch.box(box, theme.well, high / 2)
        if row.share:
            full = max(high, long * row.share / 100)
            self._sketch.box((FIGURES, box[1], FIGURES + full, box[3]), theme.offer, high / 2)
        self._left(FIGURES + long + 16, y, f"{row.share}%", theme.print.scale, theme.letters)

    def _course(self) -> None:
        """The rating after each match as a line that ends in gold, with its least and most."""
        least, most, spots = min(self._row.course), max(self._row.course), self._spots()
        lines, size = mix(self._theme.felt, self._theme.rim, 0.45), self._theme.print.scale
        left, _, right, _ = self._plot
        apart = self._height(least) - self._height(most) > size  # or their numbers would touch
        for value in (most, least) if apart else (most,):
            y = self._height(value)
            self._sketch.stroke(((left, y), (right, y)), 2, lines)
            spot = left - NUMBERS / 2 - 4, y
            self._sketch.text(spot, str(value), size, self._theme.offer, BOLD)
        if len(spots) > 1:
            self._sketch.stroke(spots, LINE + 5, self._theme.rim)
            self._sketch.stroke(spots, LINE, self._theme.offer)
        self._sketch.circle(spots[-1], 14, self._theme.rim)
        self._sketch.circle(spots[-1], 11, GOLD)

    def _height(self, value: int) -> float:
        """Where a rating stands; the least and the most stand at the edges, or near the middle
        where they are close."""
        _, top, _, bottom = self._plot
        least, most = min(self._row.course), max(self._row.course)
        span = max(LEAST, most - least)
        return (top + bottom) / 2 - (bottom - top) * (value - (least + most) / 2) / span

    def _spots(self) -> list[Spot]:
        left, _, right, _ = self._plot
        course = self._row.course
        if len(course) == 1:
            return [((left + right) / 2, self._height(course[0]))]
        step = (right - left) / (len(course) - 1)
        return [(left + step * place, self._height(value)) for place, value in enumerate(course)]
