"""Swiss: whoever has the same points meets, and nobody meets anybody twice. Pure."""

import random
from collections.abc import Sequence
from itertools import combinations

from bot.features.tournaments import dutch, ties
from bot.features.tournaments.deals import counted
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace, crowd
from bot.features.tournaments.matching import matched
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, bye
from bot.features.tournaments.standing import EntrantStanding, placed
from bot.features.tournaments.tally import WIN, Tally, tallied

FEWEST, MOST = 3, 128
HEAVY = 10_000


class Swiss:
    """Paired by the Dutch system of FIDE (Handbook C.04.3): equal points meet, nobody the same
    opponent twice, who begins is balanced, and nobody has a bye twice, which counts as a win. Where
    so few are left that this cannot be kept, opponents of nearest points meet whoever begins; where
    not even new opponents are left, the tournament is over."""

    key = "swiss"
    pace = RoundPace.ROUNDS
    same_deal = True

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start."""
        count = sum(each.after != 0 for each in entrants)
        if problem := crowd(count, FEWEST, MOST):
            return problem
        if options.rounds > count - 1 + count % 2:
            return "rounds"
        return "deal" if options.same_deal and count < 4 else None

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """How many rounds there are."""
        return options.rounds

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The boards of a round; none where nobody is left for whom there is an opponent."""
        known = counted(pairings, options)
        here = [each for each in entrants if each.plays_in(number)]
        found = dutch.paired(entrants, known, number, options.rounds, lot.random() < 0.5)
        if found is None:
            found = freely_paired(here, tally_of(entrants, known), lot)
        boards: list[BoardPairing] = []
        for one, other in found:
            board = len(boards) + 1
            boards.append(
                BoardPairing(number, board, (one, other)) if other else bye(number, board, one)
            )
        return tuple(boards)

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """The standings by points, Buchholz without the lowest, Buchholz, Sonneborn-Berger, direct
        encounter and wins; with the same deal the sum of differences comes first."""
        started = [each for each in entrants if each.after != 0]
        known = counted(pairings, options)
        tally = tally_of(started, known)
        return placed(
            tally.points,
            tally.played,
            (
                *ties.differences(pairings, options),
                (ties.CUT, ties.buchholz(tally, cut=True)),
                (ties.BUCHHOLZ, ties.buchholz(tally)),
                (ties.BERGER, ties.swiss_berger(tally)),
                (ties.DIRECT, ties.direct(tally)),
                (ties.WINS, ties.wins(tally)),
            ),
        )

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Whether the last round is over, or nobody has an opponent left."""
        last = max((each.round for each in pairings), default=0)
        if not last or any(each.result is None for each in pairings):
            return False
        if last >= options.rounds:
            return True
        tally = tally_of(entrants, pairings)
        here = [each for each in entrants if each.plays_in(last + 1)]
        if len(here) > 2 * last + 2:  # then there are pairs, as Dirac has proved of graphs
            return False
        return not freely_paired(here, tally, random.Random(0))


def tally_of(entrants: Sequence[Entrant], pairings: Sequence[BoardPairing]) -> Tally:
    """The tally in which a bye counts as a win."""
    return tallied([each.number for each in entrants], pairings, WIN)


def freely_paired(
    here: Sequence[Entrant], tally: Tally, lot: random.Random
) -> list[tuple[int, int]]:
    """Pairs of those who have not met, of nearest points, who began less often beginning; 0 is the
    bye's empty seat, for who has had none. Nothing where not all can be paired."""
    numbers = sorted(each.number for each in here)
    weights = {}
    for one, other in combinations(numbers, 2):
        if other not in tally.met(one):
            apart = tally.points[one] - tally.points[other]
            weights[one, other] = HEAVY - int(4 * apart * apart)
    if len(numbers) % 2:
        for one in numbers:
            if not tally.byes[one]:
                weights[0, one] = HEAVY - int(4 * tally.points[one] ** 2)
    found = []
    for pair in matched(weights):
        if 0 in pair:
            found.append((max(pair), 0))
            continue
        both = list(pair)
        lot.shuffle(both)
        one, other = sorted(both, key=tally.balance)
        found.append((one, other))
    return found if 2 * len(found) == len(numbers) + len(numbers) % 2 and len(numbers) > 1 else []
