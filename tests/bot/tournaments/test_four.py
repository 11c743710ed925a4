"""Four at a table: whist tables, places, who sits where, and who rests."""

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from bot.features.tournaments import whist
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.four import earned
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult, forfeit, ranked
from tests.bot.tournaments.simulated import played

FOUR = FORMS["four"]
ALONE = TournamentOptions("four", "triominos", seats=4, rounds=5)
PARTNERS = TournamentOptions("four", "crosswise", seats=4, rounds=5)


@pytest.mark.parametrize("count", sorted(whist.FIRST_ROUNDS))
def test_whist_tables_give_each_partner_once_and_each_opponent_twice(count: int) -> None:
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for tables in whist.rounds(count):
        assert sorted(each for four in tables for each in four) == [*range(count)]
        for a, b, c, d in tables:
            partners.update((frozenset((a, c)), frozenset((b, d))))
            opponents.update(frozenset((one, other)) for one in (a, c) for other in (b, d))
    pairs = {frozenset(pair) for pair in combinations(range(count), 2)}
    assert partners == dict.fromkeys(pairs, 1)
    assert opponents == dict.fromkeys(pairs, 2)


def test_partners_change_by_round() -> None:
    course = played(replace(PARTNERS, rounds=7), 8, random.Random(1))
    partners = [frozenset(each.seats[at::2]) for each in course.pairings for at in (0, 1)]
    assert len({*partners}) == len(partners) == 28


@pytest.mark.parametrize(("options", "count"), [(PARTNERS, 10), (PARTNERS, 13), (ALONE, 5)])
def test_who_is_left_over_rests_in_turn(options: TournamentOptions, count: int) -> None:
    course = played(options, count, random.Random(count))
    rests = Counter(each.seats[0] for each in course.pairings if each.bye)
    rests.update(dict.fromkeys(range(1, count + 1), 0))
    assert max(rests.values()) - min(rests.values()) <= 1


def test_tables_of_three_and_four_leave_nobody_over() -> None:
    for count in (6, 7, 9, 11, 14):
        course = played(ALONE, count, random.Random(count))
        assert {len(each.seats) for each in course.pairings} <= {3, 4}


def test_few_meet_again() -> None:
    """Sixteen can sit at tables of four for three rounds in which nobody meets anybody twice."""
    course = played(replace(ALONE, rounds=3), 16, random.Random(3))
    met = Counter(
        frozenset(pair) for each in course.pairings for pair in combinations(each.seats, 2)
    )
    assert max(met.values()) == 1


def test_seats_are_balanced() -> None:
    course = played(replace(ALONE, rounds=6), 8, random.Random(4))
    sat = Counter((one, seat) for each in course.pairings for seat, one in enumerate(each.seats))
    assert all(sat[one, seat] in (1, 2) for one in range(1, 9) for seat in range(4))


@pytest.mark.parametrize(
    ("scores", "counts"),
    [
        ((40, 30, 20, 10), (3, 2, 1, 0)),
        ((40, 30, 30, 10), (3, 1.5, 1.5, 0)),
        ((40, 10, 40, 10), (2.5, 0.5, 2.5, 0.5)),
        ((9, 9, 9, 9), (1.5, 1.5, 1.5, 1.5)),
        ((40, 30, 20), (3, 1.5, 0)),
        ((40, 40, 20), (2.25, 2.25, 0)),
    ],
)
def test_places_count(scores: tuple[int, ...], counts: tuple[float, ...]) -> None:
    board = BoardPairing(
        1, 1, tuple(range(1, len(scores) + 1)), BoardResult(ranked(scores), scores)
    )
    assert tuple(earned(board, seat) for seat in range(len(scores))) == counts
    assert sum(counts) == len(scores) * 1.5


def test_who_does_not_come_has_nothing() -> None:
    board = BoardPairing(1, 1, (1, 2, 3, 4))
    board = replace(board, result=forfeit(board, frozenset({1})))
    assert [earned(board, seat) for seat in range(4)] == [2, 0, 2, 2]


def test_a_table_that_was_called_off_is_shared_and_brings_no_lead() -> None:
    course = played(replace(ALONE, rounds=3), 8, random.Random(6))
    first, *others = course.pairings
    called_off = replace(first, result=BoardResult((1, 1, 1, 1)))
    standings = FOUR.standings(course.entrants, (called_off, *others), course.options)
    assert sum(each.points for each in standings) == len(course.pairings) * 6
    assert sum(dict(each.ties)["leads"] for each in standings) == 0


def test_points_are_the_sum_of_all_tables() -> None:
    course = played(replace(ALONE, rounds=4), 11, random.Random(6), 0.1)
    standings = FOUR.standings(course.entrants, course.pairings, course.options)
    for each in standings:
        own = Fraction(0)
        for board in course.pairings:
            if each.entrant in board.seats:
                own += (
                    Fraction(3, 2) if board.bye else earned(board, board.seats.index(each.entrant))
                )
        assert each.points == own
