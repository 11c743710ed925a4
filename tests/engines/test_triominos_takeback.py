"""What a move of Triominos reveals, and so what can be taken back."""

import pytest

from engines.game import IllegalMove
from engines.replay import decider
from engines.triominos import TRIOMINOS
from tests.contract.undoing import decisions, takeback
from tests.engines.triominos_positions import state

play, reveals = TRIOMINOS.play, TRIOMINOS.reveals

DEAL = f"triominos seats=2 target=200 hand=8 seed={30:064x}"
MOVES = ("025.1", "draw", "draw", "002.2")  # of seat 1, then of seat 0 all the others


def test_an_own_tile_reveals_nothing_and_another_ones_does() -> None:
    at = state("0,0:555", "355 012", "044", "111", market="000")
    assert [reveals(at, "355.1", seat) for seat in range(3)] == [False, True, True]


def test_a_tile_of_another_hand_is_hidden_from_those_who_look_on_even_with_two_players() -> None:
    assert reveals(state("0,0:555", "355 012", "044"), "355.1", 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_tile_drawn_is_revealed_to_its_drawer(seat: int) -> None:
    at = state("0,0:555", "012", "355 013", market="014 355 000")
    assert reveals(at, "draw", seat)
    assert reveals(play(at, "draw"), "draw", seat)


def test_the_last_tile_shows_what_the_others_hold() -> None:
    assert reveals(state("0,0:555", "355", "012 044"), "355.1", 0)


def test_an_own_pass_is_an_own_secret_and_another_ones_tells_where_its_hand_does_not_fit() -> None:
    at = state("0,0:555", "012", "355", "044")
    assert [reveals(at, "pass", seat) for seat in range(3)] == [False, True, True]


def test_a_pass_where_no_tile_still_held_fits_tells_nothing() -> None:
    at = state("0,0:555", "012", "044", "111")
    assert not any(reveals(at, "pass", seat) for seat in range(3))


def test_the_pass_that_blocks_a_round_shows_all_hands() -> None:
    at = play(state("0,0:555", "012", "044"), "pass")
    assert reveals(at, "pass", 1)


def test_the_next_round_deals_hands() -> None:
    at = play(state("0,0:555", "355", "012 044"), "355.1")
    assert all(reveals(at, "next", seat) for seat in (0, 1))


def test_what_cannot_be_played_is_refused() -> None:
    for move in ("draw", "pass", "next", "012.1"):
        with pytest.raises(IllegalMove):
            reveals(state("0,0:555", "355 012", "044"), move, 0)


def test_the_first_draw_of_a_turn_is_a_decision_and_what_follows_by_itself_is_none() -> None:
    at = state("0,0:555", "012", "355 013", market="014 355 000")
    assert decider(TRIOMINOS, at) == 0
    at = play(at, "draw")
    assert decider(TRIOMINOS, at) is None
    assert decider(TRIOMINOS, play(at, "draw")) == 0
    assert decider(TRIOMINOS, state("0,0:555", "012", "355")) is None
    over = play(state("0,0:555", "355", "012 044"), "355.1")
    assert decider(TRIOMINOS, over) is None


def test_a_turn_of_draws_and_a_tile_is_two_decisions() -> None:
    assert decisions(TRIOMINOS, DEAL, MOVES) == (1, 0, None, 0)


def test_of_a_turn_with_draws_only_the_tile_is_taken_back() -> None:
    assert takeback(TRIOMINOS, DEAL, MOVES, 0) == 3
    assert takeback(TRIOMINOS, DEAL, MOVES[:3], 0) is None


def test_a_tile_is_taken_back_until_somebody_draws_or_lays() -> None:
    assert takeback(TRIOMINOS, DEAL, MOVES[:1], 1) == 0
    assert takeback(TRIOMINOS, DEAL, MOVES[:1], 0) is None
    assert takeback(TRIOMINOS, DEAL, MOVES[:2], 1) is None
    assert takeback(TRIOMINOS, DEAL, MOVES, 1) is None
