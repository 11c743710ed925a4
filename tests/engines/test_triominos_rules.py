"""Turns: laying, drawing, passing, and what each of them scores."""

import pytest

from engines.game import IllegalMove, InvalidMove
from engines.triominos import TRIOMINOS
from engines.triominos.state import TriominosState
from tests.engines.test_triominos_bonus import BRIDGE, HEXAGON, THREE_AT_ONCE, TWO_AT_ONCE
from tests.engines.triominos_positions import codes, move_to, points, state, tile_of

play = TRIOMINOS.play


def opened(tile: str) -> TriominosState:
    """The state after ``tile`` was laid as the first of a round."""
    return play(state("", f"{tile} 012", "013 014"), f"{tile}.1")


def closed(position: tuple[str, str]) -> TriominosState:
    """The state after the last tile of a bonus position was laid."""
    tile = tile_of(position[1])
    at = state(position[0], f"{tile} 222", "013 014")
    return play(at, move_to(at, position[1]))


def test_the_beginner_may_lay_any_own_tile() -> None:
    at = state("", "555 012 044", "013")
    assert at.moves == ("555.1", "012.1", "044.1")


def test_a_laid_tile_scores_the_sum_of_its_digits() -> None:
    at = opened("035")
    assert codes(at) == ("laid",)
    assert points(at, "laid") == 8
    assert at.score == (8, 0)


@pytest.mark.parametrize(("tile", "digits"), [("555", 15), ("111", 3)])
def test_opening_a_round_with_a_triple_earns_10(tile: str, digits: int) -> None:
    at = opened(tile)
    assert codes(at) == ("laid", "triple")
    assert points(at, "triple") == 10
    assert at.score == (digits + 10, 0)


def test_opening_with_0_0_0_earns_40_instead_of_the_10() -> None:
    at = opened("000")
    assert codes(at) == ("laid", "zeros")
    assert points(at, "zeros") == 40
    assert at.score == (40, 0)


def test_a_triple_later_in_a_round_earns_its_digits_alone() -> None:
    at = state("0,0:055", "555 012", "013 014")
    assert play(at, move_to(at, "1,0:555")).score == (15, 0)


@pytest.mark.parametrize(
    ("position", "code", "earned"),
    [
        (HEXAGON, "hexagon", 50),
        (TWO_AT_ONCE, "hexagon", 100),
        (THREE_AT_ONCE, "hexagon", 150),
        (BRIDGE, "bridge", 40),
    ],
)
def test_hexagons_and_bridges_are_events_of_their_own(
    position: tuple[str, str], code: str, earned: int
) -> None:
    at = closed(position)
    assert codes(at) == ("laid", code)
    assert points(at, code) == earned
    assert at.score[0] == earned + sum(map(int, position[1][-3:]))
    assert TRIOMINOS.view(at, None).gain == at.score[0]


def test_a_record_names_tile_and_place() -> None:
    at = state("0,0:055", "555 012 005", "013")
    assert at.moves == ("555.3", "005.1", "005.2")


def test_turns_go_by_ascending_seat() -> None:
    at = state("0,0:555", "355 012", "455 013", "255 014", turn=1)
    at = play(at, at.moves[0])
    assert at.turn == 2
    at = play(at, at.moves[0])
    assert at.turn == 0


def test_a_player_who_can_lay_must() -> None:
    at = state("0,0:555", "355 012", "013", market="014")
    assert {move[:3] for move in at.moves} == {"355"}
    for move in ("draw", "pass"):
        with pytest.raises(IllegalMove, match="a tile fits"):
            play(at, move)


def test_one_who_cannot_lay_draws_one_tile_at_a_time_for_minus_5_each() -> None:
    at = state("0,0:555", "012", "013", market="014 023 355 000")
    assert at.moves == ("draw",)
    once = play(at, "draw")
    assert (once.hands[0], once.score, once.turn) == (("012", "014"), (-5, 0), 0)
    assert once.market == ("023", "355", "000")
    twice = play(once, "draw")
    assert (twice.moves, twice.score) == (("draw",), (-10, 0))
    assert dict(twice.last[0].params) == {"seat": 0, "count": 2, "points": -10}


def test_drawing_goes_on_until_a_tile_fits_which_must_then_be_laid_anywhere_it_fits() -> None:
    at = state("0,0:555", "012", "013", market="014 355 000")
    at = play(play(at, "draw"), "draw")
    assert at.moves == ("355.1", "355.2", "355.3")
    at = play(at, "355.2")
    assert at.score == (13 - 10, 0)
    assert codes(at) == ("drew", "laid")
    assert at.turn == 1


def test_with_the_market_empty_and_nothing_that_fits_a_player_pays_10_and_the_turn_passes() -> None:
    at = state("0,0:555", "012", "355 013")
    assert at.moves == ("pass",)
    at = play(at, "pass")
    assert (at.score, at.turn, codes(at)) == ((-10, 0), 1, ("passed",))


def test_emptying_the_market_without_a_fit_costs_the_draws_and_the_10() -> None:
    at = state("0,0:555", "012", "355 013", market="014 023")
    for move in ("draw", "draw", "pass"):
        at = play(at, move)
    assert at.score == (-20, 0)
    assert codes(at) == ("drew", "passed")
    assert at.turn == 1


def test_nobody_passes_while_there_are_tiles_to_draw() -> None:
    at = state("0,0:555", "012", "013", market="014")
    with pytest.raises(IllegalMove, match="tiles to draw"):
        play(at, "pass")


def test_nobody_draws_from_an_empty_market() -> None:
    at = state("0,0:555", "012", "013")
    with pytest.raises(IllegalMove, match="no tile to draw"):
        play(at, "draw")


@pytest.mark.parametrize("move", ["", "035", "035.", "053.1", "035.0", "035.01", "next.1", "Draw"])
def test_a_text_that_is_no_move_is_invalid(move: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        play(state("0,0:555", "355", "013"), move)
    assert caught.value.move == move


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("455.1", "455 is not in the hand"),
        ("012.1", "012 does not fit there"),
        ("355.4", "there is no place 4"),
        ("next", "the round is not over"),
    ],
)
def test_a_move_that_cannot_be_played_now_is_illegal_and_says_why(move: str, why: str) -> None:
    at = state("0,0:555", "355 012", "013")
    with pytest.raises(IllegalMove, match=f"{move}: {why}"):
        play(at, move)


def test_playing_leaves_the_state_before_unchanged() -> None:
    at = state("0,0:555", "355 012", "013")
    again = state("0,0:555", "355 012", "013")
    play(at, "355.1")
    assert at == again


def test_laid_tiles_remember_their_seat_and_the_ply() -> None:
    at = state("", "555 012", "355 013")
    at = play(at, "555.1")
    at = play(at, "355.2")
    assert [(tile.tile, tile.seat, tile.ply) for tile in at.board.laid] == [
        ("555", 0, 1),
        ("355", 1, 2),
    ]
    assert at.board.laid[1].digits == (5, 3, 5)
