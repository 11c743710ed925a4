"""The expected final value of every line, and by it of every move.

A line is worth what lies in it (its *pattern*, the sizes of its groups) and, for each colour, what
may still come: how many of it the line holds, how many gaps the line has, how many of it do not
lie on the board. All weights are by the number of empty cells on the board, which tells how many
moves remain, and by whether the line's team has just moved or moves next. Specials in the hands
have weights of their own. The numbers are learned: see ``engines.crosswise.player.training``.
"""

import numpy as np

from engines.crosswise.player.kernels.board import WON, turn
from engines.crosswise.player.kernels.compiled import Array, Stones, compiled
from engines.crosswise.player.kernels.layout import (
    AHEAD,
    BAG_SIZE,
    CELL,
    COMING,
    EMPTY,
    HAND,
    LINE,
    LYING,
    MOVE,
    PASS,
    REMOVE,
    REPLACE,
    SEATS,
    STONES,
    SWAP,
)
from engines.crosswise.player.kernels.lines import (
    COUNTS,
    GAPS,
    PATTERN,
    PATTERNS,
    POINTS,
    SIX,
    STEPS,
    WITH,
    WITHOUT,
)

GROWTH = PATTERNS  # what may come: 7 × 7 × 8 by stones of the colour, gaps, stones not lying
SPECIAL = GROWTH + 7 * 7 * 8  # 4: a special in a hand
ROLE = SPECIAL + 4  # as many weights for the team that has just moved, then for the other
TEMPO = 2 * ROLE  # the weight of having just moved
WEIGHTS = TEMPO + 1
SHAPE = (3, 37, WEIGHTS)
"""Weights by number of seats less two and by empty cells."""

WIN = 100.0
"""The value of a line of six in the comparison of moves."""


_TERM = (GROWTH + (COUNTS.astype(np.int16) * 7 + GAPS[:, None]) * 8 + 7).ravel()
"""Where the weight of a line's growth in a colour stands when none of it lies on the board."""


@compiled("f8(f4[::1], i8, i8, i8, i2[::1], i8)", inline=True)
def _side(weights: Array, team: int, number: int, line: int, position: Stones, gaps: int) -> float:
    """What ``line`` as the line ``number`` is worth to ``team``, which has just moved and left
    ``gaps`` empty cells on the board."""
    own = (number < 6) == (team == 0)
    sign = 1.0 if own else -1.0
    if SIX[line]:
        return sign * WIN
    if gaps == 0:
        return sign * float(POINTS[line])
    base = gaps * WEIGHTS + (0 if own else ROLE)
    total = float(weights[base + PATTERN[line]])
    if GAPS[line] > 0:
        for colour in range(6):
            total += weights[base + _TERM[line * 6 + colour] - position[LYING + colour]]
    return sign * total


@compiled("i8(i2[::1], i8)")
def _ahead(position: Stones, team: int) -> int:
    """The points that ``team`` had before the first stone, less those that the other one had."""
    return int(position[AHEAD]) if team == 0 else -int(position[AHEAD])


@compiled("f8(f4[::1], i2[::1], i8)")
def evaluate(weights: Array, position: Stones, team: int) -> float:
    """What a position in which ``team`` has just moved is worth to it, all hands seen; the match
    must not be over."""
    now = position[EMPTY] * WEIGHTS
    total = float(weights[now + TEMPO]) + float(_ahead(position, team))
    for number in range(12):
        total += _side(weights, team, number, position[LINE + number], position, position[EMPTY])
    for seat in range(position[SEATS]):
        own = seat & 1 == team
        for kind in range(4):
            held = position[HAND + STONES * seat + MOVE + kind]
            special = now + SPECIAL + kind
            total += held * (weights[special] if own else -weights[special + ROLE])
    return total


@compiled("f8(f4[::1], i2[::1], i8, i8)")
def _hands(weights: Array, position: Stones, used: int, gaps: int) -> float:
    """The value of specials after the seat to move has ``used`` one (-1: none): its own, and of
    the others' as many as the share of hidden stones in their hands makes likely."""
    seat = turn(position)
    hidden, mates, others = position[BAG_SIZE], 0, 0
    for other in range(position[SEATS]):
        if other != seat:
            held = 0
            for stone in range(STONES):
                held += position[HAND + STONES * other + stone]
            hidden += held
            if other & 1 == seat & 1:
                mates += held
            else:
                others += held
    now = gaps * WEIGHTS
    total = float(weights[now + TEMPO])
    for kind in range(4):
        held = position[HAND + STONES * seat + MOVE + kind]
        likely = (position[COMING + kind] - held) / max(1, hidden)
        own, rival = weights[now + SPECIAL + kind], weights[now + SPECIAL + kind + ROLE]
        total += own * (held - (used == kind)) + likely * (mates * own - others * rival)
    return total


