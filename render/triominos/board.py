"""The felt of Triominos: laid tiles, places that can be chosen, and what the last tile earned."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from msgspec import Struct

from engines.game import Phrase, phrase
from engines.triominos.board import Cell, Corner, Fit, Laid, neighbours, points_up
from engines.triominos.tiles import Digits
from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.picture import Piece, Place, Places, Point, Region
from render.sheet import Sheet, Sprite
from render.theme import MARGIN, PANEL_RADIUS
from render.triominos.colours import TriominosTheme
from render.triominos.fit import Layout, Load, entire, fitted, soon, whole
from render.triominos.marks import dot, ghost, outline, side
from render.triominos.sizes import SIZES, TriominosSizes
from render.triominos.tiles import LAST, PLAIN, TileStyle, expect_tiles, put_tile

RIM = 10  # round the felt
FELT_RADIUS = 12
SIGNS = 30  # how far from the felt's border the signs for more tiles stand
TILE, GHOST, TURNED = 6.7, 5.6, 12.4  # bytes for a pixel of edge: tiles, places, turned tiles
HERE = (0, 0)
AROUND = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))  # a hexagon's corners, clockwise


class Ghost(Struct, frozen=True):
    """A place that is shown: its name, and, when a tile is picked, how that would lie."""

    name: str
    cell: Cell
    digits: Digits | None = None


@dataclass(frozen=True)
class BoardDrawing:
    """What of a view the felt shows, with the choices ``picked``. ``beside`` is about how many
    bytes all else takes. ``marked`` are a move that was played and a better one to compare; a
    ``hint`` is marked beside all else. ``entire``: with what lies beyond the usual panel."""

    view: TriominosView
    picked: tuple[str, ...] = ()
    beside: float = 0
    marked: tuple[Fit, ...] = ()
    hint: Fit | None = None
    entire: bool = False
    sizes: TriominosSizes = SIZES[""]

    @cached_property
    def ghosts(self) -> tuple[Ghost, ...]:
        """The places to choose from: for whoever picked a tile those where it fits, also beside a
        hint; on the public
        picture, while somebody chooses, all of them; where the first tile goes, without a name."""
        if self.marked:
            return tuple(Ghost(fit.place, fit.cell, fit.digits) for fit in self.marked)
        if self.hint is not None and not self.picked:
            return (Ghost("", self.hint.cell, self.hint.digits),)
        spots = self.view.spots
        if self.picked and self.view.seat is None:
            return tuple(Ghost(spot.place, spot.cell) for spot in spots)
        if self.picked:
            fits = (fit for fit in self.view.fits if fit.tile == self.picked[0])
            return tuple(Ghost(fit.place, fit.cell, fit.digits) for fit in fits)
        return () if self.view.laid else tuple(Ghost("", spot.cell) for spot in spots)

    @cached_property
    def layout(self) -> Layout:
        """Where everything stands. When all places are named, none may be left out."""
        ghosts = tuple(ghost.cell for ghost in self.ghosts)
        laid = tuple(tile.cell for tile in self.view.laid)
        cells = (*laid, *ghosts, *self._reserved) or ((0, 0),)
        if self.picked and self.view.seat is None and not self.marked:
            return whole(cells, self._load, self.sizes.fitting)
        fit = entire if self.entire else fitted
        wanted = (*laid[-1:], *ghosts, *self._reserved)
        return fit(cells, wanted or cells, self._load, self.sizes.fitting)

    @property
    def _reserved(self) -> tuple[Cell, ...]:
        """The places of all own tiles, where somebody may look around while they choose one: the
        board stays where it is when one is picked."""
        if not self.entire or self.view.seat is None or self.marked:
            return ()
        return tuple(dict.fromkeys(fit.cell for fit in self.view.fits))

    @property
    def _load(self) -> Load:
        """What the picture will weigh, with the most places that a tile has."""
        ghosts = sum(GHOST if ghost.digits is None else TURNED for ghost in self.ghosts)
        if self._reserved:
            places = Counter(fit.tile for fit in self.view.fits)
            ghosts = max(ghosts, TURNED * max(places.values()))
        return Load(TILE * len(self.view.laid) + ghosts, self.beside)

    def paint(self, sheet: Sheet, theme: TriominosTheme) -> Canvas:
        """The felt without its rim."""
        felt = Canvas(sheet, self.layout.width - 2 * RIM, self.layout.height - 2 * RIM, theme.rim)
        felt.panel((0, 0, felt.width, felt.height), theme.felt, theme.rim, FELT_RADIUS)
        self._tiles(felt, theme)
        self._ghosts(felt, theme)
        self._bonus(felt, theme)
        self._signs(felt)
        return felt

    def regions(self, top: int) -> tuple[Region, ...]:
        """The places with a name, on a picture whose board begins at ``top``."""
        return tuple(
            Region(ghost.name, self.layout.outline(ghost.cell, MARGIN, top))
            for ghost in self.ghosts
            if ghost.name
        )

    def pieces(self, top: int) -> tuple[Piece, ...]:
        """The laid tiles, on a picture whose board begins at ``top``; a ``place`` is a cell."""
        edge, row = self.layout.edge, self.layout.row
        return tuple(
            Piece(
                "up" if points_up(tile.cell) else "down",
                tile.tile,
                _cell_name(tile.cell),
                (MARGIN + x, top + y, MARGIN + x + edge, top + y + row),
            )
            for tile in self.view.laid
            for x, y in (self.layout.box(tile.cell),)
        )

    def places(self, top: int) -> Places:
        """The laid tiles and the free places by rows of the lattice, on a picture whose board
        begins at ``top``: ``tile-up`` and ``tile-down`` (``tile``), by their cells; ``free``
        (``place``) for the first tile, and ``beside`` (``place``, ``tiles``)."""
        laid = {tile.cell: tile for tile in self.view.laid}
        told = {
            cell: (_cell_name(cell), _tile_said(points_up(cell), tile.digits))
            for cell, tile in laid.items()
        }
        for spot in self.view.spots:
            told[spot.cell] = spot.place, _spot_said(spot.place, spot.cell, laid)
        rows: dict[int, list[Place]] = {}
        for cell, (name, says) in sorted(told.items()):
            rows.setdefault(cell[0], []).append(Place(name, says, self._within(cell, top)))
        return tuple(map(tuple, rows.values()))

    def _within(self, cell: Cell, top: int) -> tuple[Point, ...]:
        """A cell's outline on the picture; what lies beyond the panel is drawn to its edge."""
        layout = self.layout
        if not layout.beyond:
            return layout.outline(cell, MARGIN, top)
        return tuple(
            (
                MARGIN + min(max(x, RIM), layout.width - RIM),
                top + min(max(y, RIM), layout.height - RIM),
            )
            for x, y in layout.outline(cell)
        )

    def _tiles(self, felt: Canvas, theme: TriominosTheme) -> None:
        for edge in soon(self.layout.edge):
            expect_tiles(felt.sheet, edge, theme.felt, theme)
        styles = {state: TileStyle(self.layout.edge, theme.felt, state) for state in (PLAIN, LAST)}
        for tile in self.view.laid:
            x, y = self.layout.box(tile.cell)
            last = tile is self.view.laid[-1] and not self.marked
            style = styles[LAST if last else PLAIN]
            put_tile(felt, tile.digits, points_up(tile.cell), style, x - RIM, y - RIM, theme)

    def _ghosts(self, felt: Canvas, theme: TriominosTheme) -> None:
        if self.marked:
            self._compared(felt, theme, *self.marked)
            return
        for each in self.ghosts:
            x, y = self.layout.box(each.cell)
            up = points_up(each.cell)
            sprite = ghost(felt.sheet, self.layout.edge, up, each.name, each.digits, theme)
            felt.put(sprite, x - RIM, y - RIM)
            if self.hint is not None and each.cell == self.hint.cell:
                felt.put(outline(felt.sheet, self.layout.edge, up, theme), x - RIM, y - RIM)

    def _compared(self, felt: Canvas, theme: TriominosTheme, played: Fit, better: Fit) -> None:
        """The tile that was played, as it was laid; the better one in outline, around the other
        where both go to the same place."""
        edge = self.layout.edge
        x, y = self.layout.box(played.cell)
        style = TileStyle(edge, theme.felt, LAST)
        put_tile(felt, played.digits, points_up(played.cell), style, x - RIM, y - RIM, theme)
        x, y = self.layout.box(better.cell)
        up, same = points_up(better.cell), better.cell == played.cell
        if not same:
            felt.put(ghost(felt.sheet, edge, up, "", better.digits, theme), x - RIM, y - RIM)
        felt.put(outline(felt.sheet, edge, up, theme), x - RIM, y - RIM)

    def _bonus(self, felt: Canvas, theme: TriominosTheme) -> None:
        felt.sheet.expect(("bonus", self.layout.edge), lambda: self._gold(felt.sheet, theme))
        for cased in (True, False):
            for start, end in _sides(self.view.hexagons):
                self._put(felt, self._side(felt.sheet, start, end, cased, theme), start)
        for corner in (*self.view.hexagons, *self.view.bridges):
            self._put(felt, dot(felt.sheet, self.layout.edge, theme), corner)

    def _gold(self, sheet: Sheet, theme: TriominosTheme) -> Iterator[Sprite]:
        """All that a bonus on this edge is put together from."""
        yield dot(sheet, self.layout.edge, theme)
        for (start, end), cased in product(_sides((HERE,)), (True, False)):
            yield self._side(sheet, start, end, cased, theme)

    def _side(
        self, sheet: Sheet, start: Corner, end: Corner, cased: bool, theme: TriominosTheme
    ) -> Sprite:
        (x, y), (u, v) = self.layout.corner(start), self.layout.corner(end)
        return side(sheet, self.layout.edge, (u - x, v - y), cased, theme)

    def _put(self, felt: Canvas, sprite: Sprite, corner: Corner) -> None:
        x, y = self.layout.corner(corner)
        felt.put(sprite, x - RIM, y - RIM)

    def _signs(self, felt: Canvas) -> None:
        across, down = felt.width // 2, felt.height // 2
        spots = {
            "left": (SIGNS, down),
            "right": (felt.width - SIGNS, down),
            "up": (across, SIGNS),
            "down": (across, felt.height - SIGNS),
        }
        for beyond in self.layout.beyond:
            felt.put(felt.sheet["more", beyond], *spots[beyond])


