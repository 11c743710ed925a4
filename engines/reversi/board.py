"""The 64 cells as bits: two integers hold the discs of a position, one for each colour.

Bit 0 is a1, the top left; bit 7 is h1, bit 63 is h8. Everything here takes ``own``, the discs of
whoever is to move, and ``other``, those of the opponent.
"""

import re
from collections.abc import Iterator

FULL = (1 << 64) - 1
CELLS = tuple(column + row for row in "12345678" for column in "abcdefgh")
_NAMES = {1 << place: name for place, name in enumerate(CELLS)}
GRID = tuple(CELLS[start : start + 8] for start in range(0, 64, 8))
_INNER = 0x7E7E7E7E7E7E7E7E  # every column but a and h: runs to the side may not wrap round
_LINES = ((1, _INNER), (8, FULL), (7, _INNER), (9, _INNER))
_CELL = re.compile(r"[a-h][1-8]")


def is_cell(text: str) -> bool:
    """Whether ``text`` names a cell: ``a1`` to ``h8``."""
    return _CELL.fullmatch(text) is not None


def bit(cell: str) -> int:
    """The bit of a cell: ``a1`` -> 1, ``b1`` -> 2."""
    return 1 << (ord(cell[0]) - ord("a") + 8 * (ord(cell[1]) - ord("1")))


def cell(bit: int) -> str:
    """The cell of a single bit: 1 -> ``a1``."""
    return CELLS[bit.bit_length() - 1]


def bits(mask: int) -> Iterator[int]:
    """The single bits of ``mask``, from a1 to h8."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def cells(mask: int) -> tuple[str, ...]:
    """The cells of ``mask``, from a1 to h8."""
    return tuple([_NAMES[bit] for bit in bits(mask)])


def moves(own: int, other: int) -> int:
    """The cells where ``own`` may place a disc."""
    targets = 0
    for step, mask in _LINES:
        wall = other & mask
        two = step + step
        up = (own << step) & wall
        up |= (up << step) & wall
        pairs = wall & (wall << step)
        up |= (up << two) & pairs
        up |= (up << two) & pairs
        down = (own >> step) & wall
        down |= (down >> step) & wall
        pairs = wall & (wall >> step)
        down |= (down >> two) & pairs
        down |= (down >> two) & pairs
        targets |= (up << step) | (down >> step)
    return targets & ~(own | other) & FULL


def flips(own: int, other: int, placed: int) -> int:
    """The discs of ``other`` that turn when ``own`` places a disc on the bit ``placed``."""
    turned = 0
    for step, mask in _LINES:
        wall = other & mask
        run = (placed << step) & wall
        if run:
            run |= (run << step) & wall
            run |= (run << step) & wall
            run |= (run << step) & wall
            run |= (run << step) & wall
            run |= (run << step) & wall
            if (run << step) & own:
                turned |= run
        run = (placed >> step) & wall
        if run:
            run |= (run >> step) & wall
            run |= (run >> step) & wall
            run |= (run >> step) & wall
            run |= (run >> step) & wall
            run |= (run >> step) & wall
            if (run >> step) & own:
                turned |= run
    return turned
