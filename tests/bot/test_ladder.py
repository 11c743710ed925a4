"""What rated matches say of a person."""

from bot.ratings.ladder import RatedResult, favourite, longest_run
from bot.ratings.rating import Skill


def result(share: float, *rivals: str) -> RatedResult:
    return RatedResult("reversi", share, Skill(), rivals)


def test_a_draw_ends_a_run_of_wins() -> None:
    assert longest_run([]) == 0
    assert longest_run([result(0.0), result(0.5)]) == 0
    assert longest_run(map(result, (1.0, 1.0, 0.5, 1.0, 0.0, 1.0))) == 2


def test_the_rival_is_whom_one_has_met_most() -> None:
    assert favourite([]) == ("", 0)
    assert favourite([result(1.0, "ben"), result(0.0, "cleo", "ben")]) == ("ben", 2)
