"""The own tiles below the board: up to eight large, more of them smaller in several rows."""

from dataclasses import dataclass

from engines.path import next_choices
from engines.triominos.tiles import digits
from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.colour import RGB, mix
from render.picture import Region
from render.theme import GOLD, MARGIN, PANEL_RADIUS, WIDTH
from render.triominos.colours import TriominosTheme
from render.triominos.fit import PER_ROW, row_height, triangle
from render.triominos.sprites import number, tag
from render.triominos.sprites import picked as outline
from render.triominos.tiles import DIM, DULL, LAST, PLAIN, TileStyle, put_tile

GAP = 14  # below the board
ROOM, WIDEST = 912, 130  # for a row, and from one tile to the next
TOP = 28  # above a tile that stands high
LOW, HIGH = 14, 6  # how much lower others stand, and how much higher a picked one
PER_EDGE = 5  # bytes for a pixel of edge
NUMBER = 33  # from the foot of a tile that stands high to the middle of its number


@dataclass(frozen=True, slots=True)
class Shelf:
    """How a hand of at most ``most`` tiles is laid out: edge, tiles a row at most, from row to row,
    what is left below the last row's foot, and the size of the numbers."""

    most: int
    edge: int
    fit: int
    pitch: int
    below: int
    number: int

    def rows(self, count: int) -> int:
        """How many rows ``count`` tiles take."""
        return -(-count // self.fit)

    def a_row(self, count: int) -> int:
        """How many stand in a row, so that all rows are about as long."""
        return -(-count // self.rows(count))

    def height(self, count: int) -> int:
        """Of the tray."""
        return TOP + row_height(self.edge) + (self.rows(count) - 1) * self.pitch + self.below


SHELVES = (
    Shelf(8, 112, 8, 0, 81, 32),
    Shelf(20, 86, 10, 146, 78, 31),
    Shelf(36, 72, 12, 128, 76, 28),
    Shelf(56, 62, 14, 112, 74, 26),
)


@dataclass(frozen=True, slots=True)
class Tray:
    """The own tiles of a view, with the choices ``picked``."""

    view: TriominosView
    picked: tuple[str, ...]

    @property
    def shelf(self) -> Shelf:
        """The layout for this hand."""
        return next(shelf for shelf in SHELVES if len(self.view.hand) <= shelf.most)

    @property
    def height(self) -> int:
        """With the gap above; nothing without own tiles or when the round is over."""
        return GAP + self.shelf.height(len(self.view.hand)) if self._hand else 0

    @property
    def weight(self) -> float:
        """About how many bytes of the picture it takes."""
        return PER_ROW * self.height + PER_EDGE * self.shelf.edge * len(self._hand)

    def paint(self, canvas: Canvas, top: int, theme: TriominosTheme) -> None:
        """The tray from ``top`` on, the gap included."""
        if not self._hand:
            return
        panel = (MARGIN, top + GAP, WIDTH - MARGIN, top + self.height)
        canvas.panel(panel, theme.tray, theme.page, PANEL_RADIUS)
        for slot, tile in enumerate(self._hand):
            self._tile(canvas, slot, tile, top + GAP, theme)

    def regions(self, top: int) -> tuple[Region, ...]:
        """The tiles that can be picked, also instead of the one that is."""
        following = next_choices(self.view.moves, ())
        return tuple(
            Region(tile, self._outline(slot, top + GAP))
            for slot, tile in enumerate(self._hand)
            if tile in following and tile not in self.picked
        )

    @property
    def _hand(self) -> tuple[str, ...]:
        """The tiles in the tray; at a round's end all hands are shown elsewhere."""
        return () if self.view.left else self.view.hand

    def _tile(self, canvas: Canvas, slot: int, tile: str, top: int, theme: TriominosTheme) -> None:
        edge = self.shelf.edge
        x, y = self._spot(slot, top)
        put_tile(canvas, digits(tile), True, TileStyle(edge, theme.tray, self._state(tile)), x, y)
        if tile in self.picked:
            canvas.put(outline(canvas.sheet, edge, theme), x, y)
        name, size = str(slot + 1), self.shelf.number
        foot = self._foot(slot, top) + NUMBER
        if tile in self.picked:
            sprite = tag(canvas.sheet, name, size, theme)
        else:
            sprite = number(canvas.sheet, name, size, self._ink(tile, theme), theme.tray)
        canvas.put(sprite, x + edge // 2, foot)

    def _ink(self, tile: str, theme: TriominosTheme) -> RGB:
        """The colour of a number: gold for a tile just drawn, also for one that does not fit."""
        if tile in self.view.drawn:
            return GOLD
        dull = self._state(tile) == DULL
        return mix(theme.offer, theme.tray, DIM) if dull else theme.offer

    def _state(self, tile: str) -> str:
        if self.view.moves and not self._playable(tile):
            return DULL
        return LAST if tile in self.view.drawn else PLAIN

    def _playable(self, tile: str) -> bool:
        return any(fit.tile == tile for fit in self.view.fits)

    def _foot(self, slot: int, top: int) -> int:
        """The foot of a tile that stands high in the row of ``slot``."""
        shelf = self.shelf
        row = slot // shelf.a_row(len(self.view.hand))
        return top + TOP + row_height(shelf.edge) + row * shelf.pitch

    def _spot(self, slot: int, top: int) -> tuple[int, int]:
        """The top left of a tile's box."""
        shelf, tile = self.shelf, self.view.hand[slot]
        a_row = shelf.a_row(len(self.view.hand))
        pitch = min(WIDEST, ROOM / a_row)
        middle = WIDTH / 2 + (slot % a_row - (a_row - 1) / 2) * pitch
        lower = 0 if self._playable(tile) else LOW
        higher = HIGH if tile in self.picked else 0
        foot = self._foot(slot, top) + lower - higher
        return round(middle) - shelf.edge // 2, foot - row_height(shelf.edge)

    def _outline(self, slot: int, top: int) -> tuple[tuple[int, int], ...]:
        x, y = self._spot(slot, top)
        return tuple((x + u, y + v) for u, v in triangle(self.shelf.edge, True))
