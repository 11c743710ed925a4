"""What weaker players are given before the first move: corners in Reversi, points elsewhere."""

from dataclasses import replace

import pytest

from engines.crosswise.game import CROSSWISE
from engines.crosswise.outcome import outcome
from engines.formats import InvalidRecord, Scoresheet
from engines.game import Game, InvalidSetup
from engines.reversi.game import REVERSI
from engines.triominos.game import TRIOMINOS
from tests.engines.crosswise_positions import position

SEED = "5eed" * 16


def test_who_is_given_corners_plays_black_and_white_begins() -> None:
    setup = REVERSI.deal(2, {"first": "1", "handicap": "0-3"}, SEED)
    assert setup == "reversi first=2 position=start handicap=0-3"
    view = REVERSI.view(REVERSI.start(setup), None)
    assert (view.turn, view.sides, view.score) == (0, ("white", "black"), (2, 5))
    assert view.handicap == (0, 3) and REVERSI.sides(2, {"handicap": "0-3"}) == view.sides


def test_corners_come_back_from_what_other_programs_read() -> None:
    transcripts, ggf, wthor = REVERSI.formats
    setup = REVERSI.deal(2, {"handicap": "2-0"}, SEED)
    assert REVERSI.notation(setup, ()).split() == [f"X{'-' * 26}OX{'-' * 6}XO{'-' * 26}XO"]
    first = REVERSI.view(REVERSI.start(setup), None).offers[0]
    sheet = Scoresheet(setup, (first,))
    for form in (transcripts, ggf):
        (back,) = form.read(form.write(sheet))
        assert (back.setup, back.moves) == (setup, (first,))
    with pytest.raises(InvalidRecord):
        wthor.write(replace(sheet, winners=(0,)))


def test_points_ahead_decide_a_match_and_computer_players_know_them() -> None:
    state = position("rryrbk ywbpkr bpkwry pkwryb kwrybp wryb-k", "purple", "red")
    plain = outcome(CROSSWISE.play(state, "purple.e6"))
    ahead = replace(state, handicap=(0, 10))
    given = outcome(CROSSWISE.play(ahead, "purple.e6"))
    assert plain is not None and given is not None
    assert given.scores == (plain.scores[0], plain.scores[1] + 10) and given.winners == (1,)
    view = CROSSWISE.view(ahead, 0)
    assert view.lines.green == view.score[1] and view.handicap == (0, 10)
    assert [one["points"] for one in CROSSWISE.answer(view, "lines") if one.code == "ahead"] == [10]
    (rated,) = CROSSWISE.rate(view, 1.0)
    assert rated.value == pytest.approx(given.scores[0] - given.scores[1], abs=0.6)


def test_points_ahead_are_there_before_the_first_round_and_count_for_the_target() -> None:
    state = TRIOMINOS.start(TRIOMINOS.deal(3, {"handicap": "0-60-10"}, SEED))
    assert state.score == (0, 60, 10) == TRIOMINOS.view(state, None).score
    assert " handicap=0-60-10 seed=" in str(state.setup)
    while state.turn is not None:
        state = TRIOMINOS.play(state, state.moves[0])
    scored = state.sheet.totals
    assert TRIOMINOS.play(state, "next").score == (scored[0], scored[1] + 60, scored[2] + 10)


@pytest.mark.parametrize(
    ("game", "seats", "given"),
    [
        (REVERSI, 2, "2-2"),
        (REVERSI, 2, "0-5"),
        (REVERSI, 2, "0-02"),
        (REVERSI, 2, "0-1-0"),
        (CROSSWISE, 4, "3-0-2-0"),
        (CROSSWISE, 2, "7-0"),
        (TRIOMINOS, 3, "10-0"),
        (TRIOMINOS, 2, "-10"),
    ],
)
def test_what_is_no_handicap_is_refused(game: Game, seats: int, given: str) -> None:
    with pytest.raises(InvalidSetup):
        game.deal(seats, {"handicap": given}, SEED)


def test_a_setup_without_one_does_not_speak_of_it() -> None:
    games: tuple[Game, ...] = (REVERSI, CROSSWISE, TRIOMINOS)
    for game in games:
        setup = game.deal(2, {}, SEED)
        assert "handicap" not in setup and game.deal(2, {"handicap": "none"}, SEED) == setup
        assert game.view(game.start(setup), None).handicap == ()
    with pytest.raises(InvalidSetup):
        REVERSI.deal(2, {"handicap": "0-2", "position": "f5d6"}, SEED)
    with pytest.raises(InvalidSetup):
        REVERSI.start("reversi first=1 position=start handicap=0-2")
