"""Four in a Row: discs fall down the columns of a grid, and four of a side in a line win."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar

from engines import game
from engines.options import chosen

COLUMNS, ROWS = "abcdefg", "654321"  # from the left; from the top, so that discs fall to row 1
GRID = tuple(tuple(column + row for column in COLUMNS) for row in ROWS)
CELLS = frozenset(cell for row in GRID for cell in row)
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))  # to the right and up, from a disc of a line to the next
LINES = tuple(  # four in a line from every cell on; those that leave the grid are never filled
    frozenset(f"{chr(ord(column) + right * disc)}{int(row) + up * disc}" for disc in range(4))
    for column, row, (right, up) in product(COLUMNS, ROWS, STEPS)
)


@dataclass(frozen=True)
class State:
    """A match between two moves."""

    first: game.Seat  # who began
    until: str  # "four": it ends with the first four in a line; "full": it goes on after it
    discs: tuple[str, ...] = ()  # the cells in the order in which they were filled

    def of(self, seat: game.Seat) -> tuple[str, ...]:
        """The cells with a seat's discs."""
        return self.discs[(seat - self.first) % 2 :: 2]

    def fours(self, seat: game.Seat) -> list[frozenset[str]]:
        """A seat's lines of four; five discs in a line are two of them."""
        return list(filter(frozenset(self.of(seat)).issuperset, LINES))

    def moves(self) -> tuple[str, ...]:
        """The lowest empty cell of each column; none when the match is over."""
        if self.until == "four" and (self.fours(0) or self.fours(1)):
            return ()
        empty = ([at + row for row in ROWS if at + row not in self.discs] for at in COLUMNS)
        return tuple(cells[-1] for cells in empty if cells)


@dataclass(frozen=True, kw_only=True)
class FourView(game.View):
    """Everything: nothing is hidden."""

    game: ClassVar[str] = "four"
    discs: tuple[tuple[str, ...], ...]  # the cells of each seat
    fours: frozenset[str]  # the cells in lines of four
    placed: str  # the cell of the last disc, "" before the first


class Four(game.Game):
    """Moves are the cells in which discs come to lie: ``d1``."""

    key, seats = "four", range(2, 3)
    options: tuple[game.Option, ...] = (game.Option("until", ("four", "full"), "four"),)

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        return "four first={first} until={until}".format(**chosen(self, seats, options, seed))

    def start(self, setup: str) -> State:
        if not (found := re.fullmatch("four first=([12]) until=(four|full)", setup)):
            raise game.InvalidSetup(setup)
        return State(int(found[1]) - 1, found[2])

    def play(self, state: State, move: str) -> State:
        if move not in state.moves():
            raise (game.IllegalMove if move in CELLS else game.InvalidMove)(move, "not open now")
        return replace(state, discs=(*state.discs, move))

    def view(self, state: State, seat: game.Seat | None) -> FourView:
        moves, turn = state.moves(), (state.first + len(state.discs)) % 2
        lines, cell = [state.fours(each) for each in (0, 1)], "".join(state.discs[-1:])
        made, score = sum(cell in line for line in lines[1 - turn]), tuple(map(len, lines))
        winners = tuple(each for each in (0, 1) if score[each] > score[1 - each])
        reason = state.until if any(score) else "full"
        return FourView(
            seat=seat,
            turn=turn if moves else None,
            moves=moves if seat == turn else (),
            offers=moves,
            grid=GRID,
            sides=self.sides(2, {}),
            score=score,
            last=(game.phrase("dropped", seat=1 - turn, cell=cell, fours=made),) if cell else (),
            outcome=None if moves else game.Outcome(winners, score, reason),
            discs=(state.of(0), state.of(1)),
            fours=frozenset().union(*lines[0], *lines[1]),
            placed=cell,
        )

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
        return "red", "yellow"

    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        return " ".join((setup, *moves))
