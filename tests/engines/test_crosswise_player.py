import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.state import State
from engines.game import LEVELS
from tests.engines.crosswise_positions import EMPTY, position

FIVE = "r----- r----- r----- r----- r----- ------"


def chosen(state: State, level: str = "master") -> str:
    return CROSSWISE.choose(CROSSWISE.view(state, state.turn), level, 1.0)


def test_six_of_the_own_team_are_taken_at_once() -> None:
    assert chosen(position(FIVE, "blue white red swap", "red")) == "red.a6"


def test_six_are_taken_with_a_special() -> None:
    state = position("r----- r----- r----- r----- r----- b---r-", "white swap", "red")
    assert chosen(state) == "swap.a6.e6"


def test_five_of_the_other_team_are_broken_up() -> None:
    move = chosen(position(FIVE, "red", "blue white", first=1))
    assert move.split(".")[1] == "a6"
    assert chosen(position(FIVE, "red", "remove yellow", first=1)) in {
        "yellow.a6",
        *(f"remove.a{row}" for row in range(1, 6)),
    }


def test_the_other_team_is_not_helped() -> None:
    rows = "kkkk-- ------ ------ ------ ------ ------"
    assert not chosen(position(rows, "black", "red")).endswith(("e1", "f1"))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_matches_with_legal_moves(level: str, seats: int) -> None:
    state = CROSSWISE.start(CROSSWISE.deal(seats, {}, f"{seats:064x}"))
    while (view := CROSSWISE.view(state, state.turn)).outcome is None:
        move = CROSSWISE.choose(view, level, 0.5)
        assert move in view.moves
        state = CROSSWISE.play(state, move)


def test_the_same_view_gives_the_same_move() -> None:
    state = position(EMPTY, "red blue white swap", "red")
    assert len({chosen(state, level) for level in ["casual"] * 3}) == 1


def test_without_time_there_is_still_a_move() -> None:
    state = position("-ybpkw ybpkwr bpkwry pkwryb kwrybp wrybpk", "swap move", "red")
    view = CROSSWISE.view(state, 0)
    assert len(view.moves) > 1000
    assert CROSSWISE.choose(view, "master", 0.0) in view.moves


def test_a_pass_is_chosen_where_nothing_else_is_left() -> None:
    assert chosen(position(FIVE, "replace", "red")) == "pass"


def test_the_stronger_of_two_levels_wins_more() -> None:
    won = {"master": 0, "beginner": 0}
    for number in range(24):
        levels = ("master", "beginner") if number % 2 else ("beginner", "master")
        state = CROSSWISE.start(CROSSWISE.deal(2, {}, f"{number:064x}"))
        while (view := CROSSWISE.view(state, state.turn)).outcome is None:
            state = CROSSWISE.play(state, CROSSWISE.choose(view, levels[state.turn], 1.0))
        for seat in view.outcome.winners:
            won[levels[seat]] += 1
    assert won["master"] > won["beginner"]
