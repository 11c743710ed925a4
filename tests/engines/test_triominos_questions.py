"""The sheet, the scoring aid, the record of a match, and the computer player."""

import random

import pytest

from engines.game import LEVELS, InvalidMove
from engines.triominos import TRIOMINOS
from tests.engines.triominos_positions import SEED, state

play, view = TRIOMINOS.play, TRIOMINOS.view


def test_the_sheet_has_a_row_for_each_round_and_seat_and_all_totals() -> None:
    at = play(play(state("0,0:555", "355", "012 044"), "355.1"), "next")
    lines = TRIOMINOS.answer(view(at, 1), "sheet")
    assert [line.code for line in lines] == [
        *("sheet-round", "sheet-row", "sheet-row"),
        *("sheet-round", "sheet-row", "sheet-row"),
        *("sheet-total", "sheet-total"),
    ]
    row = dict(lines[1].params)
    assert (row["seat"], row["scored"], row["tiles"], row["out"], row["left"]) == (
        0,
        49,
        13,
        25,
        11,
    )
    assert dict(lines[-2].params) == {"seat": 0, "total": 49, "target": 200}
    assert [line["ended"] for line in lines if line.code == "sheet-round"] == ["out", "open"]


def test_the_scoring_aid_names_every_way_to_earn_points() -> None:
    worth = {
        line.code: line["worth"]
        for line in TRIOMINOS.answer(view(state("", "355", "012"), None), "scoring")
        if dict(line.params).get("worth")
    }
    assert worth == {
        "worth-triple": 10,
        "worth-zeros": 40,
        "worth-bridge": 40,
        "worth-hexagon": 50,
        "worth-draw": -5,
        "worth-pass": -10,
        "worth-out": 25,
    }


def test_both_questions_can_be_asked_at_any_time_by_anybody() -> None:
    at = state("", "355", "012")
    for seat in (None, 0, 1):
        assert TRIOMINOS.questions(view(at, seat)) == ("sheet", "scoring")


def test_another_question_is_invalid() -> None:
    with pytest.raises(InvalidMove):
        TRIOMINOS.answer(view(state("", "355", "012"), None), "hands")


def test_the_record_has_a_line_a_turn_with_the_new_total() -> None:
    setup = TRIOMINOS.deal(2, {"hand": "16"}, SEED)
    at, moves, rng = TRIOMINOS.start(setup), [], random.Random(5)
    while not at.outcome:
        moves.append(rng.choice(at.moves))
        at = play(at, moves[-1])
    lines = TRIOMINOS.notation(setup, tuple(moves)).splitlines()
    assert lines[:2] == [setup, "#1"]
    begins = (2, 1)[TRIOMINOS.start(setup).turn == 0]
    assert lines[2].startswith(f"{begins}: {moves[0]} ")
    assert lines[-1] == "= " + " ".join(map(str, at.score))
    assert sum(line.startswith("#") for line in lines) == len(at.sheets)
    played = [word for line in lines[2:-1] if ":" in line for word in line.split()[1:-1]]
    assert played == [move for move in moves if move != "next"]


def test_the_only_tile_that_fits_is_laid() -> None:
    at = state("0,0:555", "355", "012")
    for _ in range(20):
        assert TRIOMINOS.choose(view(at, 0), "expert", 1.0).startswith("355.")


def test_with_nothing_to_lay_it_draws_or_passes() -> None:
    assert (
        TRIOMINOS.choose(view(state("0,0:555", "012", "013", market="014"), 0), "club", 1) == "draw"
    )
    assert TRIOMINOS.choose(view(state("0,0:555", "012", "013"), 0), "club", 1) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_at_every_level_the_computer_plays_a_legal_move(level: str) -> None:
    at = TRIOMINOS.start(TRIOMINOS.deal(3, {}, SEED))
    while not at.outcome:
        if at.turn is None:
            at = play(at, "next")
            continue
        move = TRIOMINOS.choose(view(at, at.turn), level, 0.001)
        assert move in at.moves
        at = play(at, move)
