"""Knockout: seeds, draws, the third place."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult, forfeit

KNOCKOUT = FORMS["knockout"]
OPTIONS = TournamentOptions("knockout", "reversi")
DRAW = BoardResult((1, 1), (32, 32))


def field(count: int) -> tuple[Entrant, ...]:
    """Entrants of whom each is rated higher than those after."""
    return tuple(Entrant(number, 100.0 - number) for number in range(1, count + 1))


def winning(board: BoardPairing, entrant: int) -> BoardPairing:
    places = tuple(1 if each == entrant else 2 for each in board.seats)
    return replace(board, result=BoardResult(places, (0, 0)))


def by_rating(count: int) -> tuple[BoardPairing, ...]:
    """All boards where the higher rating always wins."""
    entrants, number = field(count), 0
    found: tuple[BoardPairing, ...] = ()
    while not KNOCKOUT.over(entrants, found, OPTIONS):
        number += 1
        new = KNOCKOUT.pair(entrants, found, number, OPTIONS, random.Random(number))
        found += tuple(each if each.result else winning(each, min(each.seats)) for each in new)
    return found


@pytest.mark.parametrize("count", range(3, 18))
def test_where_the_better_wins_the_seeds_come_in_their_order(count: int) -> None:
    boards = by_rating(count)
    standings = KNOCKOUT.standings(field(count), boards, OPTIONS)
    assert [each.entrant for each in standings[:4]] == [1, 2, 3, 4][:count]
    assert [each.place for each in standings[:4]] == [1, 2, 3, 4][:count]
    assert sum(not each.bye for each in boards) == count - 1 + (count > 3)
    byes = {each.seats[0] for each in boards if each.bye}
    assert byes == {*range(1, len(byes) + 1)}  # the highest seeds rest


def test_a_draw_is_played_again_with_seats_exchanged_and_then_the_higher_seed_goes_on() -> None:
    entrants = field(4)
    first = KNOCKOUT.pair(entrants, (), 1, OPTIONS, random.Random(0))
    assert {frozenset(each.seats) for each in first} == {frozenset((1, 4)), frozenset((2, 3))}
    drawn, decided = sorted(first, key=lambda each: min(each.seats))
    boards = (replace(drawn, result=DRAW), winning(decided, 3))
    (again,) = KNOCKOUT.pair(entrants, boards, 2, OPTIONS, random.Random(0))
    assert again.seats == drawn.seats[::-1]
    both = (*boards, replace(again, result=DRAW))
    last = KNOCKOUT.pair(entrants, both, 3, OPTIONS, random.Random(0))
    assert {frozenset(each.seats) for each in last} == {frozenset((1, 3)), frozenset((2, 4))}


def test_nothing_is_opened_for_a_duel_that_is_being_played() -> None:
    entrants = field(4)
    first = KNOCKOUT.pair(entrants, (), 1, OPTIONS, random.Random(0))
    assert KNOCKOUT.pair(entrants, first, 2, OPTIONS, random.Random(0)) == ()
    assert not KNOCKOUT.over(entrants, first, OPTIONS)


def test_who_does_not_come_is_out_and_two_who_do_not_leave_their_place_empty() -> None:
    entrants = field(4)
    first = KNOCKOUT.pair(entrants, (), 1, OPTIONS, random.Random(0))
    empty, other = sorted(first, key=lambda each: min(each.seats))
    nobody = replace(empty, result=forfeit(empty, frozenset({0, 1})))
    alone = replace(other, result=forfeit(other, frozenset({other.seats.index(2)})))
    assert KNOCKOUT.over(entrants, (nobody, alone), OPTIONS)
    standings = KNOCKOUT.standings(entrants, (nobody, alone), OPTIONS)
    assert standings[0].entrant == 3 and standings[0].points == Fraction(1)
    assert standings[1].entrant == 2


def test_a_corrected_result_leads_to_other_duels() -> None:
    entrants = field(4)
    first = KNOCKOUT.pair(entrants, (), 1, OPTIONS, random.Random(0))
    one = tuple(winning(each, max(each.seats)) for each in first)
    last = KNOCKOUT.pair(entrants, one, 2, OPTIONS, random.Random(0))
    assert {frozenset(each.seats) for each in last} == {frozenset((3, 4)), frozenset((1, 2))}
    other = tuple(winning(each, min(each.seats)) for each in first)
    last = KNOCKOUT.pair(entrants, other, 2, OPTIONS, random.Random(0))
    assert {frozenset(each.seats) for each in last} == {frozenset((1, 2)), frozenset((3, 4))}
    assert last[0].seats != last[1].seats
