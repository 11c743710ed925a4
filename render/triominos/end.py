"""Below the board once a round is over: a row a seat with the tiles that were left, what the last
rounds brought, and the total."""

from msgspec import Struct

from engines.triominos.sheet import RoundSheet
from engines.triominos.tiles import digits
from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.colour import mix
from render.lettering import figure
from render.theme import GOLD, MARGIN, PANEL_RADIUS, WIDTH
from render.triominos.colours import TriominosTheme
from render.triominos.fit import PER_ROW, row_height
from render.triominos.sizes import SIZES, EndSizes
from render.triominos.sprites import earned, number
from render.triominos.tiles import PLAIN, TileStyle, expect_tiles, put_tile

GAP = 14
HEAD = 52  # above the rows
BOTTOM = 10
PER_EDGE = 10  # bytes for a pixel of edge
SIGN_X, TILES_X = 56, 96
COLUMN = 84  # from round to round
TOTAL_X, LAST_X = 884, 784  # the middles of the totals and of the last round


class End(Struct, frozen=True):
    """The end of the round that a view shows, if it is over."""

    view: TriominosView
    sizes: EndSizes = SIZES[""].end

    @property
    def height(self) -> int:
        """With the gap above; nothing while the round is played."""
        if not self.view.left:
            return 0
        return GAP + HEAD + sum(map(self._row, self.view.left)) + BOTTOM

    @property
    def weight(self) -> float:
        """About how many bytes of the picture it takes."""
        return PER_ROW * self.height + PER_EDGE * self.sizes.edge * sum(map(len, self.view.left))

    def paint(self, canvas: Canvas, top: int, theme: TriominosTheme) -> None:
        """The panel from ``top`` on, the gap included."""
        if not self.view.left:
            expect_tiles(canvas.sheet, self.sizes.edge, theme.tray, theme, (PLAIN,))
            return
        panel = (MARGIN, top + GAP, WIDTH - MARGIN, top + self.height)
        canvas.panel(panel, theme.tray, theme.page, PANEL_RADIUS)
        self._head(canvas, top + GAP + HEAD // 2 + 4, theme)
        y = top + GAP + HEAD
        for seat, hand in enumerate(self.view.left):
            self._seat(canvas, seat, y, theme)
            y += self._row(hand)

    def _head(self, canvas: Canvas, middle: int, theme: TriominosTheme) -> None:
        """The numbers of the rounds, and a sum sign over the totals."""
        fill, size = mix(theme.offer, theme.tray, theme.heads), self.sizes.head
        for place, sheet in enumerate(self._sheets()):
            sprite = number(canvas.sheet, str(sheet.number), size, fill, theme.tray)
            canvas.put(sprite, self._column(place), middle)
        canvas.put(number(canvas.sheet, "Σ", size, fill, theme.tray), TOTAL_X, middle)

    def _seat(self, canvas: Canvas, seat: int, top: int, theme: TriominosTheme) -> None:
        sizes = self.sizes
        middle = top + sizes.row // 2
        won = self.view.sheet[-1].winner == seat
        crowned = won if self.view.outcome is None else self._won(seat)
        canvas.put(canvas.sheet["crown" if crowned else "hand", theme.tray], SIGN_X, middle)
        for slot, tile in enumerate(self.view.left[seat]):
            line, column = divmod(slot, sizes.a_line)
            x = TILES_X + column * sizes.pitch
            y = middle - row_height(sizes.edge) // 2 + line * sizes.line
            up, style = column % 2 == 0, TileStyle(sizes.edge, theme.tray)
            put_tile(canvas, digits(tile), up, style, x, y, theme)
        for place, sheet in enumerate(self._sheets()):
            points = figure(sheet.totals[seat])
            if won and sheet is self.view.sheet[-1]:
                sprite = earned(canvas.sheet, points, sizes.points, theme.tray)
            else:
                sprite = number(canvas.sheet, points, sizes.points, theme.offer, theme.tray)
            canvas.put(sprite, self._column(place), middle)
        fill = GOLD if self._won(seat) else theme.offer
        total = number(canvas.sheet, figure(self.view.score[seat]), sizes.total, fill, theme.tray)
        canvas.put(total, TOTAL_X, middle)

    def _column(self, place: int) -> int:
        """The middle of a round's column."""
        return LAST_X - (len(self._sheets()) - 1 - place) * COLUMN

    def _won(self, seat: int) -> bool:
        """Whether ``seat`` has won the match."""
        return self.view.outcome is not None and seat in self.view.outcome.winners

    def _sheets(self) -> tuple[RoundSheet, ...]:
        return self.view.sheet[-self.sizes.rounds :]

    def _row(self, hand: tuple[str, ...]) -> int:
        """The height of a seat's row, whose tiles alternate between up and down."""
        lines = -(-len(hand) // self.sizes.a_line)
        return self.sizes.row + max(0, lines - 1) * self.sizes.line
