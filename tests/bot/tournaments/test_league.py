"""Leagues and round robins: what follows from withdrawals, and who goes up and down."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from msgspec import structs

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.league import groups, next_groups
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult
from tests.bot.tournaments.simulated import played, seats_of

LEAGUE, ROBIN = FORMS["league"], FORMS["round-robin"]
OPTIONS = TournamentOptions("league", "reversi", groups=3, promoted=1)


def field(count: int) -> tuple[Entrant, ...]:
    return tuple(Entrant(number, 100.0 - number) for number in range(1, count + 1))


def by_rating(count: int) -> tuple[BoardPairing, ...]:
    """All boards, the better winning."""
    boards: list[BoardPairing] = []
    for number in range(1, 1 + (LEAGUE.rounds(field(count), OPTIONS) or 0)):
        for each in LEAGUE.pair(field(count), (), number, OPTIONS, random.Random(0)):
            places = (1, 2) if each.seats[0] == min(each.seats) else (2, 1)
            boards.append(
                each if each.result else replace(each, result=BoardResult(places, (0, 0)))
            )
    return tuple(boards)


def test_each_plays_each_of_the_own_group() -> None:
    boards = [each for each in by_rating(10) if not each.bye]
    met = [frozenset(each.seats) for each in boards]
    assert len(met) == len({*met})
    wanted = [
        frozenset(pair)
        for part in ((1, 2, 3, 4), (5, 6, 7), (8, 9, 10))
        for pair in combinations(part, 2)
    ]
    assert {*met} == {*wanted}


def test_the_first_go_up_and_the_last_go_down() -> None:
    entrants, boards = field(10), by_rating(10)
    found = next_groups(entrants, boards, OPTIONS)
    assert found == {1: 1, 2: 1, 3: 1, 4: 2, 5: 1, 6: 2, 7: 3, 8: 2, 9: 3, 10: 3}
    later = tuple(structs.replace(each, group=found[each.number]) for each in entrants)
    assert [[each.number for each in group] for group in groups(later, OPTIONS)] == [
        [1, 2, 3, 5],
        [4, 6, 8],
        [7, 9, 10],
    ]


def test_who_has_withdrawn_goes_nowhere_and_saves_somebody() -> None:
    entrants = tuple(
        structs.replace(each, after=3 if each.number == 1 else None) for each in field(10)
    )
    found = next_groups(entrants, by_rating(10), OPTIONS)
    assert 1 not in found and found[4] == 1 and found[5] == 1


def test_a_group_stands_as_if_there_were_no_other() -> None:
    luck = random.Random(5)
    course = played(OPTIONS, 11, luck)
    standings = LEAGUE.standings(course.entrants, course.pairings, OPTIONS)
    for number, group in enumerate(groups(course.entrants, OPTIONS), 1):
        own = [each for each in course.pairings if each.seats[0] in {one.number for one in group}]
        alone = ROBIN.standings(group, tuple(own), TournamentOptions("round-robin", "reversi"))
        there = [each for each in standings if each.group == number]
        assert [(each.entrant, each.place, each.ties) for each in there] == [
            (each.entrant, each.place, each.ties) for each in alone
        ]


def test_points_and_sonneborn_berger_are_what_one_counts_by_hand() -> None:
    course = played(TournamentOptions("round-robin", "reversi", twice=True), 7, random.Random(2))

    def result(board: BoardPairing, seat: int) -> Fraction:
        assert board.result
        own, other = board.result.places[seat], board.result.places[1 - seat]
        return Fraction(2 if own < other else 1 if own == other else 0, 2)

    def points(entrant: int) -> Fraction:
        boards = seats_of(course.pairings, entrant)
        return sum((result(board, seat) for board, seat in boards if not board.bye), Fraction(0))

    for each in ROBIN.standings(course.entrants, course.pairings, course.options):
        boards = [one for one in seats_of(course.pairings, each.entrant) if not one[0].bye]
        assert each.points == points(each.entrant) and each.played == 12
        assert dict(each.ties)["berger"] == sum(
            result(board, seat) * points(board.seats[1 - seat]) for board, seat in boards
        )


def test_who_goes_before_half_of_the_boards_leaves_nothing_behind() -> None:
    entrants, options = field(5), TournamentOptions("round-robin", "reversi")
    boards: tuple[BoardPairing, ...] = ()
    for number in (1, 2, 3, 4, 5):
        entrants = tuple(structs.replace(e, after=1 if e.number == 2 else None) for e in entrants)
        for each in ROBIN.pair(entrants, boards, number, options, random.Random(0)):
            boards += (each if each.result else replace(each, result=BoardResult((1, 2), (9, 1))),)
    standings = ROBIN.standings(entrants, boards, options)
    assert standings[-1].entrant == 2 and standings[-1].points == 0
    others = [each for each in boards if 2 not in each.seats and not each.bye]
    assert sum(each.points for each in standings) == len(others)
    later = tuple(structs.replace(each, after=3 if each.number == 2 else None) for each in entrants)
    assert sum(each.points for each in ROBIN.standings(later, boards, options)) >= len(others)
