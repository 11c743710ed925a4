"""A choice among the cells of a grid in two steps: the column first, where they are many."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile

from bot import bounds
from engines.game import View
from engines.path import SEPARATOR, join


def columns_of(view: View) -> Mapping[str, str]:
    """Each cell's column: what the names of all its cells begin with, "d" for d1 to d6."""
    return _columns(view.grid)


@lru_cache(bounds.GRIDS)
def _columns(grid: tuple[tuple[str, ...], ...]) -> Mapping[str, str]:
    columns: dict[str, str] = {}
    for cells in zip(*grid, strict=True):
        alike = takewhile(lambda letters: len({*letters}) == 1, zip(*cells, strict=False))
        columns |= dict.fromkeys(cells, "".join(letters[0] for letters in alike))
    return columns


def narrowed(view: View, picked: tuple[str, ...], column: str) -> View:
    """The view without those moves that go on from ``picked`` outside a column."""
    known, begun = columns_of(view), join((*picked, ""))
    outside = {
        move
        for move in view.moves
        if move.startswith(begun)
        and known.get(move[len(begun) :].partition(SEPARATOR)[0], column) != column
    }
    return replace(view, moves=tuple([move for move in view.moves if move not in outside]))
