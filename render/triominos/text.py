"""The lattice of Triominos in characters."""

from collections.abc import Iterator

from engines.triominos.board import Corner, corners, points_up
from engines.triominos.view import TriominosView
from render.triominos.fit import LatticeBounds

UP, DOWN, LAST_UP, LAST_DOWN = "▲", "▼", "△", "▽"
HALF = 3  # characters for half an edge: a place of two digits and a space


def text(view: TriominosView) -> str:
    """The digits at the lattice's corners, between them a triangle for each tile, a hollow one for
    the last, and the numbers of the places; then each seat's tiles and points, the market after
    ``+``, and the own tiles by slot. All characters have one width."""
    lines = _lattice(view) if view.laid else []
    seats = zip(view.hands, view.score, strict=True)
    counts = [f"{seat}: {UP}{count} {total}" for seat, (count, total) in enumerate(seats, 1)]
    own = " ".join(f"{slot}:{tile}" for slot, tile in enumerate(view.hand, 1))
    return "\n".join((*lines, "  ".join((*counts, f"+{UP}{view.market}")), *([own] if own else [])))


def _lattice(view: TriominosView) -> list[str]:
    """Lines of corners and lines of cells in turn."""
    bounds = LatticeBounds.of(
        [*(tile.cell for tile in view.laid), *(spot.cell for spot in view.spots)]
    )
    size = HALF * (bounds.right - bounds.left) + 2
    lines = [[" "] * size for _ in range(2 * (bounds.bottom - bounds.top) + 1)]
    for (line, column), sign in (*_corner_signs(view), *_cell_signs(view)):
        start = HALF * (column - bounds.left) + (0 if len(sign) == 1 else -1)
        lines[line - 2 * bounds.top][start + 1 : start + 1 + len(sign)] = sign
    drawn = ("".join(line).rstrip() for line in lines)
    return [line for line in drawn if line]


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
