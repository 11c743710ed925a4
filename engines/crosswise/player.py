"""A simple computer player: of all moves the one after which its team's lines stand best."""

import random
import time
from dataclasses import dataclass
from functools import lru_cache

from engines import path
from engines.crosswise.scoring import score_line
from engines.crosswise.stones import (
    COLOURS,
    OF_COLOUR,
    PLACE,
    SPECIALS,
    Board,
    column_of,
    row_of,
)
from engines.crosswise.view import CrosswiseView
from engines.game import Rated


@dataclass(frozen=True, slots=True)
class Level:
    """How well a level plays: ``noise`` is the spread, in points, of what it misjudges a move by;
    ``sees`` the share of the moves that it looks at."""

    noise: float
    sees: float


LEVELS = {
    "beginner": Level(noise=3.0, sees=0.3),
    "casual": Level(noise=1.5, sees=0.6),
    "club": Level(noise=0.7, sees=0.9),
    "expert": Level(noise=0.2, sees=1.0),
    "master": Level(noise=0.0, sees=1.0),
}

WIN = 1000.0  # a line of six
DANGER = 40.0  # five in a line of the other team, and a sixth stone can come
CHANCE = 6.0  # the same in a line of the own team: the others will see it too
SPECIAL = 1.5  # what a special is worth in the hand
GROWING = {2: 0.4, 3: 1.0, 4: 1.8}  # so many equal stones that can still grow


def choose(view: CrosswiseView, level: str, seconds: float) -> str:
    """One of ``view.moves``, the best found within ``seconds``. The same view, level and time to
    look at everything give the same move."""
    end = time.monotonic() + seconds
    skill = LEVELS[level]
    luck = random.Random(repr((view.board, view.hand, view.seat, level)))
    moves = list(dict.fromkeys(map(_canonical, view.moves)))
    luck.shuffle(moves)
    seen = moves[: max(1, round(len(moves) * skill.sees))]
    judge = Judge.of(view)
    best, most = seen[0], float("-inf")
    for move in seen:
        value = judge.gain(move) + luck.gauss(0.0, skill.noise)
        if value > most:
            best, most = move, value
        if time.monotonic() > end:
            break
    return best


def rate(view: CrosswiseView, seconds: float) -> tuple[Rated, ...]:
    """Every move by what it adds to the present lead, the best first."""
    judge = Judge.of(view)
    lead = judge.columns * (view.lines.orange - view.lines.green)
    rated = (Rated(move, lead + judge.gain(move)) for move in view.moves)
    return tuple(sorted(rated, key=lambda one: -one.value))


def _canonical(move: str) -> str:
    """One of the two equal swaps of two cells."""
    choices = path.split(move)
    return path.join(("swap", *sorted(choices[1:]))) if choices[0] == "swap" else move


def hidden(view: CrosswiseView) -> dict[str, int]:
    """How many stones of each colour and kind this seat has not seen: those in the bag, and those
    in other hands that were never seen to go there."""
    others = [
        stone for seat, known in enumerate(view.known) if seat != view.seat for stone in known
    ]
    seen = [*view.board, *view.hand, *others]
    left = {colour: OF_COLOUR - seen.count(colour) for colour in COLOURS}
    kinds = zip(SPECIALS, view.unseen, strict=True)
    return left | {kind: count - view.hand.count(kind) for kind, count in kinds}


@dataclass(frozen=True, slots=True)
class Judge:
    """Values boards for the team of a view. ``coming`` are the colours of which another stone may
    still be played."""

    board: Board
    columns: float  # 1 for the team that scores the columns, else -1
    coming: frozenset[str]

    @classmethod
    def of(cls, view: CrosswiseView) -> "Judge":
        """The judge for the seat that looks."""
        columns = 1.0 if view.seat is not None and view.sides[view.seat] == "orange" else -1.0
        lying = {colour: view.board.count(colour) for colour in COLOURS}
        coming = frozenset(colour for colour, count in lying.items() if count < OF_COLOUR)
        return cls(view.board, columns, coming)

    def gain(self, move: str) -> float:
        """By how much ``move`` betters the lines, less the worth of the special it uses up."""
        changes = _changes(self.board, move)
        after = list(self.board)
        for place, stone in changes.items():
            after[place] = stone
        board = tuple(after)
        value = 0.0
        for column in {place % 6 for place in changes}:
            lines = column_of(board, column), column_of(self.board, column)
            value += self._line(lines[0], self.columns) - self._line(lines[1], self.columns)
        for row in {place // 6 for place in changes}:
            lines = row_of(board, row), row_of(self.board, row)
            value += self._line(lines[0], -self.columns) - self._line(lines[1], -self.columns)
        return value - (SPECIAL if path.split(move)[0] in SPECIALS else 0.0)

    def _line(self, line: Board, sign: float) -> float:
        """The worth of a line for the judge's team; ``sign`` is 1 for an own line, else -1."""
        return sign * _prospects(line, sign > 0, self.coming)


@lru_cache(maxsize=1 << 16)
def _prospects(line: Board, own: bool, coming: frozenset[str]) -> float:
    """A line's points and what it may become, for the team that scores it."""
    score = score_line(line)
    if score.six:
        return WIN
    value = float(score.points)
    if None not in line:
        return value
    for part in score.parts:
        if part.colour in coming:
            value += GROWING.get(part.size, CHANCE if own else DANGER)
    return value


def _changes(board: Board, move: str) -> dict[int, str | None]:
    """The entries of the board that a move changes."""
    first, *rest = path.split(move)
    cells = [PLACE[choice] for choice in rest if choice in PLACE]
    match first:
        case "move":
            return {cells[0]: None, cells[1]: board[cells[0]]}
        case "remove":
            return {cells[0]: None}
        case "replace":
            return {cells[0]: rest[0]}
        case "swap":
            return {cells[0]: board[cells[1]], cells[1]: board[cells[0]]}
        case "pass":
            return {}
    return {cells[0]: first}