@compiled("f8(f4[::1], i2[::1], i8, i8, f8[::1])")
def _present(weights: Array, position: Stones, team: int, gaps: int, now: Array) -> float:
    """Fill in what each line adds to the value as it is; their sum, beside what was given."""
    total = float(_ahead(position, team))
    for number in range(12):
        now[number] = _side(weights, team, number, position[LINE + number], position, gaps)
        total += now[number]
    return total


@compiled("void(f4[::1], i2[::1], i8, i8, f8[::1], i8, f8[::1], i8)")
def _gains(
    weights: Array,
    position: Stones,
    team: int,
    gaps: int,
    now: Array,
    step: int,
    gains: Array,
    start: int,
) -> None:
    """Fill in, from ``start`` on, what each line gains by one of the ``STEPS``."""
    for number in range(12):
        after = STEPS[position[LINE + number], step]
        if after >= 0:
            gains[start + number] = (
                _side(weights, team, number, after, position, gaps) - now[number]
            )


@compiled("i8(f4[::1], i2[::1], i8, i8[::1], f8[::1], i8)")
def _laid(
    weights: Array, position: Stones, stone: int, moves: Array, values: Array, count: int
) -> int:
    """Add the moves that lay a stone of a colour on an empty cell; how many moves there are."""
    team, gaps = turn(position) & 1, position[EMPTY] - 1
    now, gains = np.empty(12), np.empty(12)
    position[LYING + stone] += 1
    total = _present(weights, position, team, gaps, now)
    _gains(weights, position, team, gaps, now, stone, gains, 0)
    position[LYING + stone] -= 1
    hands = _hands(weights, position, -1, gaps)
    for cell in range(36):
        if position[CELL + cell] == 0:
            value = total + gains[cell % 6] + gains[6 + cell // 6]
            if gaps == 0:
                value += WON * np.sign(value)
            else:
                value += hands
            moves[count], values[count] = stone | cell << 4, value
            count += 1
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1], i8)")
def _moved(weights: Array, position: Stones, moves: Array, values: Array, count: int) -> int:
    """Add the moves that take a stone on the board to an empty cell."""
    team, gaps = turn(position) & 1, position[EMPTY]
    now, less, more = np.empty(12), np.empty(72), np.empty(72)
    total = _present(weights, position, team, gaps, now)
    total += _hands(weights, position, 0, gaps)
    for colour in range(6):
        _gains(weights, position, team, gaps, now, 6 + colour, less, 12 * colour)
        _gains(weights, position, team, gaps, now, colour, more, 12 * colour)
    for cell in range(36):
        colour = position[CELL + cell] - 1
        if colour < 0:
            continue
        lines = 12 * colour
        for to in range(36):
            if position[CELL + to] == 0:
                value = total
                if cell % 6 != to % 6:
                    value += less[lines + cell % 6] + more[lines + to % 6]
                if cell // 6 != to // 6:
                    value += less[lines + 6 + cell // 6] + more[lines + 6 + to // 6]
                moves[count], values[count] = MOVE | cell << 4 | to << 10, value
                count += 1
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1], i8)")
def _removed(weights: Array, position: Stones, moves: Array, values: Array, count: int) -> int:
    """Add the moves that take a stone on the board into the hand."""
    team, gaps = turn(position) & 1, position[EMPTY] + 1
    now, less = np.empty(12), np.empty(12)
    hands = _hands(weights, position, REMOVE - MOVE, min(36, gaps))
    for colour in range(6):
        if position[LYING + colour] == 0:
            continue
        position[LYING + colour] -= 1
        total = _present(weights, position, team, gaps, now) + hands
        _gains(weights, position, team, gaps, now, 6 + colour, less, 0)
        position[LYING + colour] += 1
        for cell in range(36):
            if position[CELL + cell] == colour + 1:
                moves[count] = REMOVE | cell << 4
                values[count] = total + less[cell % 6] + less[6 + cell // 6]
                count += 1
    return count


@compiled("void(f4[::1], i2[::1], i8, i8, f8[::1], i8, i8, f8[::1], i8)")
def _turns(
    weights: Array,
    position: Stones,
    team: int,
    gaps: int,
    now: Array,
    old: int,
    new: int,
    gains: Array,
    start: int,
) -> None:
    """Fill in, from ``start`` on, what each line gains by a stone of the colour ``new`` in the
    place of one of ``old``."""
    for number in range(12):
        without = WITHOUT[position[LINE + number], old]
        if without >= 0:
            after = WITH[without, new]
            gains[start + number] = (
                _side(weights, team, number, after, position, gaps) - now[number]
            )


@compiled("i8(f4[::1], i2[::1], i8, i8[::1], f8[::1], i8)")
def _replaced(
    weights: Array, position: Stones, stone: int, moves: Array, values: Array, count: int
) -> int:
    """Add the moves that lay a stone of a colour in the place of one on the board."""
    team, gaps = turn(position) & 1, position[EMPTY]
    now, gains = np.empty(12), np.empty(12)
    hands = _hands(weights, position, REPLACE - MOVE, gaps)
    for colour in range(6):
        if position[LYING + colour] == 0:
            continue
        position[LYING + colour] -= 1
        position[LYING + stone] += 1
        total = _present(weights, position, team, gaps, now) + hands
        _turns(weights, position, team, gaps, now, colour, stone, gains, 0)
        position[LYING + stone] -= 1
        position[LYING + colour] += 1
        for cell in range(36):
            if position[CELL + cell] == colour + 1:
                moves[count] = REPLACE | cell << 4 | stone << 16
                values[count] = total + gains[cell % 6] + gains[6 + cell // 6]
                count += 1
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1], i8)")
def _swapped(weights: Array, position: Stones, moves: Array, values: Array, count: int) -> int:
    """Add the moves by which two stones on the board change places, two cells once."""
    team, gaps = turn(position) & 1, position[EMPTY]
    now, gains = np.empty(12), np.zeros(432)
    total = _present(weights, position, team, gaps, now)
    total += _hands(weights, position, SWAP - MOVE, gaps)
    for old in range(6):
        for new in range(6):
            if old != new and position[LYING + old] > 0 and position[LYING + new] > 0:
                start = 72 * old + 12 * new
                _turns(weights, position, team, gaps, now, old, new, gains, start)
    for cell in range(36):
        first = position[CELL + cell] - 1
        if first < 0:
            continue
        for other in range(cell + 1, 36):
            second = position[CELL + other] - 1
            if second >= 0:
                value = total
                come, go = 72 * first + 12 * second, 72 * second + 12 * first
                if cell % 6 != other % 6:
                    value += gains[come + cell % 6] + gains[go + other % 6]
                if cell // 6 != other // 6:
                    value += gains[come + 6 + cell // 6] + gains[go + 6 + other // 6]
                moves[count], values[count] = SWAP | cell << 4 | other << 10, value
                count += 1
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1])")
def evaluate_laid(weights: Array, position: Stones, moves: Array, values: Array) -> int:
    """As ``evaluate_moves``, but only those that lay a stone on an empty cell; there may be
    none."""
    hand, count = HAND + STONES * turn(position), 0
    for stone in range(6):
        if position[hand + stone] > 0:
            count = _laid(weights, position, stone, moves, values, count)
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1])")
def evaluate_moves(weights: Array, position: Stones, moves: Array, values: Array) -> int:
    """Fill in every move of the seat to move and what the position after it is worth to its team,
    judged by what that seat may see; how many moves there are. The match must not be over, and
    both arrays must have room for ``MOST_MOVES``."""
    hand, count = HAND + STONES * turn(position), evaluate_laid(weights, position, moves, values)
    if position[hand + MOVE] > 0:
        count = _moved(weights, position, moves, values, count)
    if position[hand + REMOVE] > 0:
        count = _removed(weights, position, moves, values, count)
    if position[hand + REPLACE] > 0:
        for stone in range(6):
            if position[hand + stone] > 0:
                count = _replaced(weights, position, stone, moves, values, count)
    if position[hand + SWAP] > 0:
        count = _swapped(weights, position, moves, values, count)
    if count == 0:
        moves[0], values[0] = PASS, 0.0
        count = 1
    return count
