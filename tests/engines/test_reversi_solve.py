import pytest

from engines.game import InvalidSetup
from engines.reversi import solve
from engines.reversi.board import cells
from engines.reversi.player.engine import TimeUp, engine
from engines.reversi.position import Position
from tests.engines.ffo import FFO, End
from tests.engines.reversi_positions import late, played_out


@pytest.mark.parametrize("end", [FFO[0], FFO[2]], ids=lambda end: str(end.name))
def test_known_ends_are_solved(end: End) -> None:
    found = solve(end.position)
    assert (found.score, found.move in end.best) == (end.score, True)


@pytest.mark.parametrize("empty", [1, 2, 3, 4, 5, 6, 7, 8, 9])
def test_random_ends_are_solved_as_by_trying_everything(empty: int) -> None:
    for number in range(12 if empty < 8 else 4):
        position = late(number, empty)
        found = solve(str(position))
        assert found.score == played_out(position.own, position.other)
        after = position.play(found.move)
        assert -played_out(after.own, after.other) == found.score


@pytest.mark.parametrize("number", range(4))
def test_a_larger_end_is_worth_what_its_best_move_leads_to(number: int) -> None:
    position = late(number, 14)
    ends = [-solve(str(position.play(at))).score for at in cells(position.moves)]
    found = solve(str(position))
    assert found.score == max(ends)
    assert ends[cells(position.moves).index(found.move)] == found.score


def test_the_score_is_that_of_the_side_to_move_with_either_colour() -> None:
    position = late(3, 12)
    swapped = Position(position.white, position.black, "white")
    assert position.colour == "black"
    assert solve(str(swapped)) == solve(str(position))


def test_who_must_pass_is_told_the_score_without_a_move() -> None:
    number = 0
    while not late(number, 8).passed().must_pass():
        number += 1
    position = late(number, 8)
    found = solve(str(position.passed()))
    assert (found.score, found.move) == (-solve(str(position)).score, "")


def test_empty_cells_count_for_nobody() -> None:
    found = solve("X" * 40 + "-" * 24 + "O")
    assert (found.score, found.move, found.nodes) == (-40, "", 0)
    assert solve("XO-" + "-" * 61 + "X").score == 3


@pytest.mark.parametrize("text", ["", "X", "X" * 64, "-" * 64 + "Z"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(InvalidSetup):
        solve(text)


def test_an_end_of_24_empty_cells_takes_few_positions() -> None:
    engine().forget()
    found = solve(str(late(8, 24)))
    assert found.score == 20
    assert found.nodes < 14_000_000, "fifteen when a surer search comes before the exact one"


def test_a_search_gives_up_at_its_limit_of_nodes() -> None:
    position = late(1, 20)
    with engine().until(1e12, nodes=20_000):
        engine().forget()
        with pytest.raises(TimeUp):
            engine().finish(position.own, position.other)
        assert 20_000 <= engine().nodes < 30_000


def test_a_search_gives_up_when_the_time_is_up() -> None:
    position = late(1, 40)
    with engine().until(0.0), pytest.raises(TimeUp):
        engine().finish(position.own, position.other)


def test_probabilistic_cuts_change_little() -> None:
    for number in range(5):
        position = late(number, 16)
        with engine().until(1e12):
            engine().forget()
            sure = engine().finish(position.own, position.other)
            engine().forget()
            likely = engine().finish(position.own, position.other, sure=3)
        assert abs(sure - likely) <= 6
        assert sure == solve(str(position)).score
