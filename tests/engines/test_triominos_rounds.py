"""The end of a round and of a match, and the round after it."""

import pytest

from engines.game import IllegalMove
from engines.triominos import TRIOMINOS
from engines.triominos.ending import lowest
from engines.triominos.setup import Hand, beginner
from engines.triominos.state import TriominosState
from tests.engines.triominos_positions import codes, points, state

play = TRIOMINOS.play


def hands(*texts: str) -> tuple[Hand, ...]:
    return tuple(tuple(text.split()) for text in texts)


def out(scores: tuple[int, ...] = (), target: int = 200) -> TriominosState:
    """Seat 0 lays its last tile, 355; 012 and 044 are left in the hand of seat 1."""
    return play(state("0,0:555", "355", "012 044", scores=scores, target=target), "355.1")


def passed(*texts: str, scores: tuple[int, ...] = ()) -> TriominosState:
    """A board where nothing fits, passed by every seat in turn."""
    at = state("0,0:555", *texts, scores=scores)
    for _ in texts:
        at = play(at, "pass")
    return at


def test_a_round_ends_when_a_player_has_laid_the_last_tile() -> None:
    at = out()
    assert at.turn is None
    assert (at.sheet.winner, at.sheet.ended) == (0, "out")


def test_going_out_earns_25_and_the_digits_left_in_all_other_hands() -> None:
    at = play(state("0,0:555", "355", "012 044", "111"), "355.1")
    assert codes(at)[:3] == ("laid", "out", "left")
    assert points(at, "out") == 25
    assert points(at, "left") == 3 + 8 + 3
    assert at.score == (13 + 25 + 14, 0, 0)
    assert TRIOMINOS.view(at, None).gain == 52


def test_tiles_drawn_in_vain_count_for_whoever_goes_out() -> None:
    at = play(state("0,0:555", "012 044", "355", market="014"), "draw")
    at = play(play(at, "pass"), "355.1")
    assert at.score == (-15, 13 + 25 + 3 + 8 + 5)


def test_at_a_rounds_end_all_hands_are_shown() -> None:
    at = out()
    shown = [dict(event.params) for event in at.last if event.code == "shown"]
    assert shown == [{"seat": 1, "tiles": "012 044", "count": 2, "digits": 11}]
    for seat in (None, 0, 1):
        assert TRIOMINOS.view(at, seat).left == ((), ("012", "044"))


def test_nobodys_tiles_are_shown_before() -> None:
    at = state("0,0:555", "355 012", "044")
    assert all(TRIOMINOS.view(at, seat).left == () for seat in (None, 0, 1))


def test_the_market_empty_and_as_many_passes_in_a_row_as_players_end_the_round() -> None:
    at = state("0,0:555", "012", "013 044", "023")
    for _ in range(2):
        at = play(at, "pass")
        assert at.turn is not None
    at = play(at, "pass")
    assert at.turn is None
    assert at.sheet.ended == "blocked"


def test_each_has_then_paid_10_for_it_once() -> None:
    at = passed("012 034", "013 044", "023 033")
    assert [at.sheet.of(seat, "passes") for seat in range(3)] == [-10, -10, -10]


def test_a_tile_laid_in_between_starts_the_count_of_passes_anew() -> None:
    at = state("0,0:555", "012 344", "355 013", turn=0)
    at = play(at, "pass")
    at = play(at, "355.1")
    assert at.passes == 0
    assert at.turn == 0


def test_the_player_with_the_fewest_tiles_wins_a_blocked_round() -> None:
    assert lowest(hands("000 001", "444", "111 112")) == 1


def test_with_equal_counts_the_lower_sum_of_digits_wins() -> None:
    assert lowest(hands("000 444", "001 002", "111 112 000")) == 1


@pytest.mark.parametrize(
    "texts",
    [("000 012", "001 002"), ("000 012", "001 002", "333 344"), ("003", "012", "111", "004")],
)
def test_still_equal_also_among_only_some_of_the_players_nobody_wins(
    texts: tuple[str, ...],
) -> None:
    assert lowest(hands(*texts)) is None


def test_a_tie_behind_the_fewest_tiles_takes_nothing_from_the_winner() -> None:
    assert lowest(hands("000", "001 002", "001 002")) == 0


