"""The compiled lattice: laying a tile, taking it back, what a place asks for and earns."""

from engines.triominos.board import HEXAGON
from engines.triominos.player.kernels.compiled import Array, kernel
from engines.triominos.player.kernels.layout import (
    CELLS,
    DIGITS,
    FITS,
    LAID,
    MEETING,
    NO_DIGIT,
    PLACES,
    SIZE,
    STATE,
    STRIDE,
    TAKEN,
    TAKERS,
    TRAIL,
    UNTOUCHED,
    VALUE,
)
from engines.triominos.rules import BRIDGE
from engines.triominos.rules import HEXAGON as FOR_HEXAGON

_LAST = MEETING * (HEXAGON - 1)  # the tiles at a corner that a sixth completes
_DIGIT = MEETING - 1  # the bits of a corner that hold its digit


@kernel("int64(int64)", inline=True)
def up(cell: int) -> int:
    """1 where a cell's triangle stands on its base, else 0."""
    return ((cell // STRIDE) + cell + 1) & 1


@kernel("int64(int64, int64)", inline=True)
def corner(cell: int, which: int) -> int:
    """The first, second or third corner of a cell, in the order of ``engines.triominos.board``."""
    if up(cell):
        return cell + (1 if which == 0 else STRIDE + 2 if which == 1 else STRIDE)
    return cell + (0 if which == 0 else 2 if which == 1 else STRIDE + 1)


@kernel("int64(int64, int64)", inline=True)
def neighbour(cell: int, which: int) -> int:
    """The cell on the left, on the right, or above or below."""
    if which == 2:
        return cell + (STRIDE if up(cell) else -STRIDE)
    return cell + (1 if which else -1)


@kernel("int64(int16[::1], int64)")
def takers(grid: Array, cell: int) -> int:
    """The set of all tiles whose digits fit a cell."""
    a = grid[corner(cell, 0)] & _DIGIT
    b = grid[corner(cell, 1)] & _DIGIT
    c = grid[corner(cell, 2)] & _DIGIT
    return int(FITS[49 * a + 7 * b + c])


@kernel("int64(int16[::1], int64)")
def bonus(grid: Array, cell: int) -> int:
    """The points that a tile laid on a free cell earns for hexagons or a bridge."""
    a, b, c = grid[corner(cell, 0)], grid[corner(cell, 1)], grid[corner(cell, 2)]
    full = (a >= _LAST) + (b >= _LAST) + (c >= _LAST)
    if full:
        return int(FOR_HEXAGON * full)
    left = grid[SIZE + cell - 1] == TAKEN
    right = grid[SIZE + cell + 1] == TAKEN
    third = grid[SIZE + neighbour(cell, 2)] == TAKEN
    if left + right + third != 1:
        return 0
    if left:
        opposite = b
    elif right == up(cell):  # on the right of one pointing up, above one pointing down
        opposite = c
    else:
        opposite = a
    return BRIDGE if int(opposite) >= MEETING else 0


@kernel("void(int16[::1], int64[::1], int64)")
def _drop(grid: Array, state: Array, cell: int) -> None:
    """Take a place off the list; the last one moves to its number."""
    last = state[PLACES] - 1
    gone = grid[SIZE + cell] - 1
    other = state[CELLS + last]
    state[CELLS + gone] = other
    state[TAKERS + gone] = state[TAKERS + last]
    grid[SIZE + other] = gone + 1
    grid[SIZE + cell] = 0
    state[PLACES] = last


@kernel("void(int16[::1], int64[::1], int64)")
def _ask_anew(grid: Array, state: Array, touched: int) -> None:
    """Look again at the places round a corner that has just got its digit."""
    for row in range(-STRIDE, STRIDE, STRIDE):
        for cell in range(touched + row - 2, touched + row + 1):
            place = grid[SIZE + cell]
            if place > 0:
                state[TAKERS + place - 1] = takers(grid, cell)
                if state[TAKERS + place - 1] == 0:
                    _drop(grid, state, cell)


@kernel("void(int16[::1], int64[::1], int64)")
def add_places(grid: Array, state: Array, cell: int) -> None:
    """List the free neighbours of a taken cell that some tile can fit."""
    for which in range(3):
        beside = neighbour(cell, which)
        if grid[SIZE + beside] == 0:
            fitting = takers(grid, beside)
            if fitting:
                place = state[PLACES]
                state[CELLS + place] = beside
                state[TAKERS + place] = fitting
                state[PLACES] = place + 1
                grid[SIZE + beside] = place + 1


@kernel("void(int16[::1], int64[::1], int64, int64, int64, int64)")
def put(grid: Array, state: Array, cell: int, a: int, b: int, c: int) -> None:
    """Lay the digits a, b, c on the corners of a free cell: places and trail follow."""
    if grid[SIZE + cell] > 0:
        _drop(grid, state, cell)
    grid[SIZE + cell] = TAKEN
    state[TRAIL + state[LAID]] = cell
    state[LAID] += 1
    for which in range(3):
        there = corner(cell, which)
        if grid[there] == UNTOUCHED:
            grid[there] = MEETING + (a if which == 0 else b if which == 1 else c)
            _ask_anew(grid, state, there)
        else:
            grid[there] += MEETING
    add_places(grid, state, cell)


@kernel("void(int16[::1], int64[::1], int64, int64)")
def lay(grid: Array, state: Array, cell: int, tile: int) -> None:
    """Lay a tile that fits on a free cell. Two known digits and the tile's sum give the third; a
    round's first tile lies as it is named."""
    a = grid[corner(cell, 0)] & _DIGIT
    b = grid[corner(cell, 1)] & _DIGIT
    c = grid[corner(cell, 2)] & _DIGIT
    if state[LAID] == 0:
        a, b, c = DIGITS[tile, 0], DIGITS[tile, 1], DIGITS[tile, 2]
    elif a == NO_DIGIT:
        a = VALUE[tile] - b - c
    elif b == NO_DIGIT:
        b = VALUE[tile] - a - c
    elif c == NO_DIGIT:
        c = VALUE[tile] - a - b
    put(grid, state, cell, a, b, c)


@kernel("void(int64[::1], int64[::1])")
def copy(source: Array, target: Array) -> None:
    """Make one state equal to another."""
    for each in range(STATE):  # a slice would take seconds to compile
        target[each] = source[each]


@kernel("void(int16[::1], int64[::1], int64[::1])")
def restore(grid: Array, state: Array, before: Array) -> None:
    """Make ``state`` an earlier state of the same round again, and the grid with it."""
    for place in range(state[PLACES]):
        grid[SIZE + state[CELLS + place]] = 0
    for laid in range(before[LAID], state[LAID]):
        cell = state[TRAIL + laid]
        grid[SIZE + cell] = 0
        for which in range(3):
            there = corner(cell, which)
            grid[there] -= MEETING
            if grid[there] < MEETING:
                grid[there] = UNTOUCHED
    copy(before, state)
    for place in range(state[PLACES]):
        grid[SIZE + state[CELLS + place]] = place + 1
