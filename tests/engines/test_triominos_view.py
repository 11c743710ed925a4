"""What each seat, and everybody, may see."""

import random
from dataclasses import replace

import pytest

from engines.triominos import TRIOMINOS
from engines.triominos.state import TriominosState
from tests.engines.test_triominos_bonus import BRIDGE, TWO_AT_ONCE
from tests.engines.triominos_positions import codes, move_to, state, tile_of

play, view = TRIOMINOS.play, TRIOMINOS.view


def drawn_once() -> TriominosState:
    return play(state("0,0:555", "012", "355 013", market="014 355 000"), "draw")


def exchanged(at: TriominosState, seat: int | None, rng: random.Random) -> TriominosState:
    """The state with all tiles that ``seat`` cannot see dealt anew."""
    hidden = [tile for other, hand in enumerate(at.hands) if other != seat for tile in hand]
    hidden.extend(at.market)
    rng.shuffle(hidden)
    hands = list(at.hands)
    for other, hand in enumerate(at.hands):
        if other != seat:
            hands[other], hidden = tuple(hidden[: len(hand)]), hidden[len(hand) :]
    return replace(at, hands=tuple(hands), market=tuple(hidden))


def played(seed: int, seats: int, plies: int) -> TriominosState:
    rng = random.Random(seed)
    at = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{seed:064x}"))
    for _ in range(plies):
        if at.outcome:
            break
        at = play(at, rng.choice(at.moves))
    return at


def test_a_seat_sees_its_own_tiles_and_of_all_others_the_counts() -> None:
    at = state("0,0:555", "012 355", "013", "014 023", market="000 111")
    seen = view(at, 1)
    assert seen.hand == ("013",)
    assert seen.hands == (2, 1, 2)
    assert seen.market == 2
    assert view(at, None).hand == ()


def test_slots_keep_their_order_and_drawn_tiles_come_last() -> None:
    at = state("0,0:555", "344 012 001", "013", market="355 000")
    at = play(at, "draw")
    assert view(at, 0).hand == ("344", "012", "001", "355")
    assert view(play(at, "355.1"), 0).hand == ("344", "012", "001")


def test_only_the_seat_to_move_has_moves_and_fits() -> None:
    at = state("0,0:555", "355 012", "455 013")
    assert view(at, 0).moves == ("355.1", "355.2", "355.3")
    assert [fit.move for fit in view(at, 0).fits] == ["355.1", "355.2", "355.3"]
    for seat in (None, 1):
        assert (view(at, seat).moves, view(at, seat).fits, view(at, seat).offers) == ((), (), ())


def test_all_places_are_public_whatever_the_hands_are() -> None:
    at = state("0,0:555", "355 012", "455 013")
    for seat in (None, 0, 1):
        assert view(at, seat).places == ("1", "2", "3")
        assert [spot.cell for spot in view(at, seat).spots] == [(0, -1), (0, 1), (1, 0)]


def test_places_keep_their_names_while_somebody_draws() -> None:
    before = state("0,0:555", "012", "355 013", market="014 355 000")
    assert view(before, None).spots == view(drawn_once(), None).spots


def test_drawing_is_a_public_act_while_the_market_has_tiles_and_a_pass_is_never_pressed() -> None:
    with_market = state("0,0:555", "355 012", "013", market="014")
    without = state("0,0:555", "355 012", "013")
    for seat in (None, 0, 1):
        assert view(with_market, seat).acts == ("draw",)
        assert view(without, seat).acts == ()
        assert view(state("", "355 012", "013", market="014"), seat).acts == ()


def test_a_draw_shows_everybody_that_and_its_owner_what() -> None:
    at = drawn_once()
    assert view(at, 0).drawn == ("014",)
    assert view(at, 0).last[0].code == "drew-own"
    assert view(at, 0).last[0]["tiles"] == "014"
    for seat in (None, 1):
        seen = view(at, seat)
        assert seen.drawn == ()
        assert dict(seen.last[0].params) == {"seat": 0, "count": 1, "points": -5}


def test_drawn_tiles_stay_in_sight_of_their_owner_when_the_turn_passes() -> None:
    at = play(play(state("0,0:555", "012", "355 013", market="014"), "draw"), "pass")
    assert at.turn == 1
    assert view(at, 0).drawn == ("014",)
    assert view(at, 1).drawn == ()
    at = play(at, "355.1")
    assert view(at, 0).drawn == ()


def test_what_happens_by_itself_is_told_together_with_the_move_before() -> None:
    at = state("0,0:555", "355 003", "012 014", "023 024", turn=0)
    at = play(at, "355.1")
    at = play(play(at, "pass"), "pass")
    assert codes(at) == ("laid", "passed", "passed")
    assert view(at, None).gain == 13


def test_the_first_draw_is_pressed_and_those_after_it_follow() -> None:
    before = state("0,0:555", "012", "355 013", market="014 355 000")
    assert view(before, 0).follow == ""
    assert view(drawn_once(), 0).follow == "draw"
    fitting = play(drawn_once(), "draw")
    assert view(fitting, 0).follow == ""


def test_a_pass_that_is_the_only_move_follows() -> None:
    at = state("0,0:555", "012", "355 013")
    assert view(at, 0).follow == "pass"


def test_nobody_else_learns_in_advance_that_nothing_fits() -> None:
    for at in (drawn_once(), state("0,0:555", "012", "355 013")):
        assert [view(at, seat).follow for seat in (None, 1)] == ["", ""]
        assert not view(at, 0).waits


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_states_that_differ_in_what_a_seat_cannot_see_give_it_equal_views(seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(12):
        at = played(seed, seats, rng.randrange(60))
        if at.turn is None:
            continue
        for seat in (None, *range(seats)):
            assert view(exchanged(at, seat, rng), seat) == view(at, seat)


def test_the_points_of_the_last_tiles_bonus_are_marked() -> None:
    at = state(TWO_AT_ONCE[0], f"{tile_of(TWO_AT_ONCE[1])} 222", "013")
    at = play(at, move_to(at, TWO_AT_ONCE[1]))
    assert view(at, None).hexagons == ((1, 2), (1, 0))
    at = state(BRIDGE[0], f"{tile_of(BRIDGE[1])} 222", "013")
    at = play(at, move_to(at, BRIDGE[1]))
    assert (view(at, None).hexagons, view(at, None).bridges) == ((), ((0, 1),))


def test_the_gain_is_what_the_last_move_brought_its_seat() -> None:
    assert view(drawn_once(), None).gain == -5
    again = play(drawn_once(), "draw")
    assert view(again, None).gain == -10
    assert view(play(again, "355.1"), None).gain == 13


def test_the_sheet_tells_who_scored_what_in_which_round() -> None:
    at = play(play(state("0,0:555", "355", "012 044"), "355.1"), "next")
    first, second = view(at, None).sheet
    assert (first.number, first.winner, first.ended) == (1, 0, "out")
    assert {kind: first.of(0, kind) for kind in ("tiles", "out", "left")} == {
        "tiles": 13,
        "out": 25,
        "left": 11,
    }
    assert first.totals == (49, 0)
    assert (second.number, second.ended, second.totals) == (2, "", (0, 0))
    assert view(at, None).score == (49, 0)


def test_a_view_says_round_and_target() -> None:
    seen = view(state("", "355", "012", target=500), None)
    assert (seen.number, seen.target) == (1, 500)


def test_without_teams_there_are_no_sides() -> None:
    assert TRIOMINOS.sides(3, {}) == ()
