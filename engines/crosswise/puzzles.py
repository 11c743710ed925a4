"""Puzzles of Crosswise: six of a kind made or prevented in one turn, or the play that gains most at
once; proved by trying every move, and every stone that may come.

Prevented is what one stone could do: five of a colour lie in a line of the other side whose last
cell is empty, and a sixth may be in a hidden hand or be drawn. A play prevents it if afterwards no
such stone, laid on an empty cell, makes a six in any line of that side. Special stones are left
out of account, for against every one of them there is hardly ever a play. Of all the plays that
prevent it the answer is the one that changes the lead at once, own lines less the others', most
for the better, and no other does as well."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from engines.crosswise import moves as legal
from engines.crosswise import rules, setup
from engines.crosswise.scoring import score
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import (
    COLOURS,
    COLUMNS,
    OF_COLOUR,
    OF_SPECIAL,
    PLACE,
    ROWS,
    SPECIALS,
    Board,
    column_of,
    row_of,
)
from engines.crosswise.view import CrosswiseView, view
from engines.puzzle import Puzzle, Puzzler

SIX, PREVENT, GAIN = "six", "prevent", "gain"
LEAST = 4  # points that the play that gains most must gain
EARLIEST = 14  # plies before which the board is too empty
FEWEST, FEWEST_FOR_POINTS = 5, 40  # plays to choose from, in all and where points decide
_SKILLS = ("beginner", "beginner", "casual")
_OTHERS = 0.2  # of the matches, those of which every position is looked at
_SECONDS = 60.0  # for a move, which takes milliseconds: time must not decide


class CrosswisePuzzler(Puzzler):
    """One turn that makes or prevents a six or gains most; ``effort`` is how many different plays
    there are to weigh."""

    folder = Path(__file__).parent
    steps = (60, 120, 240, 400)
    since = 0

    def positions(self, rng: random.Random) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The positions of a match with five of a kind, in a random order; behind them in one
        match of a few all others, for points are gained everywhere and sixes are rare."""
        begin = setup.write(2, "1", f"{rng.getrandbits(256):064x}")
        played, boards = _match(begin, rng)
        plies = list(range(EARLIEST, len(played)))
        rng.shuffle(plies)
        rare = [ply for ply in plies if _five(boards[ply])]
        others = [ply for ply in plies if ply not in rare] if rng.random() < _OTHERS else []
        for ply in (*rare, *others):
            yield begin, played[:ply]

    def solve(self, setup: str, moves: tuple[str, ...]) -> Puzzle | None:
        """The one play that makes a six; else, where the other side may be about to lay one, the
        best of the plays that prevent it; else the one that gains most."""
        seen = _view(setup, moves)
        plays = _plays(seen) if seen.turn is not None else {}
        if len(plays) < FEWEST:
            return None
        found = _six(seen, plays) or _prevented(seen, plays) or _most(seen, plays)
        if found is None:
            return None
        task, answer, best, second = found
        effort = len(plays)
        level = self.difficulty(effort)
        return Puzzle(task, answer, best, second, effort, level, (answer,), setup, moves)

    def essence(self, setup: str, moves: tuple[str, ...]) -> str:
        """How many of each colour lie in each line, colours and lines of a side without names: the
        same for every way to turn the board or to colour it, and for few other pairs."""
        seen = _view(setup, moves)
        own, others = _lines(seen.board, _own_side(seen)), _lines(seen.board, _other_side(seen))
        hand = sorted(stone if stone in SPECIALS else _counts(seen, stone) for stone in seen.hand)
        return repr((_shape(own), _shape(others), hand))

    def same(self, move: str, answer: str) -> bool:
        """Whether they do the same; a swap does in either order of its cells."""
        return _unordered(move) == _unordered(answer)


Play = tuple[str, Board]
Found = tuple[str, str, int, int]  # the task, its answer, what it is worth, what the next best is


def _match(begin: str, rng: random.Random) -> tuple[tuple[str, ...], list[Board]]:
    """The moves of a match between two players of chance levels, and the board before each."""
    from engines.crosswise.player import choose

    state, played, boards = setup.start(begin), [], []
    skills = rng.choice(_SKILLS), rng.choice(_SKILLS)
    while (turn := view(state, None).turn) is not None:
        move = choose(view(state, turn), skills[turn], _SECONDS, rng)
        boards.append(state.board)
        state = rules.play(state, move)
        played.append(move)
    return tuple(played), boards


def _five(board: Board) -> bool:
    """Whether five of a colour lie in a line of either side."""
    lines = [*_lines(board, "orange"), *_lines(board, "green")]
    return any(line.count(colour) >= 5 for line in lines for colour in COLOURS)


def _view(begin: str, moves: tuple[str, ...]) -> CrosswiseView:
    """What the seat to move sees."""
    state = setup.start(begin)
    for move in moves:
        state = rules.play(state, move)
    return view(state, view(state, None).turn)


def _plays(seen: CrosswiseView) -> dict[str, Board]:
    """Every move with the board after it; of those that do the same the first."""
    found: dict[str, Board] = {}
    known: set[tuple[str, ...]] = set()
    for move in seen.moves:
        alike = _unordered(move)
        if move != legal.PASS and alike not in known:
            known.add(alike)
            found[move] = _after(seen, move)
    return found


def _after(seen: CrosswiseView, move: str) -> Board:
    choices = legal.parse(move)
    state = CrosswiseState(0, seen.board, ((),) * len(seen.hands), ())
    return rules.EFFECTS.get(choices[0], rules.place)(state, choices).board


def _unordered(move: str) -> tuple[str, ...]:
    first, *rest = move.split(".")
    return (first, *(sorted(rest) if first == "swap" else rest))


