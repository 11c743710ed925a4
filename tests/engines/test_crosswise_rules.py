import pytest

from engines.crosswise.moves import FORMS, legal
from engines.crosswise.rules import play
from engines.game import InvalidMove, phrase
from tests.engines.crosswise_positions import EMPTY, TWO, letters, position, refuse

# A turn


def test_a_turn_plays_one_stone_and_draws_one_into_its_slot() -> None:
    state = position(EMPTY, "red blue move blue", "red red red red", bag="white black")
    after = play(state, "blue.c4")
    assert after.hands == (("red", "black", "move", "blue"), ("red",) * 4)
    assert after.bag == ("white",)
    assert letters(after) == "------ ------ ------ --b--- ------ ------"
    assert after.turn == 1


def test_nothing_is_drawn_once_the_bag_is_empty() -> None:
    state = position(EMPTY, "red blue white", "red", bag="")
    assert play(state, "blue.a1").hands[0] == ("red", "white")


def test_drawing_the_last_stone_is_told() -> None:
    state = position(EMPTY, "red", "red", bag="black")
    assert play(state, "red.a1").last[-1] == phrase("bag-empty")
    assert play(play(state, "red.a1"), "red.a2").last == (
        phrase("placed", seat=1, colour="red", cell="a2"),
    )


def test_a_move_changes_nothing_in_the_state_before_it() -> None:
    state = position(TWO, "red swap", "blue", bag="white")
    before = position(TWO, "red swap", "blue", bag="white")
    play(state, "swap.a1.e1")
    assert state == before


# A colour stone


def test_a_colour_stone_goes_on_any_empty_cell() -> None:
    state = position(TWO, "red", "blue")
    empty = [cell for cell in legal(state) if cell.startswith("red.")]
    assert len(empty) == 34
    assert letters(play(state, "red.f6")) == "r---y- ------ ------ ------ ------ -----r"
    refuse(state, "red.a1", "a1 is taken")


def test_a_stone_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = position(TWO, "red", "blue")
    refuse(state, "blue.c4", "no blue in the hand")
    refuse(state, "swap.a1.e1", "no swap in the hand")


# Known stones


def test_a_stone_that_enters_a_hand_by_remove_or_replace_was_seen_by_all() -> None:
    state = position(TWO, "remove replace red", "blue", bag="white white")
    after = play(state, "remove.e1")
    assert after.known == (("yellow",), ())
    after = play(play(after, "blue.f6"), "replace.red.a1")
    assert after.known == (("yellow", "red"), ())


def test_a_known_stone_that_is_played_is_known_no_longer() -> None:
    state = position(TWO, "red red", "blue", known=("red", ""))
    assert play(state, "red.c4").known == ((), ())
    state = position(TWO, "red blue", "blue", known=("red", ""))
    assert play(state, "blue.c4").known == (("red",), ())
    state = position(TWO, "replace red", "blue", known=("red", ""))
    assert play(state, "replace.red.e1").known == (("yellow",), ())


# Notation


@pytest.mark.parametrize(
    "move",
    [
        "",
        ".",
        "c4",
        "red",
        "red.",
        "red.g1",
        "red.a7",
        "red.a0",
        "red.c4.c5",
        "Red.c4",
        "orange.c4",
        "move.a1",
        "move.a1.b2.c3",
        "remove",
        "remove.red.a1",
        "replace.a1.red",
        "replace.red",
        "swap.a1",
        "pass.a1",
        "red..c4",
        " red.c4",
    ],
)
def test_text_that_is_no_move_is_invalid(move: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        play(position(TWO, "red move remove replace swap", "blue"), move)
    assert caught.value.move == move


def test_every_first_choice_has_a_form() -> None:
    state = position(TWO, "red yellow blue purple black white", "red", bag="")
    assert {move.split(".")[0] for move in legal(state)} <= set(FORMS)


def test_legal_moves_come_stone_by_stone_in_the_order_of_the_hand() -> None:
    state = position(TWO, "swap red swap remove", "blue")
    assert legal(state)[:2] == ("swap.a1.e1", "swap.e1.a1")
    assert legal(state)[2] == "red.b1"
    assert legal(state)[-2:] == ("remove.a1", "remove.e1")


def test_two_equal_stones_give_their_moves_once() -> None:
    assert len(legal(position(EMPTY, "red red", "blue"))) == 36
