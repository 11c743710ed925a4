"""Swiss rounds beside every pairing that there could be, and standings by a count of one's own."""

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing
from tests.bot.tournaments.simulated import Played, played, seats_of

SWISS = FORMS["swiss"]
HALF = Fraction(1, 2)
Pairs = list[tuple[int, int]]


def points(pairings: tuple[BoardPairing, ...], entrant: int) -> Fraction:
    """A win is 1, a draw ½, a bye 1, and who did not come has nothing."""
    found = Fraction(0)
    for board, seat in seats_of(pairings, entrant):
        assert board.result is not None
        places = board.result.places
        if board.bye:
            found += 1
        elif seat not in board.result.absent:
            found += 1 if places[seat] < places[1 - seat] else HALF if len({*places}) == 1 else 0
    return found


def colours(pairings: tuple[BoardPairing, ...], entrant: int) -> list[bool]:
    return [
        seat == 0
        for board, seat in seats_of(pairings, entrant)
        if board.result and board.result.played
    ]


def wants(before: tuple[BoardPairing, ...], entrant: int) -> bool | None:
    """Whether somebody has to begin or must not: by a difference of two, or the same twice."""
    own = colours(before, entrant)
    balance = sum(1 if each else -1 for each in own)
    if abs(balance) > 1 or own[-2:] in ([True, True], [False, False]):
        return balance < 0 if balance else not own[-1]
    return None


def legal(
    here: tuple[int, ...], before: tuple[BoardPairing, ...], top: set[int]
) -> Iterator[Pairs]:
    """Every pairing of a round in which nobody meets anybody again, nobody has a second bye, and no
    two meet who both have to begin, or both not, unless one has a ``top`` score in the last round.
    """
    if not here:
        yield []
        return
    one, *rest = here
    for other in rest if len(here) % 2 == 0 or len(rest) else []:
        met = any(
            {one, other} == {*each.seats} and each.result and each.result.played for each in before
        )
        wish = wants(before, one)
        clash = wish is not None and wish == wants(before, other) and not {one, other} & top
        if not met and not clash:
            for more in legal(tuple(each for each in rest if each != other), before, top):
                yield [(one, other), *more]


def all_legal(
    here: tuple[int, ...], before: tuple[BoardPairing, ...], top: set[int]
) -> list[Pairs]:
    if len(here) % 2 == 0:
        return list(legal(here, before, top))
    found: list[Pairs] = []
    for one in here:
        lucky = any(
            each.bye or (each.result and each.result.absent and seat not in each.result.absent)
            for each, seat in seats_of(before, one)
        )
        if not lucky:
            left = tuple(each for each in here if each != one)
            found += [[(one, 0), *more] for more in legal(left, before, top)]
    return found


def quality(pairs: Pairs, score: dict[int, Fraction]) -> tuple[object, ...]:
    """Who has the bye has as few points as can be (C.5); then as many as can be of the highest
    score meet somebody of the same (C.6)."""
    byes = [score[one] for one, other in pairs if not other]
    inside = sum(score[one] == score.get(other) == max(score.values()) for one, other in pairs)
    return -max(byes, default=Fraction(0)), inside


@pytest.mark.parametrize("count", [5, 6, 7, 8])
@pytest.mark.parametrize("missing", [0.0, 0.08])
def test_no_legal_pairing_is_better(count: int, missing: float) -> None:
    for seed in range(3):
        rounds = (count + 1) // 2
        course = played(
            TournamentOptions("swiss", "reversi", rounds=rounds),
            count,
            random.Random(seed),
            missing,
        )
        compare(course, rounds)


