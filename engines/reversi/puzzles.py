"""Puzzles of Reversi: to move, one move better by at least four discs than every other, found by
playing every move out exactly."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from engines.puzzle import Puzzle, Puzzler
from engines.reversi import board, rules
from engines.reversi.setup import ReversiSetup
from engines.reversi.state import ReversiState

if TYPE_CHECKING:
    from engines.reversi.player.engine import Engine, Move

EMPTIES = range(12, 19)  # cells that are empty in a puzzle
QUICK = 15  # empty cells up to which a position is solved in no time
CLEAR = 4  # discs by which the answer must be better than every other move
FEWEST = 4  # moves to choose from
SHOWN = 7  # plies of the solution that are shown
_EASIEST = 2  # plies; what a glance sees is no puzzle
_DEEPEST = 10  # plies that a search looks ahead at most
_LEAST = 1 / 128  # of a disc: the smallest difference of two values
_BITS = 14  # of the hash table's size
_SKILLS = ("beginner", "casual", "casual", "club")
_SECONDS = 60.0  # for a move, which takes milliseconds: time must not decide


class ReversiPuzzler(Puzzler):
    """Ends with one clear move; ``effort`` is how many plies a search must look ahead before it
    sees it and goes on seeing it."""

    folder = Path(__file__).parent
    steps = (3, 5, 7, 9)
    since = 0

    def positions(self, rng: random.Random) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The positions with few enough empty cells, in a random order, those that take long to
        solve behind the others."""
        found = [position for position in _match(rng) if _suits(position)]
        rng.shuffle(found)
        found.sort(key=lambda state: _empties(state) > QUICK)
        for state in found:
            begin = str(state.position)
            black = 0 if state.position.colour == "black" else 1
            yield str(ReversiSetup(black, begin)), ()

    def solve(self, setup: str, moves: tuple[str, ...]) -> Puzzle | None:
        """The lead of every move, as far as it takes to know that one is better by CLEAR."""
        state = _state(setup, moves)
        if not _suits(state):
            return None
        own, other = state.position.own, state.position.other
        with _engine().until(float("inf")):
            return self._solved(setup, moves, own, other)

    def _solved(self, setup: str, moves: tuple[str, ...], own: int, other: int) -> Puzzle | None:
        from engines.reversi.player.search import ReversiSearch

        _engine().forget()  # so that nothing but the position decides
        search = ReversiSearch(_engine(), own, other)
        search.deepen(60, 60)
        answer, best = search.judged[0].move, round(search.judged[0].value)
        rivals = [judged.move for judged in search.judged[1:]]
        bar = best - CLEAR
        if any(-_engine().finish(m.own, m.other, -bar - 1, -bar) > bar for m in rivals):
            return None
        second = -64
        for move in rivals:
            second = max(second, -_engine().finish(move.own, move.other, -bar, -second))
        _engine().forget()
        effort = _seen_at(own, other, answer)
        if effort < _EASIEST:
            return None
        line = _line(answer)
        cell = board.cell(answer.placed)
        difficulty = self.difficulty(effort)
        return Puzzle("best", cell, best, second, effort, difficulty, line, setup, moves)

    def essence(self, setup: str, moves: tuple[str, ...]) -> str:
        """Own and other discs, of the eight ways in which the board can lie the lowest."""
        position = _state(setup, moves).position
        return min(f"{turn(position.own)} {turn(position.other)}" for turn in _TURNS)

    def same(self, move: str, answer: str) -> bool:
        """Whether they are one cell."""
        return move == answer


def _match(rng: random.Random) -> Iterator[ReversiState]:
    """The states of a match between two players of chance levels."""
    from engines.reversi.player import choose
    from engines.reversi.view import view

    state, skills = rules.start(str(ReversiSetup(0))), (rng.choice(_SKILLS), rng.choice(_SKILLS))
    while state.turn is not None:
        seat = state.turn
        state = rules.play(state, choose(view(state, seat), skills[seat], _SECONDS, rng))
        if _empties(state) < EMPTIES[0]:
            return
        yield state


def _suits(state: ReversiState) -> bool:
    return _empties(state) in EMPTIES and state.position.moves.bit_count() >= FEWEST


def _empties(state: ReversiState) -> int:
    return 64 - (state.position.black | state.position.white).bit_count()


def _state(setup: str, moves: tuple[str, ...]) -> ReversiState:
    state = rules.start(setup)
    for move in moves:
        state = rules.play(state, move)
    return state


def _seen_at(own: int, other: int, answer: "Move") -> int:
    """From how many plies on, the answer included, a search without cuts holds it for the best."""
    from engines.reversi.player.engine import options
    from engines.reversi.player.kernels.table import EXACT

    others, engine = [move for move in options(own, other) if move != answer], _engine()
    for plies in range(_DEEPEST, 0, -1):
        value = -engine.look(answer.own, answer.other, plies - 1, -64, 64, EXACT)
        window = -value - _LEAST, -value
        if any(-engine.look(m.own, m.other, plies - 1, *window, EXACT) > value for m in others):
            return plies + 1
    return 1


def _line(answer: "Move") -> tuple[str, ...]:
    """The best line from the answer on, both sides playing out exactly."""
    from engines.reversi.player.search import ReversiSearch

    cells, own, other = [board.cell(answer.placed)], answer.own, answer.other
    while len(cells) < SHOWN:
        if not board.moves(own, other):
            own, other = other, own
            if not board.moves(own, other):
                break
        search = ReversiSearch(_engine(), own, other)
        search.deepen(60, 60)
        best = search.judged[0].move
        cells.append(board.cell(best.placed))
        own, other = best.own, best.other
    return tuple(cells)


@cache
def _engine() -> "Engine":
    """An engine of its own with a small memory, which is quickly emptied."""
    from engines.reversi.player import weights
    from engines.reversi.player.engine import Engine
    from engines.reversi.player.memory import Memory

    return Engine(Memory(weights.load(), bits=_BITS))


def _turned(step: Callable[[int, int], tuple[int, int]]) -> Callable[[int], int]:
    """The bits of a board after ``step`` has moved each of its cells (column, row)."""

    def turn(mask: int) -> int:
        places = ((bit.bit_length() - 1) for bit in board.bits(mask))
        moved = (step(place % 8, place // 8) for place in places)
        return sum(1 << column + 8 * row for column, row in moved)

    return turn


_TURNS = tuple(
    map(
        _turned,
        (
            lambda x, y: (x, y),
            lambda x, y: (7 - x, y),
            lambda x, y: (x, 7 - y),
            lambda x, y: (7 - x, 7 - y),
            lambda x, y: (y, x),
            lambda x, y: (7 - y, x),
            lambda x, y: (y, 7 - x),
            lambda x, y: (7 - y, 7 - x),
        ),
    )
)
"""The eight ways in which a board can lie."""
