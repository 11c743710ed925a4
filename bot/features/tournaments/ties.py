"""What decides among those of equal points, by the definitions of FIDE's Tie-Break Regulations
(Handbook C.07, from 2024). Pure."""

from collections.abc import Sequence
from fractions import Fraction

from bot.features.tournaments import deals
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.standing import Tie
from bot.features.tournaments.tally import DRAW, LOSS, WIN, Tally

DIRECT, BERGER, BUCHHOLZ, CUT, WINS, DIFFERENCES, FIRSTS, LEADS = (
    "direct",
    "berger",
    "buchholz",
    "buchholz-cut",
    "wins",
    "differences",
    "firsts",
    "leads",
)


def direct(tally: Tally) -> Tie:
    """Direct encounter (C.07, article 6): the points out of the boards among those who are equal,
    where all of them have met; else nothing is told by it."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        for one in among:
            if among - {one} - {each.opponent for each in tally.encounters[one]}:
                return Fraction(0)
        own = (each.points for each in tally.encounters[entrant] if each.opponent in among)
        return sum(own, Fraction(0))

    return value


def wins(tally: Tally) -> Tie:
    """Number of games won (C.07, article 7), at the board alone."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        return Fraction(
            sum(each.points == WIN and each.played for each in tally.encounters[entrant])
        )

    return value


def berger(tally: Tally) -> Tie:
    """Sonneborn-Berger (C.07, article 9) of a round robin, in which boards that were not played
    count as their results say: the points of each opponent times what one has earned against them.
    """

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        return sum(
            (each.points * tally.points[each.opponent] for each in tally.encounters[entrant]),
            Fraction(0),
        )

    return value


def buchholz(tally: Tally, cut: bool = False) -> Tie:
    """Buchholz (C.07, article 8): the points of all opponents; with ``cut`` without the lowest,
    which is that of a round that one has missed where there is one (articles 14 and 16)."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        rounds = against(tally, entrant)
        scores = [score for score, _, _ in rounds]
        missed = [score for score, earned, played in rounds if not played and earned == LOSS]
        lowest = min(missed or scores, default=Fraction(0)) if cut else Fraction(0)
        return sum(scores, Fraction(0)) - lowest

    return value


def swiss_berger(tally: Tally) -> Tie:
    """Sonneborn-Berger (C.07, article 9) of a Swiss: the points of each opponent times what one has
    earned against them."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        return sum((score * earned for score, earned, _ in against(tally, entrant)), Fraction(0))

    return value


def against(tally: Tally, entrant: int) -> list[tuple[Fraction, Fraction, bool]]:
    """For each round that is over for an entrant the points of the opponent, what one has earned,
    and whether it was played. What one has not played counts as against somebody with one's own
    points; the rounds after an opponent has withdrawn count as drawn by them (article 16)."""
    found = []
    own = tally.points[entrant]
    for each in tally.encounters[entrant]:
        score = adjusted(tally, each.opponent) if each.played else own
        found.append((score, each.points, each.played))
    found += [(own, WIN, False) for _ in tally.byes[entrant]]
    missed = tally.rounds - len(tally.paired[entrant])
    return found + [(own, LOSS, False)] * missed


def adjusted(tally: Tally, opponent: int) -> Fraction:
    """The points of an opponent, with a draw for each round after the last that they were in."""
    last = max(tally.paired[opponent], default=0)
    return tally.points[opponent] + DRAW * (tally.rounds - last)


def differences(
    pairings: Sequence[BoardPairing], options: TournamentOptions
) -> tuple[tuple[str, Tie], ...]:
    """The sum of the differences to the others in one's seat; none without the same deal."""
    if not options.same_deal:
        return ()
    told = deals.differences(pairings)

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        own = (
            values[each.seats.index(entrant)]
            for each in pairings
            if entrant in each.seats and (values := told.get((each.round, each.board)))
        )
        return sum(own, Fraction(0))

    return ((DIFFERENCES, value),)


def leads(pairings: Sequence[BoardPairing]) -> Tie:
    """The sum of what one's scores were ahead of the mean of the others at one's tables."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        return sum(
            (
                deals.leads(each.result.scores)[each.seats.index(entrant)]
                for each in pairings
                if entrant in each.seats and each.result and each.result.scores
            ),
            Fraction(0),
        )

    return value
