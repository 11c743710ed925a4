"""What a seat may plan in Crosswise while others move: its stones, on the board as it lies."""

from dataclasses import replace
from typing import Any

from engines.crosswise import view as views
from engines.crosswise.state import ORDERS, CrosswiseState
from engines.game import Game, Planner, Seat, View
from engines.path import split

LINE = "line-"  # before the name of a column or a row that is marked


class CrosswisePlanner(Planner):
    """Cells keep their names; the lines of a move are the columns and rows of its cells."""

    def ahead(self, game: Game, state: Any, seat: Seat) -> View:
        """What the seat would see if the turn came to it now."""
        assert isinstance(state, CrosswiseState)
        if game.view(state, None).turn is None:
            return game.view(state, seat)
        turns = (replace(state, ply=state.ply + more) for more in range(len(ORDERS[state.seats])))
        return views.view(next(one for one in turns if one.turn == seat), seat)

    def around(self, view: View, move: str) -> tuple[str, ...]:
        """The stones in the columns and rows of the cells of a move."""
        own = _cells(view, move)
        return tuple(
            f"{cell}{stone}"
            for row, stones in zip(view.grid, view.contents, strict=True)
            for cell, stone in zip(row, stones, strict=True)
            if any(cell[0] == one[0] or cell[1:] == one[1:] for one in own)
        )

    def lines(self, view: View, move: str) -> tuple[str, ...]:
        """The columns and rows of the cells of a move."""
        return tuple(f"{LINE}{name}" for cell in _cells(view, move) for name in cell)


def _cells(view: View, move: str) -> list[str]:
    cells = {cell for row in view.grid for cell in row}
    return [choice for choice in split(move) if choice in cells]
