"""Evening: a new opponent as soon as a match is over, until the time is up. Pure."""

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from bot.features.tournaments import ties
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace, crowd
from bot.features.tournaments.matching import matched
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.standing import EntrantStanding, placed
from bot.features.tournaments.tally import WIN, Encounter, Tally, tallied

FEWEST, MOST = 2, 128
STREAK = 2  # wins in a row after which points are doubled
PER_PLACE = 10  # what a place between two costs, of which at most so many count
PLACES = 30
PER_MATCH = 120  # what each match costs that they have played with each other
LATEST = 400  # what it costs that one of them comes from a match with the other
SAME_START = 15  # what it costs, for each match, that both have begun more often, or both less
PER_SECOND = 1  # what a second of waiting is worth, of which at most so many count
SECONDS = 600
BASE = 10_000  # of a pair, so that each is worth more than none


class Evening:
    """Everybody who is free is paired as soon as that can be, by a matching of the greatest weight:
    with somebody of like standing, seldom met, whom one has not just played, and who waits long
    first. A win counts 2, a draw 1, and both are doubled after two wins in a row until the next
    match that is not won, as in the arenas of Lichess. A win over somebody who did not come counts
    2, and leaves a row of wins as it is."""

    key = "evening"
    pace = RoundPace.FREE
    same_deal = False

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start."""
        here = sum(each.after is None for each in entrants)
        return crowd(here, FEWEST, MOST)

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """None: the time ends it."""
        return None

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The boards for those who are free now; who is left over waits."""
        here = [each for each in entrants if each.plays_in(number)]
        playing = {seat for each in pairings if each.result is None for seat in each.seats}
        free = [each for each in here if each.number not in playing]
        course = EveningCourse.of(entrants, pairings)
        weights = course.weights(free, alone=len(here) == FEWEST)
        found: list[BoardPairing] = []
        for one, other in matched(weights):
            seats = course.seated(one, other, lot)
            found.append(BoardPairing(number, len(found) + 1, seats))
        return tuple(found)

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """The standings by points, wins, direct encounter and Sonneborn-Berger."""
        return EveningCourse.of(entrants, pairings).standings

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Never by itself."""
        return False


class EveningCourse(Struct, frozen=True):
    """How an evening has gone so far: who has met whom, and the standings."""

    tally: Tally
    standings: tuple[EntrantStanding, ...]
    played: Mapping[int, tuple[BoardPairing, ...]]

    @classmethod
    def of(cls, entrants: Sequence[Entrant], pairings: Sequence[BoardPairing]) -> "EveningCourse":
        """The course of these boards."""
        numbers = [each.number for each in entrants]
        tally = tallied(numbers, pairings, Fraction(0))
        points = {number: earned(tally.encounters[number]) for number in numbers}
        scored = replace(tally, points=points)
        standings = placed(
            points,
            tally.played,
            (
                (ties.WINS, ties.wins(scored)),
                (ties.DIRECT, ties.direct(scored)),
                (ties.BERGER, ties.berger(scored)),
            ),
        )
        boards: dict[int, list[BoardPairing]] = {number: [] for number in numbers}
        for each in sorted(pairings, key=lambda one: (one.round, one.board)):
            for seat in each.seats:
                boards[seat].append(each)
        return cls(tally, standings, {number: tuple(found) for number, found in boards.items()})

    def weights(self, free: Sequence[Entrant], alone: bool) -> dict[tuple[int, int], int]:
        """What each pair of those who are free is worth. Two who have both just played each other
        are no pair, unless they are alone."""
        ranks = {each.entrant: each.place for each in self.standings}
        found = {}
        for one, other in combinations(sorted(free, key=lambda each: each.number), 2):
            latest = [self._latest(one.number) == other.number]
            latest.append(self._latest(other.number) == one.number)
            if all(latest) and not alone:
                continue
            apart = min(PLACES, abs(ranks[one.number] - ranks[other.number]))
            met = sum(other.number in each.seats for each in self.played[one.number])
            cost = PER_PLACE * apart + PER_MATCH * met
            cost += LATEST * any(latest)
            balances = (self._balance(one.number), self._balance(other.number))
            if balances[0] * balances[1] > 0:
                cost += SAME_START * min(map(abs, balances))
            waited = sum(min(SECONDS, int(each.waited)) for each in (one, other))
            found[one.number, other.number] = max(1, BASE - cost + PER_SECOND * waited)
        return found

    def seated(self, one: int, other: int, lot: random.Random) -> tuple[int, int]:
        """The two in the order of seats: who has begun less often begins, else who did not begin
        the last time, else the lot says."""
        pair = [one, other]
        lot.shuffle(pair)
        first, second = sorted(pair, key=lambda each: (self._balance(each), self._began(each)))
        return first, second

    def _latest(self, entrant: int) -> int | None:
        boards = self.played[entrant]
        return (
            next((seat for seat in boards[-1].seats if seat != entrant), None) if boards else None
        )

    def _balance(self, entrant: int) -> int:
        """How much more often somebody has begun than not."""
        return sum(1 if each.seats[0] == entrant else -1 for each in self.played[entrant])

    def _began(self, entrant: int) -> bool:
        boards = self.played[entrant]
        return bool(boards) and boards[-1].seats[0] == entrant


def earned(encounters: Sequence[Encounter]) -> Fraction:
    """The points of an evening's matches in turn."""
    points, row = Fraction(0), 0
    for each in encounters:
        if not each.played and each.points == WIN:
            points += 2
            continue
        points += 2 * each.points * (2 if row >= STREAK else 1)
        row = row + 1 if each.points == WIN else 0
    return points
