"""Which column a cell stands in, and what a picture marks while one looks in a column."""

import pytest

from bot.screens.columns import columns_of, narrowed
from engines import GAMES
from engines.game import View
from engines.path import next_choices

CROSSWISE = GAMES["crosswise"]


@pytest.fixture
def view() -> View:
    """The first turn of a match, as the one to move sees it; the hand holds yellow and black."""
    start = CROSSWISE.start(CROSSWISE.deal(4, {}, "1" * 64))
    turn = CROSSWISE.view(start, None).turn
    return CROSSWISE.view(start, turn)


def test_a_column_is_what_the_names_of_its_cells_begin_with(view: View) -> None:
    columns = columns_of(view)
    assert (columns["a1"], columns["d4"], columns["f6"]) == ("a", "d", "f")
    assert len(columns) == 36


def test_a_board_without_a_grid_has_no_columns() -> None:
    triominos = GAMES["triominos"]
    assert columns_of(triominos.view(triominos.start(triominos.deal(2, {}, "1" * 64)), 0)) == {}


def test_only_the_cells_of_the_column_are_left_for_what_is_picked(view: View) -> None:
    looked = narrowed(view, ("yellow",), "d")
    assert next_choices(looked.moves, ("yellow",)) == ("d1", "d2", "d3", "d4", "d5", "d6")


def test_what_else_can_be_picked_stays(view: View) -> None:
    looked = narrowed(view, ("yellow",), "d")
    assert next_choices(looked.moves, ()) == next_choices(view.moves, ())
    assert len(next_choices(looked.moves, ("black",))) == 36
