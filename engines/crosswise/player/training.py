"""Learns the worths of lines by self-play: ``python -m engines.crosswise.player.training``.

Matches are played by the worths known so far, with some moves by chance. For every number of
empty cells the final results are then fitted, by least squares, to what lay in the lines after a
move; the next matches are played by the new worths, and so on. It takes some minutes of one core.

The file in this folder was made by the rounds below. They explained 0.300, 0.377 and 0.388 of the
variance of the results with two seats, 0.490 with three, 0.494 with four.
"""

import sys
import time
from pathlib import Path

import numpy as np

from engines.crosswise.player.board import play, result, turn
from engines.crosswise.player.compiled import Array, Stones, compiled
from engines.crosswise.player.layout import (
    BAG,
    BAG_SIZE,
    COMING,
    EMPTY,
    HAND,
    LINE,
    LYING,
    MOST_MOVES,
    MOVE,
    OVER,
    PLY,
    SEATS,
    SIZE,
    STONES,
)
from engines.crosswise.player.lines import BLANK, COUNTS, GAPS, PATTERN
from engines.crosswise.player.rollouts import fraction, pick
from engines.crosswise.player.weights import FILE, present
from engines.crosswise.player.worth import GROWTH, ROLE, SHAPE, SPECIAL, TEMPO, WORTHS

SEED = 20261121
ROUNDS = ((2, 2), (2, 2), (2, 2), (3, 2), (4, 2))
"""For each round the number of seats, and that whose worths play the matches."""

MATCHES = 25_000  # a round
STRAY = 0.06  # the share of moves by chance
BLUR = 0.5  # points by which moves are misjudged, for variety
LONGEST = 60  # plies kept of a match
NEAR = (1.0, 0.5, 0.2)  # the weight of positions with so many empty cells more or fewer
RIDGE = 20.0
CHUNK = 4000  # samples put into a matrix at once


@compiled("void(i2[::1], i8, u8[::1])")
def start(position: Stones, seats: int, luck: Array) -> None:
    """Deal a match, the first seat by chance."""
    position[:] = 0
    position[LINE : LINE + 12] = BLANK
    position[EMPTY], position[SEATS], position[BAG_SIZE] = 36, seats, 54
    for stone in range(42):
        position[BAG + stone] = stone // 7
    for stone in range(12):
        position[BAG + 42 + stone] = MOVE + stone // 3
    position[COMING : COMING + 4] = 3
    for last in range(53, 0, -1):
        other = int(fraction(luck) * (last + 1))
        stone = position[BAG + last]
        position[BAG + last] = position[BAG + other]
        position[BAG + other] = stone
    for seat in range(seats):
        for _ in range(6 if seats == 3 and seat == 1 else 4):
            position[BAG_SIZE] -= 1
            position[HAND + STONES * seat + position[BAG + position[BAG_SIZE]]] += 1
    position[PLY] = int(fraction(luck) * 4)


@compiled("i8(f4[::1], i8, i8, f8, f8, u8[::1], i2[:, ::1], f4[::1])")
def matches(
    worths: Array,
    seats: int,
    count: int,
    stray: float,
    blur: float,
    luck: Array,
    seen: Array,
    ends: Array,
) -> int:
    """Play ``count`` matches and keep each position after a move, with what its match ended in
    for the team that made the move; how many were kept."""
    moves, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
    position, kept = np.empty(SIZE, np.int16), 0
    for _ in range(count):
        start(position, seats, luck)
        first = kept
        while not position[OVER]:
            blurred = 1000.0 if fraction(luck) < stray else blur
            play(position, pick(worths, position, moves, values, blurred, luck, True))
            if kept - first < LONGEST and not position[OVER]:
                seen[kept] = position
                kept += 1
        end = result(position)
        for at in range(first, kept):
            ends[at] = end if turn(seen[at]) & 1 else -end
    return kept


