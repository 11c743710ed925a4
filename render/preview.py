"""What a link to a table or a match shows where somebody has sent it: the board, and beside it who
plays, how it stands, and whose turn it is or who won."""

import io
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from engines.game import LEVELS
from render.colour import RGB, rgb
from render.lettering import BOLD, EXTRA_BOLD
from render.picture import Picture
from render.sign import SideSign, Sign
from render.theme import GOLD, PAGES
from render.typefaces import fitted, runs, wide

SIZE = 1200, 630  # pixels, as whoever shows links wants it
FINE = 2  # all but the board is drawn at so many times its size
EDGE = 40  # of the page around the board and what stands beside it
LEFT, RIGHT = 660, 1160  # of what stands beside the board
TOP, BOTTOM = 190, 470  # of the rows of players
HIGHEST = 84  # a row
TITLE, NAME, SCORE, STATE, MAKER = 46, 32, 38, 30, 22  # sizes of letters
LINES = 2  # of what is said below the players
COLOURS = 256
SLATE, PALE = rgb("4B5563"), rgb("FCF8EE")
TINTS = tuple(map(rgb, ("F3D9B8", "CFDCEC", "D5E6D3", "ECD2D0", "DDD5EA")))
INKS = tuple(map(rgb, ("6B4310", "223F66", "22482B", "6A2622", "43306B")))


class PreviewPlayer(Struct, frozen=True):
    """Who sits at a table: a ``level`` is a computer player's, ``side`` one of the game's, "" where
    it has none; ``points`` as they are read, "" where none are counted."""

    name: str
    side: str = ""
    level: str = ""
    points: str = ""
    turn: bool = False
    won: bool = False


class PreviewSheet(Struct, frozen=True):
    """What stands beside the board: the name of the game, who plays, and how it stands in words."""

    title: str
    state: str
    players: tuple[PreviewPlayer, ...] = ()


def drawn(board: Picture, sheet: PreviewSheet, signs: Mapping[str, SideSign], look: str) -> Picture:
    """The picture with the ``board`` of what everybody sees; takes some tenths of a second, so call
    it in a thread."""
    page = _Page(sheet, signs, look)
    image = page.image()
    _paste(image, board)
    small = image.quantize(COLOURS, dither=Image.Dither.NONE)
    written = io.BytesIO()
    small.save(written, "PNG", optimize=True)
    return Picture(written.getvalue(), *SIZE)


def _paste(image: Image.Image, board: Picture) -> None:
    """The board without what stands around it, as large as its place is."""
    with Image.open(io.BytesIO(board.png)) as whole:
        part = whole.convert("RGB").crop(board.shown)
    width, height = LEFT - 2 * EDGE, SIZE[1] - 2 * EDGE
    scale = min(width / part.width, height / part.height)
    size = round(part.width * scale), round(part.height * scale)
    small = part.resize(size, Image.Resampling.LANCZOS)
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 20 * FINE, 255)
    spot = EDGE + (width - size[0]) // 2, (SIZE[1] - size[1]) // 2
    image.paste(small, spot, mask.resize(size, Image.Resampling.BOX))


