"""The board of Triominos as it is read aloud, its parts under ``triominos-spoken-<code>`` in the
texts:

- ``up``, ``down`` (``digits``): a tile in its row, its digits clockwise from the tip of one that
  points up and from the left of one that points down
- ``place`` (``place``): a free place in its row
- ``asks`` (``place``, ``digits``): what a tile must have there, clockwise
"""

from collections.abc import Iterator

from engines.game import Phrase, phrase
from engines.triominos.board import Cell, Corner, corners, points_up
from engines.triominos.view import TriominosView
from render.reading import Reading, Row
from render.triominos.alt import alt

NOTES = frozenset({"round", "seat", "empty", "left", "market"})


def reading(view: TriominosView) -> Reading:
    """The tiles with the free places between them, row by row; then what the places ask for."""
    notes = tuple(part for part in alt(view) if part.code in NOTES)
    return Reading(rows=_rows(view), more=tuple(_asked(view)) if view.laid else (), notes=notes)


def _rows(view: TriominosView) -> tuple[Row, ...]:
    """The tiles and places of each row from the left, from the highest row that has tiles to the
    lowest; places beyond them make rows of their own."""
    lying: dict[Cell, Phrase] = {
        spot.cell: phrase("place", place=spot.place) for spot in view.spots if view.laid
    }
    for tile in view.laid:
        way = "up" if points_up(tile.cell) else "down"
        lying[tile.cell] = phrase(way, digits=" ".join(map(str, tile.digits)))
    rows: dict[int, list[Phrase]] = {}
    for cell in sorted(lying):
        rows.setdefault(cell[0], []).append(lying[cell])
    return tuple(map(tuple, rows.values()))


def _asked(view: TriominosView) -> Iterator[Phrase]:
    touched: dict[Corner, int] = {}
    for tile in view.laid:
        touched |= dict(zip(corners(tile.cell), tile.digits, strict=True))
    for spot in view.spots:
        yield phrase("asks", place=spot.place, digits=_clockwise(spot.cell, touched))


def _clockwise(cell: Cell, touched: dict[Corner, int]) -> str:
    """The digits that lie there already, beginning behind the corner that is free."""
    digits = [touched.get(corner) for corner in corners(cell)]
    if None in digits:
        free = digits.index(None)
        digits = digits[free + 1 :] + digits[:free]
    return " ".join(str(digit) for digit in digits if digit is not None)
