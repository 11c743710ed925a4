from collections import Counter

import pytest

from engines.crosswise import CROSSWISE
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import CELLS, COLOURS, SPECIALS, STONES
from engines.game import InvalidSetup

SEED = "0123456789abcdef" * 4


def started(seats: int, seed: str = SEED, **options: str) -> CrosswiseState:
    return CROSSWISE.start(CROSSWISE.deal(seats, options, seed))


def turns(state: CrosswiseState, count: int) -> list[int]:
    """Who moves in the first ``count`` plies, each playing a colour of theirs or a pass."""
    found = []
    for _ in range(count):
        found.append(state.turn)
        state = CROSSWISE.play(state, CROSSWISE.view(state, state.turn).moves[0])
    return found


def test_the_board_has_36_cells_columns_a_to_f_from_the_left_rows_1_to_6_from_the_top() -> None:
    assert len(CELLS) == 36
    assert CELLS[:7] == ("a1", "b1", "c1", "d1", "e1", "f1", "a2")
    assert CELLS[-1] == "f6"
    assert started(2).board == (None,) * 36


def test_the_bag_holds_54_stones_six_colours_of_seven_and_four_specials_of_three() -> None:
    assert len(STONES) == 54
    counts = Counter(STONES)
    assert set(counts) == {*COLOURS, *SPECIALS}
    assert {counts[colour] for colour in COLOURS} == {7}
    assert {counts[kind] for kind in SPECIALS} == {3}
    assert COLOURS == ("red", "yellow", "blue", "purple", "black", "white")
    assert SPECIALS == ("move", "remove", "replace", "swap")


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [4, 4]), (3, [4, 6, 4]), (4, [4, 4, 4, 4])], ids=str
)
def test_everyone_holds_four_stones_but_the_single_player_of_three_six(
    seats: int, sizes: list[int]
) -> None:
    state = started(seats)
    assert [len(hand) for hand in state.hands] == sizes
    assert len(state.bag) == 54 - sum(sizes)
    assert Counter(state.bag) + Counter(sum(state.hands, ())) == Counter(STONES)


def test_one_plays_against_one_and_two_against_two_seated_alternately() -> None:
    assert CROSSWISE.sides(2, {}) == ("orange", "green")
    assert CROSSWISE.sides(4, {}) == ("orange", "green", "orange", "green")


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_with_three_the_pair_is_orange_and_the_single_player_green_wherever_the_turn_falls(
    first: str,
) -> None:
    assert CROSSWISE.sides(3, {"first": first}) == ("orange", "green", "orange")
    assert CROSSWISE.view(started(3, first=first), None).sides == ("orange", "green", "orange")


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, "1", [0, 1, 0, 1]),
        (2, "2", [1, 0, 1, 0]),
        (3, "1", [0, 1, 2, 1, 0, 1]),
        (3, "2", [1, 2, 1, 0, 1, 2]),
        (3, "3", [2, 1, 0, 1, 2, 1]),
        (4, "1", [0, 1, 2, 3, 0, 1]),
        (4, "4", [3, 0, 1, 2, 3, 0]),
    ],
)
def test_turns_go_round_and_the_single_player_of_three_follows_each_partner(
    seats: int, first: str, order: list[int]
) -> None:
    assert turns(started(seats, first=first), len(order)) == order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_drawn_at_random(seats: int) -> None:
    drawn = Counter(started(seats, f"{number:064x}").turn for number in range(300))
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 300 / seats / 2


def test_who_begins_changes_nothing_in_the_deal() -> None:
    one, two = started(4, first="1"), started(4, first="3")
    assert (one.hands, one.bag) == (two.hands, two.bag)
    assert (one.turn, two.turn) == (0, 2)


def test_the_setup_line_says_everything() -> None:
    line = CROSSWISE.deal(4, {"first": "2"}, SEED)
    assert line == f"crosswise seats=4 first=2 seed={SEED}"
    assert CROSSWISE.start(line) == CROSSWISE.start(line)


@pytest.mark.parametrize(
    ("seats", "options", "seed", "part"),
    [
        (1, {}, SEED, "seats"),
        (5, {}, SEED, "seats"),
        (2, {"first": "3"}, SEED, "first: 3 is no seat"),
        (3, {"first": "4"}, SEED, "first: 4 is no seat"),
        (4, {"first": "0"}, SEED, "first: 0 is no seat"),
        (4, {"first": "ann"}, SEED, "first: ann is no seat"),
        (2, {"hand": "5"}, SEED, "hand: no option"),
        (2, {}, SEED[:-1], "seed"),
        (2, {}, SEED.upper(), "seed"),
    ],
)
def test_options_that_describe_no_match_are_named(
    seats: int, options: dict[str, str], seed: str, part: str
) -> None:
    with pytest.raises(InvalidSetup, match=part):
        CROSSWISE.deal(seats, options, seed)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "crosswise",
        f"reversi seats=2 first=1 seed={SEED}",
        f"crosswise seats=5 first=1 seed={SEED}",
        f"crosswise seats=2 first=3 seed={SEED}",
        f"crosswise seats=2 first=0 seed={SEED}",
        f"crosswise seats=2 first=1 seed={SEED} ",
        f"crosswise seats=2 first=1 seed={SEED}\n",
        f"crosswise seats=2 first=1 seed={SEED[:-1]}",
    ],
)
def test_a_line_that_is_no_setup_is_refused(line: str) -> None:
    with pytest.raises(InvalidSetup):
        CROSSWISE.start(line)


def test_the_options_offer_every_first_seat_and_chance() -> None:
    (first,) = CROSSWISE.options
    assert (first.key, first.default) == ("first", "random")
    assert first.choices == ("random", "1", "2", "3", "4")
