"""An evening's pairs and points, beside a choice by enumeration and a count of one's own."""

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.evening import EveningCourse
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.matching import matched
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult
from tests.bot.tournaments.simulated import played, seats_of

EVENING = FORMS["evening"]
OPTIONS = TournamentOptions("evening", "reversi")
Pairs = tuple[tuple[int, int], ...]


def all_pairings(
    people: tuple[int, ...], weights: Mapping[tuple[int, int], int]
) -> Iterator[Pairs]:
    """Every choice of pairs of which nobody is in two."""
    if not people:
        yield ()
        return
    first, *rest = people
    yield from all_pairings(tuple(rest), weights)
    for other in rest:
        if (first, other) in weights:
            left = tuple(each for each in rest if each != other)
            for more in all_pairings(left, weights):
                yield ((first, other), *more)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 8), st.data())
def test_the_pairs_are_the_best_of_all(count: int, data: st.DataObject) -> None:
    people = tuple(range(1, count + 1))
    pairs = [(one, other) for one in people for other in people if one < other]
    weights = {
        pair: data.draw(st.integers(1, 40)) for pair in pairs if data.draw(st.integers(0, 3))
    }
    best = max(
        (len(one), sum(weights[pair] for pair in one)) for one in all_pairings(people, weights)
    )
    found = matched(weights)
    assert len({each for pair in found for each in pair}) == 2 * len(found)
    assert (len(found), sum(weights[pair] for pair in found)) == best


@pytest.mark.parametrize("count", [3, 4, 7, 8])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_meets_the_last_opponent_at_once_and_first_moves_are_balanced(
    count: int, seed: int
) -> None:
    course = played(OPTIONS, count, random.Random(seed), rounds=16)
    for entrant in range(1, count + 1):
        boards = seats_of(course.pairings, entrant)
        for (before, seat), (after, at) in pairwise(boards):
            if before.seats[1 - seat] == after.seats[1 - at]:  # the other has met somebody between
                between = seats_of(course.pairings, before.seats[1 - seat])
                rounds = [each.round for each, _ in between]
                assert any(before.round < each < after.round for each in rounds)
        balance = 0
        for _, seat in boards:
            balance += 1 - 2 * seat
            assert abs(balance) <= 3


def test_two_who_are_alone_go_on_with_each_other() -> None:
    assert len(played(OPTIONS, 2, random.Random(1), rounds=5).pairings) == 5


def test_who_waits_longest_is_paired_when_one_has_to_wait() -> None:
    for late in (1, 2, 3):
        entrants = [Entrant(each, waited=600.0 * (each != late)) for each in (1, 2, 3)]
        (board,) = EVENING.pair(entrants, (), 1, OPTIONS, random.Random(0))
        assert late not in board.seats


def test_who_plays_or_has_withdrawn_is_not_paired() -> None:
    entrants = [Entrant(1), Entrant(2), Entrant(3, after=1), Entrant(4)]
    running = (BoardPairing(1, 1, (1, 2)),)
    assert EVENING.pair(entrants, running, 2, OPTIONS, random.Random(0)) == ()


def test_those_of_like_standing_meet() -> None:
    course = tuple(
        BoardPairing(1, board, seats, BoardResult((1, 2), (40, 24)))
        for board, seats in enumerate(((1, 2), (3, 4)), 1)
    )
    entrants = [Entrant(each) for each in range(1, 5)]
    boards = EVENING.pair(entrants, course, 2, OPTIONS, random.Random(0))
    assert {frozenset(each.seats) for each in boards} == {frozenset((1, 3)), frozenset((2, 4))}


def counted_by_hand(results: str) -> int:
    """The points of wins, draws and losses in turn, a forfeited win being an f."""
    points, row = 0, ""
    for each in results:
        double = 2 if row.endswith("ww") else 1
        points += {"w": 2 * double, "d": double, "l": 0, "f": 2}[each]
        if each != "f":
            row += each
    return points


@settings(max_examples=80, deadline=None)
@given(st.text("wdlf", max_size=9))
def test_points_are_doubled_after_two_wins_in_a_row(results: str) -> None:
    ends = {
        "w": BoardResult((1, 2), (40, 24)),
        "d": BoardResult((1, 1), (32, 32)),
        "l": BoardResult((2, 1), (24, 40)),
        "f": BoardResult((1, 2), (), frozenset({1})),
    }
    boards = tuple(
        BoardPairing(number, 1, (1, 2), ends[each]) for number, each in enumerate(results, 1)
    )
    standings = EveningCourse.of([Entrant(1), Entrant(2)], boards).standings
    (own,) = [each for each in standings if each.entrant == 1]
    assert own.points == Fraction(counted_by_hand(results))