def put_board(canvas: Canvas, board: BoardDrawing, top: int, theme: TriominosTheme) -> None:
    """The board on its picture, from ``top`` on."""
    panel = (MARGIN, top, MARGIN + board.layout.width, top + board.layout.height)
    canvas.panel(panel, theme.rim, theme.page, PANEL_RADIUS)
    canvas.lay(board.paint(canvas.sheet, theme), MARGIN + RIM, top + RIM)
    canvas.cut(top, *(top + row for row in board.layout.cuts), top + board.layout.height)


def _cell_name(cell: Cell) -> str:
    return f"{cell[0]}.{cell[1]}"


def _tile_said(up: bool, digits: Digits) -> Phrase:
    """A tile, its digits clockwise as in a description of the picture."""
    return phrase("tile-up" if up else "tile-down", tile=_digits(digits))


def _spot_said(place: str, cell: Cell, laid: Mapping[Cell, Laid]) -> Phrase:
    return _beside(place, tuple(laid[one].digits for one in neighbours(cell) if one in laid))


def _beside(place: str, tiles: tuple[Digits, ...]) -> Phrase:
    """A free place, between so many tiles."""
    if not tiles:
        return phrase("free", place=place)
    return phrase("beside", place=place, tiles=", ".join(map(_digits, tiles)))


def _digits(digits: Digits) -> str:
    return "-".join(map(str, digits))


def _sides(centres: tuple[Corner, ...]) -> list[tuple[Corner, Corner]]:
    """The sides round all hexagons together: those that belong to one of them only."""
    counted: Counter[tuple[Corner, Corner]] = Counter()
    for line, column in centres:
        ring = [(line + down, column + right) for down, right in AROUND]
        pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
        counted.update((min(pair), max(pair)) for pair in pairs)
    return [pair for pair, count in counted.items() if count == 1]
