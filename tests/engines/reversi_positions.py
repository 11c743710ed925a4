"""Positions of random matches of Reversi, and their ends found by trying everything."""

import random
from functools import cache

from engines.reversi.board import bits, cell, flips, moves
from engines.reversi.position import START, Position


def late(number: int, empty: int) -> Position:
    """A position with so many empty cells and a move for the colour to move."""
    luck, position = random.Random(number), START
    while not position.over:
        if 64 - (position.black | position.white).bit_count() == empty:
            return position
        cells = list(bits(position.moves))
        chosen = luck.choice(cells)
        position = position.play(cell(chosen))
        if position.must_pass():
            position = position.passed()
    return late(number + 1000, empty)


@cache
def played_out(own: int, other: int) -> int:
    """The lead at the end when both play their best, by plain alpha-beta; reckoned once, as every
    level is asked about the same positions."""
    return _played_out(own, other, -65, 65)


def _played_out(own: int, other: int, alpha: int, beta: int) -> int:
    mine = moves(own, other)
    if not mine:
        if not moves(other, own):
            return own.bit_count() - other.bit_count()
        return -_played_out(other, own, -beta, -alpha)
    best = -65
    for placed in bits(mine):
        turned = flips(own, other, placed)
        floor = max(alpha, best)
        value = -_played_out(other & ~turned, own | turned | placed, -beta, -floor)
        best = max(best, value)
        if best >= beta:
            break
    return best
