"""The expected final value of every line, and by it of every move.

A line is worth what lies in it (its *pattern*, the sizes of its groups) and, for each colour, what
may still come: how many of it the line holds, how many gaps the line has, how many of it do not
lie on the board. All worths are by the number of empty cells on the board, which tells how many
moves remain, and by whether the line's team has just moved or moves next. Specials in the hands
have a worth of their own. The numbers are learned: see ``engines.crosswise.player.training``.
"""

import numpy as np

from engines.crosswise.player.board import WON, turn
from engines.crosswise.player.compiled import Array, Stones, compiled
from engines.crosswise.player.layout import (
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
from engines.crosswise.player.lines import (
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
ROLE = SPECIAL + 4  # as many worths for the team that has just moved, then for the other
TEMPO = 2 * ROLE  # the worth of having just moved
WORTHS = TEMPO + 1
SHAPE = (3, 37, WORTHS)
"""Worths by number of seats less two and by empty cells."""

WIN = 100.0
"""The worth of a line of six in the comparison of moves."""


_TERM = (GROWTH + (COUNTS.astype(np.int16) * 7 + GAPS[:, None]) * 8 + 7).ravel()
"""Where the worth of a line's growth in a colour stands when none of it lies on the board."""


@compiled("f8(f4[::1], i8, i8, i8, i2[::1], i8)", inline=True)
def _side(worths: Array, team: int, at: int, line: int, position: Stones, gaps: int) -> float:
    """What ``line`` as the line number ``at`` is worth to ``team``, which has just moved and left
    ``gaps`` empty cells on the board."""
    own = (at < 6) == (team == 0)
    sign = 1.0 if own else -1.0
    if SIX[line]:
        return sign * WIN
    if gaps == 0:
        return sign * float(POINTS[line])
    base = gaps * WORTHS + (0 if own else ROLE)
    total = float(worths[base + PATTERN[line]])
    if GAPS[line] > 0:
        for colour in range(6):
            total += worths[base + _TERM[line * 6 + colour] - position[LYING + colour]]
    return sign * total


@compiled("f8(f4[::1], i2[::1], i8)")
def worth(worths: Array, position: Stones, team: int) -> float:
    """What a position in which ``team`` has just moved is worth to it, all hands seen; the match
    must not be over."""
    now = position[EMPTY] * WORTHS
    total = float(worths[now + TEMPO])
    for at in range(12):
        total += _side(worths, team, at, position[LINE + at], position, position[EMPTY])
    for seat in range(position[SEATS]):
        own = seat & 1 == team
        for kind in range(4):
            held = position[HAND + STONES * seat + MOVE + kind]
            special = now + SPECIAL + kind
            total += held * (worths[special] if own else -worths[special + ROLE])
    return total


@compiled("f8(f4[::1], i2[::1], i8, i8)")
def _hands(worths: Array, position: Stones, used: int, gaps: int) -> float:
    """The worth of specials after the seat to move has ``used`` one (-1: none): its own, and of
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
    now = gaps * WORTHS
    total = float(worths[now + TEMPO])
    for kind in range(4):
        held = position[HAND + STONES * seat + MOVE + kind]
        likely = (position[COMING + kind] - held) / max(1, hidden)
        own, rival = worths[now + SPECIAL + kind], worths[now + SPECIAL + kind + ROLE]
        total += own * (held - (used == kind)) + likely * (mates * own - others * rival)
    return total


@compiled("f8(f4[::1], i2[::1], i8, i8, f8[::1])")
def _present(worths: Array, position: Stones, team: int, gaps: int, now: Array) -> float:
    """Fill in what each line adds to the worth as it is; their sum."""
    total = 0.0
    for at in range(12):
        now[at] = _side(worths, team, at, position[LINE + at], position, gaps)
        total += now[at]
    return total


@compiled("void(f4[::1], i2[::1], i8, i8, f8[::1], i8, f8[::1], i8)")
def _gains(
    worths: Array,
    position: Stones,
    team: int,
    gaps: int,
    now: Array,
    step: int,
    gains: Array,
    start: int,
) -> None:
    """Fill in, from ``start`` on, what each line gains by one of the ``STEPS``."""
    for at in range(12):
        after = STEPS[position[LINE + at], step]
        if after >= 0:
            gains[start + at] = _side(worths, team, at, after, position, gaps) - now[at]


@compiled("i8(f4[::1], i2[::1], i8, i8[::1], f8[::1], i8)")
def _laid(
    worths: Array, position: Stones, stone: int, moves: Array, values: Array, count: int
) -> int:
    """Add the moves that lay a stone of a colour on an empty cell; how many moves there are."""
    team, gaps = turn(position) & 1, position[EMPTY] - 1
    now, gains = np.empty(12), np.empty(12)
    position[LYING + stone] += 1
    total = _present(worths, position, team, gaps, now)
    _gains(worths, position, team, gaps, now, stone, gains, 0)
    position[LYING + stone] -= 1
    hands = _hands(worths, position, -1, gaps)
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
def _moved(worths: Array, position: Stones, moves: Array, values: Array, count: int) -> int:
    """Add the moves that take a stone on the board to an empty cell."""
    team, gaps = turn(position) & 1, position[EMPTY]
    now, less, more = np.empty(12), np.empty(72), np.empty(72)
    total = _present(worths, position, team, gaps, now)
    total += _hands(worths, position, 0, gaps)
    for colour in range(6):
        _gains(worths, position, team, gaps, now, 6 + colour, less, 12 * colour)
        _gains(worths, position, team, gaps, now, colour, more, 12 * colour)
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
def _removed(worths: Array, position: Stones, moves: Array, values: Array, count: int) -> int:
    """Add the moves that take a stone on the board into the hand."""
    team, gaps = turn(position) & 1, position[EMPTY] + 1
    now, less = np.empty(12), np.empty(12)
    hands = _hands(worths, position, REMOVE - MOVE, min(36, gaps))
    for colour in range(6):
        if position[LYING + colour] == 0:
            continue
        position[LYING + colour] -= 1
        total = _present(worths, position, team, gaps, now) + hands
        _gains(worths, position, team, gaps, now, 6 + colour, less, 0)
        position[LYING + colour] += 1
        for cell in range(36):
            if position[CELL + cell] == colour + 1:
                moves[count] = REMOVE | cell << 4
                values[count] = total + less[cell % 6] + less[6 + cell // 6]
                count += 1
    return count


@compiled("void(f4[::1], i2[::1], i8, i8, f8[::1], i8, i8, f8[::1], i8)")
def _turns(
    worths: Array,
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
    for at in range(12):
        without = WITHOUT[position[LINE + at], old]
        if without >= 0:
            after = WITH[without, new]
            gains[start + at] = _side(worths, team, at, after, position, gaps) - now[at]


@compiled("i8(f4[::1], i2[::1], i8, i8[::1], f8[::1], i8)")
def _replaced(
    worths: Array, position: Stones, stone: int, moves: Array, values: Array, count: int
) -> int:
    """Add the moves that lay a stone of a colour in the place of one on the board."""
    team, gaps = turn(position) & 1, position[EMPTY]
    now, gains = np.empty(12), np.empty(12)
    hands = _hands(worths, position, REPLACE - MOVE, gaps)
    for colour in range(6):
        if position[LYING + colour] == 0:
            continue
        position[LYING + colour] -= 1
        position[LYING + stone] += 1
        total = _present(worths, position, team, gaps, now) + hands
        _turns(worths, position, team, gaps, now, colour, stone, gains, 0)
        position[LYING + stone] -= 1
        position[LYING + colour] += 1
        for cell in range(36):
            if position[CELL + cell] == colour + 1:
                moves[count] = REPLACE | cell << 4 | stone << 16
                values[count] = total + gains[cell % 6] + gains[6 + cell // 6]
                count += 1
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1], i8)")
def _swapped(worths: Array, position: Stones, moves: Array, values: Array, count: int) -> int:
    """Add the moves by which two stones on the board change places, two cells once."""
    team, gaps = turn(position) & 1, position[EMPTY]
    now, gains = np.empty(12), np.zeros(432)
    total = _present(worths, position, team, gaps, now)
    total += _hands(worths, position, SWAP - MOVE, gaps)
    for old in range(6):
        for new in range(6):
            if old != new and position[LYING + old] > 0 and position[LYING + new] > 0:
                start = 72 * old + 12 * new
                _turns(worths, position, team, gaps, now, old, new, gains, start)
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
def judge_stones(worths: Array, position: Stones, moves: Array, values: Array) -> int:
    """As ``judge``, but only moves that lay a stone on an empty cell; there may be none."""
    hand, count = HAND + STONES * turn(position), 0
    for stone in range(6):
        if position[hand + stone] > 0:
            count = _laid(worths, position, stone, moves, values, count)
    return count


@compiled("i8(f4[::1], i2[::1], i8[::1], f8[::1])")
def judge(worths: Array, position: Stones, moves: Array, values: Array) -> int:
    """Fill in every move of the seat to move and what the position after it is worth to its team,
    judged by what that seat may see; how many moves there are. The match must not be over, and
    both arrays must have room for ``MOST_MOVES``."""
    hand, count = HAND + STONES * turn(position), judge_stones(worths, position, moves, values)
    if position[hand + MOVE] > 0:
        count = _moved(worths, position, moves, values, count)
    if position[hand + REMOVE] > 0:
        count = _removed(worths, position, moves, values, count)
    if position[hand + REPLACE] > 0:
        for stone in range(6):
            if position[hand + stone] > 0:
                count = _replaced(worths, position, stone, moves, values, count)
    if position[hand + SWAP] > 0:
        count = _swapped(worths, position, moves, values, count)
    if count == 0:
        moves[0], values[0] = PASS, 0.0
        count = 1
    return count
