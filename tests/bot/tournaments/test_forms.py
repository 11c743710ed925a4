"""What all forms answer for: everybody once a round, and standings that follow from the boards."""

import random
from dataclasses import replace

import pytest

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions, from_dict
from bot.features.tournaments.pairing import BoardResult
from tests.bot.tournaments.simulated import played

GAME = {"four": "triominos"}
CASES = [
    *(("evening", count, {}) for count in (2, 5, 9)),
    *(("swiss", count, {"rounds": rounds}) for count, rounds in ((3, 3), (6, 4), (9, 5), (12, 6))),
    *(("round-robin", count, {"twice": twice}) for count, twice in ((3, True), (6, False))),
    *(("knockout", count, {}) for count in (3, 4, 5, 8, 13)),
    *(("league", count, {"groups": groups}) for count, groups in ((3, 1), (11, 3))),
    *(("four", count, {"seats": 4, "rounds": 4}) for count in (4, 5, 7, 12)),
    ("four", 10, {"seats": 3, "rounds": 4}),
]
each_case = pytest.mark.parametrize(
    ("form", "count", "more"), CASES, ids=[f"{case[0]}-{case[1]}" for case in CASES]
)


def options_of(form: str, more: dict[str, int]) -> TournamentOptions:
    return from_dict({"form": form, "game": GAME.get(form, "reversi"), **more})


@each_case
@pytest.mark.parametrize("missing", [0.0, 0.1])
def test_a_tournament_goes_to_its_end(
    form: str, count: int, more: dict[str, int], missing: float
) -> None:
    options = options_of(form, more)
    course = played(options, count, random.Random(f"{form}{count}"), missing, rounds=25)
    rules = FORMS[form]
    assert rules.pace is RoundPace.FREE or rules.over(course.entrants, course.pairings, options)
    for boards in course.rounds():
        seated = [seat for each in boards for seat in each.seats]
        assert len(seated) == len({*seated})
        assert len({each.board for each in boards}) == len(boards)
    here = {each.number for each in course.entrants}
    standings = rules.standings(course.entrants, course.pairings, options)
    assert sorted(each.entrant for each in standings) == sorted(here)
    for group in {each.group for each in standings}:
        places = [each.place for each in standings if each.group == group]
        assert places == sorted(places) and places[0] == 1


@each_case
def test_standings_follow_from_the_boards_in_any_order_and_after_a_correction(
    form: str, count: int, more: dict[str, int]
) -> None:
    options, luck = options_of(form, more), random.Random(f"{count}{form}")
    course = played(options, count, luck, 0.05, rounds=8)
    rules, entrants, pairings = FORMS[form], course.entrants, course.pairings
    before = rules.standings(entrants, pairings, options)
    shuffled = list(pairings)
    luck.shuffle(shuffled)
    assert rules.standings(entrants, tuple(shuffled), options) == before
    board = luck.choice([each for each in pairings if not each.bye])
    ahead = tuple(range(len(board.seats), 0, -1))
    corrected = replace(board, result=BoardResult(ahead, tuple(range(len(board.seats)))))
    other = tuple(corrected if each is board else each for each in pairings)
    rules.standings(entrants, other, options)
    assert rules.standings(entrants, pairings, options) == before


@pytest.mark.parametrize(
    ("form", "count", "more", "why"),
    [
        ("evening", 1, {}, "few"),
        ("swiss", 2, {"rounds": 1}, "few"),
        ("swiss", 6, {"rounds": 6}, "rounds"),
        ("swiss", 7, {"rounds": 8}, "rounds"),
        ("swiss", 3, {"rounds": 3, "same_deal": True}, "deal"),
        ("round-robin", 17, {}, "many"),
        ("knockout", 2, {}, "few"),
        ("league", 8, {"groups": 3}, "few"),
        ("league", 40, {"groups": 2}, "many"),
        ("four", 3, {"seats": 4}, "few"),
        ("four", 8, {"seats": 2}, "seats"),
    ],
)
def test_what_cannot_be_played_is_refused(
    form: str, count: int, more: dict[str, int], why: str
) -> None:
    entrants = tuple(Entrant(number) for number in range(1, count + 1))
    assert FORMS[form].problem(entrants, options_of(form, more)) == why
    assert from_dict(options_of(form, more).as_dict()) == options_of(form, more)
