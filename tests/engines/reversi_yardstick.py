"""A simple player to measure others by: plain alpha-beta in Python to a fixed depth, with the
classic terms of an evaluation (moves, frontier, corners and the cells beside them)."""

from engines.reversi.board import FULL, bit, bits, flips, moves

WON = 100_000
CORNERS = bit("a1") | bit("h1") | bit("a8") | bit("h8")
DIAGONAL = bit("b2") | bit("g2") | bit("b7") | bit("g7")
_NOT_A = FULL & ~0x0101010101010101
_NOT_H = FULL & ~0x8080808080808080
_MOVE, _FRONTIER, _CORNER, _DIAGONAL, _BESIDE = 60, 25, 700, 300, 120


def best(own: int, other: int, plies: int) -> int:
    """The bit of the best move, looked ahead so many plies; the last eight cells are played
    out."""
    empty = 64 - (own | other).bit_count()
    depth = empty if empty <= 8 else plies
    rated: list[tuple[int, int]] = []
    for placed in bits(moves(own, other)):
        turned = flips(own, other, placed)
        bar = max((value for value, _ in rated), default=-2 * WON)
        after = other & ~turned, own | turned | placed
        rated.append((-_value(*after, depth - 1, -2 * WON, -bar), placed))
    return max(rated)[1]


def _value(own: int, other: int, depth: int, alpha: int, beta: int) -> int:
    mine = moves(own, other)
    if not mine:
        if not moves(other, own):
            lead = own.bit_count() - other.bit_count()
            return 100 * lead + (WON if lead > 0 else -WON if lead < 0 else 0)
        return -_value(other, own, depth, -beta, -alpha)
    if depth <= 0:
        return _evaluated(own, other)
    most = -2 * WON
    for group in (mine & CORNERS, mine & ~CORNERS):
        for placed in bits(group):
            turned = flips(own, other, placed)
            after = other & ~turned, own | turned | placed
            most = max(most, -_value(*after, depth - 1, -beta, -max(alpha, most)))
            if most >= beta:
                return most
    return most


def _around(mask: int) -> int:
    wide = mask | (mask & _NOT_H) << 1 | (mask & _NOT_A) >> 1
    return (wide | wide << 8 | wide >> 8) & FULL


def _evaluated(own: int, other: int) -> int:
    return _worth(own, other) - _worth(other, own)


def _worth(own: int, other: int) -> int:
    empty = FULL & ~(own | other)
    value = _MOVE * moves(own, other).bit_count()
    value += _FRONTIER * (empty & _around(other)).bit_count()
    value += _CORNER * (own & CORNERS).bit_count()
    beside = _around(empty & CORNERS) & ~CORNERS
    value -= _DIAGONAL * (own & beside & DIAGONAL).bit_count()
    return value - _BESIDE * (own & beside & ~DIAGONAL).bit_count()
