"""The computer player: a move for a view, at one of five levels, within a time."""

import contextlib
import random
import time
from dataclasses import dataclass

from engines.game import LEVELS, Rated
from engines.reversi import board
from engines.reversi.endgame import Solver
from engines.reversi.evaluation import CORNERS, WON
from engines.reversi.position import BLACK
from engines.reversi.search import Search, TimeUp
from engines.reversi.view import ReversiView

_BEYOND = 1 << 30
_SHARE = 0.9  # of the time, so that the answer is back when it is up
_OPENING = 14  # discs on the board up to which moves of nearly equal value are all good
_FORESIGHT = 4  # plies looked ahead before the end is played out: the best moves first


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays. A weak player looks less far and overlooks cells, the opponent's
    chances there included; what is seen is judged as well as by a strong one."""

    depth: int  # plies looked ahead after the move
    solve: int  # empty cells from which on the end is played out
    overlook: float  # the chance to overlook a cell
    even: int  # hundredths of a disc within which moves of the opening count as equal


_LEVELS = dict(
    zip(
        LEVELS,
        (
            Level(depth=0, solve=0, overlook=0.35, even=200),
            Level(depth=1, solve=3, overlook=0.2, even=150),
            Level(depth=2, solve=6, overlook=0.06, even=100),
            Level(depth=4, solve=9, overlook=0.0, even=60),
            Level(depth=60, solve=11, overlook=0.0, even=30),
        ),
        strict=True,
    )
)


def choose(
    view: ReversiView, level: str, seconds: float, chance: random.Random | None = None
) -> str:
    """A move of ``view.moves`` for the seat to move, found within ``seconds``. ``chance`` decides
    between moves of equal value and what is overlooked; by default the system does."""
    deadline = time.monotonic() + _SHARE * seconds
    decision = _Decision(view, _LEVELS[level], deadline, chance or random.Random())
    return board.cell(decision.move())


def rate(view: ReversiView, seconds: float) -> tuple[Rated, ...]:
    """Every move with the lead in discs it is expected to end in, looked ahead as deep as
    ``seconds`` allow; the best first."""
    deadline = time.monotonic() + _SHARE * seconds
    discs = view.black, view.white
    own, other = discs if view.colour == BLACK else discs[::-1]
    search = Search(deadline)
    values = dict.fromkeys(view.moves, 0)
    with contextlib.suppress(TimeUp):
        for depth in range(64 - (own | other).bit_count()):
            values = {
                move: search.after(own, other, board.bit(move), depth, -_BEYOND)
                for move in view.moves
            }
    rated = (Rated(move, _discs(value)) for move, value in values.items())
    return tuple(sorted(rated, key=lambda one: -one.value))


def _discs(value: int) -> float:
    """An evaluation in discs, the surplus that marks a won end taken off."""
    surplus = WON if value > WON // 2 else -WON if value < -WON // 2 else 0
    return max(-64.0, min(64.0, (value - surplus) / 100))


class _Decision:
    """One move to be found: what is known, and how good each move has turned out to be."""

    def __init__(
        self, view: ReversiView, level: Level, deadline: float, chance: random.Random
    ) -> None:
        discs = view.black, view.white
        self._own, self._other = discs if view.colour == BLACK else discs[::-1]
        self._level = level
        self._deadline = deadline
        self._chance = chance
        unseen = _overlooked(level.overlook, chance)
        self._search = Search(deadline, unseen)
        self._moves = _seen([board.bit(move) for move in view.moves], unseen)
        chance.shuffle(self._moves)
        self._empty = 64 - (view.black | view.white).bit_count()
        self._even = level.even if 64 - self._empty <= _OPENING else 0

    def move(self) -> int:
        """The bit of a move as good as any that was found in time."""
        good = self._moves
        if len(good) == 1:
            return good[0]
        solve = self._empty <= self._level.solve
        with contextlib.suppress(TimeUp):
            for depth in range(min(self._level.depth, self._empty) + 1):
                if not (solve and depth > _FORESIGHT):
                    good = self._look(depth)
            if solve:
                good = [self._solve()]
        return self._chance.choice(good)

    def _look(self, depth: int) -> list[int]:
        """Sort the moves by their value ``depth`` plies on; those about as good as the best."""
        rated: list[tuple[int, int]] = []
        best = -_BEYOND
        for move in self._moves:
            value = self._search.after(self._own, self._other, move, depth, best - self._even)
            rated.append((value, move))
            best = max(best, value)
        rated.sort(key=lambda pair: -pair[0])
        self._moves = [move for _, move in rated]
        return [move for value, move in rated if value == best or value > best - self._even]

    def _solve(self) -> int:
        """The move that ends best when everything is played out."""
        solver = Solver(self._deadline)
        best, lead = self._moves[0], -_BEYOND
        for move in self._moves:
            value = solver.after(self._own, self._other, move, lead)
            if value > lead:
                best, lead = move, value
        return best


def _overlooked(share: float, chance: random.Random) -> int:
    """The cells that a player does not look at this time; nobody overlooks a corner."""
    hidden = sum(bit for bit in board.bits(board.FULL) if chance.random() < share)
    return hidden & ~CORNERS


def _seen(moves: list[int], unseen: int) -> list[int]:
    """The moves that are looked at; all of them when none would be left."""
    return [move for move in moves if not move & unseen] or moves
