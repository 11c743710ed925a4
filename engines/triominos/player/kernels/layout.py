"""Tiles as numbers, what fits where as sets of them, and how a round lies in memory.

Tiles are numbered 0 to 55 by their sums, so that the highest number in a set is a tile of the
highest sum; a set of tiles is the bits of a 64-bit number.

A round in memory is two arrays. ``grid`` (int16) holds the lattice twice: first its corners, each
as digit + 8 x tiles that meet there (``UNTOUCHED``: none do), then its cells, each 0, ``TAKEN``,
or the number of the place there, from 1. ``state`` (int64) holds everything else, at the names
below. Rows are ``STRIDE`` apart and cell (0, 0) is ``ORIGIN``: 56 tiles cannot reach a border.
"""

import numpy as np

from engines.triominos.tiles import FITTING, HIGHEST, TILES, digits, value

NUMBERED = tuple(sorted(TILES, key=lambda tile: (value(tile), tile)))
NUMBER = {tile: number for number, tile in enumerate(NUMBERED)}
VALUE = np.array([value(tile) for tile in NUMBERED], np.int64)
DIGITS = np.array([digits(tile) for tile in NUMBERED], np.int64)
TRIPLES = sum(1 << NUMBER[str(digit) * 3] for digit in range(HIGHEST + 1))
ZEROS = NUMBER["000"]
EVERY = (1 << len(TILES)) - 1

STRIDE = 128
SIZE = STRIDE * STRIDE
ORIGIN = STRIDE * 64 + 64
NO_DIGIT = HIGHEST + 1  # the digit of a corner that no tile touches
UNTOUCHED = NO_DIGIT
MEETING = 8  # added to a corner for each tile that meets there
TAKEN = -1

SEATS, TURN, PASSES, PLACES, LAID, DRAWN, MARKET_SIZE, OVER = range(8)
WINNER, UNPLAYED, RNG = range(8, 11)
SCORES = 13  # a total a seat
HANDS = 17  # a set a seat
CELLS = 24  # the cell of each place
MOST_PLACES = 64
TAKERS = CELLS + MOST_PLACES  # the set of tiles that fit each place
TRAIL = TAKERS + MOST_PLACES  # the cells of the laid tiles, in turn
MARKET = TRAIL + MOST_PLACES  # the tiles of the market, the next to draw at MARKET + DRAWN
STATE = MARKET + MOST_PLACES

RUNNING, OUT, BLOCKED = range(3)  # what OVER says
NOBODY = -1
CERTAIN = 1024  # the weight of a tile that a hand may hold as well as any


def _fits() -> list[int]:
    wanted = [None if digit == NO_DIGIT else digit for digit in range(NO_DIGIT + 1)]
    places = ((a, b, c) for a in wanted for b in wanted for c in wanted)
    return [sum(1 << NUMBER[tile] for tile in FITTING.get(place, ())) for place in places]


FITS = np.array(_fits(), np.int64)
"""The set of tiles that fit the three digits a, b, c of a place, at 49a + 7b + c."""
