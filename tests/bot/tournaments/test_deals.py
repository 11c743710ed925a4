"""The same deal at all tables: what counts is the difference to the others in one's seat."""

import random
from dataclasses import replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.deals import counted, differences, is_held, round_seed
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult, bye, forfeit, ranked
from engines import chance
from tests.bot.tournaments.simulated import played

SAME = TournamentOptions("swiss", "crosswise", rounds=3, same_deal=True)


def board(number: int, at: int, *scores: int) -> BoardPairing:
    seats = tuple(range(10 * at, 10 * at + len(scores)))
    return BoardPairing(number, at, seats, BoardResult(ranked(scores), scores))


def test_who_loses_by_less_than_the_others_in_the_seat_has_won() -> None:
    boards = (board(1, 1, 30, 10), board(1, 2, 25, 15), board(1, 3, 20, 20))
    assert differences(boards)[1, 2] == (Fraction(0), Fraction(0))
    assert differences(boards)[1, 1] == (Fraction(15), Fraction(-15))
    assert differences(boards)[1, 3] == (Fraction(-15), Fraction(15))
    places = [each.result.places for each in counted(boards, SAME) if each.result]
    assert places == [(1, 2), (1, 1), (2, 1)]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(*(st.integers(0, 90),) * 3), min_size=2, max_size=5))
def test_differences_are_those_to_the_mean_of_the_others(scores: list[tuple[int, ...]]) -> None:
    boards = [board(1, at, *each) for at, each in enumerate(scores, 1)]
    told = differences(boards)
    for at in range(1, len(scores) + 1):
        assert sum(told[1, at]) == 0
        for seat in range(3):
            leads = [Fraction(3 * each[seat] - sum(each), 2) for each in scores]
            others = [lead for index, lead in enumerate(leads, 1) if index != at]
            assert told[1, at][seat] == leads[at - 1] - sum(others) / len(others)
    for seat in range(3):
        assert sum(told[1, at][seat] for at in range(1, len(scores) + 1)) == 0


def test_nothing_counts_before_the_last_table_of_the_round_is_over() -> None:
    running = BoardPairing(1, 2, (20, 21))
    boards = (board(1, 1, 30, 10), running)
    assert differences(boards) == {}
    assert [each.result for each in counted(boards, SAME)] == [None, None]
    assert counted(boards, replace(SAME, same_deal=False)) == boards


def test_a_rounds_seed_is_its_own_and_is_told_after_its_last_board() -> None:
    secret = chance.new_seed()
    seeds = [round_seed(secret, number) for number in (1, 2, 11)]
    assert len({*seeds, secret}) == 4 and all(map(chance.is_seed, seeds))
    assert round_seed(secret, 1) == seeds[0] != round_seed(chance.new_seed(), 1)
    boards = (board(1, 1, 30, 10), BoardPairing(1, 2, (20, 21)), board(2, 1, 9, 9))
    assert is_held(boards, 1) and not is_held(boards, 2)
    assert not is_held((*boards[::2], board(1, 2, 1, 2)), 1)


def test_a_table_that_is_not_to_be_compared_counts_as_it_ended() -> None:
    alone = (board(1, 1, 30, 10), bye(1, 2, 20))
    assert counted(alone, SAME) == alone
    empty = BoardPairing(1, 3, (30, 31))
    empty = replace(empty, result=forfeit(empty, frozenset({0})))
    given_up = replace(board(1, 4, 50, 1), result=BoardResult((2, 1), (50, 1), rules=False))
    corrected = replace(board(1, 5, 50, 1), result=BoardResult((2, 1)))
    boards = (board(1, 1, 30, 10), board(1, 2, 20, 20), empty, given_up, corrected)
    found = counted(boards, SAME)
    assert found[2:] == boards[2:]
    assert differences(boards)[1, 1] == (Fraction(20), Fraction(-20))


def test_the_sum_of_differences_decides_among_equal_points() -> None:
    for form, game in (("swiss", "crosswise"), ("round-robin", "crosswise"), ("four", "triominos")):
        seats = 4 if form == "four" else 2
        options = TournamentOptions(form, game, rounds=3, seats=seats, same_deal=True)
        course = played(options, 8, random.Random(1))
        told = differences(course.pairings)
        for each in FORMS[form].standings(course.entrants, course.pairings, options):
            own = [
                told[one.round, one.board][one.seats.index(each.entrant)]
                for one in course.pairings
                if each.entrant in one.seats
            ]
            assert each.ties[0] == ("differences", sum(own))
    few = tuple(map(Entrant, (1, 2, 3)))
    assert FORMS["round-robin"].problem(few, replace(SAME, form="round-robin")) == "deal"