def _six(seen: CrosswiseView, plays: dict[str, Board]) -> Found | None:
    """The one play that makes six of a kind in an own line."""
    made = [move for move, after in plays.items() if _holds_six(after, _own_side(seen))]
    return (SIX, made[0], 1, 0) if len(made) == 1 else None


def _prevented(seen: CrosswiseView, plays: dict[str, Board]) -> Found | None:
    """Where one stone laid by the other side could make a six: of the plays after which none can,
    the one that changes the lead most for the better; None where another does as well."""
    side = _other_side(seen)
    if any(_holds_six(after, _own_side(seen)) for after in plays.values()):
        return None
    if not _completable(seen.board, side, _hidden(seen, seen.board, "")):
        return None
    before = _lead(seen.board, side)
    stopping = sorted(
        (before - _lead(after, side), move)
        for move, after in plays.items()
        if not _holds_six(after, side) and not _completable(after, side, _hidden(seen, after, move))
    )
    if not 1 < len(stopping) < len(plays):
        return None
    (second, _), (best, answer) = stopping[-2:]
    return (PREVENT, answer, best, second) if best > second else None


def _most(seen: CrosswiseView, plays: dict[str, Board]) -> Found | None:
    """The one play by which the own lines gain most; not where a six is in the air."""
    if len(plays) < FEWEST_FOR_POINTS:
        return None
    side, before = _own_side(seen), score(seen.board)
    if any(_holds_six(after, side) for after in plays.values()):
        return None
    if _threatened(seen.board, _other_side(seen), _hidden(seen, seen.board, "")):
        return None
    stands = getattr(before, side)
    gains = sorted(((_worth(after, side) - stands, move) for move, after in plays.items()))
    (second, _), (best, answer) = gains[-2:]
    return (GAIN, answer, best, second) if best > second and best >= LEAST else None


def _worth(board: Board, side: str) -> int:
    lines = score(board)
    return lines.orange if side == "orange" else lines.green


def _hidden(seen: CrosswiseView, board: Board, move: str) -> Counter[str]:
    """The stones that others may hold or draw once ``move`` has been played: all but those on the
    board, in the store and in the own hand."""
    stones = Counter({**dict.fromkeys(COLOURS, OF_COLOUR), **dict.fromkeys(SPECIALS, OF_SPECIAL)})
    stones.subtract(stone for stone in board if stone)
    stones.subtract(dict(zip(SPECIALS, seen.store, strict=True)))
    hand = list(seen.hand)
    if move:
        hand = _left(seen, move)
        stones.subtract([move.partition(".")[0]] if move.partition(".")[0] in SPECIALS else [])
    stones.subtract(hand)
    return +stones


def _left(seen: CrosswiseView, move: str) -> list[str]:
    """The own hand after a move, before anything is drawn."""
    first, *rest = move.split(".")
    hand = list(seen.hand)
    hand.remove(first)
    if first == "replace":
        hand.remove(rest[0])
    if first in ("replace", "remove"):
        hand.append(seen.board[PLACE[rest[-1]]] or "")
    return hand


def _threatened(board: Board, side: str, stones: Counter[str]) -> bool:
    """Whether one turn with stones out of ``stones`` can make a six for ``side``: five of a colour
    lie in a line, and the sixth can come to the last cell."""
    for line in _places(side):
        lying = Counter(board[place] for place in line if board[place])
        colour, count = max(lying.items(), key=lambda item: item[1], default=(None, 0))
        if colour is None or count < 5:
            continue
        gap = next(place for place in line if board[place] != colour)
        elsewhere = sum(stone == colour for stone in board) > count
        if board[gap] is None:
            if stones[colour] or (stones["move"] and elsewhere):
                return True
        elif (stones["replace"] and stones[colour]) or (stones["swap"] and elsewhere):
            return True
    return False


def _completable(board: Board, side: str, stones: Counter[str]) -> bool:
    """Whether one of ``stones``, laid on an empty cell, makes a six for ``side``."""
    for line in _places(side):
        lying = Counter(board[place] for place in line if board[place])
        for colour, count in lying.items():
            if colour and count == 5 and sum(lying.values()) == 5 and stones[colour]:
                return True
    return False


def _lead(board: Board, side: str) -> int:
    """By how much the lines of ``side`` are worth more than the other ones."""
    lines = score(board)
    lead = lines.orange - lines.green
    return lead if side == "orange" else -lead


def _places(side: str) -> list[range]:
    if side == "orange":
        return [range(column, 36, 6) for column in range(6)]
    return [range(row * 6, row * 6 + 6) for row in range(6)]


def _lines(board: Board, side: str) -> list[Board]:
    if side == "orange":
        return [column_of(board, column) for column in range(len(COLUMNS))]
    return [row_of(board, row) for row in range(len(ROWS))]


def _holds_six(board: Board, side: str) -> bool:
    return any(line[0] and line.count(line[0]) == 6 for line in _lines(board, side))


def _own_side(seen: CrosswiseView) -> str:
    assert seen.turn is not None
    return seen.sides[seen.turn]


def _other_side(seen: CrosswiseView) -> str:
    return "green" if _own_side(seen) == "orange" else "orange"


def _shape(lines: list[Board]) -> list[list[int]]:
    """The sizes of the groups in each line, in an order that the lines' own does not decide."""
    return sorted(sorted(Counter(stone for stone in line if stone).values()) for line in lines)


def _counts(seen: CrosswiseView, colour: str) -> str:
    """A colour by how many of it lie in the lines."""
    return str(sum(stone == colour for stone in seen.board))
