"""The own tiles below the board: up to eight large, more of them smaller in several rows."""

from dataclasses import dataclass
from functools import cached_property

from engines.game import phrase
from engines.path import next_choices
from engines.triominos.tiles import digits
from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.colour import RGB, mix
from render.picture import Box, Piece, Place, Region, corners
from render.theme import GOLD, MARGIN, PANEL_RADIUS, WIDTH
from render.triominos.colours import TriominosTheme
from render.triominos.fit import PER_ROW, row_height, triangle
from render.triominos.sizes import SIZES, Shelf, TriominosSizes
from render.triominos.sprites import number, tag
from render.triominos.sprites import picked as outline
from render.triominos.tiles import DULL, LAST, PLAIN, TileStyle, expect_tiles, put_tile

GAP = 14  # below the board
ROOM, WIDEST = 912, 130  # for a row, and from one tile to the next
TOP = 28  # above a tile that stands high
AROUND = 14  # what the outline of a picked tile takes
LOW, HIGH = 14, 6  # how much lower others stand, and how much higher a picked one
PER_EDGE = 5  # bytes for a pixel of edge
NUMBER = 33  # from the foot of a tile that stands high to the middle of its number
LOWER = 2  # how much lower a picked tile's is, or its upper edge would lie in the slot


@dataclass(frozen=True)
class Tray:
    """The own tiles of a view, with the choices ``picked``; the tile of a ``hint`` stands as
    high."""

    view: TriominosView
    picked: tuple[str, ...]
    hint: str = ""
    sizes: TriominosSizes = SIZES[""]

    @cached_property
    def shelf(self) -> Shelf:
        """The layout for this hand."""
        return next(shelf for shelf in self.sizes.shelves if len(self.view.hand) <= shelf.most)

    @property
    def height(self) -> int:
        """With the gap above; nothing without own tiles or when the round is over."""
        return GAP + _height(self.shelf, len(self.view.hand)) if self._hand else 0

    @property
    def weight(self) -> float:
        """About how many bytes of the picture it takes."""
        return PER_ROW * self.height + PER_EDGE * self.shelf.edge * len(self._hand)

    def paint(self, canvas: Canvas, top: int, theme: TriominosTheme) -> None:
        """The tray from ``top`` on, the gap included."""
        if not self._hand:
            return
        states, ups = (PLAIN, DULL, LAST), (True,)
        expect_tiles(canvas.sheet, self.shelf.edge, theme.tray, theme, states, ups)
        canvas.panel(self._box(top), theme.tray, theme.page, PANEL_RADIUS)
        for slot, tile in enumerate(self._hand):
            self._tile(canvas, slot, tile, top + GAP, theme)

    def panel(self, top: int) -> Box | None:
        """Where the tray lies, of which the part with the gap begins at ``top``; None when there
        is none."""
        return self._box(top) if self._hand else None

    def slots(self, top: int) -> tuple[Box, ...]:
        """The part of the tray that each tile has, with room to rise and for the outline of a
        picked one, but without its number."""
        return tuple(self._slot(slot, top + GAP) for slot in range(len(self._hand)))

    def places(self, top: int) -> tuple[Place, ...]:
        """The own tiles by their numbers: ``held`` (``number``, ``tile``)."""
        return tuple(
            Place(str(number), phrase("held", number=number, tile="-".join(tile)), corners(box))
            for number, (tile, box) in enumerate(zip(self._hand, self.slots(top), strict=True), 1)
        )

    def regions(self, top: int) -> tuple[Region, ...]:
        """The tiles that can be picked, also instead of the one that is."""
        following = next_choices(self.view.moves, ())
        return tuple(
            Region(tile, self._outline(slot, top + GAP))
            for slot, tile in enumerate(self._hand)
            if tile in following and tile not in self.picked
        )

    def pieces(self, top: int) -> tuple[Piece, ...]:
        """The tiles in the tray."""
        edge, row = self.shelf.edge, row_height(self.shelf.edge)
        return tuple(
            Piece("up", tile, f"hand-{tile}", (x, y, x + edge, y + row))
            for slot, tile in enumerate(self._hand)
            for x, y in (self._spot(slot, top + GAP),)
        )

    def _box(self, top: int) -> Box:
        return (MARGIN, top + GAP, WIDTH - MARGIN, top + self.height)

    def _slot(self, slot: int, top: int) -> Box:
        edge, pitch = self.shelf.edge, self._pitch
        foot = self._foot(slot, top)
        half = min(round(pitch) // 2, edge // 2 + AROUND)
        middle = self._middle(slot)
        return middle - half, foot - row_height(edge) - HIGH - AROUND, middle + half, foot + LOW

    @property
    def _hand(self) -> tuple[str, ...]:
        """The tiles in the tray; at a round's end all hands are shown elsewhere."""
        return () if self.view.left else self.view.hand

    def _tile(self, canvas: Canvas, slot: int, tile: str, top: int, theme: TriominosTheme) -> None:
        edge = self.shelf.edge
        x, y = self._spot(slot, top)
        style = TileStyle(edge, theme.tray, self._state(tile))
        put_tile(canvas, digits(tile), True, style, x, y, theme)
        if self._raised(tile):
            canvas.put(outline(canvas.sheet, edge, theme), x, y)
        name, size = str(slot + 1), self.shelf.number
        foot = self._foot(slot, top) + NUMBER
        if self._raised(tile):
            foot += LOWER
            sprite = tag(canvas.sheet, name, size, theme)
        else:
            sprite = number(canvas.sheet, name, size, self._ink(tile, theme), theme.tray)
        canvas.put(sprite, x + edge // 2, foot)

    def _raised(self, tile: str) -> bool:
        return tile in self.picked or tile == self.hint

    def _ink(self, tile: str, theme: TriominosTheme) -> RGB:
        """The colour of a number: gold for a tile just drawn, also for one that does not fit."""
        if tile in self.view.drawn:
            return GOLD
        dull = self._state(tile) == DULL
        return mix(theme.offer, theme.tray, theme.dim) if dull else theme.offer

    def _state(self, tile: str) -> str:
        if self.view.moves and not self._playable(tile):
            return DULL
        return LAST if tile in self.view.drawn else PLAIN

    def _playable(self, tile: str) -> bool:
        return tile in self._fitting

    @cached_property
    def _fitting(self) -> frozenset[str]:
        return frozenset(fit.tile for fit in self.view.fits)

    def _foot(self, slot: int, top: int) -> int:
        """The foot of a tile that stands high in the row of ``slot``."""
        shelf, row = self.shelf, slot // self._a_row
        return top + TOP + row_height(shelf.edge) + row * shelf.pitch

    def _spot(self, slot: int, top: int) -> tuple[int, int]:
        """The top left of a tile's box."""
        shelf, tile = self.shelf, self.view.hand[slot]
        lower = 0 if self._playable(tile) else LOW
        higher = HIGH if self._raised(tile) else 0
        foot = self._foot(slot, top) + lower - higher
        return self._middle(slot) - shelf.edge // 2, foot - row_height(shelf.edge)

    @cached_property
    def _a_row(self) -> int:
        """How many tiles stand in a row."""
        return self.shelf.a_row(len(self.view.hand))

    @cached_property
    def _pitch(self) -> float:
        """From one tile's middle to the next one's."""
        return min(WIDEST, ROOM / self._a_row)

    def _middle(self, slot: int) -> int:
        return round(WIDTH / 2 + (slot % self._a_row - (self._a_row - 1) / 2) * self._pitch)

    def _outline(self, slot: int, top: int) -> tuple[tuple[int, int], ...]:
        x, y = self._spot(slot, top)
        return tuple((x + u, y + v) for u, v in triangle(self.shelf.edge, True))


def _height(shelf: Shelf, count: int) -> int:
    """Of a tray with ``count`` tiles."""
    return TOP + row_height(shelf.edge) + (shelf.rows(count) - 1) * shelf.pitch + shelf.below
