"""What a seat may plan in Triominos while others move: its tiles, on the board as it lies."""

from dataclasses import replace
from typing import Any

from engines.game import Game, Planner, Seat, View
from engines.path import join, split
from engines.triominos import view as views
from engines.triominos.board import corners
from engines.triominos.state import TriominosState
from engines.triominos.view import TriominosView

AT = "at"  # before the row and the column of a cell


class TriominosPlanner(Planner):
    """Places are numbered anew after each tile, so that a plan names their cells."""

    def ahead(self, game: Game, state: Any, seat: Seat) -> View:
        """What the seat would see if the turn came to it now."""
        assert isinstance(state, TriominosState)
        if state.turn is None:
            return views.view(state, seat)
        return replace(views.view(replace(state, turn=seat), seat), follow="")

    def lasting(self, view: View, move: str) -> str:
        """``125.at0x-1`` for a tile; what is no tile stays so."""
        assert isinstance(view, TriominosView)
        tile, *place = split(move)
        cell = next((spot.cell for spot in view.spots if [spot.place] == place), None)
        return move if cell is None else f"{tile}.{AT}{cell[0]}x{cell[1]}"

    def present(self, view: View, lasting: str) -> str:
        """The move that lays the tile on this cell, whatever number its place has now."""
        assert isinstance(view, TriominosView)
        tile, *place = split(lasting)
        cells = {f"{AT}{spot.cell[0]}x{spot.cell[1]}": spot.place for spot in view.spots}
        if not place:
            return lasting
        return join((tile, cells[place[0]])) if place[0] in cells else ""

    def around(self, view: View, move: str) -> tuple[str, ...]:
        """The tiles that touch the corners of the cell of a move."""
        assert isinstance(view, TriominosView)
        _, *place = split(move)
        cell = next((spot.cell for spot in view.spots if [spot.place] == place), None)
        own = set() if cell is None else set(corners(cell))
        return tuple(sorted(laid.tile for laid in view.laid if own & set(corners(laid.cell))))
