"""In Reversi nothing is hidden: any decision can be taken back, with all that came after it."""

import pytest

from engines.replay import replay
from engines.reversi import REVERSI
from tests.contract.undoing import decisions, takeback

SETUP = "reversi first=1 position=start"


@pytest.mark.parametrize(
    ("moves", "first", "second"),
    [
        ("", None, None),
        ("f5", 0, None),
        ("f5 d6", 0, 1),
        ("f5 d6 c3", 2, 1),
        ("f5 d6 c3 d3", 2, 3),
    ],
)
def test_the_last_own_disc_is_taken_back_and_the_answer_with_it(
    moves: str, first: int | None, second: int | None
) -> None:
    made = tuple(moves.split())
    assert takeback(REVERSI, SETUP, made, 0) == first
    assert takeback(REVERSI, SETUP, made, 1) == second


PASSED = ("d3", "c3", "e6", "d2", "d1", "e1", "b2", "c1")  # now black, seat 0, has no move


def test_whoever_moves_twice_for_a_pass_takes_back_only_the_second_disc() -> None:
    state = replay(REVERSI, SETUP, PASSED)
    assert [event.code for event in state.last] == ["placed", "passed"]
    moves = (*PASSED, REVERSI.view(state, None).offers[0])
    assert decisions(REVERSI, SETUP, moves) == (0, 1, 0, 1, 0, 1, 0, 1, 1)
    assert takeback(REVERSI, SETUP, moves, 1) == 8
    assert takeback(REVERSI, SETUP, moves[:8], 1) == 7
    assert takeback(REVERSI, SETUP, moves, 0) == 6


def test_no_disc_reveals_anything() -> None:
    assert not any(REVERSI.reveals(REVERSI.start(SETUP), "f5", seat) for seat in (0, 1))