@compiled("void(i2[:, ::1], f4[:, ::1])")
def features(seen: Array, rows: Array) -> None:
    """Fill in the sum of which worths makes up the worth of each position."""
    rows[:] = 0
    for at in range(len(seen)):
        position, row = seen[at], rows[at]
        team = 1 - (turn(position) & 1)
        row[TEMPO] = 1
        for number in range(12):
            own = (number < 6) == (team == 0)
            base, sign = (0, 1) if own else (ROLE, -1)
            line = position[LINE + number]
            row[base + PATTERN[line]] += sign
            gaps = GAPS[line]
            if gaps > 0:
                for colour in range(6):
                    held = COUNTS[line, colour] * 7 + gaps
                    row[base + GROWTH + held * 8 + 7 - position[LYING + colour]] += sign
        for seat in range(position[SEATS]):
            base, sign = (0, 1) if seat & 1 == team else (ROLE, -1)
            for kind in range(4):
                row[base + SPECIAL + kind] += sign * position[HAND + STONES * seat + MOVE + kind]


def fitted(seen: Array, ends: Array) -> tuple[Array, float]:
    """The worths for one number of seats, 37 × ``WORTHS``, and the share of the results' variance
    that they explain."""
    used, squares, targets = _sums(seen, ends)
    worths = np.zeros((37, WORTHS), np.float32)
    explained = 0.0
    for empty in range(1, 37):
        square, target = np.zeros((len(used), len(used))), np.zeros(len(used))
        for other in range(max(1, empty - 2), min(36, empty + 3)):
            square += NEAR[abs(other - empty)] * squares[other]
            target += NEAR[abs(other - empty)] * targets[other]
        found = np.linalg.solve(square + RIDGE * np.eye(len(used)), target)
        worths[empty, used] = found
        own = targets[empty] @ found * 2 - found @ squares[empty] @ found
        explained += float(own)
    return worths, explained / float((ends.astype(np.float64) ** 2).sum())


def _sums(seen: Array, ends: Array) -> tuple[Array, Array, Array]:
    """Which worths occur, and by empty cells the sums of products that the fit needs."""
    rows = np.zeros((CHUNK, WORTHS), np.float32)
    used = np.zeros(WORTHS, bool)
    for begin in range(0, min(len(seen), 40 * CHUNK), CHUNK):
        part = seen[begin : begin + CHUNK]
        features(part, rows[: len(part)])
        used |= rows.any(axis=0)
    where = np.flatnonzero(used)
    squares = np.zeros((37, len(where), len(where)), np.float32)
    targets = np.zeros((37, len(where)))
    for empty in range(1, 37):
        chosen = np.flatnonzero(seen[:, EMPTY] == empty)
        for begin in range(0, len(chosen), CHUNK):
            part = chosen[begin : begin + CHUNK]
            features(seen[part], rows[: len(part)])
            table = rows[: len(part), where]
            squares[empty] += table.T @ table
            targets[empty] += table.T @ ends[part]
    return where, squares, targets


def learn(target: Path, count: int = MATCHES, seed: int = SEED) -> Array:
    """The worths after all rounds of ``count`` matches; they are written to ``target`` after each
    round."""
    worths = present().copy()
    luck = np.array([seed], np.uint64)
    seen = np.empty((count * LONGEST, SIZE), np.int16)
    ends = np.empty(count * LONGEST, np.float32)
    for seats, taught in ROUNDS:
        began = time.monotonic()
        kept = matches(worths[taught - 2].ravel(), seats, count, STRAY, BLUR, luck, seen, ends)
        between = time.monotonic()
        worths[seats - 2], explained = fitted(seen[:kept], ends[:kept])
        np.savez_compressed(target, worths=worths.astype(np.float16))
        sys.stdout.write(
            f"{seats} seats: {kept} positions in {between - began:.0f} s, fitted in "
            f"{time.monotonic() - between:.0f} s, explained {explained:.3f}\n"
        )
        sys.stdout.flush()
    return worths


def main() -> None:
    """Learn and write the file; an argument names another file."""
    learn(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE)


if __name__ == "__main__":
    assert SHAPE[2] == WORTHS
    main()
