"""What a move of Crosswise reveals, and so what can be taken back."""

from dataclasses import replace

import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.disclosure import certain
from engines.crosswise.rules import play
from engines.game import IllegalMove, InvalidMove
from engines.replay import decider
from tests.contract.undoing import takeback
from tests.engines.crosswise_positions import EMPTY, EXAMPLE, TWO, position

NEARLY_FULL = EXAMPLE.replace("rkyppr", "-kyppr")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stone_drawn_is_revealed_to_its_drawer(seat: int) -> None:
    assert CROSSWISE.reveals(position(TWO, "red", "blue", bag="white"), "red.c4", seat)


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("red", "red.c4"),
        ("move", "move.a1.b2"),
        ("replace red", "replace.red.e1"),
        ("swap", "swap.a1.e1"),
    ],
)
def test_an_own_stone_laid_after_the_last_was_drawn_reveals_nothing(hand: str, move: str) -> None:
    state = position(TWO, hand, "blue")
    assert not CROSSWISE.reveals(state, move, 0)
    assert CROSSWISE.reveals(replace(state, bag=("white",)), move, 0)


def test_a_remove_draws_nothing_and_so_reveals_nothing_to_its_player() -> None:
    state = position(TWO, "remove red", "blue", bag="white")
    assert not CROSSWISE.reveals(state, "remove.a1", 0)


def test_a_stone_of_another_hand_is_revealed() -> None:
    state = position(TWO, "red blue", "blue white")
    assert CROSSWISE.reveals(state, "red.c4", 1)
    assert CROSSWISE.reveals(position(TWO, "remove red", "blue", bag="white"), "remove.a1", 1)


def test_a_partners_stone_is_as_hidden_as_an_opponents() -> None:
    state = position(TWO, "red blue", "white", "red", "black")
    assert [CROSSWISE.reveals(state, "red.c4", seat) for seat in range(4)] == [0, 1, 1, 1]


def test_a_stone_that_all_saw_enter_a_hand_is_hidden_no_more() -> None:
    state = position(TWO, "red blue", "blue white", known=("red", ""))
    assert not CROSSWISE.reveals(state, "red.c4", 1)
    assert CROSSWISE.reveals(state, "blue.c4", 1)


def test_of_two_equal_stones_one_of_them_known_the_second_is_hidden() -> None:
    state = position(TWO, "red red", "blue white", "black", known=("red", "", ""))
    assert not CROSSWISE.reveals(state, "red.c4", 1)
    after = replace(play(state, "red.c4"), ply=0)  # seat 0 moves again
    assert after.turn == 0
    assert CROSSWISE.reveals(after, "red.c5", 1)


def test_both_stones_of_a_replace_must_be_certain() -> None:
    state = position(TWO, "replace red", "blue white", known=("red", ""))
    assert CROSSWISE.reveals(state, "replace.red.e1", 1)
    sure = position(TWO, "replace replace red", "replace", known=("red", ""))
    assert not CROSSWISE.reveals(sure, "replace.red.e1", 1)


def test_of_more_equal_stones_than_lie_elsewhere_a_hand_holds_the_rest_for_certain() -> None:
    state = position(TWO, "red red white", "red", bag="blue")
    assert certain(state, 0) == {"red": 1}
    assert certain(state, 1) == {}
    assert certain(position(TWO, "red blue", "red blue"), 0) == {}
    assert certain(position(TWO, "red red", "red blue", known=("", "blue")), 0) == {"red": 2}


def test_a_stone_that_could_only_lie_in_the_hand_is_not_hidden() -> None:
    state = position(TWO, "red red", "red")
    assert not CROSSWISE.reveals(state, "red.c4", 1)
    assert CROSSWISE.reveals(position(TWO, "red blue", "red blue"), "red.c4", 1)


def test_an_own_pass_is_an_own_secret_and_another_ones_is_revealed() -> None:
    state = position(TWO, "replace replace", "blue")
    assert not CROSSWISE.reveals(state, "pass", 0)
    assert CROSSWISE.reveals(state, "pass", 1)


@pytest.mark.parametrize(
    ("rows", "move"),
    [(NEARLY_FULL, "red.a1"), ("r----- " * 5 + "------", "red.a6")],
    ids=["full", "six"],
)
def test_the_end_reveals_the_deal(rows: str, move: str) -> None:
    for bag in ("", "white"):
        assert CROSSWISE.reveals(position(rows, "red", "blue", bag=bag), move, 0)


def test_the_pass_that_ends_the_match_reveals_the_deal() -> None:
    state = play(position(TWO, "replace", "replace"), "pass")
    assert CROSSWISE.reveals(state, "pass", 1)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(IllegalMove):
        CROSSWISE.reveals(position(EMPTY, "red", "blue"), "blue.a1", 0)
    with pytest.raises(InvalidMove):
        CROSSWISE.reveals(position(EMPTY, "red", "blue"), "green.a1", 0)


def test_a_lone_pass_is_nobodys_decision() -> None:
    assert decider(CROSSWISE, position(TWO, "replace replace", "blue")) is None
    assert decider(CROSSWISE, position(TWO, "replace red", "blue")) == 0


DEAL = f"crosswise seats=2 first=1 seed={0:064x}"  # blue remove move white; replace blue purple …


def test_a_remove_can_be_taken_back_until_the_next_stone_is_drawn() -> None:
    moves = ("blue.a1", "purple.b1", "remove.a1")
    assert takeback(CROSSWISE, DEAL, moves, 0) == 2
    assert takeback(CROSSWISE, DEAL, moves, 1) is None
    assert takeback(CROSSWISE, DEAL, (*moves, "purple.a1"), 0) is None


def test_what_drew_a_stone_cannot_be_taken_back() -> None:
    assert takeback(CROSSWISE, DEAL, ("blue.a1",), 0) is None
    assert takeback(CROSSWISE, DEAL, ("blue.a1", "purple.b1"), 1) is None


def test_before_the_first_decision_nothing_can_be_taken_back() -> None:
    assert takeback(CROSSWISE, DEAL, (), 0) is None
    assert takeback(CROSSWISE, DEAL, ("blue.a1",), 1) is None