def test_the_winner_of_a_blocked_round_gets_the_others_digits_less_the_own_and_no_25() -> None:
    at = passed("012 034", "044", "023 033")
    assert at.sheet.winner == 1
    assert points(at, "left") == 3 + 7 + 5 + 6
    assert points(at, "own") == -8
    assert at.score == (-10, -10 + 21 - 8, -10)
    assert "out" not in codes(at)


def test_a_round_that_nobody_won_moves_no_digits() -> None:
    at = passed("012 013", "003 022")
    assert at.sheet.winner is None
    assert at.score == (-10, -10)
    assert codes(at)[:4] == ("passed", "passed", "blocked", "shown")
    assert "nobody" in codes(at)


def test_between_two_rounds_the_state_waits_for_next() -> None:
    at = out()
    assert at.moves == ("next",)
    for seat in (None, 0, 1):
        view = TRIOMINOS.view(at, seat)
        assert (view.turn, view.follow, view.waits) == (None, "next", True)
    with pytest.raises(IllegalMove, match="the round is over"):
        play(at, "draw")


def test_the_winner_of_the_round_before_begins() -> None:
    at = play(out(), "next")
    assert (at.turn, at.sheet.number, at.sheet.first) == (0, 2, 0)
    assert dict(at.last[0].params) == {"number": 2, "first_seat": 0, "why": "won"}
    blocked = play(passed("012 034", "044", "023 033"), "next")
    assert blocked.turn == 1


def test_after_a_round_that_nobody_won_the_tiles_decide_again() -> None:
    at = play(passed("012 013", "003 022"), "next")
    assert at.turn == beginner(at.hands)
    assert at.last[0]["why"] == "highest"


def test_the_next_round_begins_with_an_empty_board_full_hands_and_the_scores_kept() -> None:
    before = out()
    at = play(before, "next")
    assert at.board.laid == ()
    assert [len(hand) for hand in at.hands] == [7, 7]
    assert at.score == before.score
    assert at.passes == 0


def test_the_match_ends_at_the_end_of_a_round_in_which_somebody_stands_at_the_target() -> None:
    at = out(scores=(200 - 49, 0))
    assert at.score == (200, 0)
    outcome = TRIOMINOS.view(at, None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (200, 0), "target")
    assert at.moves == ()
    with pytest.raises(IllegalMove, match="the match is over"):
        play(at, "next")


def test_one_point_below_the_target_plays_another_round() -> None:
    at = out(scores=(199 - 49, 0))
    assert (at.outcome, at.moves) == (None, ("next",))


@pytest.mark.parametrize("target", [200, 400, 500, 600])
def test_the_target_is_the_one_chosen(target: int) -> None:
    assert out(scores=(target - 49, 0), target=target).outcome is not None
    assert out(scores=(target - 50, 0), target=target).outcome is None


def test_the_highest_total_wins_whoever_won_the_round() -> None:
    at = out(scores=(100, 230))
    assert at.sheet.winner == 0
    assert at.outcome is not None
    assert at.outcome.winners == (1,)


def test_a_tie_at_the_top_plays_another_round() -> None:
    at = out(scores=(230 - 49, 230))
    assert at.score == (230, 230)
    assert at.outcome is None
    assert at.moves == ("next",)
    assert codes(at)[-1] == "tied"


def test_a_tie_below_the_top_ends_the_match_all_the_same() -> None:
    at = play(state("0,0:555", "355", "012", "013", scores=(300, 50, 50)), "355.1")
    assert at.outcome is not None
    assert at.outcome.winners == (0,)


def test_reaching_the_target_inside_a_round_ends_nothing() -> None:
    at = play(state("0,0:555", "355 012", "013", scores=(195, 0)), "355.1")
    assert at.score == (208, 0)
    assert (at.outcome, at.turn) == (None, 1)


def test_totals_may_be_negative() -> None:
    assert passed("012 013", "003 022", scores=(-5, 3)).score == (-15, -7)


def test_the_match_score_is_the_final_total() -> None:
    at = out(scores=(160, -35))
    assert at.outcome is not None
    assert at.outcome.scores == at.score == (209, -35)
