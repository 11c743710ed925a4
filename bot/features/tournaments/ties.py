"""What decides among those of equal points, by the definitions of FIDE's Tie-Break Regulations
(Handbook C.07). Pure."""

from fractions import Fraction

from bot.features.tournaments.standing import Tie
from bot.features.tournaments.tally import WIN, Tally

DIRECT, BERGER, BUCHHOLZ, CUT, WINS, DIFFERENCES = (
    "direct",
    "berger",
    "buchholz",
    "buchholz-cut",
    "wins",
    "differences",
)


def direct(tally: Tally) -> Tie:
    """Direct encounter (C.07, article 6): the points out of the boards among those who are equal,
    where all of them have met; else nothing is told by it."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        others = {one: among - {one} for one in among}
        if any(others[one] - {each.opponent for each in tally.encounters[one]} for one in among):
            return Fraction(0)
        return sum(
            (each.points for each in tally.encounters[entrant] if each.opponent in among),
            Fraction(0),
        )

    return value


def wins(tally: Tally) -> Tie:
    """Number of games won (C.07, article 7.2), at the board alone."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        return Fraction(
            sum(each.points == WIN and each.played for each in tally.encounters[entrant])
        )

    return value


def berger(tally: Tally) -> Tie:
    """Sonneborn-Berger (C.07, article 9.1): the points of each opponent times what one has earned
    against them. In a round robin also boards that were not played count as their results say."""

    def value(entrant: int, among: frozenset[int]) -> Fraction:
        return sum(
            (each.points * tally.points[each.opponent] for each in tally.encounters[entrant]),
            Fraction(0),
        )

    return value
