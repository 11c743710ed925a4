import pytest

from bot.tables.series import is_over, lost, next_first, standing, winners
from bot.tables.table import Series
from engines.game import Outcome

WIN_0 = Outcome((0,), (40, 24), "full")
WIN_1 = Outcome((1,), (10, 54), "full")
DRAW = Outcome((), (32, 32), "full")
SIDES = ("black", "white")
TEAMS = ("orange", "green", "orange", "green")


def series(kind: str, length: int, *results: Outcome) -> Series:
    return Series(kind, length, 0, results)


@pytest.mark.parametrize(
    ("run", "won"),
    [
        (series("single", 1), None),
        (series("single", 1, WIN_1), (1,)),
        (series("single", 1, DRAW), ()),
        (series("match", 2, WIN_0), None),
        (series("match", 2, WIN_0, DRAW, WIN_0), (0,)),
        (series("match", 2, WIN_0, DRAW, DRAW, DRAW, DRAW), None),
        (series("match", 2, WIN_0, DRAW, DRAW, DRAW, DRAW, DRAW), (0,)),
        (series("match", 1, DRAW, DRAW, DRAW), ()),
        (series("sumof", 2, WIN_0), None),
        (series("sumof", 2, WIN_0, WIN_1), (1,)),
        (series("sumof", 1, DRAW), ()),
    ],
)
def test_a_series_is_decided_as_its_kind_says(run: Series, won: tuple[int, ...] | None) -> None:
    assert winners(run, SIDES) == won
    assert is_over(run, 2) == (won is not None)


def test_a_team_wins_a_series_together() -> None:
    run = series("sumof", 1, Outcome((0, 2), (22, 20, 22, 20), "full"))
    assert winners(run, TEAMS) == (0, 2)


def test_in_a_sumof_the_sum_counts_and_not_who_won_the_matches() -> None:
    run = series("sumof", 2, WIN_0, WIN_1)
    assert standing(run, 2) == (50, 78)


def test_a_drawn_match_counts_for_nobody() -> None:
    assert standing(series("match", 3, DRAW, WIN_1), 2) == (0, 1)


def test_the_first_seat_rotates_by_one() -> None:
    assert [next_first(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_who_resigns_loses_with_their_side() -> None:
    assert lost(2, TEAMS, (1, 2, 1, 2), "resigned").winners == (1, 3)