def compare(course: Played, rounds: int) -> None:
    """Each round beside all that could have been."""
    for number, boards in enumerate(course.rounds(), 1):
        before = tuple(each for each in course.pairings if each.round < number)
        here = tuple(sorted(seat for each in boards for seat in each.seats))
        score = {each: points(before, each) for each in here}
        last = number == rounds
        top = {each for each in here if last and 2 * score[each] > number - 1}
        best = [quality(pairs, score) for pairs in all_legal(here, before, top)]
        own = [(*each.seats, 0)[:2] for each in boards]
        assert best and quality(own, score) == max(best), (number, boards)  # type: ignore[arg-type]


@pytest.mark.parametrize(("count", "rounds"), [(7, 7), (8, 7), (12, 6), (19, 7)])
@pytest.mark.parametrize("missing", [0.0, 0.06])
def test_opponents_are_new_byes_come_once_and_first_moves_are_balanced(
    count: int, rounds: int, missing: float
) -> None:
    options = TournamentOptions("swiss", "reversi", rounds=rounds)
    course = played(options, count, random.Random(count), missing)
    roomy = rounds <= count // 2
    if roomy:
        assert len(course.rounds()) == rounds
    for entrant in range(1, count + 1):
        boards = seats_of(course.pairings, entrant)
        met = [
            board.seats[1 - seat] for board, seat in boards if board.result and board.result.played
        ]
        assert len(met) == len({*met})
        assert sum(board.bye for board, _ in boards) <= 1
        own = colours(course.pairings[: -len(course.rounds()[-1])], entrant)
        if roomy:
            assert abs(sum(1 if each else -1 for each in own)) <= 2
            assert not any(len({*own[at : at + 3]}) == 1 for at in range(len(own) - 2))


def opponents(course: Played, entrant: int) -> list[tuple[Fraction, Fraction, bool]]:
    """For each round the points of the opponent, or one's own where nothing was played, one's own
    result there, and whether one has missed it."""
    own, found = points(course.pairings, entrant), []
    for number, boards in enumerate(course.rounds(), 1):
        board = next((each for each in boards if entrant in each.seats), None)
        if board is None:
            found.append((own, Fraction(0), True))
            continue
        result = points((board,), entrant)
        if not board.result or not board.result.played:
            found.append((own, result, result == 0))
            continue
        other = next(each for each in board.seats if each != entrant)
        last = max(each.round for each in course.pairings if other in each.seats)
        gone = len(course.rounds()) - last
        found.append((points(course.pairings, other) + HALF * gone, result, False))
        assert number <= last
    return found


@pytest.mark.parametrize("missing", [0.0, 0.1])
def test_ties_are_what_the_handbook_says(missing: float) -> None:
    for seed in range(4):
        course = played(
            TournamentOptions("swiss", "reversi", rounds=5), 11, random.Random(seed), missing
        )
        standings = SWISS.standings(course.entrants, course.pairings, course.options)
        for each in standings:
            rounds = opponents(course, each.entrant)
            scores = [score for score, _, _ in rounds]
            missed = [score for score, _, away in rounds if away]
            ties = dict(each.ties)
            assert each.points == points(course.pairings, each.entrant)
            assert ties["buchholz"] == sum(scores)
            assert ties["buchholz-cut"] == sum(scores) - min(missed or scores)
            assert ties["berger"] == sum(score * result for score, result, _ in rounds)
            assert ties["wins"] == sum(
                points((board,), each.entrant) == 1
                for board, _ in seats_of(course.pairings, each.entrant)
                if board.result and board.result.played
            )
        order = [(each.points, *(value for _, value in each.ties)) for each in standings]
        assert order == sorted(order, reverse=True)


def test_it_ends_where_nobody_new_is_left() -> None:
    entrants = tuple(Entrant(each) for each in (1, 2, 3, 4))
    course = played(TournamentOptions("swiss", "reversi", rounds=3), 4, random.Random(0))
    longer = TournamentOptions("swiss", "reversi", rounds=9)
    assert SWISS.over(entrants, course.pairings, longer) == (len(course.rounds()) == 3)
    assert SWISS.pair(entrants, course.pairings, 4, longer, random.Random(0)) == ()
