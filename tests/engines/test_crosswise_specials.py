import pytest

from engines.crosswise.rules import play
from engines.game import InvalidMove, phrase
from tests.engines.crosswise_positions import TWO, letters, position, refuse

# Move


def test_move_takes_a_stone_on_the_board_to_an_empty_cell() -> None:
    state = position(TWO, "move red", "blue", bag="white")
    after = play(state, "move.a1.b2")
    assert letters(after) == "----y- -r---- ------ ------ ------ ------"
    assert after.hands[0] == ("white", "red")
    assert after.store == ("move",)
    assert after.last[0] == phrase("moved", seat=0, colour="red", cell="a1", to="b2")
    refuse(state, "move.b1.b2", "b1 is empty")
    refuse(state, "move.a1.e1", "e1 is taken")
    refuse(state, "move.a1.a1", "a1 is named twice")


# Remove


def test_remove_takes_a_stone_into_the_own_hand_and_draws_nothing() -> None:
    state = position(TWO, "red remove blue black", "blue", bag="white")
    after = play(state, "remove.e1")
    assert letters(after) == "r----- ------ ------ ------ ------ ------"
    assert after.hands[0] == ("red", "yellow", "blue", "black")
    assert after.bag == ("white",)
    assert after.store == ("remove",)
    assert after.last == (phrase("removed", seat=0, colour="yellow", cell="e1"),)
    refuse(state, "remove.b1", "b1 is empty")


# Replace


def test_replace_puts_an_own_colour_in_the_place_of_a_stone_and_draws_one() -> None:
    state = position(TWO, "red replace blue black", "blue", bag="white")
    after = play(state, "replace.blue.e1")
    assert letters(after) == "r---b- ------ ------ ------ ------ ------"
    assert after.hands[0] == ("red", "white", "yellow", "black")
    assert after.bag == ()
    assert after.store == ("replace",)
    assert after.last[0] == phrase("replaced", seat=0, colour="blue", cell="e1", old="yellow")


def test_replace_needs_a_colour_stone_of_the_own_hand() -> None:
    state = position(TWO, "replace red swap", "blue", bag="white")
    refuse(state, "replace.blue.e1", "no blue in the hand")
    refuse(state, "replace.red.b1", "b1 is empty")
    with pytest.raises(InvalidMove):
        play(state, "replace.swap.e1")


def test_replace_with_an_empty_bag_leaves_one_stone_fewer() -> None:
    state = position(TWO, "replace red", "blue")
    assert play(state, "replace.red.e1").hands[0] == ("yellow",)


def test_replacing_a_stone_by_an_equal_one_is_allowed() -> None:
    state = position(TWO, "replace red", "blue", bag="white")
    after = play(state, "replace.red.a1")
    assert letters(after) == TWO
    assert after.hands[0] == ("white", "red")


# Swap


def test_swap_exchanges_two_stones_on_the_board_in_either_order_of_naming_them() -> None:
    state = position(TWO, "swap red", "blue", bag="white")
    after, other = play(state, "swap.a1.e1"), play(state, "swap.e1.a1")
    assert letters(after) == letters(other) == "y---r- ------ ------ ------ ------ ------"
    assert after.hands[0] == ("white", "red")
    assert after.store == ("swap",)
    assert after.last[0] == phrase(
        "swapped", seat=0, colour="red", cell="a1", second="yellow", other="e1"
    )
    refuse(state, "swap.a1.b1", "b1 is empty")
    refuse(state, "swap.a1.a1", "a1 is named twice")


def test_an_effect_may_be_chosen_that_changes_nothing() -> None:
    state = position("rr---- ------ ------ ------ ------ ------", "swap red", "blue", bag="white")
    after = play(state, "swap.a1.b1")
    assert letters(after) == "rr---- ------ ------ ------ ------ ------"
    assert after.turn == 1
