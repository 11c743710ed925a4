import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.moves import legal
from engines.crosswise.rules import play
from engines.game import phrase
from tests.engines.crosswise_positions import EMPTY, EXAMPLE, TWO, position, refuse

# Passing


@pytest.mark.parametrize(
    ("rows", "hand"),
    [
        (EMPTY, "move remove replace swap"),
        ("r----- ------ ------ ------ ------ ------", "replace swap swap replace"),
        (TWO, "replace replace replace"),
        (TWO, ""),
    ],
)
def test_a_player_whose_stones_can_all_not_be_played_passes(rows: str, hand: str) -> None:
    state = position(rows, hand, "red", bag="white")
    assert legal(state) == ("pass",)
    after = play(state, "pass")
    assert after.turn == 1
    assert after.hands == state.hands
    assert after.bag == state.bag
    assert after.last == (phrase("passed", seat=0),)


@pytest.mark.parametrize(
    ("rows", "hand"),
    [
        (EMPTY, "move remove replace red"),
        ("r----- ------ ------ ------ ------ ------", "move"),
        ("r----- ------ ------ ------ ------ ------", "remove"),
        (TWO, "swap"),
    ],
)
def test_this_is_the_only_pass(rows: str, hand: str) -> None:
    state = position(rows, hand, "red")
    assert "pass" not in legal(state)
    refuse(state, "pass", "there is a stone to play")


def test_when_every_seat_has_passed_in_succession_the_match_ends_and_is_scored_as_it_stands() -> (
    None
):
    state = position("rr---- r----- r----- r----- ------ ------", "replace", "replace")
    state = play(play(state, "pass"), "pass")
    outcome = CROSSWISE.view(state, None).outcome
    assert outcome is not None
    assert outcome.reason == "passes"
    assert outcome.scores == (5, 1)
    assert outcome.winners == (0,)
    refuse(state, "pass", "over")


def test_a_stone_played_in_between_breaks_the_succession() -> None:
    state = position(TWO, "replace", "red", bag="blue")
    state = play(play(state, "pass"), "red.a2")
    assert CROSSWISE.view(play(state, "pass"), None).outcome is None


def test_with_three_players_the_single_one_passing_twice_is_not_every_seat() -> None:
    state = position(TWO, "red", "replace", "replace", first=1)
    for seat in (1, 2, 1):
        assert state.turn == seat
        state = play(state, "pass")
    assert CROSSWISE.view(state, None).outcome is None
    assert state.turn == 0


def test_a_pass_tells_also_what_happened_before_it() -> None:
    state = position(TWO, "red", "replace", "blue", "blue")
    after = play(play(state, "red.a2"), "pass")
    assert after.last == (
        phrase("placed", seat=0, colour="red", cell="a2"),
        phrase("passed", seat=1),
    )
    assert play(after, "blue.a3").last == (phrase("placed", seat=2, colour="blue", cell="a3"),)


# The end


FIVE = "r----- r----- r----- r----- r----- ------"


@pytest.mark.parametrize("first", [0, 1])
def test_six_equal_stones_in_a_column_win_at_once_for_orange_whoever_laid_the_stone(
    first: int,
) -> None:
    after = play(position(FIVE, "red", "red", first=first, bag="blue"), "red.a6")
    outcome = CROSSWISE.view(after, None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "six")
    assert phrase("six-column", side="orange", line="a", colour="red") in after.last
    refuse(after, "blue.c4", "over")


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_six_equal_stones_in_a_row_win_at_once_for_both_of_green(first: int) -> None:
    rows = "------ ------ ------ kkkkk- ------ ------"
    after = play(position(rows, *["black"] * 4, first=first, bag="blue"), "black.f4")
    outcome = CROSSWISE.view(after, None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1, 3), "six")
    assert phrase("six-row", side="green", line="4", colour="black") in after.last


