"""Positions that are the same but for how one looks at the board have one code."""

from collections.abc import Iterator

from engines.reversi.position import BLACK, Position

_SWAPS = (
    (7, 0x00AA00AA00AA00AA),
    (14, 0x0000CCCC0000CCCC),
    (28, 0x00000000F0F0F0F0),
)  # how far bits go to change places across the diagonal, and which


def code(position: Position) -> str:
    """The same text for a position and for all that are turned or mirrored from it."""
    pairs = zip(_all(position.black), _all(position.white), strict=True)
    black, white = min(pairs)
    return f"{black:016x}{white:016x}{'b' if position.colour == BLACK else 'w'}"


def _all(discs: int) -> Iterator[int]:
    """The discs as each of the eight symmetries shows them."""
    for one in (discs, _transposed(discs)):
        upside_down = _flipped(one)
        for each in (one, upside_down):
            yield each
            yield _mirrored(each)


def _flipped(discs: int) -> int:
    """The first row last."""
    return int.from_bytes(discs.to_bytes(8, "little"), "big")


def _mirrored(discs: int) -> int:
    """Each row backwards."""
    discs = discs >> 1 & 0x5555555555555555 | (discs & 0x5555555555555555) << 1
    discs = discs >> 2 & 0x3333333333333333 | (discs & 0x3333333333333333) << 2
    return discs >> 4 & 0x0F0F0F0F0F0F0F0F | (discs & 0x0F0F0F0F0F0F0F0F) << 4


def _transposed(discs: int) -> int:
    """Rows become columns."""
    for step, mask in _SWAPS:
        changed = (discs ^ discs >> step) & mask
        discs ^= changed ^ changed << step
    return discs
