import pytest

from engines import chance
from engines.game import InvalidSetup
from engines.triominos import TRIOMINOS, rules
from engines.triominos.setup import TriominosSetup, beginner, dealt, parse
from engines.triominos.tiles import TILES

SEED = "0123456789abcdef" * 4


def setup(seats: int, **options: str) -> TriominosSetup:
    return parse(TRIOMINOS.deal(seats, options, SEED))


def first(*hands: str) -> int:
    return beginner(tuple(tuple(hand.split()) for hand in hands))


def test_two_to_four_play() -> None:
    assert list(TRIOMINOS.seats) == [2, 3, 4]
    with pytest.raises(InvalidSetup, match="seats"):
        TRIOMINOS.deal(5, {}, SEED)


def test_two_players_take_eight_tiles_each() -> None:
    hands, market = dealt(setup(2), 1)
    assert [len(hand) for hand in hands] == [8, 8]
    assert len(market) == 40


@pytest.mark.parametrize(("seats", "rest"), [(3, 35), (4, 28)])
def test_three_or_four_players_take_seven_each(seats: int, rest: int) -> None:
    hands, market = dealt(setup(seats), 1)
    assert [len(hand) for hand in hands] == [7] * seats
    assert len(market) == rest


@pytest.mark.parametrize("hand", ["7", "8", "9", "16"])
def test_with_two_players_the_hand_is_an_option(hand: str) -> None:
    hands, market = dealt(setup(2, hand=hand), 1)
    assert [len(each) for each in hands] == [int(hand)] * 2
    assert len(market) == 56 - 2 * int(hand)


def test_the_option_hand_counts_with_two_players_only() -> None:
    assert [option.seats for option in TRIOMINOS.options if option.key == "hand"] == [(2,)]
    assert setup(3, hand="16").hand == 7
    with pytest.raises(InvalidSetup, match="hand"):
        parse(f"triominos seats=3 target=200 hand=8 seed={SEED}")


def test_the_target_is_200_unless_400_500_or_600_is_chosen() -> None:
    assert setup(2).target == 200
    assert [setup(2, target=each).target for each in ("400", "500", "600")] == [400, 500, 600]


@pytest.mark.parametrize(
    "options",
    [{"target": "300"}, {"hand": "10"}, {"first": "3"}, {"colour": "red"}],
)
def test_other_options_are_refused_by_name(options: dict[str, str]) -> None:
    with pytest.raises(InvalidSetup, match=next(iter(options))):
        TRIOMINOS.deal(2, options, SEED)


@pytest.mark.parametrize("first_seat", ["1", "2", "random"])
def test_the_tiles_decide_who_begins_whatever_first_says(first_seat: str) -> None:
    assert TRIOMINOS.deal(2, {"first": first_seat}, SEED) == TRIOMINOS.deal(2, {}, SEED)


@pytest.mark.parametrize(
    "line", ["", "triominos", f"triominos seats=2 target=200 hand=8 seed={'g' * 64}"]
)
def test_a_line_that_is_no_setup_is_refused(line: str) -> None:
    with pytest.raises(InvalidSetup):
        TRIOMINOS.start(line)


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="seed"):
        TRIOMINOS.deal(2, {}, "1")


def test_the_setup_line_goes_round() -> None:
    line = TRIOMINOS.deal(2, {"hand": "9", "target": "500"}, SEED)
    assert line == f"triominos seats=2 target=500 hand=9 seed={SEED}"
    assert str(parse(line)) == line


def test_all_tiles_are_dealt_or_in_the_market() -> None:
    hands, market = dealt(setup(4), 3)
    assert sorted([*market, *(tile for hand in hands for tile in hand)]) == sorted(TILES)


def test_each_round_is_dealt_anew_from_the_seed() -> None:
    assert dealt(setup(3), 1) != dealt(setup(3), 2)
    order = chance.shuffled(TILES, SEED, "round 2")
    assert dealt(setup(3), 2) == ((order[:7], order[7:14], order[14:21]), order[21:])


def test_the_holder_of_the_highest_triple_begins() -> None:
    assert first("111 455", "222 000", "445 355") == 1


def test_a_triple_goes_before_a_higher_sum() -> None:
    assert first("455 445", "000 001") == 1


def test_with_no_triple_the_holder_of_the_tile_with_the_highest_sum_begins() -> None:
    assert first("005 014", "445 001", "255 344") == 1


def test_the_tile_counts_not_the_whole_hand() -> None:
    assert first("344 335 445", "455 001 002") == 1


def test_of_equal_sums_the_tile_whose_digits_largest_first_compare_higher() -> None:
    assert first("445 001", "355 002") == 1  # both 13: 5-5-3 is above 5-4-4
    assert first("135 001", "234 002") == 0  # both 9: 5-3-1 is above 4-3-2
    assert first("225 001", "135 002") == 1  # both 9: 5-3-1 is above 5-2-2


def test_the_first_round_is_begun_by_that_seat() -> None:
    state = rules.begin(setup(4))
    assert state.turn == beginner(state.hands)
    assert dict(state.last[0].params) == {"number": 1, "first_seat": state.turn, "why": "highest"}
