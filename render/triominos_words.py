"""A match of Triominos without its picture: its description in parts, and the board in characters.

The parts, under ``triominos-alt-<code>`` in the texts:

- ``round`` (``number``, ``target``)
- ``seat`` (``seat``, ``count``, ``total``): tiles held and points, for each seat
- ``won`` (``seat``) or ``turn`` (``seat``)
- ``own`` (``tiles``), ``fits`` (``moves``): the own hand, and where its tiles can go
- ``left`` (``seat``, ``tiles``): what a seat held when the round ended
- ``empty``, or ``board`` (``count``), ``last`` (``seat``, ``tile``), ``hexagons`` (``count``),
  ``bridge``
- ``market`` (``count``)
- ``row`` (``number``, ``tiles``): the tiles of a row from the left; ``△`` points up, ``▽`` down,
  digits clockwise from the tip of one that points up and from the left of one that points down
"""

from collections.abc import Iterator

from engines.game import Phrase, phrase
from engines.triominos.board import Corner, Laid, corners, points_up
from engines.triominos.view import TriominosView
from render.triominos_fit import Bounds

UP, DOWN, LAST_UP, LAST_DOWN = "▲", "▼", "△", "▽"
HALF = 3  # characters for half an edge: a place of two digits and a space


def alt(view: TriominosView) -> tuple[Phrase, ...]:
    """The position in words, the most important first; see the top of this module."""
    return (
        phrase("round", number=view.number, target=view.target),
        *_seats(view),
        *_outlook(view),
        *_left(view),
        *_board(view),
        phrase("market", count=view.market),
        *_rows(view),
    )


def text(view: TriominosView) -> str:
    """The lattice in characters of one width: the digits at its corners, between them a triangle
    for each tile, a hollow one for the last, and the numbers of the places; then each seat's tiles
    and points, the market after ``+``, and the own tiles by slot."""
    lines = _lattice(view) if view.laid else []
    seats = zip(view.hands, view.score, strict=True)
    counts = [f"{seat}: {UP}{count} {total}" for seat, (count, total) in enumerate(seats, 1)]
    own = " ".join(f"{slot}:{tile}" for slot, tile in enumerate(view.hand, 1))
    return "\n".join((*lines, "  ".join((*counts, f"+{UP}{view.market}")), *([own] if own else [])))


def _seats(view: TriominosView) -> Iterator[Phrase]:
    for seat, (count, total) in enumerate(zip(view.hands, view.score, strict=True)):
        yield phrase("seat", seat=seat, count=count, total=total)


def _outlook(view: TriominosView) -> Iterator[Phrase]:
    """What comes next, or how it ended; and for a seat what it holds."""
    if view.outcome:
        yield from (phrase("won", seat=seat) for seat in view.outcome.winners)
    if view.turn is not None:
        yield phrase("turn", seat=view.turn)
    if view.hand:
        yield phrase("own", tiles=" ".join(view.hand))
    if view.fits:
        yield phrase("fits", moves=_fits(view))


def _fits(view: TriominosView) -> str:
    """``035 → 4 7, 144 → 2``."""
    places: dict[str, list[str]] = {}
    for fit in view.fits:
        places.setdefault(fit.tile, []).append(fit.place)
    return ", ".join(f"{tile} → {' '.join(found)}" for tile, found in places.items())


def _left(view: TriominosView) -> Iterator[Phrase]:
    for seat, hand in enumerate(view.left):
        if hand:
            yield phrase("left", seat=seat, tiles=" ".join(hand))


def _board(view: TriominosView) -> Iterator[Phrase]:
    if not view.laid:
        yield phrase("empty")
        return
    yield phrase("board", count=len(view.laid))
    yield phrase("last", seat=view.laid[-1].seat, tile=_turned(view.laid[-1]))
    if view.hexagons:
        yield phrase("hexagons", count=len(view.hexagons))
    if view.bridges:
        yield phrase("bridge")


def _rows(view: TriominosView) -> Iterator[Phrase]:
    rows: dict[int, list[Laid]] = {}
    for tile in sorted(view.laid, key=lambda tile: tile.cell):
        rows.setdefault(tile.cell[0], []).append(tile)
    for number, tiles in enumerate(rows.values(), 1):
        yield phrase("row", number=number, tiles=" ".join(map(_turned, tiles)))


def _turned(tile: Laid) -> str:
    """``△5-5-0``: which way a tile points, and its digits clockwise."""
    sign = LAST_UP if points_up(tile.cell) else LAST_DOWN
    return sign + "-".join(map(str, tile.digits))


def _lattice(view: TriominosView) -> list[str]:
    """Lines of corners and lines of cells in turn."""
    bounds = Bounds.of([*(tile.cell for tile in view.laid), *(spot.cell for spot in view.spots)])
    size = HALF * (bounds.right - bounds.left) + 2
    lines = [[" "] * size for _ in range(2 * (bounds.bottom - bounds.top) + 1)]
    for at, sign in (*_corner_signs(view), *_cell_signs(view)):
        line, column = at
        start = HALF * (column - bounds.left) + (0 if len(sign) == 1 else -1)
        lines[line - 2 * bounds.top][start + 1 : start + 1 + len(sign)] = sign
    found = ["".join(line).rstrip() for line in lines]
    return [line for line in found if line]


def _corner_signs(view: TriominosView) -> Iterator[tuple[Corner, str]]:
    for tile in view.laid:
        for (line, column), digit in zip(corners(tile.cell), tile.digits, strict=True):
            yield (2 * line, column), str(digit)


def _cell_signs(view: TriominosView) -> Iterator[tuple[Corner, str]]:
    for tile in view.laid:
        up, last = points_up(tile.cell), tile is view.laid[-1]
        sign = (LAST_UP if last else UP) if up else (LAST_DOWN if last else DOWN)
        yield (2 * tile.cell[0] + 1, tile.cell[1] + 1), sign
    for spot in view.spots:
        yield (2 * spot.cell[0] + 1, spot.cell[1] + 1), spot.place