@pytest.mark.parametrize(
    ("rows", "hand", "move"),
    [
        ("r----- r----- r----- r----- r----- --r---", "move", "move.c6.a6"),
        ("r----- r----- r----- r----- r----- b-r---", "swap", "swap.c6.a6"),
        ("r----- r----- r----- r----- r----- b-----", "replace red", "replace.red.a6"),
    ],
)
def test_specials_make_six_as_well(rows: str, hand: str, move: str) -> None:
    after = play(position(rows, hand, "blue", bag="white"), move)
    outcome = CROSSWISE.view(after, None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "six")


@pytest.mark.parametrize(
    ("rows", "hand", "move", "left"),
    [
        (FIVE, "blue red white", "red.a6", "blue white"),
        ("r----- r----- r----- r----- r----- --r---", "move blue", "move.c6.a6", "blue"),
        ("r----- r----- r----- r----- r----- b-r---", "blue swap", "swap.c6.a6", "blue"),
        (
            "r----- r----- r----- r----- r----- b-----",
            "replace red white",
            "replace.red.a6",
            "blue white",
        ),
    ],
)
def test_nothing_is_drawn_any_more_after_six_equal_stones(
    rows: str, hand: str, move: str, left: str
) -> None:
    before = position(rows, hand, "blue", bag="yellow black")
    after = play(before, move)
    assert after.hands == (tuple(left.split()), ("blue",))
    assert after.bag == before.bag


def test_the_last_stone_of_the_bag_is_not_drawn_after_the_end() -> None:
    after = play(position(FIVE, "red", "red", bag="white"), "red.a6")
    assert after.bag == ("white",)
    assert [event.code for event in after.last] == ["placed", "six-column"]


def test_one_swap_can_finish_two_columns() -> None:
    rows = "rb---- rb---- rb---- rb---- rb---- br----"
    after = play(position(rows, "swap", "blue", bag="white"), "swap.a6.b6")
    assert [event.code for event in after.last] == ["swapped", "six-column", "six-column"]
    assert CROSSWISE.view(after, None).sixes == ("a", "b")


def test_six_of_different_kinds_or_five_end_nothing() -> None:
    assert CROSSWISE.view(position(FIVE, "red", "red"), None).outcome is None
    rows = "rybpkw ------ ------ ------ ------ ------"
    assert CROSSWISE.view(position(rows, "red", "red"), None).outcome is None


def test_the_match_ends_when_all_36_cells_are_full_and_the_higher_total_wins() -> None:
    state = position("-" + EXAMPLE[1:], "red", "blue", "blue", "blue")
    assert CROSSWISE.view(state, None).outcome is None
    outcome = CROSSWISE.view(play(state, "red.a1"), None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1, 3), (22, 24, 22, 24))
    assert outcome.reason == "full"


def test_a_full_board_ends_the_match_without_a_last_draw() -> None:
    state = position("-" + EXAMPLE[1:], "red black", "blue", bag="white yellow")
    after = play(state, "red.a1")
    assert after.hands == (("black",), ("blue",))
    assert after.bag == state.bag


def test_equal_totals_are_a_draw() -> None:
    state = position("-ybpkw ybpkwr bpkwry pkwryb kwrybp wrybpk", "red", "blue")
    outcome = CROSSWISE.view(play(state, "red.a1"), None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (36, 36))


def test_a_six_that_fills_the_board_wins_against_a_higher_total() -> None:
    rows = "rykpbw rpwybk rkbwpy rbykwp rwpbyk -pbkwy"
    outcome = CROSSWISE.view(play(position(rows, "red", "red"), "red.a6"), None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "six")
    assert outcome.scores[0] < outcome.scores[1]


def test_for_a_sum_of_scores_six_count_9_and_every_other_line_as_it_stands() -> None:
    rows = "rr---- rb---- rb---- rb---- r----- -----b"
    outcome = CROSSWISE.view(play(position(rows, "red", "red"), "red.a6"), None).outcome
    assert outcome is not None
    assert outcome.scores == (9 + 3, 1)