class _Page:
    """All but the board."""

    def __init__(self, sheet: PreviewSheet, signs: Mapping[str, SideSign], look: str) -> None:
        self._sheet, self._signs, self._theme = sheet, signs, PAGES[look]
        self._image = Image.new("RGB", (SIZE[0] * FINE, SIZE[1] * FINE), self._theme.page)
        self._pen = ImageDraw.Draw(self._image)

    def image(self) -> Image.Image:
        """It as it stands on the page."""
        theme, sheet = self._theme, self._sheet
        self._text((LEFT, 92), sheet.title, TITLE, theme.ink, RIGHT - LEFT)
        players = sheet.players
        high = min(HIGHEST, (BOTTOM - TOP) // max(1, len(players)))
        for place, player in enumerate(players):
            self._row(player, place, TOP - 40 + place * high, high)
        self._state(TOP - 40 + len(players) * high)
        self._text((LEFT, SIZE[1] - EDGE - 12), "Crosstable", MAKER, theme.muted, 300, BOLD)
        return self._image.resize(SIZE, Image.Resampling.BOX)

    def _row(self, player: PreviewPlayer, place: int, top: float, high: float) -> None:
        middle, theme = top + high / 2, self._theme
        if player.turn:
            self._box((LEFT - 14, top + 3, RIGHT + 14, top + high - 3), theme.card, 16)
        self._avatar(player, place, (LEFT + 28, middle))
        left, right = LEFT + 76, RIGHT
        if player.points:
            right -= round(wide(player.points, SCORE * FINE) / FINE)
            ink = theme.muted if not player.won and self._decided else theme.ink
            self._text((right, middle), player.points, SCORE, ink, RIGHT - left)
        if player.won:
            right -= 44
            self._crown((right + 18, middle))
        self._text((left, middle), player.name, NAME, theme.ink, right - left - 16)

    @property
    def _decided(self) -> bool:
        return any(player.won for player in self._sheet.players)

    def _avatar(self, player: PreviewPlayer, place: int, middle: tuple[float, float]) -> None:
        x, y = middle
        ink = PALE if player.level else INKS[place % len(INKS)]
        if player.level:
            self._box((x - 28, y - 28, x + 28, y + 28), SLATE, 14)
            self._bars(player.level, (x, y + 15))
        else:
            self._circle(middle, 28, TINTS[place % len(TINTS)])
        initial = player.name.lstrip("\u2068")[:1].upper()
        size = 22 if player.level else 28
        across = wide(initial, size * FINE) / FINE
        self._text((x - across / 2, y - 8 if player.level else y), initial, size, ink, 60)
        if player.side in self._signs:
            self._sign(self._signs[player.side].listed, (x + 23, y - 21))

    def _bars(self, level: str, middle: tuple[float, float]) -> None:
        """Five rising bars, filled up to a level."""
        x, y = middle
        filled = LEVELS.index(level) + 1 if level in LEVELS else 0
        for place in range(5):
            left, tall = x - 14 + place * 6, 4 + 2 * place
            fill = PALE if place < filled else rgb("7B8494")
            self._box((left, y + 7 - tall, left + 4, y + 7), fill, 1)

    def _sign(self, sign: Sign, middle: tuple[float, float]) -> None:
        x, y = middle
        self._circle(middle, 13, self._theme.page)
        if sign.outline in ("up", "down", "right"):
            corners = {
                "down": ((x - 9, y - 7), (x + 9, y - 7), (x, y + 9)),
                "up": ((x - 9, y + 7), (x + 9, y + 7), (x, y - 9)),
                "right": ((x - 7, y - 9), (x - 7, y + 9), (x + 9, y)),
            }[sign.outline]
            self._pen.polygon([(u * FINE, v * FINE) for u, v in corners], sign.fill)
            return
        self._circle(middle, 10, sign.edge or sign.fill)
        self._circle(middle, 8.5, sign.fill)

    def _crown(self, middle: tuple[float, float]) -> None:
        x, y = middle
        spots = ((-16, -8), (-8, 1), (0, -12), (8, 1), (16, -8), (13, 11), (-13, 11))
        self._pen.polygon([((x + u) * FINE, (y + v) * FINE) for u, v in spots], GOLD)

    def _state(self, top: float) -> None:
        """What is said, in so many lines as there is room for."""
        for place, line in enumerate(_lines(self._sheet.state, STATE * FINE, RIGHT - LEFT)):
            spot = LEFT, top + 40 + place * 42
            self._text(spot, line, STATE, self._theme.ink, RIGHT - LEFT)

    def _text(
        self,
        spot: tuple[float, float],
        text: str,
        size: int,
        fill: RGB,
        most: float,
        weight: str = EXTRA_BOLD,
    ) -> None:
        """Text that begins at a spot, by the middle of its capitals, at most so wide."""
        x, y = spot[0] * FINE, (spot[1] + size * 0.36) * FINE
        for part, face in runs(fitted(text, size * FINE, most * FINE, weight), size * FINE, weight):
            self._pen.text((x, y), part, fill, face, anchor="ls")
            x += face.getlength(part)

    def _box(self, box: tuple[float, ...], fill: RGB, radius: float) -> None:
        left, top, right, bottom = (round(edge * FINE) for edge in box)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius * FINE, fill)

    def _circle(self, middle: tuple[float, float], radius: float, fill: RGB) -> None:
        x, y, r = middle[0] * FINE, middle[1] * FINE, radius * FINE
        self._pen.ellipse((x - r, y - r, x + r, y + r), fill)


def _lines(text: str, size: int, most: float) -> Sequence[str]:
    """A text cut between its words, or where it has none between letters; what is left stands in
    the last line."""
    lines: list[str] = []
    rest = text
    while rest and len(lines) < LINES - 1 and wide(rest, size) > most * FINE:
        end = _end(rest, size, most * FINE)
        lines.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return [*lines, rest] if rest else lines


def _end(text: str, size: int, most: float) -> int:
    """How many letters of a text stand in one line."""
    end = len(text)
    while end > 1 and wide(text[:end], size) > most:
        end -= 1
    blank = text.rfind(" ", 0, end + 1)
    return blank if blank > 0 else end
