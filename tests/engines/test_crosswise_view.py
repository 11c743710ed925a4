import random
from dataclasses import replace

import pytest

from engines.crosswise import CROSSWISE, CrosswiseView
from engines.crosswise.player.knowledge import hidden
from engines.crosswise.rules import play
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import CELLS
from tests.engines.crosswise_positions import EXAMPLE, TWO, position


def see(state: CrosswiseState, seat: int | None = None) -> CrosswiseView:
    return CROSSWISE.view(state, seat)


FOUR = position(
    TWO, "red swap", "blue move", "white black", "purple yellow", bag="red blue", store="swap move"
)


def test_a_seat_sees_its_own_hand_and_only_the_counts_of_others() -> None:
    for seat in range(4):
        view = see(FOUR, seat)
        assert view.hand == FOUR.hands[seat]
        assert view.hands == (2, 2, 2, 2)
        assert view.bag == 2


def test_everybody_together_sees_no_hand_and_no_moves() -> None:
    view = see(FOUR)
    assert (view.seat, view.hand, view.moves, view.offers) == (None, (), (), ())
    assert view.turn == 0


def test_only_the_seat_to_move_has_moves() -> None:
    assert see(FOUR, 0).moves[0] == "red.b1"
    assert [see(FOUR, seat).moves for seat in (1, 2, 3)] == [(), (), ()]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_stones_that_a_seat_cannot_see_change_nothing_in_its_view(seat: int | None) -> None:
    others = [at for at in range(4) if at != seat]
    loose = [stone for at in others for stone in FOUR.hands[at]] + list(FOUR.bag)
    first = see(FOUR, seat)
    luck = random.Random(1)
    for _ in range(50):
        stones = luck.sample(loose, len(loose))
        hands = [FOUR.hands[at] if at == seat else (stones.pop(), stones.pop()) for at in range(4)]
        assert see(replace(FOUR, hands=tuple(hands), bag=tuple(stones)), seat) == first


def test_the_view_of_a_partner_shows_no_more_than_an_opponents() -> None:
    partner, opponent, everybody = see(FOUR, 2), see(FOUR, 1), see(FOUR)
    assert replace(partner, seat=None, hand=()) == everybody
    assert replace(opponent, seat=None, hand=()) == everybody


def test_the_store_is_open_to_all_with_how_many_of_each_kind_are_to_come() -> None:
    for seat in (None, 0, 1, 2, 3):
        view = see(FOUR, seat)
        assert view.store == (1, 0, 0, 1)  # move, remove, replace, swap
        assert view.unseen == (2, 3, 3, 2)


def test_the_score_of_every_line_and_of_every_seat_is_in_the_view() -> None:
    view = see(position(EXAMPLE.replace("b", "-"), "red", "red", "red", "red"))
    assert len(view.lines.columns) == len(view.lines.rows) == 6
    assert view.score == (
        view.lines.orange,
        view.lines.green,
        view.lines.orange,
        view.lines.green,
    )
    assert view.sides == ("orange", "green", "orange", "green")


@pytest.mark.parametrize(
    ("hand", "move", "brackets", "pips"),
    [
        ("red", "red.c4", ("c4",), ()),
        ("move", "move.a1.b2", ("b2",), ("a1",)),
        ("remove", "remove.a1", (), ("a1",)),
        ("replace red", "replace.red.e1", ("e1",), ()),
        ("swap", "swap.a1.e1", ("a1", "e1"), ()),
    ],
)
def test_the_last_move_is_marked(
    hand: str, move: str, brackets: tuple[str, ...], pips: tuple[str, ...]
) -> None:
    view = see(play(position(TWO, hand, "blue", bag="white"), move))
    assert (view.brackets, view.pips) == (brackets, pips)


def test_the_mark_of_the_last_stone_stays_through_a_pass() -> None:
    state = play(play(position(TWO, "red", "replace"), "red.c4"), "pass")
    assert see(state).brackets == ("c4",)
    assert see(position(TWO, "red", "blue")).brackets == ()


def test_what_happened_never_names_a_drawn_stone() -> None:
    state = position(TWO, "red", "blue", bag="white")
    after, other = play(state, "red.c4"), play(replace(state, bag=("swap",)), "red.c4")
    assert after.last == other.last
    assert see(after, 1) == see(other, 1)


def test_a_known_stone_is_known_to_all() -> None:
    state = play(position(TWO, "remove", "blue", bag="white"), "remove.e1")
    assert see(state).known == see(state, 1).known == (("yellow",), ())


def test_which_of_two_equal_stones_was_played_shows_nowhere() -> None:
    one = play(position(TWO, "red red", "blue", bag="white", known=("red", "")), "red.c4")
    other = play(position(TWO, "red black", "blue", bag="white", known=("red", "")), "red.c4")
    assert see(one, 1) == see(other, 1)


def test_every_cell_is_a_place_whatever_the_hand_holds() -> None:
    assert see(FOUR).places == CELLS
    over = play(position("r----- " * 5 + "------", "red", "red"), "red.a6")
    assert see(over).places == ()


def test_a_pass_is_never_pressed_so_no_public_button_offers_it() -> None:
    assert see(position(TWO, "replace replace", "blue")).acts == ()


def test_a_seat_that_can_only_pass_passes_by_itself_and_only_it_knows_before() -> None:
    state = position(TWO, "replace replace", "blue")
    assert see(state, 0).moves == ("pass",)
    assert see(state, 0).follow == "pass"
    assert not see(state, 0).waits
    assert see(state, 1).follow == see(state).follow == ""
    assert see(position(TWO, "red", "blue"), 0).follow == ""


def test_a_match_that_is_over_has_no_turn_and_no_moves() -> None:
    over = play(position("r----- " * 5 + "------", "red", "red", bag="blue"), "red.a6")
    for seat in (None, 0, 1):
        view = see(over, seat)
        assert (view.turn, view.moves, view.acts) == (None, (), ())
        assert view.outcome is not None


def test_what_is_hidden_from_a_seat_is_what_lies_in_the_bag_and_unknown_in_hands() -> None:
    state = position(TWO, "red swap", "blue yellow", store="move", known=("", "yellow"))
    counts = hidden(see(state, 0))
    assert counts["red"] == 7 - 2
    assert counts["yellow"] == 7 - 2
    assert counts["blue"] == 7
    assert (counts["swap"], counts["move"], counts["remove"]) == (2, 2, 3)
